/**
 * The board itself: the track, the seats, what is voted on, and the decision that is due. Each button
 * has the move that it makes.
 */
import { capital } from '../../../helpers/words.ts';
import type { BoardSeat } from '../../../try-out/board-seats.ts';
import type { BallotAtBoard, Sheet } from '../../../try-out/board-sheet.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import type { MoveDraft } from '../../../try-out/moves.ts';
import { dieHtml } from '../../render/html/die-html.ts';
import { effectHtml } from '../../render/html/effect-html.ts';
import { escapeHtml } from '../../render/html/escape-html.ts';
import { redlineHtml } from '../../render/html/redline-html.ts';
import {
  isVoting,
  ruleLinkHtml,
  SIGN,
  seatHeadHtml,
  seatHtml,
  tokenHtml,
  trackHtml,
  WAY_WORDS,
} from '../../render/html/strip-html.ts';
import { paragraphs, saidHtml } from '../../render/html/words-html.ts';
import { eventOf } from './other-moves.ts';

export function boardHtml(view: BoardView): string {
  const lying = isVoting(view) ? view.sheet : undefined;
  const last = lying?.ballots.length === 1 ? lying.ballots[0] : undefined;
  const decision = decisionHtml(view, last);
  if (!lying) return decision;
  // If one voter is left, the decision is shown in place of that voter's seat.
  const sat = view.seats
    .filter(({ id }) => id !== last?.voter)
    .map((seat) => {
      const ballot = lying.ballots.find(({ voter }) => voter === seat.id);
      return seatHtml(view, seat, ballot ? ballotHtml(lying, seat, ballot) : '');
    });
  const half = Math.ceil(sat.length / 2);
  const side = (part: readonly string[]) => `<div class="side">${part.join('')}</div>`;
  const [left, right] = [side(sat.slice(0, half)), side(sat.slice(half))];
  const around = `<div class="around">${left}${sheetHtml(lying, view.seats)}${right}</div>`;
  return trackHtml(view) + around + decision;
}

function moveButton(html: string, move: MoveDraft, attributes = ''): string {
  return `<button type="button" data-move="${written(move)}"${attributes}>${html}</button>`;
}

function written(move: MoveDraft): string {
  return escapeHtml(JSON.stringify(move));
}

function voteButton(
  { number }: Sheet,
  { voter }: BallotAtBoard,
  way: keyof typeof WAY_WORDS,
  { html = '', attributes = '' },
): string {
  const move = { kind: 'vote', number, ballots: [{ voter, way }] } as const;
  return moveButton(html, move, ` data-way="${way}"${attributes}`);
}

/** Small buttons. All players have the same, so each label has a name. */
function ballotHtml(sheet: Sheet, { name }: BoardSeat, ballot: BallotAtBoard): string {
  const each = ballot.ways.map(({ way }) => {
    const attributes = ` aria-label="${WAY_WORDS[way]}, ${escapeHtml(name)}"`;
    return voteButton(sheet, ballot, way, { html: WAY_WORDS[way], attributes });
  });
  return `<div class="cast" data-voter="${escapeHtml(ballot.voter)}">${each.join('')}</div>`;
}

/** The decisions that somebody can make by a button. Others have a form. */
function decisionHtml(view: BoardView, last: BallotAtBoard | undefined): string {
  const { awaited, seats, sheet } = view;
  const seat = seats.find(({ id }) => id === awaited.who[0]);
  if (awaited.what === 'vote' && last && seat && sheet) {
    return lastBallotHtml(view, sheet, seat, last);
  }
  if (awaited.what === 'close' && sheet) {
    const said = paragraphs(sheet.outcomes.map(({ says }) => capital(says)));
    return panel(said + primary('Close the vote', { kind: 'closed', number: sheet.number }));
  }
  if (awaited.what === 'roll' && seat) return throwHtml(view, seat);
  if (awaited.what === 'resume') {
    return panel(primary('Go on with play', eventOf(view, { what: 'resume' })));
  }
  return awaited.what === 'consent' || awaited.what === 'judge' ? consentHtml(view) : '';
}

/** While a Judgment keeps the next turn from beginning, the others may let it begin. */
function consentHtml({ stayed, seats, awaited }: BoardView): string {
  const each = (stayed?.who ?? []).flatMap((by) => {
    const who = seats.find(({ id }) => id === by);
    return who ? moveButton(`${escapeHtml(who.name)} consents`, { kind: 'consent', by }) : [];
  });
  if (!stayed || each.length === 0) return '';
  const isWaiting = awaited.what === 'judge';
  const says = `${stayed.says}${isWaiting ? ' Or the others let it begin:' : ''}`;
  return panel(`${paragraphs([says])}<div class="row">${each.join('')}</div>`);
}

