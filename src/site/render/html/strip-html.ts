/** The seats and the track: a page of a desk has them before a script runs. */
import { singularOf } from '../../../helpers/words.ts';
import type { BoardSeat } from '../../../try-out/board-seats.ts';
import type { BoardHead } from '../../../try-out/board-view.ts';
import { escapeHtml } from './escape-html.ts';

export const SIGN = { for: '✓', against: '✕', abstain: '–' } as const;
export const WAY_WORDS = { for: 'For', against: 'Against', abstain: 'Abstain' } as const;

/** There are so many colours for seats. */
const COLOURS = 6;

/** In hundredths of the track. */
const NEAR = 10;
/** A token is so wide. Nearer ones would cover one another. */
const WIDE = 4;

/** Where a rule is to be read. */
type RuleAddress = (number: string) => string;

/** Its card on this page, which a script opens. */
const onCard: RuleAddress = (number) => `#rule-${number}`;

/** The track and the seats. During a vote they lie around the sheet instead. */
export function stripHtml(head: BoardHead, ruleAt = onCard): string {
  if (isVoting(head)) return '';
  const seats = head.seats.map((seat) => seatHtml(head, seat)).join('');
  return `${trackHtml(head, ruleAt)}<div class="seats">${seats}</div>`;
}

export function isVoting({ awaited }: BoardHead): boolean {
  return awaited.what === 'vote' || awaited.what === 'close';
}

/** Whose move it is, for the headline. */
export function askedHtml({ awaited: { who, words }, seats }: BoardHead): string {
  const all = seats.filter(({ id }) => who.includes(id));
  const sign = all.length === 1 ? all.map(tokenHtml).join('') : '';
  return `${sign}<bdi>${escapeHtml(words)}</bdi>`;
}

/** `ballot` has the buttons of a vote that is missing. */
export function seatHtml(head: BoardHead, seat: BoardSeat, ballot = ''): string {
  const { id, name, notes, holds, voted } = seat;
  const due = head.awaited.who.includes(id) ? ' due' : '';
  const said = [...notes, ...holds].map(escapeHtml).join(' · ');
  const vote = voted ? `<p class="voted">${SIGN[voted]} ${WAY_WORDS[voted]}</p>` : '';
  return `<section class="seat${due}" data-player="${escapeHtml(id)}" aria-label="${escapeHtml(name)}">
    ${seatHeadHtml(head, seat)}${said === '' ? '' : `<p>${said}</p>`}${vote}${ballot}
  </section>`;
}

export function seatHeadHtml({ track }: BoardHead, seat: BoardSeat): string {
  const unit = track?.quantity ?? 'points';
  const counted = escapeHtml(seat.score === '1' ? (singularOf(unit) ?? unit) : unit);
  const score =
    seat.score === undefined
      ? ''
      : `<p class="score"><b>${seat.score}</b> <small>${counted}</small></p>`;
  const name = `<h2>${tokenHtml(seat)} <bdi>${escapeHtml(seat.name)}</bdi></h2>`;
  return `<div class="seat-head">${name}${score}</div>`;
}

export function tokenHtml({ letters, place }: BoardSeat): string {
  return `<span class="token" data-seat="${place % COLOURS}" aria-hidden="true">${escapeHtml(letters)}</span>`;
}

/** The page may have no styles of its own, so a script lays tokens in their places. */
export function trackHtml({ track, seats }: BoardHead, ruleAt = onCard): string {
  if (!track) return '';
  const { zero, mark, quantity, rule } = track;
  const furthest = Math.max(zero, ...track.places.map(({ at }) => at));
  // Tokens that would cover one another make a pile, with the one ahead on top.
  const places = track.places.toSorted((one, other) => one.at - other.at);
  const near: { readonly at: number; readonly all: (typeof places)[number][] }[] = [];
  for (const place of places) {
    const last = near.at(-1);
    if (last && place.at - last.at < WIDE * last.all.length) last.all.push(place);
    else near.push({ at: place.at, all: [place] });
  }
  const piles = near.map(({ at, all }) => {
    const here = all.flatMap(({ seat }) => seats.find(({ id }) => id === seat) ?? []);
    // A long stack at the beginning would lie over the words there.
    const side = here.length > 2 && at < NEAR ? ' from-here' : '';
    return `<span class="pile${side}" data-at="${at}">${here.map(tokenHtml).join('')}</span>`;
  });
  return `<div class="track">
    <p><b>${mark} ${escapeHtml(quantity)} win</b> ${ruleLinkHtml(String(rule), ruleAt)}</p>
    <div class="rail" aria-hidden="true">
      <span class="run" data-at="${zero}" data-long="${furthest - zero}"></span>
      <b data-at="${zero}">0</b><b data-at="100">${mark}</b>
      ${piles.join('')}
      <span class="flag"></span>
    </div>
  </div>`;
}

export function ruleLinkHtml(number: string, ruleAt = onCard): string {
  const called = escapeHtml(number);
  return `<a href="${escapeHtml(ruleAt(number))}" data-rule="${called}">Rule ${called}</a>`;
}
