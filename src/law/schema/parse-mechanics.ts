/** Parses the mechanics of a card or proposal: checks every slot's value and compiles its formulas. */
import * as z from 'zod/mini';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { setBounded } from '../../helpers/once.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { quote } from '../../helpers/words.ts';
import { isRuleId, NAME, NAMES, TIERS } from '../../values/ids.ts';
import { parseNumber } from '../../values/number.ts';
import { amount, declaredName, line, text, tier, word } from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  emptyKeys,
  isMapping,
  keyed,
  leaf,
  list,
  mapping,
  meant,
  oneOf,
  optional,
  type Problem,
  present,
  shown,
} from '../../values/schema.ts';
import {
  type AddedTier,
  AWARD_OCCASIONS,
  AWARD_RECIPIENTS,
  type Award,
  CHANGE_KINDS,
  type Claim,
  DIRECTIONS,
  type Mechanics,
  PRECEDENCE_BETWEEN,
  PRECEDENCE_TESTS,
  type ProposalFact,
  type Quantity,
  type SlotName,
  TURN_ORDERS,
  TURN_PARTS,
} from '../mechanics/mechanics.ts';
import { SCOPES } from '../mechanics/scopes.ts';
import { isSlot, SLOT_NAMES } from '../mechanics/slot-combination.ts';
import { READING_IDS, readingCalled } from '../readings/register.ts';
import { readAll } from '../sentences/sentences.ts';
import { choice, formula } from './formula-leaf.ts';
import { grants } from './grants-schema.ts';
import { duration, judge, winningBy } from './judging-schema.ts';

/** The slots on players' holdings and on facts of proposals. */
const held = formula(SCOPES.player, 'number');
const carried = formula(SCOPES.proposal, 'number');

const worth = leaf<NonNullable<Quantity['worth']>>(
  'an amount of another quantity, such as `1/100 hofstadter`',
  (value) => {
    if (typeof value !== 'string') return undefined;
    const blank = value.indexOf(' ');
    const amount = parseNumber(value.slice(0, blank));
    const of = value.slice(blank + 1);
    return amount && NAME.test(of) ? { amount, of } : undefined;
  },
);

const quantity: z.ZodMiniType<Quantity> = checked(
  mapping('a quantity', {
    starts: optional(held),
    least: optional(held),
    most: optional(held),
    symbol: optional(line('a symbol')),
    worth: optional(worth),
  }),
  (written) => {
    if (Object.keys(written).length > 0) return [];
    const message = 'Nothing is said of the quantity.';
    return [{ code: 'format/missing', message, help: 'Write `starts: 0`.', keys: ['starts'] }];
  },
);

/** A fact declared without a default has none, and no other rule may add one. */
const proposalFact = meant(
  mapping('a fact of proposals', {
    default: optional(oneOf([word(['none']), amount])),
    least: optional(carried),
    most: optional(carried),
  }),
  (fact): ProposalFact => (Object.keys(fact).length === 0 ? { default: 'none' } : fact),
);

/** A key that adds nothing to the others. */
const IDLE = { code: 'format/key', part: 'key', help: 'Take it out.' } as const;

/** The slots on the order of turns and their parts. */
const order = choice(TURN_ORDERS, { scope: SCOPES.game, numbers: SCOPES.player });
const part = word(TURN_PARTS);

/** `{ order: seat, direction: backward }`, or `seat` for short. */
const turns = oneOf([
  mapping('the order of turns', {
    order: optional(order),
    direction: optional(choice(DIRECTIONS, { scope: SCOPES.game })),
  }),
  meant(order, (only) => ({ order: only })),
]);

const turn = list(
  'of the parts of a turn',
  oneOf([
    meant(part, (only) => ({ part: only })),
    checked(
      mapping('a part of a turn', {
        part,
        faces: optional(formula(SCOPES.player, 'number')),
        if: optional(formula(SCOPES.player, 'boolean')),
      }),
      (written) =>
        written.part === 'roll' || written.faces === undefined
          ? []
          : [{ ...IDLE, path: ['faces'], message: 'No die is thrown in this part of the turn.' }],
    ),
  ]),
);

/** The slots on gains and losses. */
const SUM = formula(SCOPES.award, 'number');

