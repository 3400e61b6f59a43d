/** A game is on the board: moves are made in it and taken back, and it is taken away. */

import type { BoardView } from '../../../try-out/board-view.ts';
import type { Move } from '../../../try-out/draft-move.ts';
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import type { ProposalNumber } from '../../../values/ids.ts';
import { escapeHtml } from '../../render/html/escape-html.ts';
import { doneHtml, verdictHtml } from '../../render/html/verdict-html.ts';
import { button, element, styled } from '../basics/elements.ts';
import { part } from '../desk/fields.ts';
import { handOut } from '../desk/hand-out.ts';
import { MOVE_WORDS } from '../desk/move-words.ts';
import { dieFace } from '../walk/die-face.ts';
import { mountWalk } from '../walk/walk.ts';
import { faultsOf } from './find-faults.ts';
import { handOutLink, hideLink } from './hand-out-link.ts';
import { forgetDraft, keepDraft, presetOf } from './keep-drafts.ts';
import { type KeptGame, keepGame, whyUnkept } from './keep-games.ts';
import { called, votedWords, withMove, withoutLast } from './make-moves.ts';
import { eventOf, otherMoves, type Stop, type Way, waysInOrder, waysOut } from './other-moves.ts';
import { ask, base, board, fault, run, say, showPlace, tell, timeAfter } from './parts.ts';
import { playOnFrom } from './play-on-from.ts';
import { showBoard } from './show-board.ts';
import { followRules, showCards } from './show-cards.ts';
import { token } from './show-seats.ts';
import { thrown } from './throw.ts';
import { notMade, writeMove } from './write-move.ts';
import { zipGame } from './zip-game.ts';

const template = part<HTMLTemplateElement>(document, '[data-desk-template]');
const undo = part<HTMLButtonElement>(board, '[data-undo]');
// The page has one heading of the first rank: until somebody sits down, that of the entrance.
const heading = part<HTMLTemplateElement>(board, 'template[data-heading]');
const asked = part<HTMLElement>(heading.content, '[data-ask]');
const turn = part<HTMLElement>(board, '[data-turn]');
const stopped = part<HTMLElement>(board, '[data-stopped]');

/** What was: looked at, and nothing is lost by it. */
const walk = mountWalk(part<HTMLElement>(board, '[data-walk]'), {
  load: () => ask({ ask: 'walk' }),
  suppose: (step) => run(supposeFrom(step)),
});

let game: KeptGame | undefined;
let isOpen = false;
/** The game as it was laid out last. */
let position: { readonly laid: KeptGame; readonly view: BoardView } | undefined;
/** The proposal that is looked at, where several are voted on. */
let vote: ProposalNumber | undefined;

export function prepareBoard(): void {
  undo.addEventListener('click', () => run(takeBack()));
  part(board, '[data-take]').addEventListener('click', () => run(takeAway()));
  part(board, '[data-link]').addEventListener('click', () => run(handOutLink(game)));
  followRules(board);
  // The second press of a double click would fall on a button that has come into the place of the first.
  board.addEventListener(
    'click',
    (event) => {
      const isOfMove = event.target instanceof Element && event.target.closest(MOVES);
      if (isOfMove && event.detail > 1) event.stopImmediatePropagation();
      if (isOfMove && event.detail > 1) event.preventDefault();
    },
    { capture: true },
  );
}

/** Where a press makes a move, or leads to one. */
const MOVES = '[data-baize], [data-stopped], [data-moves], [data-undo], [type=submit]';

/** Nothing of this game is left that could be pressed while the next one is laid out. */
export function leaveBoard(): void {
  game = undefined;
  for (const each of ['[data-turn]', '[data-moves]', '[data-baize]'])
    part(board, each).replaceChildren();
}

/** The id of the game on the board. */
export function onBoard(): string | undefined {
  return game?.id;
}

/** From the address, and not from a move; `said` is of a game that somebody sent. */
export async function arrive(arriving: KeptGame, said = ''): Promise<void> {
  await lay(arriving);
  if (game !== arriving) return;
  // Before all else: whoever writes already keeps the focus.
  asked.focus();
  const faults = await faultsOf(arriving.records);
  if (game !== arriving) return;
  showProblems(arriving, faults);
  say(faults.length === 0 ? said : 'The records of this game are not in order.');
}

