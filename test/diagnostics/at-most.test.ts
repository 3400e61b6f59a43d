/**
 * One record may name any number of strangers. The check lists the first, in every format, and says how
 * many more.
 */
import { expect, test } from 'vitest';
import { readContent } from '../../src/content/read-content.ts';
import { firstFindings, MAX_REPORTED } from '../../src/diagnostics/at-most.ts';
import type { Finding } from '../../src/diagnostics/finding.ts';
import { codeFrame } from '../../src/diagnostics/reporters/code-frame.ts';
import { githubSummary, reportGithub } from '../../src/diagnostics/reporters/github.ts';
import { reportJson } from '../../src/diagnostics/reporters/json.ts';
import { PLAIN } from '../../src/diagnostics/reporters/palette.ts';
import type { Report } from '../../src/diagnostics/reporters/report.ts';
import { reportSarif } from '../../src/diagnostics/reporters/sarif.ts';
import { reportText } from '../../src/diagnostics/reporters/text.ts';
import { locateFindings, toLibrary } from '../../src/pipeline.ts';
import { replayGames } from '../../src/replay-games.ts';
import { timesLonger } from '../processor-time.ts';
import { SAMPLES } from '../samples.ts';

const STRANGERS = 2000;
const PROPOSAL = 'games/g/proposals/301.md';
const same = (text: string) => text;

function strangers(): { readonly report: Report; readonly sourceOf: (file: string) => string } {
  const held = readContent(SAMPLES);
  if (!held.ok) throw new Error(held.message);
  const names = Array.from({ length: STRANGERS }, (_, i) => `z${i}`).join(', ');
  const sources = [
    ...held.sources.filter(({ file }) => file.startsWith('rulesets/suber/')),
    {
      file: 'games/g/game.md',
      text: '---\ntitle: G\nruleset: suber\nmedium: table\nplayers: { a: { name: Ann }, b: { name: Bob } }\n---\n',
    },
    {
      file: PROPOSAL,
      text: `---\nproposal: 301\nby: a\nenact: {}\nvotes: { for: [a, b, ${names}] }\n---\nA rule.\n`,
    },
  ];
  const library = toLibrary({ sources, findings: [] });
  const replays = replayGames(library.records);
  const game = { version: 0, status: 'stopped', scores: {}, toMove: null, winner: null };
  return {
    report: { findings: locateFindings(library, replays), games: new Map([['g', game]]) },
    sourceOf: (file) => sources.find((each) => each.file === file)?.text ?? '',
  };
}

test('of many strangers in one record the first are listed, and in every format how many more', () => {
  const { report, sourceOf } = strangers();
  const named = report.findings.filter(({ code }) => code === 'unknown/player');
  expect(named.map(({ message }) => message).slice(0, 2)).toEqual([
    '“z0” is not a player of this game.',
    '“z1” is not a player of this game.',
  ]);
  const last = `“z${MAX_REPORTED - 1}” is not a player of this game. And ${STRANGERS - MAX_REPORTED} more like this.`;
  expect(named).toHaveLength(MAX_REPORTED);
  expect(named.at(-1)?.message).toBe(last);

  const text = { command: 'nomic', columns: 200, palette: PLAIN, notes: false, prefix: '' };
  const github = { notes: false, prefix: '' };
  for (const written of [
    reportText(report, { ...text, sourceOf }),
    reportJson(report),
    reportSarif(report, ''),
    reportGithub(report, github),
    githubSummary(report, github),
  ]) {
    expect(written.length).toBeLessThan(100_000);
    expect(written).toContain(last);
  }
  const all = report.findings.length - MAX_REPORTED + STRANGERS;
  expect(reportText(report, { ...text, sourceOf })).toContain(`1 game: ${all} errors`);
  expect(reportGithub(report, github)).toContain(`${all} errors`);
});

const finding = (code: Finding['code'], file: string): Finding => ({
  code,
  severity: 'error',
  at: { file, path: [] },
  message: code,
});

test('neither another record nor a fault of another kind is pushed out by many', () => {
  const many = Array.from({ length: 60 }, () => finding('unknown/player', 'a.md'));
  const others = [finding('unknown/player', 'b.md'), finding('format/key', 'a.md')];
  const first = firstFindings([...many, ...others]);
  expect(first.slice(-2)).toEqual(others);
  expect(first).toHaveLength(52);
  expect(first[49]?.more).toBe(10);
  // Findings that were bounded already are told once.
  expect(firstFindings([...first, ...many])[49]?.more).toBe(70);
});

test('a fault in a long line costs no more than in a short one', async () => {
  const style = { columns: 80, gutter: same, mark: same };
  const longer = await timesLonger(
    (length) => {
      const lines = ['é, '.repeat(length)];
      const column = (length / 2) * 3 + 1;
      for (let i = 0; i < 20; i++)
        codeFrame(lines, { line: 1, column, endLine: 1, endColumn: column }, style);
    },
    { short: 2 ** 10, long: 2 ** 18, bound: 10 },
  );
  expect(longer).toBeLessThan(10);
});
