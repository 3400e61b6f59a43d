/** Mechanics at random, as a record writes them: every slot and every key, formulas of any depth. */
import type { Scope } from '../../../src/law/formula/scope.ts';
import {
  AWARD_OCCASIONS,
  AWARD_RECIPIENTS,
  CHANGE_KINDS,
  GRANT_PERIODS,
  GRANTABLE,
  PRECEDENCE_TESTS,
} from '../../../src/law/mechanics/mechanics.ts';
import { SCOPES } from '../../../src/law/mechanics/scopes.ts';
import { SLOT_NAMES } from '../../../src/law/mechanics/slot-combination.ts';
import type { Reading } from '../../../src/law/readings/reading.ts';
import { READINGS } from '../../../src/law/readings/register.ts';
import { GRANT_KEYS } from '../../../src/law/schema/grants-schema.ts';
import type { Random } from '../../games/random.ts';
import { makeFormula } from './made-formulas.ts';

type Raw = Readonly<Record<string, unknown>>;

interface Made {
  readonly random: Random;
  readonly depth: number;
}

const NAMES = [
  ...['points', 'point', 'gold', 'spice_crates', 'speaker', 'judge', 'votes', 'x', 'a_'],
  ...['the', 'q2', 'robot', 'number', 'one', 'none', 'any'],
];
const TIERS = ['mutable', 'immutable', 'class-a', 'open', '7th', 'a--b', 'rules', '12', 'x'];
const TEXTS = [
  ...['True', 'a: b', 'x #y', 'say “so”', '"', '\\', '\\n', 'it: ', '# 1', 'Magic Elf', '.'],
  ...["it's", 'two\\\\: x', '…', 'a  b ', ':'],
];
const RULES = [0, 206, 'VPRD', 'A.1', 'b-2', 1_000_000, -5];
const TIMES = ['3 days', '1 day', '1 days', '2 hour', '007 weeks', '0 minutes', '36 hours'];

/** A few slots, whose values have formulas up to a depth. */
export function makeMechanics(random: Random, depth: number): Raw {
  const slots = random.shuffle(SLOT_NAMES).slice(0, 1 + random.below(3));
  return Object.fromEntries(slots.map((slot) => [slot, makeSlot(slot, random, depth)]));
}

export function makeSlot(slot: string, random: Random, depth: number): unknown {
  const make = MAKERS[slot];
  if (!make) throw new Error(`Nothing makes the slot ${slot}.`);
  return make({ random, depth });
}

function list<T>({ random }: Made, make: () => T, least = 1): readonly T[] {
  return Array.from({ length: least + random.below(4 - least) }, make);
}

function keyed(made: Made, keys: readonly string[], make: () => unknown): Raw {
  const some = made.random.shuffle(keys).slice(0, 1 + made.random.below(2));
  return Object.fromEntries(some.map((key) => [key, make()]));
}

/** A mapping some of whose keys are left out. */
function some(made: Made, always: Raw, others: Readonly<Record<string, () => unknown>>): Raw {
  const kept = Object.entries(others).filter(() => made.random.chance(0.5));
  return { ...always, ...Object.fromEntries(kept.map(([key, make]) => [key, make()])) };
}

const number = (scope: Scope) => (made: Made) =>
  makeFormula('number', scope, made.random, made.depth);
const truth = (scope: Scope) => (made: Made) =>
  makeFormula('boolean', scope, made.random, made.depth);
const oneOf = (words: readonly string[], scope: Scope) => (made: Made) =>
  choice(made, words, scope);

function choice(made: Made, words: readonly string[], scope: Scope): unknown {
  const { random, depth } = made;
  if (random.chance(0.4)) return random.pick(words);
  const [a, b, c] = [0, 1, 2].map(() => JSON.stringify(random.pick([...words, 'else'])));
  const [test, other] = [0, 1].map(() => makeFormula('boolean', scope, random, depth));
  return random.pick([
    a,
    `${makeFormula('string', scope, random, depth)}`,
    `(${test}) ? ${a} : ${b}`,
    `(${test}) ? ${a} : (${other}) ? ${b} : ${c}`,
    `(${test}) ? ((${other}) ? ${a} : ${b}) : ${c}`,
  ]);
}

function duration(made: Made, scope: Scope): unknown {
  const { random, depth } = made;
  const [a, b, c] = [0, 1, 2].map(() => JSON.stringify(random.pick([...TIMES, 'soon', '1 day'])));
  const test = makeFormula('boolean', scope, random, depth);
  return random.pick([
    random.pick(TIMES),
    `(${test}) ? ${a} : ${b}`,
    `(${test}) ? ${a} : ${test} ? ${b} : ${c}`,
    `(${test}) ? (${test} ? ${a} : ${b}) : ${c}`,
  ]);
}

