/** A game lies on the board. Players make moves, undo them, and take the game away. */
import type { RecordToSend } from '../../../record-edits/forge.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import type { Move, MoveDraft } from '../../../try-out/moves.ts';
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import type { ProposalNumber } from '../../../values/ids.ts';
import { escapeHtml } from '../../render/html/escape-html.ts';
import { askedHtml, stripHtml } from '../../render/html/strip-html.ts';
import { verdictHtml } from '../../render/html/verdict-html.ts';
import { saidHtml } from '../../render/html/words-html.ts';
import { button, element, part, styled } from '../basics/elements.ts';
import { field } from '../desk/fields.ts';
import { showRule } from '../desk/move-form.ts';
import { mountWalk } from '../walk/walk.ts';
import { forgetDraft, keepDraft, presetOf } from './keep-drafts.ts';
import { type KeptGame, keepGame, whyUnkept } from './keep-games.ts';
import { handOutLink, handOutZip, hideLink } from './linked-games.ts';
import { draftedMoveName, keptMoveName, withMove, withoutLast } from './make-moves.ts';
import {
  formFor,
  type GameStop,
  otherMoves,
  type Way,
  waysInOrder,
  waysOut,
} from './other-moves.ts';
import {
  announce,
  ask,
  base,
  board,
  fault,
  faultsInRecords,
  inBackground,
  showPlace,
  tell,
  timeAfter,
} from './parts.ts';
import { playOnFrom } from './play-on-from.ts';
import { followPresses, layTrack } from './presses.ts';
import { boardHtml } from './show-board.ts';
import { cardsHtml, followCards, followRules } from './show-cards.ts';
import { foldLast, showDone, showLast, showProblems, tellLast } from './show-result.ts';
import { notMade, writeMove } from './write-move.ts';

const template = part<HTMLTemplateElement>(document, '[data-desk-template]');
const undo = part<HTMLButtonElement>(board, '[data-undo]');
// The page has one main heading. Without a game it is that of the entrance.
const heading = part<HTMLTemplateElement>(board, 'template[data-heading]');
const asked = part(heading.content, '[data-ask]');
const turn = part(board, '[data-turn]');
const baize = part(board, '[data-baize]');
const rules = part(board, '[data-rules]');
const stopped = part(board, '[data-stopped]');
const send = part<HTMLButtonElement>(board, '[data-link]');
const messages = part(board, '[data-messages]');

/** Nobody loses a draft by a look at the past. */
const walk = mountWalk(part(board, '[data-walk]'), {
  load: () => ask({ ask: 'walk' }),
  suppose: (step) =>
    inBackground(async () => {
      const other = game && (await playOnFrom(game, step));
      if (other !== undefined) location.hash = other;
    }),
});

let game: KeptGame | undefined;
/** The game as it lies there; `undefined` if its records cannot be read. */
let lying: BoardState | undefined;
/** The proposal that players look at, if they vote on several. */
let vote: ProposalNumber | undefined;

interface BoardState {
  readonly laid: KeptGame;
  readonly view: BoardView;
}

/** The board does one thing after the other. Meanwhile nobody can undo, and the button shows so. */

let doing = Promise.resolve();
let waiting = 0;

export function inTurn(work: () => Promise<void>): void {
  count(1);
  doing = doing
    .then(work)
    .catch(fault)
    .finally(() => count(-1));
}

function count(more: number): void {
  waiting += more;
  board.ariaBusy = waiting > 0 ? 'true' : null;
  const last = game?.moves.at(-1);
  undo.disabled = waiting > 0 || !last;
  undo.textContent = last ? `Undo ${keptMoveName(last)}` : 'Nothing to undo';
}

/** The last result, the seats and the question are in sight, and so is a decision by buttons. */
function faceTop(): void {
  board.scrollIntoView();
  const isWriting = board.hasAttribute('data-writing');
  if (!isWriting) baize.querySelector('[data-decision]')?.scrollIntoView({ block: 'nearest' });
  asked.focus({ preventScroll: true });
}