/** What was just done in a game: a move, or something else. */
interface Laid {
  readonly made?: { readonly move: Move; readonly drafted: DraftedMove };
  readonly said?: string;
}

let works = 0;

/** The board shows that a move is being made, or laid out, and takes nothing back meanwhile. */
async function whileBusy<Done>(work: Promise<Done>): Promise<Done> {
  works += 1;
  board.ariaBusy = 'true';
  return work.finally(() => {
    works -= 1;
    if (works === 0) board.ariaBusy = null;
  });
}

function lay(laid: KeptGame, news?: Laid): Promise<BoardView | undefined> {
  return whileBusy(layOut(laid, news));
}

/** Puts a game on the board as it is. */
async function layOut(laid: KeptGame, { made, said }: Laid = {}): Promise<BoardView | undefined> {
  const { id, records, title } = laid;
  game = laid;
  isOpen = await ask({ ask: 'open', game: id, sources: records, base, isPublished: false });
  // Somebody went back meanwhile, or to another game.
  if (game !== laid) return undefined;
  heading.replaceWith(asked);
  showPlace('board');
  hideLink();
  part(board, '[data-title]').textContent = title;
  for (const each of ['[data-play]', '[data-after]', '[data-moves]']) {
    part<HTMLElement>(board, each).hidden = !isOpen;
  }
  offerUndo(laid);
  showProblems(laid, []);
  if (!isOpen) {
    asked.textContent = 'This game cannot be read.';
    return undefined;
  }
  const view = await ask({ ask: 'board', on: timeAfter(0), vote });
  if (game !== laid) return undefined;
  position = { laid, view };
  await showAll(laid, view);
  if (game !== laid) return undefined;
  run(walk.renew());
  const done = part(board, '[data-done]');
  if (made) {
    const { move, drafted } = made;
    done.innerHTML = doneHtml(drafted, move.kind === 'closed');
    if (move.kind === 'roll') done.prepend(dieFace(move.die));
    if (move.kind === 'vote') done.prepend(element('p', votedWords(move, view)));
  } else {
    done.textContent = said ?? (view.last || 'None yet.');
  }
  return view;
}

function offerUndo({ moves }: KeptGame): void {
  const last = moves.at(-1);
  undo.disabled = !last;
  undo.textContent = last ? `Undo ${last.what ?? 'the last move'}` : 'Nothing to undo';
}

async function showAll(laid: KeptGame, view: BoardView): Promise<void> {
  const { awaited, seats, outcome, past } = view;
  const who = awaited.who.length === 1 ? seats.find(({ id }) => id === awaited.who[0]) : undefined;
  asked.replaceChildren(...(who ? [token(who), ' '] : []), element('bdi', awaited.words));
  part(board, '[data-when]').textContent = awaited.when === '' ? '' : ` · ${awaited.when}`;
  const press = {
    vote: (voter: string, way: 'for' | 'against' | 'abstain') => {
      if (view.sheet) castVote(laid.id, view.sheet.number, { voter, way });
    },
    close: () => {
      if (view.sheet) run(makeAtOnce(laid, view, { kind: 'closed', number: view.sheet.number }));
    },
    roll: (by: string, die = thrown(view.faces)) => {
      run(makeAtOnce(laid, view, { kind: 'roll', by, die }));
    },
    resume: () => run(makeAtOnce(laid, view, eventOf(view, { what: 'resume' }))),
    consent: (by: string) => run(makeAtOnce(laid, view, { kind: 'consent', by })),
  };
  part(board, '[data-baize]').replaceChildren(...showBoard(view, press));
  const rules = part<HTMLElement>(board, '[data-rules]');
  rules.replaceChildren(...showCards(view));
  part(board, '[data-outcome]').textContent = [
    `Begun with “${view.ruleset}”. ${view.rules.length} cards, and every one opens.`,
    ...outcome,
  ].join(' ');
  part<HTMLElement>(board, '[data-so-far]').hidden = past.length === 0;
  part(board, '[data-past]').replaceChildren(...past.map((words) => element('li', words)));
  stopped.hidden = true;
  stopped.replaceChildren();
  offerVotes(laid, view);
  // When this is done the old buttons are gone, so nobody can press them after the focus has moved.
  await write(laid, view, formFor(view));
  if (awaited.what === 'propose' && view.proposing.why !== '') {
    await showStopped(laid, view, {
      html: `<p><b>A new rule would not be in order.</b> ${escapeHtml(view.proposing.why)}</p>`,
      question: 'Can play go on?',
      rules: view.deadlock,
    });
  }
}

