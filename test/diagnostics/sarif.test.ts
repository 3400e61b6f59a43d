import { describe, expect, it } from 'vitest';
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
});
