/** The mechanics of a card or a proposal: every slot's value checked, its formulas compiled. */
import * as z from 'zod';
import { remember } from '../../helpers/remember.ts';
import { NAMES, TIERS } from '../../values/ids.ts';
import { line, tier, word } from '../../values/scalar-schemas.ts';
import { isMapping, keyed, list, mapping, oneOf, optional } from '../../values/schema.ts';
import {
  CHANGE_KINDS,
  type Mechanics,
  PRECEDENCE_BETWEEN,
  PRECEDENCE_TESTS,
  type SlotName,
} from '../mechanics/mechanics.ts';
import { SCOPES } from '../mechanics/scopes.ts';
import { awards } from './award-schema.ts';
import { claims } from './claim-schema.ts';
import { choice, formula } from './formula-leaf.ts';
import { duration, judge } from './judge-schema.ts';
import { proposalFact, quantity } from './quantity-schema.ts';
import { readings } from './reading-schema.ts';
import { tiers } from './tier-schema.ts';
import { turn, turns } from './turn-schema.ts';
import { winningBy } from './winning-schema.ts';

const demand = formula(SCOPES.votes, 'boolean');
const count = optional(formula(SCOPES.game, 'number'));
const title = word(['required', 'cite-by-title']);

const adoption = oneOf([
  demand.transform((needs) => [{ of: {}, needs }]),
  list(
    'of demands',
    mapping('a demand', {
      of: optional(
        mapping('what the demand is for', {
          kind: optional(word(CHANGE_KINDS)),
          tier: optional(tier),
        }),
      ),
      needs: demand,
    }).transform(({ of = {}, needs }) => ({ of, needs })),
  ),
]);

const tests = list('of tests', word(PRECEDENCE_TESTS));

const precedence = oneOf([
  tests.transform((listed) => ({ tests: listed })),
  mapping('a rule of precedence', { between: optional(word(PRECEDENCE_BETWEEN)), tests }),
]);

/** Complete by its type: a slot that is not read here does not compile. */
const SLOT_SCHEMAS = {
  proposers: optional(formula(SCOPES.player, 'boolean')),
  changes: optional(
    keyed('of tiers to kinds of change', TIERS, list('of kinds of change', word(CHANGE_KINDS))),
  ),
  numbering: optional(
    mapping('numbering', {
      first: formula(SCOPES.game, 'number'),
      'changed-rule': choice(['takes-proposal-number', 'keeps-its-own'], {
        scope: SCOPES.proposal,
      }),
      'new-rule': optional(
        choice(['takes-proposal-number', 'given', 'next'], { scope: SCOPES.proposal }),
      ),
    }),
  ),
  electorate: optional(formula(SCOPES.voter, 'boolean')),
  participation: optional(choice(['required', 'optional'], { scope: SCOPES.proposal })),
  ballots: optional(formula(SCOPES.voter, 'number')),
  'voting-period': optional(duration(SCOPES.proposal)),
  quorum: optional(demand),
  adoption: optional(adoption),
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
  limits: optional(list('of limits', mapping('a limit', { of: tier, least: count, most: count }))),
  precedence: optional(precedence),
  judge: optional(judge),
  forfeit: optional(choice(['allowed', 'forbidden'], { scope: SCOPES.game })),
  'winning-by': optional(winningBy),
  offices: optional(keyed('of offices', NAMES, mapping('an office', { holders: count }))),
  titles: optional(oneOf([title.transform((only) => [only]), list('of words', title)])),
  becomes: optional(
    mapping('what the rule becomes', {
      when: formula(SCOPES.game, 'boolean'),
      unless: optional(word(['amended'])),
      mechanics: z.lazy((): z.ZodType<Mechanics> => mechanics),
    }),
  ),
  overrides: optional(claims),
  'defers-to': optional(claims),
  'robot-votes': optional(formula(SCOPES.roll, 'boolean')),
  fiat: optional(
    mapping('a power of fiat', {
      tiers: list('of tiers', tier),
      by: line('the name of its owner'),
    }),
  ),
  readings: optional(readings),
} satisfies Readonly<Record<SlotName, z.ZodType>>;

const slots = mapping('mechanics', SLOT_SCHEMAS);

/** Mechanics as a value of a record; `raw` keeps what was written. */
export const mechanics = z.transform((written: unknown, { issues }): Mechanics => {
  const key = JSON.stringify(written);
  const known = remembered.get(key);
  if (known) return known;
  const parsed = slots.safeParse(written, { reportInput: true });
  if (!parsed.success || !isMapping(written)) {
    const within = parsed.error?.issues ?? [];
    issues.push({ code: 'custom', input: written, params: { within } });
    return z.NEVER;
  }
  const read = { ...parsed.data, raw: written };
  if (key.length < MAX_KEY) remember(remembered, MAX_REMEMBERED, key, read);
  return read;
});

/**
 * Proposals of one game mostly carry the same mechanics. A remembered value depends on the key
 * alone.
 */
const remembered = new Map<string, Mechanics>();
const MAX_REMEMBERED = 1000;
const MAX_KEY = 2000;