function panel(body: string, head = ''): string {
  return `<div class="decision" data-decision>${head}<div class="panel-body">${body}</div></div>`;
}

function primary(html: string, move: MoveDraft, attributes = ''): string {
  return moveButton(html, move, ` class="primary"${attributes}`);
}

function panelHead(view: BoardView, seat: BoardSeat, notes: readonly string[]): string {
  const said = notes.length === 0 ? '' : `<p class="quiet">${escapeHtml(notes.join(' · '))}</p>`;
  return `<div>${seatHeadHtml(view, seat)}${said}</div>`;
}

/** The vote that decides: each way with its result. */
function lastBallotHtml(view: BoardView, sheet: Sheet, seat: BoardSeat, last: BallotAtBoard) {
  const ways = last.ways.map(({ way, comes }) => {
    const results = comes.map((words) => `<span>${saidHtml(words)}</span>`).join('');
    return voteButton(sheet, last, way, { html: `<b>${WAY_WORDS[way]}</b>${results}` });
  });
  const called = `aria-label="The vote of ${escapeHtml(seat.name)}"`;
  return panel(
    `<div class="big" data-voter="${escapeHtml(last.voter)}" role="group" ${called}>${ways.join('')}</div>`,
    panelHead(view, seat, [...seat.notes, 'The last vote: it closes the vote']),
  );
}

function throwHtml(view: BoardView, seat: BoardSeat): string {
  const { faces } = view;
  const move = { kind: 'roll', by: seat.id, die: 0 } as const;
  const cast = primary(`${dieHtml()}Throw the die`, move, ` data-faces="${faces}"`);
  const own = `<form class="own-die" data-move="${written(move)}">
    <label for="own-die">Your own die shows</label>
    <input type="number" min="1" max="${faces}" id="own-die"> <button>Enter</button>
  </form>`;
  return panel(`<div class="row">${cast}${own}</div>`, panelHead(view, seat, seat.notes));
}

/** The words of the proposal, and how its vote stands. On a phone the ballots come between. */
function sheetHtml(sheet: Sheet, seats: readonly BoardSeat[]): string {
  const { number, says, changes, does, ballots } = sheet;
  const isOne = changes.length === 1;
  const changed = changes.map((change) => {
    const head = isOne ? '' : `<h3>${escapeHtml(change.says)}</h3>`;
    if (change.redline.length === 0) return head;
    return `${head}<div class="text redline">${redlineHtml(change.redline)}</div>`;
  });
  const both = ballots.length === 2 ? 'Both vote for it' : 'All vote for it';
  const allFor = ballots.map(({ voter }) => ({ voter, way: 'for' }) as const);
  const all =
    ballots.length > 1
      ? `<p>${moveButton(both, { kind: 'vote', number, ballots: allFor })}</p>`
      : '';
  // On a phone long words scroll in their place, above the buttons.
  return `<div class="between" data-sheet>
    <article class="sheet">
      <h2>${escapeHtml(says)}</h2>
      <div class="matter" tabindex="0" role="group" aria-label="The open proposal">${changed.join('')}${effectHtml(does)}</div>
      ${all}
    </article>
    ${needsHtml(sheet, seats)}
  </div>`;
}

/** The votes so far, the votes that it needs, and the effect of each end. */
function needsHtml(sheet: Sheet, seats: readonly BoardSeat[]): string {
  const { ballots, needs, soon, outcomes, rules, ifAdopted } = sheet;
  const hands = seats.flatMap((seat) => {
    const isSilent = ballots.some(({ voter }) => voter === seat.id);
    if (!seat.voted && !isSilent) return [];
    return handHtml(seat, seat.voted ?? 'none', seat.voted ? SIGN[seat.voted] : '?');
  });
  const deciding = rules.deciding.map((number) => ruleLinkHtml(number)).join(', ');
  const by = deciding === '' ? '' : ` (${deciding})`;
  const ends = outcomes.map(
    ({ when, says }) => `<li><b>${escapeHtml(when)}:</b> ${saidHtml(says)}</li>`,
  );
  return `<div class="needs">
    ${ifAdopted.map((each) => `<p class="if-adopted">${saidHtml(each)}</p>`).join('')}
    <p class="hands" aria-hidden="true">${hands.join('')}</p>
    <p><b>${saidHtml(needs)}</b>${by}.${soon.map((words) => ` ${saidHtml(words)}`).join('')}</p>
    ${ends.length === 0 ? '' : `<ul class="outcomes">${ends.join('')}</ul>`}
  </div>`;
}

export function handHtml(seat: BoardSeat, way: string, said: string): string {
  return `<span class="hand" data-way="${way}">${tokenHtml(seat)} ${said}</span>`;
}
