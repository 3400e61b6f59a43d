import { describe, expect, it } from 'vitest';
import { githubSummary, reportGithub } from '../../src/diagnostics/reporters/github.ts';
import { MISMATCH, made, NOTE, report } from './made-report.ts';

const options = { notes: false, prefix: 'archive/content/' };

describe('the GitHub reporter', () => {
  it('writes a command with the place in the repository', () => {
    const [command = '', last] = reportGithub(report(made()), options).split('\n');
    expect(command).toMatch(
      /^::error file=archive\/content\/games\/g\/proposals\/301\.md,line=5,col=8,endLine=5,endColumn=22,title=illegal%3A vote\/missing::Player C has not voted/,
    );
    expect(command).toContain('%0A%0ARule 105 (version 0): Every player');
    expect(command).toContain('%0A%0AMore: nomic explain vote/missing');
    expect(last).toBe('1 error');
  });

  it('names columns only where they are on one line', () => {
    const command = reportGithub(report(made({ endLine: 6 })), options);
    expect(command).toContain(',line=5,endLine=6,title=');
  });

  it('shows the figures of a mismatch', () => {
    const command = reportGithub(report(MISMATCH), options);
    expect(command).toContain('Recorded: 20%0AComputed: 10%0ADifference: 10 too many%0Around(');
    expect(command).toContain('The votes were these. (archive/content/games/g/proposals/301.md:5)');
  });

  it('writes notes only when asked', () => {
    expect(reportGithub(report(NOTE), options)).toBe('all legal, nothing wrong, 1 note\n');
    expect(reportGithub(report(NOTE), { ...options, notes: true })).toMatch(/^::notice file=/);
  });

  it('lets no record write a command or a property of its own', () => {
    const evil = 'x\n::error::y\r\n%0A::set-env name=P::z\u001b[0m';
    const text = reportGithub(report(made({ message: evil, file: 'a,line=9::b.md' })), options);
    expect(text.split('\n').filter((line) => line.startsWith('::'))).toHaveLength(1);
    expect(text).toContain('file=archive/content/a%2Cline=9%3A%3Ab.md,line=5');
    expect(text).toContain('::x␊::error::y␍␊%250A::set-env name=P::z␛[0m%0A');
  });

  it('puts what is beyond the ten annotations into the summary', () => {
    const findings = Array.from({ length: 12 }, (_, i) =>
      made({ line: i + 1, message: `No. ${i + 1}` }),
    );
    expect(reportGithub(report(...findings), options).match(/^::error/gm)).toHaveLength(12);
    const summary = githubSummary(report(...findings), options);
    expect(summary).toContain('### Nomotheca: 12 errors');
    expect(summary).toContain('| g | stopped | 0 |');
    expect(summary.match(/No\. \d+/g)).toEqual(['No. 11', 'No. 12']);
  });

  it('keeps the summary within what a platform will show', () => {
    const findings = Array.from({ length: 30 }, () => made({ message: 'x'.repeat(50_000) }));
    const summary = githubSummary(report(...findings), options);
    expect(Buffer.byteLength(summary)).toBeLessThan(1_000_000);
    expect(summary).toContain('And 3 more, in the log of this step.');
  });

  it('puts changed history and broken files first, each file in its turn, and notes last', () => {
    const malformed = (file: string, line: number) =>
      made({ file, line, code: 'format/key', class: 'malformed' });
    const history = made({ file: 'z.md', code: 'history/rewritten', class: 'rewritten' });
    const broken = [malformed('b.md', 1), malformed('b.md', 2), malformed('c.md', 5)];
    const all = report(NOTE, MISMATCH, made({ file: 'a.md' }), ...broken, history);
    const text = reportGithub(all, { ...options, notes: true });
    const order = [...text.matchAll(/(\w+)\.md,line=(\d)/g)].map(
      ([, file = '', line = '']) => file + line,
    );
    expect(order.join(' ')).toBe('z5 b1 c5 b2 a5 3017 3012');
  });

  it('lets no record write Markdown into the summary', () => {
    const findings = Array.from({ length: 11 }, () =>
      made({ message: '| <img src=x> ![a](b) `c` [d](e) @everyone\n# f' }),
    );
    const summary = githubSummary(report(...findings), options);
    const row = summary.split('\n').find((line) => line.includes('everyone'));
    expect(row).toContain(
      '&#124; &#60;img src=x&#62; !&#91;a&#93;(b) &#96;c&#96; &#91;d&#93;(e) &#64;&#8203;everyone &#35; f',
    );
  });
});