const shape = mapping('an award', {
  on: word(AWARD_OCCASIONS),
  to: word(AWARD_RECIPIENTS),
  points: optional(SUM),
  quantity: optional(declaredName),
  amount: optional(SUM),
  if: optional(formula(SCOPES.award, 'boolean')),
});

const award = meant(
  checked(shape, checkSum),
  ({ on, to, points, quantity = 'points', amount, if: condition }): Award => {
    const sum = points ?? amount;
    // The check before ensures that one of the two is there.
    if (!sum) return z.NEVER;
    return { on, to, quantity, amount: sum, ...withoutUndefined({ if: condition }) };
  },
);

const awards = list('of awards', award);

/** Requires either points, or an amount of another quantity. */
function checkSum(written: object): readonly CheckProblem[] {
  const [clash] = present(written, ['quantity', 'amount']);
  const hasPoints = present(written, ['points']).length > 0;
  if (hasPoints && clash !== undefined) {
    const message = `An award is of \`points\` or of an amount of another quantity, not of both.`;
    return [{ code: 'format/key', part: 'key', path: [clash], message }];
  }
  if (hasPoints) return [];
  const lacking = ['quantity', 'amount'].filter((key) => !Object.hasOwn(written, key));
  if (lacking.length === 0) return [];
  const message = 'The award does not say how much of what.';
  const help = 'Write `points`, or `quantity` and `amount`.';
  return [{ code: 'format/missing', message, help, keys: ['points', ...lacking] }];
}

/** The slot of readings. */
const IDS = {
  isKey: (text: string) => /^[a-z][a-z0-9-]*$/.test(text),
  expected: 'the name of a reading',
  from: (id: string) => id,
};

/** The chosen option by the reading's id. */
const readings = keyed('of readings', IDS, text('an option of the reading')).check(
  z.superRefine((taken, { addIssue }) => {
    for (const [id, option] of taken) {
      const params = problemOf(id, option);
      if (params) addIssue({ code: 'custom', path: [id], params });
    }
  }),
);

function problemOf(id: string, option: string): (Problem & Record<string, unknown>) | undefined {
  const reading = readingCalled(id);
  if (!reading) {
    const near = didYouMean(id, READING_IDS);
    const message = `${quote(id)} is not a reading that the register knows.`;
    return { code: 'format/key', part: 'key', message, ...(near && { help: didYou(near) }) };
  }
  const options = reading.options.map((each) => each.id);
  if (options.includes(option)) return undefined;
  const expected = `an option of the reading \`${id}\`: ${options.map((each) => `\`${each}\``).join(', ')}`;
  const near = didYouMean(option, options);
  return { code: 'format/type', got: quote(option), expected, ...(near && { help: didYou(near) }) };
}

function didYou(near: string): string {
  return `Did you mean \`${near}\`?`;
}

/** The slot of tiers. */
const added = mapping('a tier that a rule adds', {
  id: tier,
  title: text('the title of the tier'),
  above: optional(tier),
});

/** Two tiers may not have the same id. */
const tiers = meant(
  list('of tiers', added).check(
    z.superRefine((listed, { addIssue }) => {
      const known = new Set<string>();
      for (const [i, { id }] of listed.entries()) {
        const message = `The tier \`${id}\` stands twice.`;
        const params = { code: 'format/duplicate', message };
        if (known.has(id)) addIssue({ code: 'custom', path: [i, 'id'], params });
        known.add(id);
      }
    }),
  ),
  (listed): ReadonlyMap<string, AddedTier> =>
    new Map(listed.map(({ id, ...place }) => [id, place])),
);

/** The slots of claims to prevail or to yield. */
const EXPECTED = 'a slot such as `win`, the number of a rule, or `{ tier: … }`';

const named = leaf<Claim>(EXPECTED, (value, refuse) => {
  if (typeof value === 'number') return Number.isSafeInteger(value) ? { rule: value } : undefined;
  if (typeof value !== 'string') return undefined;
  if (isSlot(value)) return { slot: value };
  const near = didYouMean(value, SLOT_NAMES);
  // A word of small letters only is a misspelt slot.
  if (near === undefined && isRuleId(value) && /[A-Z\d]/.test(value)) return { rule: value };
  const help = near === undefined ? undefined : `Did you mean \`${near}\`?`;
  return refuse({ code: 'format/type', got: shown(value), expected: EXPECTED, help });
});

