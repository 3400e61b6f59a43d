/**
 * A game in a link. If this browser has it too, the two are compared move by move. The longer one goes on
 * at the end of the other. If they differ, the one in the link begins as a copy with a name.
 */
import type { Source } from '../../../content/source.ts';
import {
  digestOf,
  isSameStart,
  type LinkedGame,
  readGame,
  sharedMoves,
} from '../../../try-out/links/game-link.ts';
import { showEntrance } from './entrance.ts';
import { allGames, freeId, type KeptGame, keepGame, takeUp } from './keep-games.ts';
import { toKept, toLinked, within } from './linked-games.ts';
import { announce, ask, base, faultsInRecords, fetchSet } from './parts.ts';
import { arrive, leaveBoard } from './sit.ts';

export async function openLink(address: string): Promise<void> {
  leaveBoard();
  announce('Opening the link …');
  const read = await readGame(address);
  if (!read.ok) return refuse(read.why);
  const { game: linked } = read;
  // The games that this browser keeps and that began as the one in the link did.
  const siblings = allGames().flatMap((found) => {
    if (!found.ok) return [];
    const { game: kept } = found;
    const own = toLinked(kept);
    if (!isSameStart(own, linked)) return [];
    return [{ kept, moves: own.moves.length, set: own.set, shared: sharedMoves(own, linked) }];
  });
  const set = await setOf(linked, siblings[0]?.set);
  if (typeof set === 'string') return refuse(set);
  const arriving = toKept(linked, freeId(linked.game), set);
  const past = await pastOf(arriving);
  const faults = await faultsInRecords(arriving.records);
  if (!past || faults.length > 0) return refuse(`Its game is not in order. ${faults.join(' ')}`);
  const count = linked.moves.length;
  const rules = linked.set ? ', with its own Initial Set' : '';
  const inIt = `“${linked.title}”, ${moveWords(count)}${rules}`;
  const further = siblings.find(({ shared }) => shared === count);
  if (further) {
    const more = further.moves - count;
    const stands =
      more === 0
        ? 'It is the same here.'
        : `Here it has gone on by ${moveWords(more)}, and stays so.`;
    return lay(further.kept, `The link has ${inIt}. ${stands}`);
  }
  const behind = siblings.find(({ shared, moves }) => shared === moves);
  // The link must have all that this browser has on record.
  const here = behind && (await pastOf(behind.kept));
  const there = new Set(past);
  if (behind && (here ?? []).every((words) => there.has(words))) {
    const { id, title } = behind.kept;
    const after = { ...toKept(linked, id, set), title };
    keepFrom(after);
    return lay(after, `The link has ${inIt}: ${count - behind.moves} more than were here.`);
  }
  const isCopy =
    siblings.length > 0 ||
    allGames().some((found) => found.ok && found.game.title === linked.title);
  const begun = isCopy ? { ...arriving, title: `${arriving.title} (from a link)` } : arriving;
  keepFrom(begun);
  const differs = 'It does not go on from the game here, so it is a copy with a name of its own.';
  return lay(begun, `The link has ${inIt}. ${isCopy ? differs : 'This browser keeps it now.'}`);
}

function refuse(why: string): void {
  history.replaceState(null, '', location.pathname + location.search);
  showEntrance();
  announce(`The link cannot be opened. ${why}`);
}

/** The records of its Initial Set, or why they cannot be had. */
async function setOf({ ruleset, digest, set }: LinkedGame, known: readonly Source[] | undefined) {
  if (known) return known;
  if (set) return digestOf(set) === digest ? set : 'The link is damaged.';
  const fetched = await fetchSet(ruleset);
  if (!fetched)
    return `The game began with the Initial Set “${ruleset}”, which cannot be loaded here.`;
  const here = within(fetched, `rulesets/${ruleset}/`);
  if (digestOf(here) === digest) return here;
  return `The game began with the Initial Set “${ruleset}”, which has different words here. Ask the sender for the game as a zip.`;
}

/** All that is on record in the game, with its results; `undefined` if it cannot be read. */
async function pastOf({ id, records }: KeptGame): Promise<readonly string[] | undefined> {
  const isOpen = await ask({ ask: 'open', game: id, sources: records, base, isPublished: false });
  return isOpen ? ask({ ask: 'past' }) : undefined;
}

/** This page has read the game just now, so it may write over it. */
function keepFrom(game: KeptGame): void {
  takeUp(game.id);
  keepGame(game);
}

async function lay(game: KeptGame, said: string): Promise<void> {
  history.replaceState(null, '', `#${game.id}`);
  await arrive(takeUp(game.id) ?? game, said);
}

function moveWords(count: number): string {
  return count === 1 ? '1 move' : `${count} moves`;
}
