/**
 * A game comes in a link. Where this browser has it too, the two are compared move by move: the longer
 * one goes on where the other ends, and where they differ the reader chooses and both are kept.
 */
import type { Source } from '../../../content/source.ts';
import { capital, inSeries } from '../../../helpers/words.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import type { Move } from '../../../try-out/draft-move.ts';
import {
  digestOf,
  isSameStart,
  type LinkedGame,
  readGame,
  sharedMoves,
} from '../../../try-out/links/game-link.ts';
import type { CastVote, VotesToJoin } from '../../../try-out/links/join-votes.ts';
import { button, element } from '../basics/elements.ts';
import { part } from '../desk/fields.ts';
import { showEntrance } from './entrance.ts';
import { allGames, freeId, type KeptGame, keepGame, takeUp } from './keep-games.ts';
import { toKept, toLinked, within } from './linked-games.ts';
import { withMove } from './make-moves.ts';
import { ask, base, entrance, faultsOf, fetchSet, say, timeAfter } from './parts.ts';
import { arrive, inTurn, leaveBoard } from './sit.ts';
import { notMade } from './write-move.ts';

const branches = part<HTMLElement>(entrance, '[data-branches]');

export async function openLink(address: string): Promise<void> {
  leaveBoard();
  say('Opening the link …');
  const read = await readGame(address);
  if (!read.ok) return refuse(read.why);
  const { game: linked } = read;
  const siblings = siblingsOf(linked);
  const set = await setOf(linked, siblings);
  if (typeof set === 'string') return refuse(set);
  const arriving = toKept(linked, freeId(linked.game), set);
  const seen = await look(arriving);
  if (!seen) return refuse((await faultsOf(arriving.records)).join(' '));
  const faults = await faultsOf(arriving.records);
  if (faults.length > 0) return refuse(`Its game is not in order. ${faults.join(' ')}`);
  await settle({ linked, set, arriving, seen }, siblings);
}

function refuse(why: string): void {
  history.replaceState(null, '', location.pathname + location.search);
  showEntrance();
  say(`The link cannot be opened. ${why}`);
}

/** A game that this browser keeps and that began as the one in the link did. */
interface Sibling {
  readonly kept: KeptGame;
  readonly moves: number;
  readonly set: readonly Source[];
  /** Moves that the two have in common. */
  readonly shared: number;
}

function siblingsOf(linked: LinkedGame): readonly Sibling[] {
  return allGames().flatMap((found) => {
    if (!found.ok) return [];
    const { game: kept } = found;
    const own = toLinked(kept);
    if (!isSameStart(own, linked)) return [];
    return [{ kept, moves: own.moves.length, set: own.set, shared: sharedMoves(own, linked) }];
  });
}

/** The records of its Initial Set, or why they cannot be had. */
async function setOf(
  { ruleset, digest, set }: LinkedGame,
  [sibling]: readonly Sibling[],
): Promise<readonly Source[] | string> {
  if (set) return digestOf(set) === digest ? set : 'The link is damaged.';
  if (sibling) return sibling.set;
  const fetched = await fetchSet(ruleset);
  if (!fetched)
    return `The game began with the Initial Set “${ruleset}”, which cannot be loaded here.`;
  const here = within(fetched, `rulesets/${ruleset}/`);
  if (digestOf(here) === digest) return here;
  return `The game began with the Initial Set “${ruleset}”, which has different words here. Ask the sender for the game as a zip.`;
}

/** The game as it lies on the board; `undefined` where it cannot be read. */
async function look({ id, records }: KeptGame): Promise<BoardView | undefined> {
  const isOpen = await ask({ ask: 'open', game: id, sources: records, base, isPublished: false });
  return isOpen ? ask({ ask: 'board', on: timeAfter(0) }) : undefined;
}

interface Arriving {
  readonly linked: LinkedGame;
  readonly set: readonly Source[];
  readonly arriving: KeptGame;
  readonly seen: BoardView;
}

async function settle(
  { linked, set, arriving, seen }: Arriving,
  siblings: readonly Sibling[],
): Promise<void> {
  const count = linked.moves.length;
  const inIt = `“${linked.title}”, ${moveWords(count)}`;
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
  if (behind && (await tellsSamePast(behind.kept, seen))) {
    const { id, title } = behind.kept;
    const after = { ...toKept(linked, id, set), title };
    keepFrom(after);
    return lay(after, `The link has ${inIt}: ${count - behind.moves} more than were here.`);
  }
  const [other] = siblings.toSorted((a, b) => b.shared - a.shared);
  if (other) return settleBranches(other, { linked, set, arriving, seen });
  keepFrom(arriving);
  return lay(arriving, `The link has ${inIt}. This browser keeps it now.`);
}

/** Whether what was settled here is settled there as it was. Looks at the game here. */
async function tellsSamePast(kept: KeptGame, { past }: BoardView): Promise<boolean> {
  const here = await look(kept);
  return here?.past.every((words) => past.includes(words)) ?? true;
}

/** Over what this page has just read. */
function keepFrom(game: KeptGame): void {
  takeUp(game.id);
  keepGame(game);
}