/** Where several proposals are voted on, one of them lies on the board. */
function offerVotes(laid: KeptGame, { votes, sheet }: BoardView): void {
  const choose = part<HTMLElement>(board, '[data-choose]');
  choose.hidden = votes.length < 2;
  const each = votes.map(({ number, says }) => {
    const made = button(says, () => {
      vote = number;
      run(lay(laid).then((shown) => shown && asked.focus()));
    });
    made.setAttribute('aria-pressed', String(number === sheet?.number));
    return made;
  });
  choose.replaceChildren(...each);
}

/** The kind of move that takes words and is waited for. */
function formFor({ awaited }: BoardView): Way | undefined {
  if (awaited.what === 'propose') return { words: MOVE_WORDS.propose, kind: 'propose' };
  return awaited.what === 'judge' ? { words: MOVE_WORDS.given, kind: 'given' } : undefined;
}

/** Counts forms that are asked for, so that the last of them is shown. */
let forms = 0;

/**
 * Shows the form for a kind of move, with what was typed into it; the other moves stand as buttons.
 * Returns whether it is shown: another may have been asked for meanwhile.
 */
async function write(laid: KeptGame, view: BoardView, way: Way | undefined): Promise<boolean> {
  forms += 1;
  const mine = forms;
  const due = formFor(view);
  const preset = way && (await presetOf(laid.id, way));
  if (game !== laid || mine !== forms) return false;
  turn.replaceChildren();
  board.toggleAttribute('data-writing', way !== undefined);
  if (way) {
    const { kind, words } = way;
    const place = element('div');
    writeMove(place, template, {
      kind,
      happening: way.wanted?.kind === 'event' ? words : undefined,
      preset,
      typed: (move) => keepDraft(laid.id, move),
      ask,
      view,
      now: () => timeAfter(view.latest),
      make: (move, drafted) => makeMove(laid, view, { move, drafted }),
      say,
    });
    if (kind !== due?.kind) {
      const back = button('Back', () => run(goBack(laid, view)));
      turn.append(styled(element('h2', `${words} `, back), 'other-move'));
    }
    turn.append(place);
  }
  offerMoves(laid, view, way?.kind);
  return true;
}

/** From another move to the one that is due. */
async function goBack(laid: KeptGame, view: BoardView): Promise<void> {
  if (await write(laid, view, formFor(view))) asked.focus();
}

function offerMoves(laid: KeptGame, view: BoardView, shown: Move['kind'] | undefined): void {
  const moves = otherMoves(view, shown).map((way) => wayButton(laid, view, way));
  const words = moves.length > 0 ? [element('span', 'Another move:')] : [];
  part(board, '[data-moves]').replaceChildren(...words, ...moves);
}

function wayButton(laid: KeptGame, view: BoardView, way: Way): HTMLElement {
  const { words, wanted, isAtOnce } = way;
  return button(words, () => {
    run(wanted && isAtOnce ? makeAtOnce(laid, view, wanted) : take(laid, view, way));
  });
}

/** Takes up another move than the one that is due. */
async function take(laid: KeptGame, view: BoardView, way: Way): Promise<void> {
  if (!(await write(laid, view, way))) return;
  turn.scrollIntoView({ block: 'nearest' });
  const fields = [
    ...turn.querySelectorAll<HTMLElement>('input, select, textarea, [data-ballots] button'),
  ].filter((each) => each.offsetParent !== null);
  (fields.find((each) => each.tagName !== 'SELECT') ?? fields[0])?.focus();
}

type Ballot = Extract<Move, { readonly kind: 'vote' }>['ballots'][number];

let votes = Promise.resolve();
const voting = new Set<string>();