function demands(made: Made): unknown {
  const { random } = made;
  return random.chance(0.4) ? truth(SCOPES.votes)(made) : list(made, () => demand(made));
}

const MAKERS: Readonly<Record<string, (made: Made) => unknown>> = {
  proposers: truth(SCOPES.player),
  changes: (made) => keyed(made, TIERS, () => list(made, () => made.random.pick(CHANGE_KINDS), 0)),
  numbering: (made) => {
    const numbers = ['takes-proposal-number', 'keeps-its-own'];
    const always = {
      first: number(SCOPES.game)(made),
      'changed-rule': choice(made, numbers, SCOPES.proposal),
    };
    return some(made, always, {
      'new-rule': () => choice(made, ['takes-proposal-number', 'given', 'next'], SCOPES.proposal),
      'reused-number': () => made.random.pick(['goes-on', 'begins-anew']),
    });
  },
  electorate: truth(SCOPES.voter),
  participation: oneOf(['required', 'optional'], SCOPES.proposal),
  ballots: number(SCOPES.voter),
  'voting-period': (made) => duration(made, SCOPES.proposal),
  quorum: demands,
  adoption: demands,
  retroactive: oneOf(['forbidden', 'permitted'], SCOPES.proposal),
  turns: (made) => {
    const order = made.random.chance(0.3)
      ? number(SCOPES.player)(made)
      : choice(made, ['seat', 'surname', 'none'], SCOPES.game);
    const direction = () => choice(made, ['forward', 'backward'], SCOPES.game);
    return made.random.chance(0.3) ? order : some(made, { order }, { direction });
  },
  turn: (made) =>
    list(made, () => {
      const part = made.random.pick(['propose', 'roll']);
      const faces = () => number(SCOPES.player)(made);
      if (made.random.chance(0.4)) return part;
      const own = part === 'roll' ? { faces } : {};
      return some(made, { part }, { ...own, if: () => truth(SCOPES.player)(made) });
    }),
  quantities: (made) => keyed(made, NAMES, () => quantity(made)),
  'proposal-facts': (made) => {
    const bound = () => number(SCOPES.proposal)(made);
    const fallback = () => made.random.pick([1, -3, '2/3', '-1/7', 0.25]);
    return keyed(made, NAMES, () =>
      some(made, {}, { default: fallback, least: bound, most: bound }),
    );
  },
  awards: (made) => list(made, () => award(made)),
  win: (made) => list(made, () => ({ when: truth(SCOPES.player)(made) })),
  deadlock: oneOf(['first-unable', 'caller'], SCOPES.game),
  tiers: (made) => {
    const ids = made.random.shuffle(TIERS).slice(0, 1 + made.random.below(2));
    return ids.map((id) => {
      const title = made.random.pick([...TEXTS, 'two\nlines\tand: #']);
      return some(made, { id, title }, { above: () => made.random.pick(TIERS) });
    });
  },
  limits: (made) => {
    const bound = () => number(SCOPES.game)(made);
    return list(made, () =>
      some(made, { of: made.random.pick(TIERS), least: bound() }, { most: bound }),
    );
  },
  precedence: (made) => {
    const tests = list(made, () => made.random.pick(PRECEDENCE_TESTS));
    const between = () => made.random.pick(['same-tier', 'different-tiers']);
    return made.random.chance(0.5) ? tests : some(made, { tests }, { between });
  },
  judge: (made) => judge(made),
  forfeit: oneOf(['allowed', 'forbidden'], SCOPES.game),
  'winning-by': (made) => {
    const other = makeFormula('string', SCOPES.game, made.random, made.depth);
    const chosen = { only: `game.turn > 3 ? "points" : ${other}` };
    return made.random.pick(['points-only', chosen, { only: made.random.pick(NAMES) }]);
  },
  offices: (made) =>
    keyed(made, NAMES, () => some(made, {}, { holders: () => number(SCOPES.game)(made) })),
  titles: (made) => {
    const words = list(made, () => made.random.pick(['required', 'cite-by-title']));
    return made.random.chance(0.3) ? 'required' : words;
  },
  becomes: (made) => {
    const mechanics = made.depth > 0 ? makeMechanics(made.random, made.depth - 1) : {};
    const always = { when: truth(SCOPES.game)(made), mechanics };
    return some(made, always, { unless: () => 'amended' });
  },
  overrides: claims,
  'defers-to': claims,
  'robot-votes': truth(SCOPES.roll),
  grants: (made) => list(made, () => grant(made)),
  fiat: (made) => ({
    tiers: list(made, () => made.random.pick(TIERS)),
    by: made.random.pick(TEXTS),
  }),
  readings: (made) => Object.fromEntries(list(made, () => reading(made))),
};

