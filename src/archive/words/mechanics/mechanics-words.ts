/** How the engine reads a rule: its mechanics in plain words, and the questions they leave open. */

import { capital, inSeries } from '../../../helpers/words.ts';
import type { Formula } from '../../../law/formula/formula.ts';
import type {
  Adoption,
  ChangeKind,
  Choice,
  Claim,
  Duration,
  Mechanics,
  PrecedenceTest,
  SlotName,
  Turns,
} from '../../../law/mechanics/mechanics.ts';
import { READINGS, readingCalled } from '../../../law/readings/register.ts';
import { formatNumber } from '../../../values/number.ts';
import { awardWords } from './award-words.ts';
import { formulaWords, textsGiven } from './formula-words.ts';
import { grantWords } from './grant-words.ts';

/** The order of turns in plain words. */
const ORDERS = {
  seat: 'turns go round in seat order',
  surname: 'turns go by surname, in alphabetical order',
  none: 'there are no turns: anyone may propose at any time',
} as const;

const DIRECTIONS = {
  forward: 'the order is followed forward',
  backward: 'the order is followed backward',
} as const;

function turnsWords({ order, direction }: Turns): readonly string[] {
  if (typeof order !== 'string' && order.type !== 'string')
    return numberWords({ order, direction });
  const words = choiceWords(order, ORDERS, 'the order of turns');
  return [words, ...(direction ? [choiceWords(direction, DIRECTIONS)] : [])];
}

/** The highest is first where the order is always followed backward. */
function numberWords({
  order,
  direction,
}: {
  readonly order: Formula;
  readonly direction?: Turns['direction'];
}) {
  const first = direction === 'backward' ? 'highest' : 'lowest';
  const words = `turns go by this number, the ${first} first: ${formulaWords(order)}`;
  const isChosen = direction !== undefined && typeof direction !== 'string';
  return isChosen ? [words, choiceWords(direction, DIRECTIONS)] : [words];
}

export interface MechanicsLine {
  readonly slot: SlotName;
  readonly says: readonly string[];
  /** The slot as recorded on the card. */
  readonly recorded: string;
  /** Readings that rules with this slot leave open: ids and questions. */
  readonly leavesOpen: readonly { readonly id: string; readonly question: string }[];
}

/** One line for each slot of a card, in the order of the card. */
export function mechanicsLines(mechanics: Mechanics | undefined): readonly MechanicsLine[] {
  if (!mechanics) return [];
  return slotsOf(mechanics).map((slot) => ({
    slot,
    says: saySlot(mechanics, slot).map((words) => `${capital(words)}.`),
    recorded: JSON.stringify(mechanics.raw[slot], null, 1) ?? '',
    leavesOpen: READINGS.filter((reading) => reading.reads === slot).map(({ id, question }) => ({
      id,
      question,
    })),
  }));
}

function slotsOf(mechanics: Mechanics): readonly SlotName[] {
  return Object.keys(SAY).filter((slot): slot is SlotName => slot in mechanics);
}

type Values = Required<Omit<Mechanics, 'raw'>>;
type Sayings = { [Slot in SlotName]: (value: Values[Slot]) => readonly string[] };

const CHANGES: Readonly<Record<ChangeKind, string>> = {
  enact: 'enacted',
  amend: 'amended',
  repeal: 'repealed',
  transmute: 'transmuted',
};

const TESTS: Readonly<Record<PrecedenceTest, string>> = {
  tier: 'the higher tier prevails',
  claims: 'what the rules say of themselves decides',
  'lowest-number': 'the lowest number prevails',
  'lowest-effective-number': 'the rule whose latest change has the lowest number prevails',
};

const CONFLICTS = {
  any: 'where rules conflict',
  'same-tier': 'where rules of one tier conflict',
  'different-tiers': 'where rules of different tiers conflict',
} as const;