/** Votes that are pressed one soon after the other are cast one after the other, and each once. */
function castVote(id: string, number: ProposalNumber, ballot: Ballot): void {
  const { voter } = ballot;
  if (voting.has(voter)) return;
  voting.add(voter);
  const cast = async () => {
    if (!position || position.laid.id !== id || position.view.sheet?.number !== number) return;
    const { laid, view } = position;
    await makeAtOnce(laid, view, { kind: 'vote', number, ballots: [ballot] });
  };
  votes = votes
    .then(cast)
    .catch(fault)
    .finally(() => voting.delete(voter));
}

function tried({ latest }: BoardView, move: Move): Promise<DraftedMove> {
  return whileBusy(ask({ ask: 'draft', move, on: timeAfter(latest) }));
}

interface MadeMove {
  readonly move: Move;
  readonly drafted: DraftedMove;
}

/** A move that takes no words: made if it is in order, and otherwise said why not. */
async function makeAtOnce(laid: KeptGame, view: BoardView, move: Move): Promise<void> {
  const drafted = await tried(view, move);
  if (drafted.missing.length === 0 && drafted.faults.length === 0) {
    return makeMove(laid, view, { move, drafted });
  }
  const [fault] = drafted.faults;
  await showStopped(laid, view, {
    html: verdictHtml(drafted),
    question: fault?.message ?? '',
    rules: fault?.rule ? [fault.rule.number] : [],
  });
  if (game !== laid) return;
  say(notMade(drafted));
  // The button of the vote that brought this about may be gone.
  stopped.focus();
}

async function showStopped(laid: KeptGame, view: BoardView, stop: Stop): Promise<void> {
  const ways = await waysInOrder(waysOut(view, stop), async (move) => {
    return (await tried(view, move)).faults.length > 0;
  });
  if (game !== laid) return;
  const buttons = ways.map((way) => wayButton(laid, view, way));
  stopped.innerHTML = stop.html;
  stopped.append(styled(element('p', element('b', 'The ways out: '), ...buttons), 'ways'));
  stopped.hidden = false;
}

async function makeMove(laid: KeptGame, view: BoardView, made: MadeMove): Promise<void> {
  // A button that is pressed twice makes one move.
  if (game !== laid) return;
  const { move, drafted } = made;
  forgetDraft(laid.id, move);
  const after = withMove(laid, { ...drafted, what: called(move, view) });
  keepGame(after);
  const next = await lay(after, { made });
  if (game !== after) return;
  // The last vote ends the vote, if the rules let it end.
  if (move.kind === 'vote' && next?.awaited.what === 'close' && next.sheet) {
    return makeAtOnce(after, next, { kind: 'closed', number: next.sheet.number });
  }
  const why = whyUnkept(after.id);
  const words = drafted.says.join(' ') || `Done: ${called(move, view)}.`;
  if (why === undefined) tell(words);
  else say(`${words} This is not kept. ${why}`);
  asked.focus();
}

function showProblems({ id }: KeptGame, faults: readonly string[]): void {
  const list = part<HTMLElement>(board, '[data-problems]');
  const why = whyUnkept(id);
  const warning = `This browser has not kept the game as it stands here, and forgets it when this page is closed. ${why} Take the game away as a zip.`;
  const all = [...(why === undefined ? [] : [warning]), ...faults];
  list.replaceChildren(...all.map((words) => element('li', words)));
  list.hidden = all.length === 0;
}

async function supposeFrom(step: number): Promise<void> {
  const other = game && (await playOnFrom(game, step));
  if (other !== undefined) location.hash = other;
}

async function takeBack(): Promise<void> {
  const before = game && withoutLast(game);
  if (!game || !before || works > 0) return;
  const what = game.moves.at(-1)?.what ?? 'the last move';
  keepGame(before);
  const said = `Undone: ${what}.`;
  if (!(await lay(before, { said }))) return;
  tell(said);
  asked.focus();
}

/** Even a game of which the records cannot be read. */
async function takeAway(): Promise<void> {
  if (!game) return;
  const readme = isOpen ? await ask({ ask: 'readme' }) : undefined;
  handOut(`${game.id}.zip`, new Uint8Array(zipGame(game, readme)), 'application/zip');
  say(`The game is handed to you as ${game.id}.zip.`);
}
