/** What one tells of the votes of others: in a sentence, in a line for each side, or in a table. */
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { Statement } from '../types.ts';
import { toWay, WAY_PATTERN, WAYS } from './words.ts';

export interface Reported {
  /** The id of the player. */
  readonly player: string;
  /** The vote in its own words, `FOR 306`. */
  readonly vote: string;
}

type PlayerNamed = (name: string) => string | undefined;

const SENTENCE =
  /^@?([\p{L}\p{N}][\p{L}\p{M}\p{N}._' -]{0,60}?)(?: (?:votes|voted|has voted|is voting)\b:?|:)\s*(\S.{0,200})$/u;

/** `Ann votes FOR 306`, `Ben: AGAINST 306`: the player, and the words of the vote. */
export function reportedSentence(text: string, playerNamed: PlayerNamed): Reported | undefined {
  const [, name = '', vote = ''] = SENTENCE.exec(text) ?? [];
  const player = name === '' ? undefined : playerNamed(name.trim());
  return player === undefined ? undefined : { player, vote };
}

const SPEAKER =
  /^<?(\p{Lu}[\p{L}\p{M}\p{N}._'-]{0,40}(?: \p{Lu}[\p{L}\p{M}._'-]{0,40}){0,2})(?:>|:)\s+(\S.*)$/u;
/** What else people put before a colon. */
const LABEL =
  /^(?:edit(?:ed)?|eta|update|correction|p\.?s\.?|n\.?b\.?|note|re|fwd?|also|title|subject|(?:my )?(?:votes?|ballot)|tl;?dr)$/i;

/** `Gil: FOR 306`: a name, and words that may be those of whoever it names. */
export function speakerIn(
  text: string,
): { readonly name: string; readonly words: string } | undefined {
  const [, name, words] = SPEAKER.exec(text.slice(0, 1_000)) ?? [];
  if (name === undefined || words === undefined || LABEL.test(name)) return undefined;
  return { name, words };
}

/** `FOR (2): Ann, Ben`, or `| Ann | FOR |`, on a proposal that its own cell or a heading names. */
export function reportedRow(
  text: string,
  implied: number | undefined,
  playerNamed: PlayerNamed,
): readonly Statement[] {
  if (text.length > 2_000) return [];
  const row = sideRow(text, playerNamed) ?? tableRow(text, playerNamed);
  if (!row) return [];
  const { way, players, number = implied } = row;
  const why = row.why ?? (number === undefined ? 'it does not say which proposal' : undefined);
  return players.map((reports) => ({
    kind: 'vote',
    value: toWay(way),
    words: text,
    reports,
    ...withoutUndefined({ number, why }),
  }));
}

interface Row {
  readonly way: string;
  readonly players: readonly string[];
  readonly number?: number;
  readonly why?: string;
}

const SIDE = new RegExp(
  String.raw`^[^\p{L}\p{N}|]{0,8}(?:votes? )?(${WAY_PATTERN})\b(?: votes?)?[*_]{0,2}\s?(?:\((\d{1,4})\)|(\d{1,4}))?[*_]{0,2}\s?[:–—-][*_]{0,2}\s(\S.*)$`,
  'iu',
);

/** All who stand on a side are players; a count beside it is theirs. */
function sideRow(text: string, playerNamed: PlayerNamed): Row | undefined {
  const [, side = '', inBrackets, bare, rest = ''] = SIDE.exec(text) ?? [];
  if (side === '') return undefined;
  const named = rest
    .split(/[,&]|\band\b/i)
    .map(bareName)
    .filter((name) => name !== '');
  const players = named.flatMap((name) => playerNamed(name) ?? []);
  if (players.length === 0) return undefined;
  const stranger = named.find((name) => playerNamed(name) === undefined);
  const count = inBrackets ?? bare;
  const why =
    stranger !== undefined
      ? `it names ${stranger}, and no player has that name`
      : count !== undefined && Number(count) !== players.length
        ? `it counts ${count}, but names ${players.length}`
        : undefined;
  return { way: wayOf(side), players, ...withoutUndefined({ why }) };
}

/** One cell is a player, one a way to vote, and at most one a number. */
function tableRow(text: string, playerNamed: PlayerNamed): Row | undefined {
  // Where the table is read as one, its cells stand apart by tabs.
  const [, inside] = /^\s*\|(.*)\|\s*$/.exec(text) ?? [];
  if (inside === undefined && !text.includes('\t')) return undefined;
  const cells = (inside?.split('|') ?? text.split('\t')).map(bareName);
  const players = cells.flatMap((cell) => playerNamed(cell) ?? []);
  const ways = cells.filter((cell) => WAYS.some((way) => way.text === cell.toLowerCase()));
  const [way] = ways;
  const [number, another] = cells
    .filter((cell) => /^#?\d{1,6}$/.test(cell))
    .map((cell) => Number(cell.replace('#', '')));
  if (players.length !== 1 || way === undefined) return undefined;
  const several = ways.length > 1 ? 'it has several votes in one row' : undefined;
  const why = several ?? (another === undefined ? undefined : 'it has more than one number');
  return { way: wayOf(way), players, ...withoutUndefined({ number, why }) };
}

function bareName(name: string): string {
  return name
    .trim()
    .replace(/^[@*_`]{1,4}|[*_`.]{1,4}$/g, '')
    .trim();
}

function wayOf(word: string): string {
  return WAYS.find(({ text }) => text === word.toLowerCase())?.way ?? 'abstain';
}