/** A press counts for nothing if the game has changed before its turn comes. */
function inTurnAt(at: BoardState, work: () => Promise<void>): void {
  inTurn(async () => {
    if (lying === at) await work();
  });
}

export function prepareBoard(): void {
  undo.addEventListener('click', () => inTurn(undoMove));
  part(board, '[data-take]').addEventListener('click', () => inTurn(download));
  send.addEventListener('click', () => inBackground(() => handOutLink(game)));
  followPresses(baize, press);
  followCards(rules, (rule, kind) => {
    const at = lying;
    if (at) inTurnAt(at, () => change(at, rule, kind));
  });
  followRules(board);
  messages.addEventListener(
    'toggle',
    async () => {
      const { readMessagesIn } = await import('../desk/messages.ts');
      readMessagesIn(messages, { ask, isByName: true, recordsFor: useOfMessages });
    },
    { once: true },
  );
  // By the second press of a double click another button may stand there.
  board.addEventListener(
    'click',
    (event) => {
      if (event.detail < 2) return;
      if (!(event.target instanceof Element && event.target.closest(MOVES))) return;
      event.stopImmediatePropagation();
      event.preventDefault();
    },
    { capture: true },
  );
}

/** A press in these places makes a move, or leads to one. */
const MOVES =
  '[data-baize], [data-stopped], [data-moves], [data-undo], [data-taken], [type=submit]';

/** Messages become moves of the game in which somebody read them, and of no other. */
function useOfMessages() {
  const at = lying;
  return (made: readonly RecordToSend[]) => {
    const makeAll = async () => {
      if (!at) return;
      const what = 'the messages';
      const after = made.reduce((game, each) => withMove(game, { ...each, what }), at.laid);
      keepGame(after);
      await lay(after);
      tell('The moves in the messages are made.');
      faceTop();
    };
    return [button('Make the moves that are in order', () => at && inTurnAt(at, makeAll))];
  };
}

/** While the next game is laid out, nobody can press anything of this one. */
export function leaveBoard(): void {
  game = undefined;
  lying = undefined;
  for (const each of ['[data-turn]', '[data-moves]', '[data-strip]', '[data-baize]'])
    part(board, each).replaceChildren();
}

export function onBoard(): string | undefined {
  return game?.id;
}

/** Shows the game that an address names. `said` tells of a game that somebody sent. */
export async function arrive(arriving: KeptGame, said = ''): Promise<void> {
  await lay(arriving);
  // Before the check of the records, so that a writer keeps the focus.
  asked.focus();
  inBackground(async () => {
    const faults = await faultsInRecords(arriving.records);
    if (game !== arriving) return;
    showProblems(arriving, faults);
    announce(faults.length === 0 ? said : 'The records of this game are not in order.');
  });
}

/** Puts a game on the board as it is; `undefined` if it cannot be read. */
async function lay(laid: KeptGame): Promise<BoardState | undefined> {
  const { id, records, title } = laid;
  game = laid;
  lying = undefined;
  const isOpen = await ask({ ask: 'open', game: id, sources: records, base, isPublished: false });
  heading.replaceWith(asked);
  showPlace('board');
  hideLink();
  part(board, '[data-title]').textContent = title;
  for (const each of ['[data-play]', '[data-after]', '[data-moves]']) {
    part(board, each).hidden = !isOpen;
  }
  showProblems(laid, []);
  if (!isOpen) {
    asked.textContent = 'This game cannot be read.';
    return undefined;
  }
  const view = await ask({ ask: 'board', on: timeAfter(0), vote });
  const at = { laid, view };
  lying = at;
  await showAll(at);
  showLast(view);
  inBackground(walk.renew);
  return at;
}