const SAY: Sayings = {
  proposers: (who) => [
    who.source === 'true' ? 'every player may propose' : `a player may propose if ${words(who)}`,
  ],
  changes: (changes) =>
    [...changes].map(([tier, kinds]) =>
      kinds.length === 0
        ? `${tier} rules cannot be changed`
        : `${tier} rules may be ${inSeries(
            kinds.map((kind) => CHANGES[kind]),
            ' or ',
          )}`,
    ),
  numbering: (numbering) => [
    `proposals are numbered from ${words(numbering.first)}`,
    choiceWords(numbering['changed-rule'], {
      'takes-proposal-number': 'a changed rule takes the number of the proposal that changed it',
      'keeps-its-own': 'a changed rule keeps its number',
    }),
    ...(numbering['new-rule'] === undefined
      ? []
      : [
          choiceWords(numbering['new-rule'], {
            'takes-proposal-number': 'a new rule takes the number of its proposal',
            given: 'a new rule has the number that its proposal gives it',
            next: 'a new rule takes the next number after the highest of any rule',
          }),
        ]),
  ],
  electorate: (who) => [
    who.source === 'true' ? 'every player may vote' : `a player may vote if ${words(who)}`,
  ],
  participation: (how) => [
    choiceWords(how, {
      required: 'every eligible voter must vote',
      optional: 'a player who does not vote is taken to abstain',
    }),
  ],
  ballots: (votes) => [
    votes.source === '1' ? 'each player has one vote' : `a player's votes: ${words(votes)}`,
  ],
  'voting-period': (period) => [
    `a vote is open for ${time(period)}; silence after that is abstention`,
  ],
  quorum: (needs) => [`a vote counts only if ${words(needs)}`],
  adoption: (entries) => entries.map(adoptionWords),
  retroactive: (how) => [
    choiceWords(how, {
      forbidden: 'no change takes effect before the vote that adopted it is complete',
      permitted: 'a change may take effect before the vote that adopted it',
    }),
  ],
  turns: turnsWords,
  turn: (parts) => [
    `a turn is ${inSeries(
      parts.map(({ part, if: when }) => `${PARTS[part]}${when ? ` (if ${words(when)})` : ''}`),
      ', then ',
    )}`,
  ],
  quantities: (quantities) =>
    [...quantities].map(([id, q]) => {
      const bounds = [
        q.least ? `never less than ${words(q.least)}` : '',
        q.most ? `never more than ${words(q.most)}` : '',
        q.symbol ? `written ${q.symbol}` : '',
        q.worth ? `each worth ${formatNumber(q.worth.amount)} ${q.worth.of}` : '',
      ].filter(Boolean);
      return [`every player has ${plainId(id)}, beginning with ${words(q.starts)}`, ...bounds].join(
        ', ',
      );
    }),
  'proposal-facts': (facts) =>
    [...facts].map(([id, fact]) =>
      fact.default
        ? `a proposal may state its ${plainId(id)}, which is otherwise ${formatNumber(fact.default)}`
        : `every proposal states its ${plainId(id)}`,
    ),
  awards: (awards) => awards.map(awardWords),
  win: (conditions) => conditions.map(({ when }) => `a player wins when ${words(when)}`),
  deadlock: (who) => [
    choiceWords(who, {
      'first-unable': 'if play cannot go on, the first player unable to complete a turn wins',
      caller: 'if play cannot go on, the player who shows it wins',
    }),
  ],
  tiers: (added) =>
    [...added].map(([id, { title, above }]) => {
      const place = above === undefined ? 'which yields to all' : `which prevails over “${above}”`;
      return `there is a tier “${title}” (${id}), ${place}`;
    }),
  limits: (limits) =>
    limits.map(({ of, least, most }) => {
      const bounds = [least && `at least ${words(least)}`, most && `at most ${words(most)}`];
      return `there may be ${bounds.filter(Boolean).join(' and ')} ${of} rules`;
    }),
  precedence: ({ tests, between }) => [
    `${CONFLICTS[between ?? 'any']}, ${inSeries(
      tests.map((test) => TESTS[test]),
      ', then ',
    )}`,
  ],
  judge: (judge) => [
    ...(judge.chosen ? [choiceWords(judge.chosen, JUDGES)] : []),
    ...(judge['overruled-by'] ? [overruledWords(judge['overruled-by'])] : []),
    ...(judge['overruled-before'] ? ['that has to be done before the next turn begins'] : []),
    ...(judge['overruled-within']
      ? [`a Judgment may be overruled within ${time(judge['overruled-within'])} after it is given`]
      : []),
    ...(judge.overrulable ? [`only ${verdictWords(judge.overrulable)} may be overruled`] : []),
    ...(judge['overruled-to'] === undefined
      ? []
      : [`an overruled Judgment becomes “${judge['overruled-to']}”`]),
    ...(judge.then ? ['after that the player before the Judge becomes Judge'] : []),
    ...(judge['binds-next-turn'] ? [stayWords(judge['binds-next-turn'])] : []),
    ...(judge.verdicts ? [`a verdict is one of ${verdictWords(judge.verdicts)}`] : []),
    ...(judge['accept-within'] ? [`the Judge accepts within ${time(judge['accept-within'])}`] : []),
    ...(judge['deliver-within'] ? [`the Judge rules within ${time(judge['deliver-within'])}`] : []),
  ],
  forfeit: (how) => [
    choiceWords(how, {
      allowed: 'a player may forfeit the game',
      forbidden: 'no player may forfeit the game',
    }),
  ],
  'winning-by': ({ only }) => [
    typeof only === 'string'
      ? `nothing but ${plainId(only)} can be made to win`
      : `nothing but this quantity can be made to win: ${words(only)}`,
  ],
  offices: (offices) =>
    [...offices].map(([id, { holders }]) => {
      if (!holders) return `any number of players may hold the office of ${plainId(id)}`;
      return holders.source === '1'
        ? `there is one ${plainId(id)}`
        : `holders of the office of ${plainId(id)}: ${words(holders)}`;
    }),
  titles: (titles) =>
    titles.map((title) =>
      title === 'required' ? 'every rule has a title' : 'a rule may be cited by its title',
    ),
  becomes: (becoming) => [
    `${becoming.unless ? 'unless it has been amended, ' : ''}once ${words(becoming.when)}, this rule changes by itself: ${slotsOf(
      becoming.mechanics,
    )
      .flatMap((slot) => saySlot(becoming.mechanics, slot))
      .join('; ')}`,
  ],
  overrides: (claims) => [`this rule prevails over ${inSeries(claims.map(claimWords))}`],
  'defers-to': (claims) => [`this rule yields to ${inSeries(claims.map(claimWords))}`],
  'robot-votes': (formula) => [`a robot votes in favour if ${words(formula)}`],
  grants: (grants) => grants.map(grantWords),
  fiat: ({ tiers, by }) => [`${by} alone may change ${inSeries(tiers)} rules, and needs no vote`],
  readings: (taken) => [...taken].map(([id, option]) => readingWords(id, option)),
};

