/** Makes up rule-changes that Suber's set permits, and knows what they lead to. */
import type { Front } from './game-files.ts';
import type { Random } from './random.ts';
import {
  type Gift,
  type Layer,
  MOST_MUTABLE,
  type Rule,
  type Rules,
  renumber,
} from './rule-book.ts';

export interface Change {
  readonly front: Front;
  readonly body: string;
  /** Rule 109: what transmutes an immutable rule takes all. */
  readonly takesAll: boolean;
  /** It changes no rule, and so earns and costs nothing. */
  readonly isMotion?: true;
  /** Brings it into effect, under the number of its proposal. */
  readonly apply: (rules: Rules) => void;
}

type Maker = (random: Random, rules: Rules, number: number) => Change | undefined;

/** Some change; which one depends on what the rules in force leave room for. */
export function makeChange(random: Random, rules: Rules, number: number): Change {
  const weighed = crowded(rules) ? [...MAKERS, repeal, repeal, repeal] : MAKERS;
  for (const make of random.shuffle(weighed)) {
    const change = make(random, rules, number);
    if (change) return change;
  }
  throw new Error('No change is possible.');
}

/** Takes winning out of the way, so that the game can be as long as it is wanted. */
export function putOffWinning(random: Random, number: number): Change {
  const repeals = random.chance(0.5);
  const winning = 208;
  return {
    front: repeals
      ? { repeal: winning }
      : { amend: winning, mechanics: '{ win: [{ when: player.points >= 1000000000000 }] }' },
    body: repeals ? '' : 'The winner is the first player with a million million points.',
    takesAll: false,
    apply: (rules) => {
      const rule = rules.get(winning);
      rules.delete(winning);
      if (rule && !repeals) rules.set(number, { ...rule, number });
    },
  };
}

const MAKERS: readonly Maker[] = [
  enactPlain,
  enactPlain,
  enactGift,
  enactQuantity,
  enactTier,
  amendText,
  amendText,
  amendWords,
  amendDefeat,
  repeal,
  repealAmendment,
  transmute,
  compound,
  motion,
];

function enactPlain(random: Random, rules: Rules, number: number): Change | undefined {
  if (crowded(rules)) return undefined;
  const title = random.chance(0.3) ? `{ title: Of Clause ${number} }` : '{}';
  const text = clause(random, number);
  return enacting({ enact: title }, text, { number, gifts: [], hasMechanics: false });
}

function enactGift(random: Random, rules: Rules, number: number): Change | undefined {
  const given = [...rules.values()].filter((rule) => isOwn(rule) && rule.gifts.length > 0);
  if (crowded(rules) || given.length > 1) return undefined;
  const on = random.pick(['adopted', 'defeated'] as const);
  const to = random.pick(['proposer', 'for', 'against'] as const);
  const points = 1 + random.below(5);
  const gift: Gift = { on, to, points };
  const enact = `\n  mechanics:\n    awards:\n      - { on: ${on}, to: ${to}, points: ${points} }`;
  const text = `${clause(random, number)} When a proposal is ${on}, ${points} points go to: ${to}.`;
  return enacting({ enact }, text, { number, gifts: [gift], hasMechanics: true });
}

function enactQuantity(random: Random, rules: Rules, number: number): Change | undefined {
  const known = [...rules.values()].some(({ quantity }) => quantity !== undefined);
  if (crowded(rules) || known || !random.chance(0.5)) return undefined;
  const quantity = `gold_${number}`;
  const enact = `{ mechanics: { quantities: { ${quantity}: { starts: 5, least: 0 } } } }`;
  const text = `${clause(random, number)} Every player begins with five pieces of gold.`;
  return enacting({ enact }, text, { number, gifts: [], hasMechanics: true, quantity });
}

/** A tier that yields to all others, for as long as the rule is in force. */
function enactTier(random: Random, rules: Rules, number: number): Change | undefined {
  if (crowded(rules) || tiersAdded(rules).length > 0 || !random.chance(0.5)) return undefined;
  const adds = `customs-${number}`;
  const enact = `{ mechanics: { tiers: [{ id: ${adds}, title: The Customs }] } }`;
  const text = `${clause(random, number)} There are customs, to which rules may be transmuted.`;
  return enacting({ enact }, text, { number, gifts: [], hasMechanics: true, adds });
}

function tiersAdded(rules: Rules): readonly string[] {
  return [...rules.values()].flatMap(({ adds }) => adds ?? []);
}

type New = Omit<Rule, 'tier' | 'layers' | 'fixed'>;

function enacting(front: Front, text: string, rule: New): Change {
  const layers = [{ proposal: rule.number, text }];
  return {
    front,
    body: text,
    takesAll: false,
    apply: (rules) => rules.set(rule.number, { ...rule, layers, tier: 'mutable', fixed: false }),
  };
}

function amendText(random: Random, rules: Rules, number: number): Change | undefined {
  const rule = choose(random, rules, (each) => each.gifts.length === 0);
  if (!rule) return undefined;
  const text = clause(random, number);
  const mechanics = rule.hasMechanics ? 'keep' : undefined;
  const front = { amend: rule.number, mechanics };
  return amending(rule, { front, body: text, layer: { proposal: number, text } });
}

/** Replaces a few words, which stand in the rule once. */
function amendWords(random: Random, rules: Rules, number: number): Change | undefined {
  const rule = choose(random, rules, (each) => isOwn(each) && topText(each).includes('Clause '));
  if (!rule) return undefined;
  const before = topText(rule);
  const from = /^Clause \d+/.exec(before)?.[0] ?? before;
  const to = `Clause ${number}, which was ${from}`;
  const text = before.replace(from, to);
  const mechanics = rule.hasMechanics ? 'keep' : undefined;
  const front = { amend: rule.number, mechanics, replace: `\n  - { from: ${from}, to: '${to}' }` };
  const tooLong = text.length > 200;
  return tooLong
    ? undefined
    : amending(rule, { front, body: '', layer: { proposal: number, text } });
}

