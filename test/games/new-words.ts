/**
 * What the rules of Suber's set that decide votes and points may come to say: as a card has it, and
 * as it is reckoned by whoever knows nothing of the engine.
 */
import type { Random } from './random.ts';

export interface Vote {
  readonly number: number;
  readonly by: string;
  readonly ayes: readonly string[];
  readonly noes: readonly string[];
  readonly isAdopted: boolean;
  /** Whether adoption demands unanimity. */
  readonly takesAll: boolean;
}

/** What a rule says, as its card has it and as it is reckoned here. */
export interface Says {
  readonly slot: 'turns' | 'pay' | 'adoption' | 'against' | 'defeat' | 'ballots' | 'win' | 'gift';
  readonly mechanics: string;
  readonly step?: number;
  readonly isEnough?: (ayes: number, all: number) => boolean;
  readonly gives?: (vote: Vote, all: readonly string[]) => readonly (readonly [string, number])[];
  readonly ballots?: number;
  readonly mark?: number;
}

const NEEDS = {
  'votes.unanimous': (ayes: number, all: number) => ayes === all,
  'votes.majority': (ayes: number, all: number) => 2 * ayes > all,
  'votes.for >= votes.eligible * 2/3': (ayes: number, all: number) => 3 * ayes >= 2 * all,
  'votes.for * 2 >= votes.eligible': (ayes: number, all: number) => 2 * ayes >= all,
} as const;

export function adoption(needs: keyof typeof NEEDS): Says {
  return { slot: 'adoption', mechanics: `{ adoption: "${needs}" }`, isEnough: NEEDS[needs] };
}

function turns(step: 1 | -1): Says {
  const order = `{ order: surname, direction: ${step > 0 ? 'forward' : 'backward'} }`;
  const mechanics = `{ turns: ${order}, quantities: { points: { starts: 0 } } }`;
  return { slot: 'turns', mechanics, step };
}

function pay(on: 'resolved' | 'adopted', points: string, amount: (share: Vote) => number): Says {
  const award = `{ on: ${on}, to: proposer, points: ${points} }`;
  return {
    slot: 'pay',
    mechanics: `{ turn: [propose], awards: [${award}] }`,
    gives: (vote) => (on === 'resolved' || vote.isAdopted ? [[vote.by, amount(vote)]] : []),
  };
}

/** Rule 202 at a distance: a number times the share of votes in favour, one half rounded up. */
function byShare(base: number): Says {
  return pay('resolved', `round((proposal.number - ${base}) * votes.favourable)`, (vote) => {
    const all = vote.ayes.length + vote.noes.length;
    return Math.floor(((vote.number - base) * vote.ayes.length * 2 + all) / (2 * all));
  });
}

const RECIPIENTS = {
  for: ({ ayes }: Vote) => ayes,
  against: ({ noes }: Vote) => noes,
  proposer: ({ by }: Vote) => [by],
  everyone: (_: Vote, all: readonly string[]) => all,
} as const;

function gift(on: 'adopted' | 'defeated', to: keyof typeof RECIPIENTS, points: number): Says {
  return {
    slot: 'gift',
    mechanics: `{ awards: [{ on: ${on}, to: ${to}, points: ${points} }] }`,
    gives: (vote, all) =>
      (on === 'adopted') === vote.isAdopted
        ? RECIPIENTS[to](vote, all).map((id) => [id, points] as const)
        : [],
  };
}

function against(points: number): Says {
  const award = `{ on: adopted, to: against, points: ${points}, if: '!adoption.unanimous' }`;
  return {
    slot: 'against',
    mechanics: `{ awards: [${award}] }`,
    gives: ({ isAdopted, takesAll, noes }) =>
      isAdopted && !takesAll ? noes.map((id) => [id, points] as const) : [],
  };
}

const defeat = (points: number): Says => ({
  ...gift('defeated', 'proposer', points),
  slot: 'defeat',
});
const ballots = (each: number): Says => ({
  slot: 'ballots',
  mechanics: `{ ballots: ${each} }`,
  ballots: each,
});
const win = (mark: number): Says => ({
  slot: 'win',
  mechanics: `{ win: [{ when: player.points >= ${mark} }] }`,
  mark,
});

export const INITIALLY: readonly (readonly [number, Says])[] = [
  [201, turns(1)],
  [202, byShare(291)],
  [203, adoption('votes.unanimous')],
  [204, against(10)],
  [206, defeat(-10)],
  [207, ballots(1)],
  [208, win(200)],
];

/** Some new words on what a rule speaks of. */
export function newWords(random: Random, slot: Says['slot']): Says {
  const points = 1 + random.below(9);
  switch (slot) {
    case 'turns':
      return turns(random.pick([1, -1] as const));
    case 'pay':
      return random.pick([
        byShare(280 + points),
        pay('resolved', `${points}`, () => points),
        pay('adopted', `${points}`, () => points),
      ]);
    case 'adoption':
      return adoption(random.pick(Object.keys(NEEDS).filter(isNeed)));
    case 'against':
      return against(points);
    case 'defeat':
      return defeat(-points);
    case 'ballots':
      return ballots(1 + random.below(3));
    case 'win':
      return win(random.pick([10, 20, 30, 40, 80]));
    case 'gift':
      return gift(
        random.pick(['adopted', 'defeated'] as const),
        random.pick(['for', 'against', 'proposer', 'everyone'] as const),
        points - 3,
      );
  }
}

function isNeed(words: string): words is keyof typeof NEEDS {
  return words in NEEDS;
}
