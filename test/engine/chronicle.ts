/** A game of some length, with something of everything, to cut short and to shuffle. */
import { card, enact, judged, page, type Setting } from './table.ts';

export interface Chapter {
  /** The last day on which something of it happened. */
  readonly until: string;
  readonly proposals?: Readonly<Record<string, string>>;
  readonly judgments?: Readonly<Record<string, string>>;
  /** One item of an `events:` list each. */
  readonly events?: readonly string[];
}

const three = 'votes: { for: [a, b, c] }';
const four = 'votes: { for: [a, b, c, d] }';

/** A turn each; the days of 301 and on are those of `day` in table.ts. */
export const CHRONICLE: readonly Chapter[] = [
  {
    until: '2026-01-02',
    proposals: {
      301: enact(
        301,
        'a',
        `amend: 203\nmechanics: { adoption: votes.majority }\n${three}`,
        'A simple majority adopts.',
      ),
    },
  },
  {
    until: '2026-01-04',
    proposals: {
      302: enact(302, 'b', 'votes: { for: [a, b], against: [c] }', 'Whoever errs pays.'),
    },
    judgments: {
      errs: judged(1, '2026-01-03', 'a', 'by: c\nsettles: [{ points: { c: 1/3 } }]'),
    },
    events: ['{ on: 2026-01-04, points: { a: -2, b: -1 }, rule: 302 }'],
  },
  {
    until: '2026-01-06',
    proposals: { 303: enact(303, 'c', 'repeal: 206\nvotes: { for: [c], against: [a, b] }') },
    events: ['{ on: 2026-01-06, join: { id: d, name: D } }'],
  },
  {
    until: '2026-01-10',
    proposals: {
      withdrawn: page(
        'proposal: 304\nby: d\nproposed: 2026-01-07\nenact: {}\nwithdrawn: 2026-01-07',
        'Not this.',
      ),
      305: enact(305, 'd', four),
    },
  },
  {
    until: '2026-01-12',
    proposals: {
      306: enact(
        306,
        'a',
        'amend: 302\nmechanics: { awards: [{ on: adopted, to: proposer, points: 1 }] }\nvotes: { for: [a, b, c], abstain: [d] }',
        'Whoever errs pays twice.',
      ),
    },
    events: ['{ on: 2026-01-12, scores: { c: 13/3, d: 14 } }', '{ on: 2026-01-12, leave: d }'],
  },
  {
    until: '2026-01-14',
    proposals: { 307: enact(307, 'b', `repeal: { amendment: 306 }\n${three}`) },
    judgments: {
      stands: judged(
        2,
        '2026-01-13',
        'a',
        'by: c\ncites: [1]\nsettles: [{ move: 307, is: legal }]',
      ),
    },
  },
  {
    until: '2026-01-16',
    proposals: {
      308: enact(308, 'c', `transmute: { rule: 101, to: mutable }\n${three}`),
    },
    events: ['{ on: 2026-01-16, note: A pause for thought. }'],
  },
];

/** The game as far as some of its chapters tell it. */
export function tell(chapters: readonly Chapter[]): Setting {
  const events = chapters.flatMap((chapter) => chapter.events ?? []);
  return {
    game: 'readings: { withdrawal: { take: yes } }',
    cards: { 204: card(204, '{ awards: [{ on: adopted, to: against, points: 10 }] }') },
    proposals: Object.assign({}, ...chapters.map(({ proposals = {} }) => proposals)),
    judgments: Object.assign({}, ...chapters.map(({ judgments = {} }) => judgments)),
    ...(events.length > 0 && { events: events.map((event) => `  - ${event}`).join('\n') }),
  };
}