/** A new price for defeat, from the next vote on. */
function amendDefeat(random: Random, rules: Rules, number: number): Change | undefined {
  const rule = choose(random, rules, ({ gifts }) => gifts.some(({ points }) => points < 0));
  if (!rule) return undefined;
  const points = -1 - random.below(20);
  const award = `{ on: defeated, to: proposer, points: ${points} }`;
  const text = `When a proposed rule-change is defeated, its proposer loses ${-points} points.`;
  const front = { amend: rule.number, mechanics: `{ awards: [${award}] }` };
  const gifts: readonly Gift[] = [{ on: 'defeated', to: 'proposer', points }];
  return amending({ ...rule, gifts }, { front, body: text, layer: { proposal: number, text } });
}

interface Amendment {
  readonly front: Front;
  readonly body: string;
  readonly layer: Layer;
}

/** The rule takes the number of the proposal, and the new text lies on top of the old. */
function amending(rule: Rule, { front, body, layer }: Amendment): Change {
  const number = layer.proposal ?? rule.number;
  return {
    front,
    body,
    takesAll: false,
    apply: (rules) => renumber(rules, rule, { number, layers: [...rule.layers, layer] }),
  };
}

function repeal(random: Random, rules: Rules): Change | undefined {
  const rule = choose(random, rules, isOwn);
  if (!rule) return undefined;
  return {
    front: { repeal: rule.number },
    body: '',
    takesAll: false,
    apply: (all) => all.delete(rule.number),
  };
}

/** The text under the amendment is left, and the rule is renumbered all the same. */
function repealAmendment(random: Random, rules: Rules, number: number): Change | undefined {
  const rule = choose(random, rules, (each) => !each.hasMechanics && each.layers.length > 1);
  const top = rule?.layers.at(-1);
  if (!rule || top?.proposal === undefined) return undefined;
  return {
    front: { repeal: `{ amendment: ${top.proposal} }` },
    body: '',
    takesAll: false,
    apply: (all) => renumber(all, rule, { number, layers: rule.layers.slice(0, -1) }),
  };
}

function transmute(random: Random, rules: Rules, number: number): Change | undefined {
  // No rule in force says how to change the rules of a tier that the players added.
  const open = [...rules.values()].filter(
    ({ fixed, gifts, tier }) => !fixed && gifts.length === 0 && SUBERS.has(tier),
  );
  if (open.length === 0) return undefined;
  const rule = random.pick(open);
  const takesAll = rule.tier === 'immutable';
  if (takesAll && crowded(rules)) return undefined;
  const added = random.chance(0.5) ? tiersAdded(rules) : [];
  const tier = takesAll ? 'mutable' : random.pick(['immutable', ...added]);
  return {
    front: { transmute: `{ rule: ${rule.number}, to: ${tier} }` },
    body: '',
    takesAll,
    apply: (all) => renumber(all, rule, { number, tier }),
  };
}

const SUBERS: ReadonlySet<string> = new Set(['immutable', 'mutable']);

/** A proposal that changes no rule, and does something else or nothing. */
function motion(random: Random, _: Rules, number: number): Change | undefined {
  if (!random.chance(0.2)) return undefined;
  const act = random.pick([
    '[]',
    '[{ note: All shook hands. }]',
    '[{ pause: {} }, { resume: {} }]',
  ]);
  const body = clause(random, number);
  return { front: { act }, body, takesAll: false, isMotion: true, apply: () => {} };
}

/** Two changes with one vote: a new rule in place of an old one. */
function compound(random: Random, rules: Rules, number: number): Change | undefined {
  const rule = choose(random, rules, isOwn);
  if (!rule || !random.chance(0.3)) return undefined;
  const text = clause(random, number);
  const gone = { number, gifts: [], hasMechanics: false };
  const enacted = enacting({}, text, gone);
  return {
    front: { changes: `\n  - { repeal: ${rule.number} }\n  - { enact: {}, text: '${text}' }` },
    body: '',
    takesAll: false,
    apply: (all) => {
      all.delete(rule.number);
      enacted.apply(all);
    },
  };
}

/** A rule that may be changed at once, and that the generator understands. */
function choose(random: Random, rules: Rules, fits: (rule: Rule) => boolean): Rule | undefined {
  const fitting = [...rules.values()].filter(
    (rule) => rule.tier === 'mutable' && !rule.fixed && fits(rule),
  );
  return fitting.length === 0 ? undefined : random.pick(fitting);
}

/** Made by the players, not one of the Initial Set. */
function isOwn({ layers }: Rule): boolean {
  return layers[0]?.proposal !== undefined;
}

function crowded(rules: Rules): boolean {
  const mutable = [...rules.values()].filter(({ tier }) => tier === 'mutable');
  return mutable.length >= MOST_MUTABLE;
}

function topText({ layers }: Rule): string {
  return layers.at(-1)?.text ?? '';
}

const WHO = ['Every player', 'Whoever proposes', 'The Judge', 'Nobody', 'The eldest player'];
const DOES = ['may bring', 'shall praise', 'need not explain', 'may rename', 'shall remember'];
const WHAT = ['the tea', 'the minutes', 'a well-made rule', 'the house', 'an old amendment'];

function clause(random: Random, number: number): string {
  const sentence = `${random.pick(WHO)} ${random.pick(DOES)} ${random.pick(WHAT)}`;
  return `Clause ${number}. ${sentence}${random.chance(0.5) ? ', rain or shine' : ''}.`;
}