async function showAll(at: BoardState): Promise<void> {
  const { view } = at;
  const { awaited, seats, outcome, past } = view;
  const who = awaited.who.length === 1 ? seats.find(({ id }) => id === awaited.who[0]) : undefined;
  asked.innerHTML = askedHtml(view);
  part(board, '[data-when]').textContent = awaited.when === '' ? '' : ` · ${awaited.when}`;
  send.textContent = who ? `Send it to ${who.name}` : 'Copy a link to this position';
  board.dataset.awaits = awaited.what;
  part(board, '[data-strip]').innerHTML = stripHtml(view);
  baize.innerHTML = boardHtml(view);
  rules.innerHTML = cardsHtml(view);
  layTrack(board);
  part(board, '[data-outcome]').textContent = [
    `Begun with “${view.ruleset}”. ${view.rules.length} cards: click one to open it.`,
    ...outcome,
  ].join(' ');
  part(board, '[data-so-far]').hidden = past.length === 0;
  part(board, '[data-past]').innerHTML = past.map((each) => `<li>${saidHtml(each)}</li>`).join('');
  stopped.hidden = true;
  // A reading of messages was for the game as it was.
  for (const each of [stopped, part(messages, '[data-heard]'), part(messages, '[data-taken]')])
    each.replaceChildren();
  offerVotes(at);
  // Afterwards the old buttons are gone, so nobody presses them.
  await write(at, formFor(view));
  if (awaited.what === 'propose' && view.proposing.why !== '') {
    await showStopped(at, {
      html: `<p><b>A new rule would not be in order.</b> ${escapeHtml(view.proposing.why)}</p>`,
      question: 'Can play go on?',
      rules: view.deadlock,
    });
  }
}

function press(move: MoveDraft): void {
  const [at, id] = [lying, game?.id];
  if (move.kind === 'vote' && move.ballots.length === 1) inTurn(() => castVote(id, move));
  else if (at) inTurnAt(at, () => makeAtOnce(at, move));
}

/** If players vote on several proposals, one of them lies on the board. */
function offerVotes(at: BoardState): void {
  const { votes, sheet } = at.view;
  const choose = part(board, '[data-choose]');
  choose.hidden = votes.length < 2;
  const each = votes.map(({ number, says }) => {
    const lookAt = async () => {
      vote = number;
      await lay(at.laid);
      faceTop();
    };
    const made = button(says, () => inTurnAt(at, lookAt));
    made.setAttribute('aria-pressed', String(number === sheet?.number));
    return made;
  });
  choose.replaceChildren(...each);
}

/** Shows the form of a move with what the player typed. Other moves stand below as buttons. */
async function write(at: BoardState, way: Way | undefined): Promise<void> {
  const { laid, view } = at;
  const preset = way && (await presetOf(laid.id, way));
  turn.replaceChildren();
  board.toggleAttribute('data-writing', way !== undefined);
  if (way) {
    const { kind, words } = way;
    const place = element('div');
    writeMove(place, template, {
      kind,
      happening: way.wanted?.kind === 'event' ? words : undefined,
      preset,
      typed: (move) => {
        foldLast();
        keepDraft(laid.id, move);
      },
      ask,
      view,
      now: () => timeAfter(view.latest),
      inTurn: (work) => inTurnAt(at, work),
      make: (move, drafted) => makeMove(at, move, drafted),
      say: announce,
    });
    if (kind !== formFor(view)?.kind) {
      // Leads to the move that is due.
      const back = button('Back', () =>
        inTurnAt(at, () => write(at, formFor(view)).then(() => asked.focus())),
      );
      turn.append(styled(element('h2', `${words} `, back), 'other-move'));
    }
    turn.append(place);
  }
  const moves = otherMoves(view, way).map((other) => wayButton(at, other));
  const says = moves.length > 0 ? [element('span', 'Another move:')] : [];
  part(board, '[data-moves]').replaceChildren(...says, ...moves);
}

function wayButton(at: BoardState, way: Way): HTMLElement {
  const { words, wanted, isAtOnce } = way;
  return button(words, () =>
    inTurnAt(at, () => (wanted && isAtOnce ? makeAtOnce(at, wanted) : take(at, way))),
  );
}

/** Takes up another move than the one that is due. */
async function take(at: BoardState, way: Way): Promise<void> {
  await write(at, way);
  turn.scrollIntoView({ block: 'nearest' });
  const fields = [
    ...turn.querySelectorAll<HTMLElement>('input, select, textarea, [data-ballots] button'),
  ].filter((each) => each.offsetParent !== null);
  (fields.find((each) => each.tagName !== 'SELECT') ?? fields[0])?.focus();
}