function demand(made: Made): Raw {
  const { random } = made;
  const pick = { kind: () => random.pick(CHANGE_KINDS), tier: () => random.pick(TIERS) };
  return some(made, { needs: truth(SCOPES.votes)(made) }, { of: () => some(made, {}, pick) });
}

function grant(made: Made): Raw {
  const { random } = made;
  const what = random.pick(GRANTABLE);
  const keys: Readonly<Record<string, () => unknown>> = {
    of: () => list(made, () => random.pick(what === 'rules' ? TIERS : NAMES)),
    kinds: () => list(made, () => random.pick(CHANGE_KINDS)),
    to: () => truth(SCOPES.player)(made),
    least: () => number(SCOPES.player)(made),
    most: () => number(SCOPES.player)(made),
  };
  const own = Object.entries(keys).filter(([key]) => GRANT_KEYS[what].includes(key));
  const by = () =>
    random.pick([
      ...['anybody', 'proposal', 'Magic Elf'],
      { office: random.pick(NAMES) },
      { player: truth(SCOPES.player)(made) },
    ]);
  const often = () => ({ times: number(SCOPES.game)(made), per: random.pick(GRANT_PERIODS) });
  return some(
    made,
    { what, ...(GRANT_KEYS[what].includes('of') && { of: keys.of?.() }) },
    { ...Object.fromEntries(own), by, often, if: () => truth(SCOPES.game)(made) },
  );
}

function quantity(made: Made): Raw {
  const { random } = made;
  const amount = () => number(SCOPES.player)(made);
  const worth = () => `${random.pick(['1/100', '-2', '0.5', '3'])} ${random.pick(NAMES)}`;
  const symbol = () => random.pick(TEXTS);
  return some(made, { starts: amount() }, { least: amount, most: amount, symbol, worth });
}

function award(made: Made): Raw {
  const { random } = made;
  const amount = number(SCOPES.award)(made);
  const sum = random.chance(0.5) ? { points: amount } : { quantity: random.pick(NAMES), amount };
  const who = { on: random.pick(AWARD_OCCASIONS), to: random.pick(AWARD_RECIPIENTS) };
  return some(made, { ...who, ...sum }, { if: () => truth(SCOPES.award)(made) });
}

function judge(made: Made): Raw {
  const { random } = made;
  const verdicts = () => list(made, () => random.pick(TEXTS), 0);
  const consent = truth(SCOPES.consent);
  const words = (...all: readonly string[]) => choice(made, all, SCOPES.game);
  const time = () => duration(made, SCOPES.game);
  const others = {
    chosen: () => words('preceding-player', 'by-lot', 'appointed'),
    'appointed-by': () => random.pick(NAMES),
    panel: () => number(SCOPES.game)(made),
    'appeal-panel': () => number(SCOPES.game)(made),
    appeals: () => number(SCOPES.game)(made),
    'overruled-by': () => (random.chance(0.3) ? 'proposal' : consent(made)),
    'overruled-before': () => words('next-turn'),
    'overruled-within': time,
    overrulable: verdicts,
    'overruled-to': () => random.pick(TEXTS),
    // biome-ignore lint/suspicious/noThenProperty: the key that cards write; nothing awaits it.
    then: () => words('preceding-judge'),
    'binds-next-turn': () => (random.chance(0.3) ? 'until-given' : consent(made)),
    verdicts,
    'finds-deadlock': verdicts,
    'accept-within': time,
    'deliver-within': time,
  };
  return some(
    made,
    { [random.pick(['panel', 'appeal-panel'])]: number(SCOPES.game)(made) },
    others,
  );
}

function reading({ random }: Made): readonly [string, string] {
  const all: readonly Reading[] = READINGS;
  const { id, ofRule, options } = random.pick(all);
  const own = ofRule && random.chance(0.5) ? `-${random.pick(['7', '109', '007'])}` : '';
  return [`${id}${own}`, random.pick(options).id];
}

function claims(made: Made): unknown {
  const { random } = made;
  return list(made, () => {
    return random.pick([random.pick(SLOT_NAMES), random.pick(RULES), { tier: random.pick(TIERS) }]);
  });
}
