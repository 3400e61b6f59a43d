/** The last result stays in sight: in full until the next player writes, then on one line. */
import type { Gain, Result } from '../../../try-out/board-result.ts';
import type { BoardSeat } from '../../../try-out/board-seats.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import type { MoveDraft } from '../../../try-out/moves.ts';
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import { dieHtml } from '../../render/html/die-html.ts';
import { escapeHtml } from '../../render/html/escape-html.ts';
import { ruleLinkHtml, SIGN, tokenHtml, WAY_WORDS } from '../../render/html/strip-html.ts';
import { doneHtml } from '../../render/html/verdict-html.ts';
import { paragraphs, saidHtml } from '../../render/html/words-html.ts';
import { element, part } from '../basics/elements.ts';
import { type KeptGame, whyUnkept } from './keep-games.ts';
import { votedWords } from './make-moves.ts';
import { board } from './parts.ts';
import { handHtml } from './show-board.ts';

const done = part(board, '[data-done]');

/** Shows the result of the move. If an account of the vote is shown, adds only the rest. */
export function showDone(move: MoveDraft, drafted: DraftedMove, view: BoardView): void {
  const isResult = showLast(view);
  const more = doneHtml(drafted, isResult);
  if (isResult) part(done, '.account').insertAdjacentHTML('beforeend', `<div>${more}</div>`);
  else done.innerHTML = `<div>${beforeNotes(move, view)}${more}</div>`;
}

function beforeNotes(move: MoveDraft, view: BoardView): string {
  if (move.kind === 'roll') return dieHtml(move.die);
  if (move.kind === 'vote') return paragraphs([votedWords(move, view)]);
  return move.kind === 'event' && view.last !== '' ? paragraphs([view.last]) : '';
}

export function showLast({ result, last, seats }: BoardView): boolean {
  done.innerHTML = result ? resultHtml(result, seats) : paragraphs([last || 'No move yet.']);
  return result !== undefined;
}

/** A player who writes has read the result. */
export function foldLast(): void {
  const account = done.querySelector('details');
  if (account) account.open = false;
}

export function tellLast(words: string): void {
  done.innerHTML = paragraphs([words]);
}

function resultHtml(result: Result, seats: readonly BoardSeat[]): string {
  const { outcome, verdict, of, line, gains } = result;
  const sign = outcome === 'adopted' ? '✓' : outcome === 'defeated' ? '✕' : '–';
  const paid = gains.map((gain) => gainHtml(gain, seats)).join('');
  return `<details class="result" data-came="${outcome}" open>
    <summary><span class="short">${sign} ${saidHtml(line)}</span
      ><span class="long"><b>${sign} ${escapeHtml(verdict)}.</b> ${saidHtml(of)}</span></summary>
    <div class="account">${decidedHtml(result, seats)}<div>${paid || paragraphs(['Nobody scores.'])}</div></div>
  </details>`;
}

function decidedHtml({ why, votes, says }: Result, seats: readonly BoardSeat[]): string {
  const rules = why.map((each) => `<p>${ruleLinkHtml(each.rule)}${saidHtml(each.says)}.</p>`);
  const hands = votes.flatMap(({ voter, way }) => {
    const seat = seats.find(({ id }) => id === voter);
    return seat ? handHtml(seat, way, `${SIGN[way]} ${WAY_WORDS[way]}`) : [];
  });
  const shown = hands.length === 0 ? '' : `<p class="hands">${hands.join('')}</p>`;
  return `<div>${rules.join('')}${shown}${paragraphs(says)}</div>`;
}

/** The player, the amount, the rule, and the sum. */
function gainHtml({ player, amount, rule, how, makes, die }: Gain, seats: readonly BoardSeat[]) {
  const seat = seats.find(({ id }) => id === player);
  const token = seat && (die === undefined ? tokenHtml(seat) : dieHtml(die));
  const who = seat ? `${token} ${escapeHtml(seat.name)} ` : '';
  const sum = `<b class="${amount.startsWith('−') ? 'lost' : 'won'}">${escapeHtml(amount)}</b>`;
  const by = rule === undefined ? '' : ` (${ruleLinkHtml(rule)})`;
  const why = how === '' ? '' : `: ${saidHtml(how)}`;
  return `<p class="gain"><span>${who}${sum}${by}${why}</span><span class="makes">${escapeHtml(makes)}</span></p>`;
}

/** Shows the faults of the records, and that this browser does not keep them. */
export function showProblems({ id }: KeptGame, faults: readonly string[]): void {
  const list = part(board, '[data-problems]');
  const why = whyUnkept(id);
  const warning = `This browser could not keep the game, and forgets it when you close this page. ${why} Save the game as a zip.`;
  const all = [...(why === undefined ? [] : [warning]), ...faults];
  list.replaceChildren(...all.map((words) => element('li', words)));
  list.hidden = all.length === 0;
}