async function change(at: BoardState, rule: string, kind: 'amend' | 'repeal'): Promise<void> {
  if (!turn.querySelector('[data-writing=propose]')) await write(at, formFor(at.view));
  const form = part<HTMLFormElement>(turn, 'form');
  showRule(form, rule, kind);
  board.scrollIntoView();
  const next = kind === 'amend' ? field(form, 'text') : part(turn, '[type=submit]');
  next.focus({ preventScroll: true });
}

/** A vote counts even if other votes came meanwhile. Repeated presses count once. */
async function castVote(id: string | undefined, move: Move<'vote'>): Promise<void> {
  const { sheet } = lying?.view ?? {};
  if (!lying || !sheet || lying.laid.id !== id || sheet.number !== move.number) return;
  const isMissing = sheet.ballots.some(({ voter }) => voter === move.ballots[0]?.voter);
  if (isMissing) await makeAtOnce(lying, move);
}

function tried({ view }: BoardState, move: MoveDraft): Promise<DraftedMove> {
  return ask({ ask: 'draft', move, on: timeAfter(view.latest), isWhole: true });
}

/** A move without words. If it is not in order, the board says why. */
async function makeAtOnce(at: BoardState, move: MoveDraft): Promise<void> {
  const drafted = await tried(at, move);
  if (drafted.missing.length === 0 && drafted.faults.length === 0) {
    return makeMove(at, move, drafted);
  }
  const [fault] = drafted.faults;
  await showStopped(at, {
    html: verdictHtml(drafted),
    question: fault?.message ?? '',
    rules: fault?.rule ? [fault.rule.number] : [],
  });
  announce(notMade(drafted));
  // The pressed button may be gone.
  stopped.focus();
}

async function showStopped(at: BoardState, stop: GameStop): Promise<void> {
  const ways = await waysInOrder(waysOut(at.view, stop), async (move) => {
    return (await tried(at, move)).faults.length > 0;
  });
  const buttons = ways.map((way) => wayButton(at, way));
  stopped.innerHTML = stop.html;
  stopped.append(styled(element('p', element('b', 'Ways out: '), ...buttons), 'ways'));
  stopped.hidden = false;
}

/** Drafts of moves made on this page. An undone move stands in its form again. */
const drafts = new WeakMap<KeptGame['moves'][number], MoveDraft>();

async function makeMove({ laid, view }: BoardState, move: MoveDraft, drafted: DraftedMove) {
  forgetDraft(laid.id, move);
  const after = withMove(laid, { ...drafted, what: draftedMoveName(move, view) });
  const [made] = after.moves.slice(-1);
  if (made) drafts.set(made, move);
  keepGame(after);
  const next = await lay(after);
  if (next) showDone(move, drafted, next.view);
  // The last vote ends the vote, if the rules let it end.
  if (move.kind === 'vote' && next?.view.awaited.what === 'close' && next.view.sheet) {
    return makeAtOnce(next, { kind: 'closed', number: next.view.sheet.number });
  }
  const why = whyUnkept(after.id);
  const words = drafted.says.join(' ') || `Done: ${draftedMoveName(move, view)}.`;
  if (why === undefined) tell(words);
  else announce(`${words} This was not saved. ${why}`);
  faceTop();
}

async function undoMove(): Promise<void> {
  const [before, last] = [game && withoutLast(game), game?.moves.at(-1)];
  if (!before || !last) return;
  const move = drafts.get(last);
  if (move && (await presetOf(before.id, { words: '', kind: move.kind })) === undefined)
    keepDraft(before.id, move);
  keepGame(before);
  const said = `Undone: ${keptMoveName(last)}.`;
  if (!(await lay(before))) return;
  tellLast(said);
  tell(said);
  faceTop();
}

/** A game whose records cannot be read can be taken away too. */
async function download(): Promise<void> {
  if (game) handOutZip(game, lying && (await ask({ ask: 'readme' })));
}
