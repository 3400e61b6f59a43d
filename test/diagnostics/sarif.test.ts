import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { LocatedFinding } from '../../src/diagnostics/finding.ts';
import { reportSarif } from '../../src/diagnostics/reporters/sarif.ts';
import { MISMATCH, made, NOTE, report } from './made-report.ts';

const sarif = (...findings: readonly LocatedFinding[]) =>
  JSON.parse(reportSarif(report(...findings), 'my content/'));

describe('the SARIF reporter', () => {
  it('names the rules that were found broken, once each, with help', () => {
    const log = sarif(made(), made({ line: 6 }), NOTE);
    expect(log.version).toBe('2.1.0');
    const { rules } = log.runs[0].tool.driver;
    expect(rules.map((rule: { id: string }) => rule.id)).toEqual(['attested', 'vote/missing']);
    expect(rules[1].help.text).toContain('Suber’s Rule 105');
    expect(rules[1].defaultConfiguration.level).toBe('error');
    const { results } = log.runs[0];
    expect(results.map((r: { ruleIndex: number }) => r.ruleIndex)).toEqual([1, 1, 0]);
    expect(results.map((r: { level: string }) => r.level)).toEqual(['error', 'error', 'note']);
  });

  it('gives regions that end behind the last character, and places as addresses', () => {
    const [result] = sarif(MISMATCH).runs[0].results;
    expect(result.locations[0].physicalLocation).toEqual({
      artifactLocation: { uri: 'my%20content/games/g/proposals/301.md' },
      region: { startLine: 7, startColumn: 14, endLine: 7, endColumn: 16 },
    });
    expect(result.relatedLocations[0].message.text).toBe('The votes were these.');
    expect(result.message.text).toContain('Recorded: 20. Computed: 10. Difference: 10 too many.');
  });

  it('leaves out places in other revisions', () => {
    const [related] = MISMATCH.related;
    const elsewhere = { ...MISMATCH, related: related ? [{ ...related, revision: 'main' }] : [] };
    expect(sarif(elsewhere).runs[0].results[0].relatedLocations).toEqual([]);
  });

  it('has what the schema of SARIF 2.1.0 asks for and no key that it does not know', () => {
    const text = z.strictObject({ text: z.string().min(1) });
    const line = z.int().min(1);
    const uri = z.string().regex(/^[\w./%~-]+$/);
    const lines = { startLine: line, startColumn: line, endLine: line, endColumn: line };
    const physicalLocation = z.strictObject({
      artifactLocation: z.strictObject({ uri }),
      region: z.strictObject(lines),
    });
    const location = z.strictObject({ physicalLocation });
    const level = z.enum(['error', 'note']);
    const rule = z.strictObject({
      id: z.string(),
      shortDescription: text,
      fullDescription: text,
      help: text,
      defaultConfiguration: z.strictObject({ level }),
      properties: z.strictObject({ tags: z.array(z.string()).max(1) }),
    });
    const result = z.strictObject({
      ruleId: z.string(),
      ruleIndex: z.int().min(0),
      level,
      message: text,
      locations: z.array(location).length(1),
      relatedLocations: z.array(location.extend({ message: text })),
    });
    const driver = z.strictObject({ name: z.string(), rules: z.array(rule) });
    const run = z.strictObject({
      tool: z.strictObject({ driver }),
      columnKind: z.literal('utf16CodeUnits'),
      results: z.array(result),
    });
    const log = z.strictObject({
      $schema: z.url(),
      version: z.literal('2.1.0'),
      runs: z.array(run).length(1),
    });
    const odd = made({ file: 'games/g/wé,i:rd%20 #?[x].txt' });
    const { tool, results = [] } = log.parse(sarif(MISMATCH, NOTE, odd)).runs[0] ?? {};
    for (const { ruleId, ruleIndex } of results)
      expect(tool?.driver.rules[ruleIndex]?.id).toBe(ruleId);
    const place = results[2]?.locations[0]?.physicalLocation.artifactLocation.uri;
    expect(decodeURIComponent(place ?? '')).toBe(`my content/${odd.file}`);
  });

  it('lets no record put a link or unseen characters into a message', () => {
    const [{ message }] = sarif(made({ message: '[Log in](https://evil.example) \u202e\u0007' }))
      .runs[0].results;
    expect(message.text).toMatch(/^\[Log in\] \(https:\/\/evil\.example\) <U\+202E>␇\n/);
  });

  it('lets no record put a place for an argument into a message', () => {
    const [{ message }] = sarif(made({ message: 'Votes are { for: [a] } {0}.' })).runs[0].results;
    expect(message.text).toContain('Votes are {{ for: [a] }} {{0}}.\n');
  });
});