const claims = list('of claims', oneOf([named, mapping('a claim', { tier })]));

const demand = formula(SCOPES.votes, 'boolean');
const count = optional(formula(SCOPES.game, 'number'));
const title = word(['required', 'cite-by-title']);

/** The slots of requirements for adoption and quorum. */
const demands = oneOf([
  meant(demand, (needs) => [{ of: {}, needs }]),
  list(
    'of demands',
    meant(
      mapping('a demand', {
        of: optional(
          mapping('what the demand is for', {
            kind: optional(word(CHANGE_KINDS)),
            tier: optional(tier),
          }),
        ),
        needs: demand,
      }),
      ({ of = {}, needs }) => ({ of, needs }),
    ),
  ),
]);

function checkLimit(written: object): readonly CheckProblem[] {
  if (present(written, ['least', 'most']).length > 0) return [];
  const message = 'The limit bounds nothing.';
  const help = 'Write `least`, `most` or both.';
  return [{ code: 'format/missing', message, help, keys: ['least', 'most'] }];
}

const tests = list('of tests', word(PRECEDENCE_TESTS));

const precedence = oneOf([
  meant(tests, (listed) => ({ tests: listed })),
  mapping('a rule of precedence', { between: optional(word(PRECEDENCE_BETWEEN)), tests }),
]);

const kindsOfChange = list('of kinds of change', word(CHANGE_KINDS));

/** A slot without a schema does not compile. */
const SLOT_SCHEMAS = {
  proposers: optional(formula(SCOPES.player, 'boolean')),
  changes: optional(
    keyed(
      'of tiers to kinds of change',
      TIERS,
      oneOf([kindsOfChange, mapping('the only kinds of change', { only: kindsOfChange })]),
    ),
  ),
  numbering: optional(
    mapping('numbering', {
      first: optional(formula(SCOPES.game, 'number')),
      'changed-rule': optional(
        choice(['takes-proposal-number', 'keeps-its-own'], { scope: SCOPES.proposal }),
      ),
      'new-rule': optional(
        choice(['takes-proposal-number', 'given', 'next'], { scope: SCOPES.proposal }),
      ),
      'reused-number': optional(word(['goes-on', 'begins-anew'])),
    }),
  ),
  electorate: optional(formula(SCOPES.voter, 'boolean')),
  participation: optional(choice(['required', 'optional'], { scope: SCOPES.proposal })),
  ballots: optional(formula(SCOPES.voter, 'number')),
  'voting-period': optional(duration(SCOPES.proposal)),
  quorum: optional(demands),
  adoption: optional(demands),
  retroactive: optional(choice(['forbidden', 'permitted'], { scope: SCOPES.proposal })),
  turns: optional(turns),
  turn: optional(turn),
  quantities: optional(keyed('of quantities', NAMES, quantity)),
  'proposal-facts': optional(keyed('of facts of proposals', NAMES, proposalFact)),
  awards: optional(awards),
  win: optional(
    list('of ways to win', mapping('a way to win', { when: formula(SCOPES.player, 'boolean') })),
  ),
  deadlock: optional(choice(['first-unable', 'caller'], { scope: SCOPES.game })),
  tiers: optional(tiers),
  limits: optional(
    list(
      'of limits',
      checked(mapping('a limit', { of: tier, least: count, most: count }), checkLimit),
    ),
  ),
  precedence: optional(precedence),
  judge: optional(judge),
  forfeit: optional(choice(['allowed', 'forbidden'], { scope: SCOPES.game })),
  'winning-by': optional(winningBy),
  offices: optional(keyed('of offices', NAMES, mapping('an office', { holders: count }))),
  titles: optional(oneOf([meant(title, (only) => [only]), list('of words', title)])),
  becomes: optional(
    mapping('what the rule becomes', {
      when: formula(SCOPES.game, 'boolean'),
      unless: optional(word(['amended'])),
      mechanics: z.lazy((): z.ZodMiniType<Mechanics> => mechanics),
    }),
  ),
  overrides: optional(claims),
  'defers-to': optional(claims),
  'robot-votes': optional(formula(SCOPES.roll, 'boolean')),
  grants: optional(grants),
  fiat: optional(
    checked(
      mapping('a power of fiat', {
        tiers: list('of tiers', tier),
        by: line('the name of its owner'),
      }),
      emptyKeys,
    ),
  ),
  readings: optional(readings),
} satisfies Readonly<Record<SlotName, z.ZodMiniType>>;

