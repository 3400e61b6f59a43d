/** A game: `games/<game>/game.md`. */
import type * as z from 'zod/mini';
import type { GameId, PlayerId } from '../../values/ids.ts';
import { PLAYERS, toGameId } from '../../values/ids.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';
import { keysAsWritten } from '../yaml/read-yaml.ts';
import { clerk, inbox } from './inbox.ts';
import { checkDateOrder, corrected } from './parts.ts';
import { fromPlayer, playerFields, toPlayer, type WrittenPlayer } from './player.ts';
import { type FrontMatter, recordKind } from './record-kind.ts';

export const MEDIA = ['table', 'mail', 'computer'] as const;
export type Medium = (typeof MEDIA)[number];

const READING_IDS: s.Keys<string> = {
  isKey: (text) => /^[a-z][a-z0-9-]*$/.test(text),
  expected: 'the name of a reading',
  from: (id) => id,
};

const TEAM_IDS: s.Keys<string> = { ...PLAYERS, expected: 'the id of a team', from: (id) => id };

export const READING = s.mapping('a reading', {
  take: v.text('an option of the reading'),
  /** The date of the custom, if it is younger than the game. */
  since: s.optional(v.moment),
  why: s.optional(v.markdown('the reason')),
});
/* @__PURE__ */ s.document('a reading', READING, () => ({
  take: 'the answer that the players use, or `open` if they have not settled it',
  since: 'the date from which they use it; the register’s own answer counts before that',
  why: 'the reason',
}));

export type WrittenReading = Readonly<z.output<typeof READING>>;

const shape = s.mapping('a game', {
  title: v.line('the title of the game'),
  ruleset: v.ruleset,
  medium: v.word(MEDIA),
  started: s.optional(v.moment),
  sample: s.optional(v.flag),
  invented: s.optional(v.flag),
  players: s.keyed('a mapping of players', PLAYERS, playerFields),
  readings: s.optional(s.keyed('a mapping of readings', READING_IDS, READING)),
  clerks: s.optional(s.list('of accounts', clerk)),
  inbox: s.optional(inbox),
  'second-votes': s.optional(v.word(['refused'])),
  teams: s.optional(s.keyed('a mapping of teams', TEAM_IDS, s.list('of players', v.player))),
  'on-words': s.optional(v.word(['players'])),
  unobjected: s.optional(v.word(['stands'])),
  corrected,
});

/* @__PURE__ */ s.document('a game', shape, () => ({
  title: 'the name of the game',
  ruleset: 'the folder of its Initial Set',
  medium: '`table`, `mail` or `computer`',
  started: 'the date of the beginning',
  sample: '`true` for a game that came with the software, which you may remove from the archive',
  invented: '`true` for a game that was written for the archive and never played',
  players: 'the players at the start, each an id and a player, in seat order',
  readings:
    'the table’s answers to questions that the rules leave open, each the id of a reading and its option',
  clerks:
    'the clerks, who may record for others: a list of accounts and players such as `[github:carl, ben]`',
  inbox: 'the channels in which it is played, each with the words and signs that count',
  'second-votes':
    '`refused` if nobody may change a vote; if absent, the last vote of a player counts while the vote is open. `take` reads messages so; reviewers decide about records',
  teams: 'teams, each an id and a list of players',
  'on-words':
    '`players` if any player with an account may record something on the words of a rule alone; if absent, clerks do, in a game with accounts or clerks',
  unobjected:
    '`stands` if play may go on after a broken rule because nobody minds: records may then say `stands`',
  corrected: 'a correction',
}));

type Fields = z.output<typeof shape>;
type KeptFields = Omit<Fields, 'players' | 'readings' | 'teams' | 'clerks'>;

/** The record `game.md`. Proposals, judgments and events are records of their own. */
export interface GameHead extends Readonly<KeptFields> {
  readonly file: string;
  readonly id: GameId;
  /** In seat order. */
  readonly players: readonly WrittenPlayer[];
  readonly readings: ReadonlyMap<string, WrittenReading>;
  readonly teams: ReadonlyMap<string, readonly PlayerId[]>;
  readonly clerks?: readonly string[];
  readonly body: string;
}

export const GAME = recordKind({
  spread: ['players'],
  shape,
  check: (written) => checkDateOrder(written, 'started', ['corrected']),
  read: (fields, { file, name, body, data }): GameHead => ({
    file,
    id: toGameId(name),
    ...fields,
    players: inSeatOrder(fields.players, data),
    readings: fields.readings ?? new Map(),
    teams: fields.teams ?? new Map(),
    body,
  }),
  write: (game) => {
    const { players, readings, teams } = game;
    const fields = {
      ...game,
      sample: game.sample || undefined,
      invented: game.invented || undefined,
      players: new Map(players.map((player) => [player.id, fromPlayer(player)])),
      readings: readings.size === 0 ? undefined : readings,
      teams: teams.size === 0 ? undefined : teams,
    };
    return { fields, body: game.body };
  },
});

/** The record names the players in the order of their seats. */
function inSeatOrder(players: Fields['players'], { players: written }: FrontMatter['data']) {
  const order = s.isMapping(written) ? keysAsWritten(written) : [];
  const seats = new Map(order.map((id, index) => [id, index]));
  const seatOf = (id: PlayerId) => seats.get(id) ?? 0;
  return [...players]
    .sort(([a], [b]) => seatOf(a) - seatOf(b))
    .map(([id, fields]) => toPlayer(id, fields));
}