async function lay(game: KeptGame, said: string): Promise<void> {
  history.replaceState(null, '', `#${game.id}`);
  branches.hidden = true;
  await arrive(takeUp(game.id) ?? game, said);
}

/** Where they differ by votes alone, they can be joined; what the link has of all that is here goes on. */
async function settleBranches(sibling: Sibling, theirs: Arriving): Promise<void> {
  const { kept, shared } = sibling;
  const { linked, set } = theirs;
  const at = (moves: LinkedGame['moves']) => toKept({ ...linked, moves }, kept.id, set);
  const there = at(linked.moves);
  const common = at(linked.moves.slice(0, shared));
  const courses = { common: common.records, here: kept.records, there: there.records };
  const joined = await ask({ ask: 'join', game: kept.id, ...courses });
  const inIt = `The link has “${linked.title}”, ${moveWords(linked.moves.length)}`;
  if (joined?.hasAll && (await tellsSamePast(kept, theirs.seen))) {
    const after = { ...there, title: kept.title };
    keepFrom(after);
    return lay(after, `${inIt}: everything that is here, and more.`);
  }
  const votes = joined?.hasAll ? undefined : joined;
  if (votes?.missing.length === 0) return lay(kept, `${inIt}. Everything in it is also here.`);
  return showBranches(sibling, theirs, votes);
}

function voteWords({ name, way }: CastVote): string {
  return `the vote of ${name}: ${way}`;
}

/** Each is a move of its own that the rules judge, and that can be undone. */
async function takeVotesIn(kept: KeptGame, { number, missing }: VotesToJoin): Promise<void> {
  const now = timeAfter(0);
  let after = kept;
  for (const { voter, way, why, on, name } of missing) {
    await ask({ ask: 'open', game: kept.id, sources: after.records, base, isPublished: false });
    const move: Move = { kind: 'vote', number, ballots: [{ voter, way }], why };
    const drafted = await ask({ ask: 'draft', move, on: on === '' || on > now ? now : on });
    if (drafted.missing.length > 0 || drafted.faults.length > 0) return say(notMade(drafted));
    after = withMove(after, { ...drafted, what: `${name}’s vote` });
  }
  keepFrom(after);
  return lay(after, `${capital(inSeries(missing.map(voteWords)))}. Added from the link.`);
}

async function showBranches(
  { kept, moves, shared }: Sibling,
  theirs: Arriving,
  joined: VotesToJoin | undefined,
): Promise<void> {
  const { linked, arriving, seen } = theirs;
  const here = await look(kept);
  history.replaceState(null, '', location.pathname + location.search);
  showEntrance();
  part(branches, '[data-common]').replaceChildren(
    element('bdi', linked.title),
    ` came in a link, and is here too. The two have ${shared === 0 ? 'no move' : moveWords(shared)} in common, but then they differ${joined ? ' by votes alone' : ''}. Neither is changed: choose one to go on with.`,
  );
  part(branches, '[data-join]').replaceChildren(...(joined ? [joining(kept, joined)] : []));
  const goHere = button('Go on with the one here', () => inTurn(() => lay(kept, '')));
  const named = { ...arriving, title: `${arriving.title} (from a link)` };
  const goThere = button('Go on with the one in the link, as a second game', () => {
    keepFrom(named);
    inTurn(() => lay(named, 'It is now a separate game.'));
  });
  part(branches, '[data-courses]').replaceChildren(
    course('Here', { moves, view: here, than: seen }, goHere),
    course('In the link', { moves: linked.moves.length, view: seen, than: here }, goThere),
  );
  branches.hidden = false;
  say('Two copies of one game: choose one.');
  part<HTMLElement>(branches, '#branches').focus();
}

/** What would be taken in is said before it is. */
function joining(kept: KeptGame, joined: VotesToJoin): HTMLElement {
  const { missing } = joined;
  const whose = missing.length === 1 ? `${missing[0]?.name}’s vote` : 'these votes';
  const take = button(`Add ${whose}`, () => inTurn(() => takeVotesIn(kept, joined)));
  const cast = missing.map((each) =>
    element('li', `${capital(voteWords(each))}${each.why === '' ? '' : `, “${each.why}”`}`),
  );
  return element(
    'section',
    element('h3', `Proposal ${joined.number}: the link has missing votes`),
    element('ul', ...cast),
    element('p', take),
  );
}

interface Shown {
  readonly moves: number;
  readonly view: BoardView | undefined;
  /** The other one: what both have is not shown. */
  readonly than: BoardView | undefined;
}

function course(title: string, { moves, view, than }: Shown, go: HTMLElement): HTMLElement {
  const own = view?.past.filter((words) => !than?.past.includes(words)) ?? [];
  const lines = [...own, ...(view?.state ?? [])].map((words) => element('li', words));
  return element(
    'section',
    element('h3', `${title}: ${moveWords(moves)}`),
    element('ul', ...lines),
    element('p', go),
  );
}

function moveWords(count: number): string {
  return count === 1 ? '1 move' : `${count} moves`;
}
