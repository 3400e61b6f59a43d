/** One event: what happened, with the date and the authority that any event may have. */
import type * as z from 'zod';
import type { PlayerId } from '../../values/ids.ts';
import { NAME, NAMES, PLAYERS } from '../../values/ids.ts';
import {
  declaredName,
  eventId,
  line,
  markdown,
  moment,
  number,
  player,
  proposalNumber,
  rule,
  ruleNumber,
  text,
} from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  keyed,
  leaf,
  list,
  mapping,
  oneOf,
  optional,
  present,
} from '../../values/schema.ts';
import type { EventKind } from '../types.ts';
import { gains, points, quantities } from './amounts.ts';
import { CHANGE_SHAPE, checkChange, checkTextKey } from './change-schema.ts';
import { corrected } from './correction.ts';
import { checkDateOrder } from './date-order.ts';
import { judgmentName } from './judgment-name.ts';
import { PLAYER_SHAPE } from './player-schema.ts';
import { unobjected } from './unobjected.ts';

const players = list('of players', player);

/** One holder, several, or nobody: `null` vacates an office. */
const holders = oneOf([
  leaf<readonly PlayerId[]>('nobody: null', (value) => (value === null ? [] : undefined)),
  player.transform((holder) => [holder]),
  players,
]);

/** The number of a proposal, or its file's name. */
const proposalName = oneOf([number('the number of a proposal'), text('the name of a proposal')]);

const fiat = checked(
  mapping('a change by fiat', {
    ...CHANGE_SHAPE,
    by: line('the name of the one whose word it is'),
    cause: optional(line('by what it came about')),
    number: optional(ruleNumber),
    text: optional(markdown('the text')),
  }),
  (written) => [...checkChange(written), ...checkTextKey(written), ...checkNumberKey(written)],
);

/** Only a new rule is given a number. */
function checkNumberKey(written: object): readonly CheckProblem[] {
  if (!Object.hasOwn(written, 'number') || Object.hasOwn(written, 'enact')) return [];
  const message = '`number` goes with `enact`: it is the number of the new rule.';
  return [{ code: 'format/key', part: 'key', path: ['number'], message, help: 'Remove it.' }];
}

const pause = optional(mapping('a pause', { until: optional(moment) }));

const wayToWin = leaf<string>(
  'the quantity by which the player won, such as points, or `paradox`, `rule` or `judgment`',
  (value) => (typeof value === 'string' && NAME.test(value) ? value : undefined),
);

/** The result that the record states holds, even where the rules give another. */
const stands = oneOf([
  leaf<true>('true', (value) => (value === true ? value : undefined)),
  unobjected,
]);

/** What may happen, each by its own key. Complete by its type. */
const FACTS = {
  join: optional(
    mapping('one who joins', {
      id: player,
      ...PLAYER_SHAPE,
      seat: optional(number('a seat, counted from 1')),
      roles: optional(list('of roles', line('a role'))),
    }),
  ),
  leave: optional(player),
  forfeit: optional(player),
  roll: optional(
    mapping('a throw of the die', {
      by: player,
      die: number('what the die shows'),
      for: optional(proposalNumber('the number of a proposal')),
    }),
  ),
  points: optional(points),
  change: optional(quantities),
  set: optional(quantities),
  appoint: optional(keyed('of offices to players', NAMES, holders)),
  consent: optional(
    mapping('a consent', {
      players,
      to: line('what is consented to, such as continue'),
      during: optional(judgmentName),
    }),
  ),
  debate: optional(
    mapping('a debate', { 'on-proposal': proposalNumber('the number of a proposal') }),
  ),
  pause,
  resume: pause,
  scores: optional(gains),
  winner: optional(
    oneOf([
      player.transform((id) => ({ player: id })),
      mapping('a winner', {
        player,
        by: optional(wayToWin),
      }),
    ]),
  ),
  rename: optional(keyed('of players to names', PLAYERS, line('the name of the player'))),
  round: optional(
    mapping('a new round', {
      why: optional(text('why the round ended')),
      reset: optional(list('of quantities', declaredName)),
    }),
  ),
  end: optional(text('why play stopped')),
  note: optional(text('a text')),
  fiat: optional(fiat),
} satisfies Readonly<Record<EventKind, z.ZodType>>;

export const EVENT_KINDS = Object.keys(FACTS);

export const EVENT_SHAPE = {
  id: optional(eventId),
  on: optional(moment),
  after: optional(proposalName),
  ...FACTS,
  stands: optional(stands),
  rule: optional(rule),
  why: optional(text('the reason')),
  corrected,
};

const shape = mapping('an event', EVENT_SHAPE);

export type EventFields = z.output<typeof shape>;

export const event = checked(shape, checkEvent);

export function checkEvent(written: object): readonly CheckProblem[] {
  return [
    ...checkKind(written),
    ...checkStands(written),
    ...checkDateOrder(written, 'on', ['corrected']),
  ];
}

/** What the adoption of a proposal may do; its date is that of the adoption. */
const ACTS = {
  join: FACTS.join,
  leave: FACTS.leave,
  points: FACTS.points,
  change: FACTS.change,
  set: FACTS.set,
  appoint: FACTS.appoint,
  pause: FACTS.pause,
  resume: FACTS.resume,
  rename: FACTS.rename,
  round: FACTS.round,
  winner: FACTS.winner,
  end: FACTS.end,
  note: FACTS.note,
  fiat: FACTS.fiat,
};

const ACT_SHAPE = {
  ...ACTS,
  rule: optional(rule),
  why: optional(text('the reason')),
};

/** The list under `act`. */
export const acts = list(
  'of acts',
  checked(mapping('an act', ACT_SHAPE), (written) => checkKind(written, Object.keys(ACTS))),
);

/** Only scores can stand against the reckoning without more being said. */
function checkStands(written: object): readonly CheckProblem[] {
  if (!('stands' in written) || written.stands !== true || Object.hasOwn(written, 'scores'))
    return [];
  const message = '`stands: true` goes with `scores`: they count from then on.';
  const help = 'Where it was done against a rule and nobody minded, write `stands: { why: … }`.';
  return [{ code: 'format/key', part: 'key', path: ['stands'], message, help }];
}

/** Exactly one thing happened. */
function checkKind(written: object, kinds = EVENT_KINDS): readonly CheckProblem[] {
  const [kind, ...others] = present(written, kinds);
  if (kind === undefined) {
    // An unknown key was probably meant to say what happened, and is already reported.
    if (Object.keys(written).some((key) => !Object.hasOwn(EVENT_SHAPE, key))) return [];
    const message = 'The event does not say what happened.';
    const help = `Add one of ${kinds.map((each) => `\`${each}\``).join(', ')}.`;
    const path = kinds.slice(0, 1);
    return [{ code: 'format/missing', path, message, help, keys: kinds }];
  }
  return others.map((other) => {
    const message = `\`${other}\` stands beside \`${kind}\`, and an event is one thing alone.`;
    const help = 'Record it as an event of its own.';
    return { code: 'format/key', part: 'key', path: [other], message, help };
  });
}
