/** The presses at the board, and small parts of what is shown there. */
import type { WayToVote } from '../../../records/kinds/votes.ts';
import type { BoardSeat } from '../../../try-out/board-seats.ts';
import type { BallotAtBoard } from '../../../try-out/board-sheet.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import type { MoveDraft } from '../../../try-out/moves.ts';
import { ruleLinkHtml, tokenHtml, WAY_WORDS } from '../../render/html/strip-html.ts';
import { button, element, fromHtml, styled } from '../basics/elements.ts';
import { thrown } from '../walk/die.ts';
import { eventOf } from './other-moves.ts';

/** The effects of the buttons on the board. */
export interface Pressed {
  readonly vote: (voter: string, way: WayToVote) => void;
  /** All whose votes are missing vote for it. */
  readonly allFor: () => void;
  readonly close: () => void;
  readonly roll: (by: string, die: number | undefined) => void;
  readonly consent: (by: string) => void;
  readonly resume: () => void;
}

export function pressesFor(
  { sheet, faces, ...view }: BoardView,
  make: (move: MoveDraft) => void,
): Pressed {
  const { number = '', ballots = [] } = sheet ?? {};
  return {
    vote: (voter, way) => make({ kind: 'vote', number, ballots: [{ voter, way }] }),
    allFor: () => {
      const all = ballots.map(({ voter }) => ({ voter, way: 'for' }) as const);
      make({ kind: 'vote', number, ballots: all });
    },
    close: () => make({ kind: 'closed', number }),
    roll: (by, die = thrown(faces)) => make({ kind: 'roll', by, die }),
    resume: () => make(eventOf(view, { what: 'resume' })),
    consent: (by) => make({ kind: 'consent', by }),
  };
}

export function token(seat: BoardSeat): HTMLElement {
  return fromHtml(tokenHtml(seat));
}

/** Leads to the card of a rule on this page, and opens it. */
export function ruleLink(number: string): HTMLElement {
  return fromHtml(ruleLinkHtml(number));
}

/** Small buttons; each is named with its voter, since three are called alike. */
export function showBallot({ name }: BoardSeat, { voter, ways }: BallotAtBoard, press: Pressed) {
  const cast = ways.map(({ way }) => {
    const made = button(WAY_WORDS[way], () => press.vote(voter, way));
    made.setAttribute('aria-label', `${WAY_WORDS[way]}, ${name}`);
    made.dataset.way = way;
    return made;
  });
  const all = styled(element('div', ...cast), 'cast');
  all.dataset.voter = voter;
  return all;
}

/** Puts each token and each mark of a track where it belongs. */
export function layTrack(root: HTMLElement): void {
  for (const each of root.querySelectorAll<HTMLElement>('.rail [data-at]')) {
    const { at, long } = each.dataset;
    each.style.left = `${at}%`;
    if (long !== undefined) each.style.width = `${long}%`;
  }
}
