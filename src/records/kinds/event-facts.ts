/** Each kind of event, with its key, how its fact is read and written, its JSON, and its other properties. */
import * as z from 'zod/mini';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { NAME, NAMES, PLAYERS, type PlayerId, type RuleNumber } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';
import {
  CHANGE_SAYS,
  CHANGE_SHAPE,
  changeFields,
  checkChange,
  checkTextKey,
  textOf,
  toChange,
  type WrittenChange,
} from './change.ts';
import { type Amounts, gains, judgmentName, points, quantities } from './parts.ts';
import { fromPlayer, PLAYER_SAYS, PLAYER_SHAPE, toPlayer } from './player.ts';
import { unlessEmpty } from './record-kind.ts';

const players = s.list('of players', v.player);

/** One holder of an office, several, or nobody: `null`. */
const holders = s.coded(
  s.oneOf([
    s.leaf<PlayerId[]>(
      'nobody: null',
      (value) => (value === null ? [] : undefined),
      (none) => (none.length === 0 ? null : undefined),
    ),
    v.player,
    players,
  ]),
  (written): readonly PlayerId[] => (Array.isArray(written) ? written : [written]),
  ([first, ...others]) =>
    first === undefined ? [] : others.length === 0 ? first : [first, ...others],
);

const fiatFields = s.mapping('a change by fiat', {
  by: v.line('the name of the one who decides'),
  cause: s.optional(v.line('the cause')),
  ...CHANGE_SHAPE,
  number: s.optional(v.ruleNumber),
  text: s.optional(v.markdown('the text')),
});
/* @__PURE__ */ s.document('a change by fiat', fiatFields, () => ({
  ...CHANGE_SAYS,
  by: 'who decided it, as the rule names them',
  cause:
    'the cause, in the community’s own word: `cleaning`, `ratification`, `decree`; the rule’s history shows it with the event’s `why`',
  number: 'with `enact`: the number of the new rule',
}));

const fiat = s.checked(fiatFields, (written) => [
  ...checkChange(written),
  ...checkTextKey(written),
  ...checkNumberKey(written),
]);

/** Only a new rule gets a number. */
function checkNumberKey(written: object): readonly s.CheckProblem[] {
  if (!Object.hasOwn(written, 'number') || Object.hasOwn(written, 'enact')) return [];
  const message = '`number` goes with `enact`: it is the number of the new rule.';
  return [{ code: 'format/key', part: 'key', path: ['number'], message, help: 'Remove it.' }];
}

const pause = s.mapping('a pause', { until: s.optional(v.moment) });
/* @__PURE__ */ s.document('a pause', pause, () => ({
  until: 'until when play pauses: to the end of that day, month or year, or to that minute',
}));

/**
 * The ground of a win: the quantity that reached its mark, or `paradox`. It is `rule` or `proposal` if the
 * words of one say so, and `judgment` if only a Judge does.
 */
export type WayToWin = string;

const wayToWin = s.leaf<WayToWin>(
  'the quantity that made the player win, such as points, or `paradox`, `rule` or `judgment`',
  (value) => (typeof value === 'string' && NAME.test(value) ? value : undefined),
);

interface Winner {
  readonly kind: 'winner';
  readonly player: PlayerId;
  readonly by?: WayToWin;
}

interface Scores {
  readonly kind: 'scores';
  readonly scores: Amounts;
  /** They count from then on, even if the rules give others. */
  readonly stands?: true;
}

