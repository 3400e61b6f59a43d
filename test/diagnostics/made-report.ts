/** Findings made by hand, to show how reporters write them whatever the engine finds. */
import type { LocatedFinding } from '../../src/diagnostics/finding.ts';
import type { Report } from '../../src/diagnostics/reporters/report.ts';

export const FILE = 'games/g/proposals/301.md';
export const SOURCE = `---
proposal: 301
by: a
proposed: 2009-08-20
votes: { for: [a, b] }
closed: 2009-08-25
awards: { a: 20 }
---
Everybody may vote.
`;

const VOTES = { file: FILE, line: 5, column: 8, endLine: 5, endColumn: 22 };

export function made(finding: Partial<LocatedFinding> = {}): LocatedFinding {
  return {
    code: 'vote/missing',
    class: 'illegal',
    severity: 'error',
    game: 'g',
    ...VOTES,
    message: 'Player C has not voted on Proposal 301.',
    rule: {
      number: 105,
      version: 0,
      text: 'Every player is an eligible voter. Every eligible voter must participate in every vote on rule-changes.\n',
    },
    help: 'Record how c voted.',
    related: [],
    ...finding,
  };
}

const WITHOUT_RULE = { rule: undefined, help: undefined };

export const MISMATCH = made({
  ...WITHOUT_RULE,
  code: 'awards/mismatch',
  class: 'disputed',
  line: 7,
  column: 14,
  endLine: 7,
  endColumn: 15,
  message: 'Proposal 301 is recorded as earning Player A 20 points, and the rules award 10.',
  mismatch: {
    recorded: '20',
    computed: '10',
    difference: '10 too many',
    arithmetic: ['round((301 − 291) × 2/2) = 10 (Rule 202)'],
  },
  related: [{ message: 'The votes were these.', ...VOTES }],
});

export const NOTE = made({
  ...WITHOUT_RULE,
  code: 'attested',
  class: 'note',
  severity: 'note',
  line: 2,
  message: 'Nobody is named.',
});

export function report(...findings: readonly LocatedFinding[]): Report {
  const game = { version: 0, status: 'stopped', scores: { a: 18 }, toMove: null, winner: null };
  return { findings, games: new Map([['g', game]]) };
}
