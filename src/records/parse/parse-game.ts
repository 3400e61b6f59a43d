/** A game: `games/<game>/game.md`. */
import type * as z from 'zod';
import type { Source } from '../../content/source.ts';
import type { PlayerId } from '../../values/ids.ts';
import { PLAYERS, toGameId } from '../../values/ids.ts';
import {
  account,
  flag,
  line,
  markdown,
  moment,
  player,
  ruleset,
  text,
  word,
} from '../../values/scalar-schemas.ts';
import {
  checked,
  isMapping,
  type Keys,
  keyed,
  list,
  mapping,
  optional,
} from '../../values/schema.ts';
import { corrected } from '../schema/correction.ts';
import { checkDateOrder } from '../schema/date-order.ts';
import { playerFields, toPlayer } from '../schema/player-schema.ts';
import { MEDIA, type WrittenGame, type WrittenPlayer } from '../types.ts';
import { keysAsWritten } from '../yaml/read-yaml.ts';
import type { FrontMatter } from './front-matter.ts';
import { type Parsed, parseRecord } from './parse-record.ts';

/** The game itself; its proposals, judgments and events are records of their own. */
export type GameHead = Omit<WrittenGame, 'proposals' | 'judgments' | 'events' | 'narratives'>;

const READING_IDS: Keys<string> = {
  isKey: (text) => /^[a-z][a-z0-9-]*$/.test(text),
  expected: 'the name of a reading',
  from: (id) => id,
};

const TEAM_IDS: Keys<string> = { ...PLAYERS, expected: 'the id of a team', from: (id) => id };

const shape = mapping('a game', {
  title: line('the title of the game'),
  ruleset,
  medium: word(MEDIA),
  started: optional(moment),
  sample: optional(flag),
  invented: optional(flag),
  players: keyed('of players', PLAYERS, playerFields),
  readings: optional(
    keyed(
      'of readings',
      READING_IDS,
      mapping('a reading', {
        take: text('an option of the reading'),
        since: optional(moment),
        why: optional(markdown('the reason')),
      }),
    ),
  ),
  clerks: optional(list('of accounts', account)),
  teams: optional(keyed('of teams', TEAM_IDS, list('of players', player))),
  unobjected: optional(word(['stands'])),
  corrected,
});

const schema = checked(shape, (written) => checkDateOrder(written, 'started', ['corrected']));

export function parseGame(source: Source, id: string): Parsed<GameHead> {
  return parseRecord(source, {
    schema,
    build: (fields, front) => ({
      file: source.file,
      id: toGameId(id),
      ...fields,
      players: seat(fields.players, front),
      readings: fields.readings ?? new Map(),
      teams: fields.teams ?? new Map(),
      body: front.body,
    }),
  });
}

type Players = z.output<typeof schema>['players'];

/** Players in the order in which the record names them, which is the order of their seats. */
function seat(players: Players, { data }: FrontMatter): readonly WrittenPlayer[] {
  const order = isMapping(data.players) ? keysAsWritten(data.players) : [];
  const rank = new Map(order.map((id, place) => [id, place]));
  const placeOf = (id: PlayerId) => rank.get(id) ?? 0;
  return [...players]
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([id, fields]) => toPlayer(id, fields));
}