/** Each kind of event has its own key, with its reading and writing. */
export const FACTS = {
  join: s.optional(
    s.coded(
      s.mapping(
        'one who joins',
        {
          id: v.player,
          ...PLAYER_SHAPE,
          seat: s.optional(v.number('a seat, counted from 1')),
          roles: s.optional(s.list('of roles', v.line('a role'))),
        },
        {
          ...PLAYER_SAYS,
          id: 'the id by which the records call the player from here on',
          seat: 'the seat taken, counted from 1; the last, unless given',
          roles: 'the offices that the player holds from the start',
        },
      ),
      ({ id, seat, roles = [], ...fields }) => {
        return { kind: 'join', player: toPlayer(id, fields), ...withoutUndefined({ seat }), roles };
      },
      ({ player, seat, roles }) => {
        const rest = withoutUndefined({ seat, roles: unlessEmpty([...roles]) });
        return { id: player.id, ...fromPlayer(player), ...rest };
      },
    ),
  ),
  leave: s.optional(s.coded(v.player, (player) => ({ kind: 'leave', player }), whoever)),
  forfeit: s.optional(s.coded(v.player, (player) => ({ kind: 'forfeit', player }), whoever)),
  roll: s.optional(
    s.coded(
      s.mapping(
        'a throw of the die',
        {
          by: v.player,
          die: v.number('what the die shows'),
          for: s.optional(v.proposalNumber('the number of a proposal')),
        },
        {
          by: 'the player',
          die: 'what the die shows',
          for: 'the number of the proposal whose turn it belongs to',
        },
      ),
      (roll) => ({ kind: 'roll', ...roll }),
      ({ kind: _, ...roll }) => roll,
    ),
  ),
  points: s.optional(s.coded(points, (amounts) => ({ kind: 'points', amounts }), amountsOf)),
  change: s.optional(s.coded(quantities, (amounts) => ({ kind: 'change', amounts }), amountsOf)),
  set: s.optional(s.coded(quantities, (amounts) => ({ kind: 'set', amounts }), amountsOf)),
  appoint: s.optional(
    s.coded(
      s.keyed('players by office: `{ speaker: ada }`', NAMES, holders),
      (offices) => ({ kind: 'appoint', offices }),
      ({ offices }) => offices,
    ),
  ),
  consent: s.optional(
    s.coded(
      s.mapping(
        'a consent',
        {
          players,
          to: v.line('the matter of the consent, such as continue'),
          during: s.optional(judgmentName),
        },
        {
          players: 'the players who consent',
          to: 'the matter of their consent: `continue`',
          during:
            'the judgment that is pending, by its number or the name of its file; the latest, unless given',
        },
      ),
      (consent) => ({ kind: 'consent', ...consent }),
      ({ kind: _, ...consent }) => ({ ...consent, players: [...consent.players] }),
    ),
  ),
  debate: s.optional(
    s.coded(
      s.mapping(
        'a debate',
        { 'on-proposal': v.proposalNumber('the number of a proposal') },
        {
          'on-proposal': 'the number of the proposal',
        },
      ),
      (debate) => ({ kind: 'debate', proposal: debate['on-proposal'] }),
      ({ proposal }) => ({ 'on-proposal': proposal }),
    ),
  ),
  pause: s.optional(s.coded(pause, (pause) => ({ kind: 'pause', ...pause }), untilOf)),
  resume: s.optional(s.coded(pause, (pause) => ({ kind: 'resume', ...pause }), untilOf)),
  scores: s.optional(
    s.coded(
      gains,
      (scores): Scores => ({ kind: 'scores', scores }),
      ({ scores }) => scores,
    ),
  ),
  winner: s.optional(
    s.coded(
      s.oneOf([
        v.player,
        s.mapping(
          'a winner',
          { player: v.player, by: s.optional(wayToWin) },
          {
            player: 'the player',
            by: 'the quantity that made the player win, such as `points`; or `paradox`, `rule` or `judgment`',
          },
        ),
      ]),
      (winner): Winner => {
        return { kind: 'winner', ...(typeof winner === 'string' ? { player: winner } : winner) };
      },
      ({ player, by }) => (by === undefined ? player : { player, by }),
    ),
  ),
  /** Players have these names from then on. */
  rename: s.optional(
    s.coded(
      s.keyed('names by player: `{ ada: Ada Byron }`', PLAYERS, v.line('the name of the player')),
      (names) => ({ kind: 'rename', names }),
      ({ names }) => names,
    ),
  ),
  /** One round ends and another begins. Everybody starts it with these quantities. */
  round: s.optional(
    s.coded(
      s.mapping(
        'a new round',
        {
          why: s.optional(v.text('why the round ended')),
          reset: s.optional(s.list('of quantities', v.declaredName)),
        },
        {
          why: 'why the round ended',
          reset:
            'quantities that begin afresh for everybody: `[points]`; if nobody has won the round, a rule or a proposal has to say so',
        },
      ),
      ({ reset = [], ...round }) => ({ kind: 'round', ...round, reset }),
      ({ why, reset }) => withoutUndefined({ why, reset: unlessEmpty([...reset]) }),
    ),
  ),
  end: s.optional(
    s.coded(
      v.text('why play stopped'),
      (why) => ({ kind: 'end', why }),
      ({ why }) => why,
    ),
  ),
  note: s.optional(
    s.coded(
      v.text('a text'),
      (text) => ({ kind: 'note', text }),
      ({ text }) => text,
    ),
  ),
  fiat: s.optional(
    s.coded(
      fiat,
      ({ by, cause, number, ...written }) => {
        const change = toChange(written, { path: ['fiat'], body: '' });
        if (!change) throw new Error('The change by fiat changes nothing.');
        return { kind: 'fiat', by, change, ...withoutUndefined({ cause, number }) };
      },
      ({ by, cause, number, change }) => {
        const rest = withoutUndefined({ cause, number, text: textOf(change) });
        return { by, ...changeFields(change), ...rest };
      },
    ),
  ),
};