const slots = checked(mapping('mechanics', SLOT_SCHEMAS), emptyKeys);

/** Mechanics in a record: slots, or sentences that say them. `raw` keeps the slots as written. */
export const mechanics = z.codec(z.unknown(), z.custom<Mechanics>(), {
  decode: (written, { issues }) => readMechanics(written, issues),
  encode: ({ raw, sentences }) => sentences ?? raw,
});

function readMechanics(written: unknown, issues: z.core.$ZodRawIssue[]): Mechanics {
  const key = JSON.stringify(written);
  const known = remembered.get(key);
  if (known) return known;
  const words = wordsMeant(written);
  if (words?.includes(' ')) {
    const got = shown(written);
    const params = { code: 'format/type', got, expected: 'a list of sentences', unread: words };
    issues.push({ code: 'custom', input: written, params });
    return z.NEVER;
  }
  const listed = Array.isArray(written) && written.length > 0 ? written : undefined;
  const sentences = listed?.filter((each) => typeof each === 'string');
  const raw = sentences ? slotsSaid(listed ?? [], sentences, issues) : written;
  if (sentences && !raw) return z.NEVER;
  const parsed = slots.safeParse(raw, { reportInput: true });
  if (!parsed.success || !isMapping(raw)) {
    const within = parsed.error?.issues ?? [];
    issues.push({ code: 'custom', input: written, params: { within } });
    return z.NEVER;
  }
  // The remembered text has no undefined keys, so the value must have none either.
  const read = {
    ...withoutUndefined(parsed.data),
    raw: withoutUndefined(raw),
    ...(sentences && { sentences }),
  };
  if (key.length < MAX_KEY) setBounded(remembered, MAX_REMEMBERED, key, read);
  return read;
}

/** The words of sentences that are one text, or that YAML reads as a mapping. */
function wordsMeant(written: unknown): string | undefined {
  if (typeof written === 'string') return written;
  const pairs = isMapping(written) ? Object.entries(written) : [];
  const isSaid =
    pairs.some(([key]) => key.includes(' ')) &&
    pairs.every(([, each]) => !isMapping(each) && !Array.isArray(each));
  const words = pairs.map(([key, value]) => (value === null ? key : `${key}: ${value}`));
  return isSaid ? rejoined(words) : undefined;
}

/** Commas divide a sentence in brackets or braces. */
function rejoined(pieces: readonly string[]): string {
  return pieces.join(', ').replaceAll('., ', '. ');
}

const SENTENCE = 'a sentence, such as `When a proposal is defeated, the proposer loses 10 points.`';

/** The slots that a list says, as a record writes them, if all its items are sentences. */
function slotsSaid(
  listed: readonly unknown[],
  sentences: readonly string[],
  issues: z.core.$ZodRawIssue[],
) {
  for (const [i, each] of listed.entries()) {
    if (typeof each === 'string') continue;
    const unread = wordsMeant(each);
    const params = { code: 'format/type', got: shown(each), expected: SENTENCE, unread };
    issues.push({ code: 'custom', input: each, path: [i], params });
  }
  if (sentences.length < listed.length) return undefined;
  const read = readAll(sentences);
  if (read.ok) return read.mechanics;
  const unread = rejoined(sentences);
  if (readAll(unread.split(/(?<=\.) /)).ok) {
    const message = 'An item of `mechanics` is one whole sentence.';
    const params = { code: 'format/type', message, unread };
    issues.push({ code: 'custom', input: listed, params });
    return undefined;
  }
  for (const { sentence, message, help, start, end } of read.problems) {
    const input = sentences[sentence];
    const params = { code: 'format/sentence', message, help, span: [start, end], unread: input };
    issues.push({ code: 'custom', input, path: [sentence], params });
  }
  return undefined;
}

/**
 * Remembered, since proposals of a game often repeat their mechanics. The result depends on the text
 * alone.
 */
const remembered = new Map<string, Mechanics>();
const MAX_REMEMBERED = 1000;
const MAX_KEY = 2000;
