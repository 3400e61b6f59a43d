/**
 * The result of the last move stays in sight: in full until the next player writes, and then on one
 * line.
 */
import type { Gain, Result } from '../../../try-out/board-result.ts';
import type { BoardSeat } from '../../../try-out/board-seats.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import type { MoveDraft } from '../../../try-out/moves.ts';
import type { DraftedMove } from '../../../try-out/try-draft.ts';
import { SIGN, WAY_WORDS } from '../../render/html/strip-html.ts';
import { doneHtml } from '../../render/html/verdict-html.ts';
import { element, part, styled } from '../basics/elements.ts';
import { dieFace } from '../walk/die.ts';
import { type KeptGame, whyUnkept } from './keep-games.ts';
import { votedWords } from './make-moves.ts';
import { board } from './parts.ts';
import { ruleLink, token } from './show-seats.ts';

const done = part<HTMLElement>(board, '[data-done]');

/**
 * Shows the result of the move. The end of a vote has an account of it, which the notes below need not
 * repeat.
 */
export function showDone(move: MoveDraft, drafted: DraftedMove, view: BoardView): void {
  const isResult = showLast(view);
  const more = element('div');
  more.innerHTML = doneHtml(drafted, isResult);
  if (isResult) {
    part(done, '.account').append(more);
    return;
  }
  if (move.kind === 'roll') more.prepend(dieFace(move.die));
  if (move.kind === 'vote') more.prepend(element('p', votedWords(move, view)));
  if (move.kind === 'event' && view.last !== '') more.prepend(element('p', view.last));
  done.replaceChildren(more);
}

export function showLast({ result, last, seats }: BoardView): boolean {
  done.replaceChildren(result ? showResult(result, seats) : element('p', last || 'No move yet.'));
  return result !== undefined;
}

/** A player who writes has read it. */
export function foldLast(): void {
  const account = done.querySelector('details');
  if (account) account.open = false;
}

export function tellLast(words: string): void {
  done.replaceChildren(element('p', words));
}

function showResult(result: Result, seats: readonly BoardSeat[]): HTMLElement {
  const { outcome, verdict, of, line, gains } = result;
  const sign = outcome === 'adopted' ? '✓' : outcome === 'defeated' ? '✕' : '–';
  const short = styled(element('span', `${sign} ${line}`), 'short');
  const long = styled(element('span', element('b', `${sign} ${verdict}.`), ' ', of), 'long');
  const summary = element('summary', short, long);
  const paid = gains.map((gain) => gainRow(gain, seats));
  const none = element('p', 'Nobody scores.');
  const account = styled(
    element('div', decided(result, seats), element('div', ...(paid.length > 0 ? paid : [none]))),
    'account',
  );
  const made = styled(element('details', summary, account), 'result');
  made.dataset.came = outcome;
  made.open = true;
  return made;
}

function decided({ why, votes, says }: Result, seats: readonly BoardSeat[]): HTMLElement {
  const rules = why.map((each) => element('p', ruleLink(each.rule), `${each.says}.`));
  const hands = votes.flatMap(({ voter, way }) => {
    const seat = seats.find(({ id }) => id === voter);
    if (!seat) return [];
    const hand = styled(element('span', token(seat), ` ${SIGN[way]} ${WAY_WORDS[way]}`), 'hand');
    hand.dataset.way = way;
    return [hand];
  });
  const shown = hands.length === 0 ? [] : [styled(element('p', ...hands), 'hands')];
  return element('div', ...rules, ...shown, ...says.map((words) => element('p', words)));
}

/** The player, the amount, the rule, and the sum. */
function gainRow({ player, amount, rule, how, makes, die }: Gain, seats: readonly BoardSeat[]) {
  const seat = seats.find(({ id }) => id === player);
  const sign = amount.startsWith('−') ? 'lost' : 'won';
  const who = seat ? [die === undefined ? token(seat) : dieFace(die), ` ${seat.name} `] : [];
  const sum = styled(element('b', amount), sign);
  const by = rule === undefined ? [] : [' (', ruleLink(rule), ')'];
  const why = element('span', ...who, sum, ...by, how === '' ? '' : `: ${how}`);
  return styled(element('p', why, styled(element('span', makes), 'makes')), 'gain');
}

/** Shows the faults of the records, and that this browser does not keep them. */
export function showProblems({ id }: KeptGame, faults: readonly string[]): void {
  const list = part<HTMLElement>(board, '[data-problems]');
  const why = whyUnkept(id);
  const warning = `This browser could not keep the game, and forgets it when you close this page. ${why} Save the game as a zip.`;
  const all = [...(why === undefined ? [] : [warning]), ...faults];
  list.replaceChildren(...all.map((words) => element('li', words)));
  list.hidden = all.length === 0;
}