function whoever({ player }: { readonly player: PlayerId }): PlayerId {
  return player;
}

function amountsOf({ amounts }: { readonly amounts: Amounts }): Amounts {
  return amounts;
}

function untilOf({ until }: { readonly until?: Moment }) {
  return withoutUndefined({ until });
}

/** Documents the keys. */
export const FACT_SAYS: Readonly<Record<keyof typeof FACTS, string>> = {
  join: 'one who joins',
  leave: 'a player who leaves',
  forfeit: 'a player who forfeits',
  roll: 'a throw of the die',
  points: 'points to add or take, each a player and an amount',
  change: 'an amount to add to any quantity: `{ kit: { strength: 2 } }`',
  set: 'a new amount of any quantity, in the same form',
  appoint: 'offices and their holders: a player, several, or `null` for nobody',
  consent: 'a consent',
  debate: 'a debate',
  pause: 'a pause; `{}` if nobody knew how long',
  resume: 'the end of a pause, likewise',
  scores:
    'points at that moment, checked against the computed ones; other quantities as `{ kit: { strength: 2 } }`',
  winner: 'the player who won, or a winner; checked too',
  rename: 'new names of players: `{ kit: Kit Kane }`',
  round: 'the beginning of a new round',
  end: 'why play stopped',
  note: 'anything else that happened, in words',
  fiat: 'a change by fiat',
};

/** How the command takes each. Capitals stand for an id, an amount or words. */
export const FACT_FORMS: Readonly<Record<keyof typeof FACTS, string>> = {
  join: '{ id: ID, name: NAME }',
  leave: 'PLAYER',
  forfeit: 'PLAYER',
  roll: 'AMOUNT',
  points: '{ PLAYER: AMOUNT }',
  change: '{ PLAYER: { tea: AMOUNT } }',
  set: '{ PLAYER: { tea: AMOUNT } }',
  appoint: '{ speaker: PLAYER }',
  consent: '{ players: [PLAYER], to: continue }',
  debate: '{ on-proposal: 301 }',
  pause: '{}',
  resume: '{}',
  scores: '{ PLAYER: AMOUNT }',
  winner: 'PLAYER',
  rename: '{ PLAYER: New Name }',
  round: '{}',
  end: 'WORDS',
  note: 'WORDS',
  fiat: '{ by: PLAYER, repeal: 301 }',
};

export type EventBody = NonNullable<z.output<(typeof FACTS)[keyof typeof FACTS]>>;
export type EventKind = EventBody['kind'];

export const EVENT_KINDS = s.ownKeys(FACTS);

const facts = z.object(FACTS);

/**
 * Writes a fact as JSON, like the record. But a key that the record may leave out is `null`. A value with
 * a shorter form has only one form.
 */