const JUDGES = {
  'preceding-player': 'the player before the one moving is the Judge',
  'by-lot': 'the Judge is drawn by lot',
  appointed: 'the Judge is appointed',
} as const;

const PARTS = { propose: 'proposing and voting', roll: 'throwing the die' } as const;

function saySlot<Slot extends SlotName>(slots: Partial<Values>, slot: Slot): readonly string[] {
  const value = slots[slot];
  return value === undefined ? [] : SAY[slot](value);
}

function adoptionWords({ of, needs }: Adoption): string {
  const what = of.kind
    ? `${{ enact: 'an enactment', amend: 'an amendment', repeal: 'a repeal', transmute: 'a transmutation' }[of.kind]}${of.tier ? ` of ${article(of.tier)} rule` : ''}`
    : `a change${of.tier ? ` to ${article(of.tier)} rule` : ''}`;
  return `${what} is adopted if ${words(needs)}`;
}

function overruledWords(by: 'proposal' | Formula): string {
  if (by === 'proposal') return 'an adopted proposal may overrule the Judge';
  return `the other players overrule the Judge if ${words(by)}`;
}

function verdictWords(verdicts: readonly string[]): string {
  return inSeries(
    verdicts.map((verdict) => `“${verdict}”`),
    ' or ',
  );
}

function stayWords(consent: Choice<'until-given'>): string {
  if (consent === 'until-given') return 'the next turn waits until the Judgment is given';
  if (consent.source === 'true') return 'the next turn waits for the Judgment';
  if (consent.source === 'false') return 'the next turn need not wait for the Judgment';
  return `the next turn waits for the Judgment, unless of the other players ${words(consent)}`;
}

function readingWords(id: string, option: string): string {
  const { question = id, options = [] } = readingCalled(id) ?? {};
  const means = options.find((each) => each.id === option)?.means ?? option;
  return `${question} ${means.replace(/\.$/, '')}`;
}

function claimWords(claim: Claim): string {
  if ('rule' in claim) return `Rule ${claim.rule}`;
  if ('tier' in claim) return `${claim.tier} rules`;
  return `other rules on “${claim.slot}”`;
}

function words(formula: Formula): string {
  return formulaWords(formula);
}

function plainId(id: string): string {
  return id.replaceAll('_', ' ');
}

function article(word: string): string {
  return `${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word}`;
}

/** A length of time, or the formula that chooses one. */
function time(value: Duration | Formula): string {
  return 'milliseconds' in value ? value.text : formulaWords(value);
}

/** A word of a vocabulary by what it means, or the formula that chooses one. */
function choiceWords<Word extends string>(
  value: Word | Formula,
  meanings: Readonly<Record<Word, string>>,
  subject = 'by a formula',
): string {
  if (typeof value === 'string') return meanings[value];
  const says = formulaWords(value, { texts: meanings });
  return textsGiven(value).some((text) => text in meanings) ? says : `${subject}: ${says}`;
}