export function factJson(fact: EventBody): unknown {
  switch (fact.kind) {
    case 'join':
      return { ...fact.player, seat: fact.seat ?? null, roles: fact.roles };
    case 'roll':
      return { by: fact.by, die: fact.die, for: fact.for ?? null };
    case 'appoint':
      return Object.fromEntries(fact.offices);
    case 'consent':
      return { players: fact.players, to: fact.to, during: fact.during ?? null };
    case 'debate':
      return { proposal: fact.proposal };
    case 'pause':
      return { until: fact.until?.text ?? null };
    case 'resume':
      return true;
    case 'winner':
      return { player: fact.player, by: fact.by ?? null };
    case 'round':
      return { why: fact.why ?? null, reset: fact.reset };
    case 'fiat':
      return { by: fact.by, cause: fact.cause ?? null, ...changeJson(fact.change, fact.number) };
    case 'leave':
    case 'forfeit':
    case 'points':
    case 'change':
    case 'set':
    case 'scores':
    case 'rename':
    case 'end':
    case 'note':
      return z.encode(facts, { [fact.kind]: fact })[fact.kind];
  }
}

function changeJson(change: WrittenChange, number: RuleNumber | undefined) {
  const { kind } = change;
  if (kind === 'enact') return { kind, number: number ?? null, text: textOf(change) ?? null };
  return { kind, ...change.target, text: (kind === 'amend' && textOf(change)) || null };
}

/* Traits of each kind of event besides what the event says and does. */

interface EventTraits {
  /** It may have a `by` beside it. Other kinds say who does it, or nobody does it. */
  readonly hasBy: boolean;
  /** It gives or takes what words alone may support. A trial without words leaves that out. */
  readonly gives: boolean;
  /** It moves the game on, so it may not follow the end. */
  readonly isMove: boolean;
  /** It closes a round or the game, so a winner is looked for first. */
  readonly closes: boolean;
  /** It completes a turn, belongs to one, or somebody comes or goes by it. */
  readonly isSign: boolean;
  /** It asks by itself for what a rule may let be done or not. Another asks for it where it happens. */
  readonly asks: boolean;
  /** Players with accounts may record it. A row names the doer, the one to whom a rule grants it, or anyone. */
  readonly recordedBy: 'doer' | 'grantee' | 'anyone';
}

const NONE = {
  hasBy: false,
  gives: false,
  isMove: false,
  closes: false,
  isSign: false,
  asks: false,
} as const;

/** Each trait of each kind; a new kind of event does not compile without its row. */
export const EVENT_TRAITS = {
  join: { ...NONE, hasBy: true, isMove: true, isSign: true, asks: true, recordedBy: 'doer' },
  leave: { ...NONE, hasBy: true, isSign: true, asks: true, recordedBy: 'doer' },
  forfeit: { ...NONE, hasBy: true, isMove: true, isSign: true, asks: true, recordedBy: 'doer' },
  roll: { ...NONE, isMove: true, isSign: true, recordedBy: 'doer' },
  points: { ...NONE, hasBy: true, gives: true, isMove: true, asks: true, recordedBy: 'grantee' },
  change: { ...NONE, hasBy: true, gives: true, isMove: true, asks: true, recordedBy: 'grantee' },
  set: { ...NONE, hasBy: true, gives: true, isMove: true, asks: true, recordedBy: 'grantee' },
  appoint: { ...NONE, hasBy: true, gives: true, isMove: true, asks: true, recordedBy: 'grantee' },
  consent: { ...NONE, isSign: true, recordedBy: 'doer' },
  debate: { ...NONE, recordedBy: 'anyone' },
  pause: { ...NONE, hasBy: true, asks: true, recordedBy: 'grantee' },
  resume: { ...NONE, hasBy: true, asks: true, recordedBy: 'grantee' },
  scores: { ...NONE, hasBy: true, gives: true, recordedBy: 'anyone' },
  winner: { ...NONE, hasBy: true, recordedBy: 'anyone' },
  rename: { ...NONE, hasBy: true, asks: true, recordedBy: 'doer' },
  round: { ...NONE, hasBy: true, isMove: true, closes: true, asks: true, recordedBy: 'grantee' },
  end: { ...NONE, closes: true, recordedBy: 'grantee' },
  note: { ...NONE, recordedBy: 'anyone' },
  fiat: { ...NONE, isMove: true, recordedBy: 'grantee' },
} as const satisfies Readonly<Record<EventKind, EventTraits>>;

/** The kinds of event that ask for nothing by themselves. */
export type UnaskedKind = {
  [Of in EventKind]: (typeof EVENT_TRAITS)[Of]['asks'] extends false ? Of : never;
}[EventKind];
