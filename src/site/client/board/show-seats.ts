/** The seats and the track: who plays, what each holds, and how far it is to the mark. */
import type { WayToVote } from '../../../records/kinds/votes.ts';
import type { BoardSeat } from '../../../try-out/board-seats.ts';
import type { BallotAtBoard } from '../../../try-out/board-sheet.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import type { MoveDraft } from '../../../try-out/moves.ts';
import { button, element, styled } from '../basics/elements.ts';
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

export const SIGN = { for: '✓', against: '✕', abstain: '–' } as const;
export const WAY_WORDS = { for: 'For', against: 'Against', abstain: 'Abstain' } as const;

const COLOURS = 6;

export function token({ letters, place }: BoardSeat): HTMLElement {
  const made = styled(element('span', letters), 'token');
  made.dataset.seat = String(place % COLOURS);
  made.setAttribute('aria-hidden', 'true');
  return made;
}

/** Whose move it is, for the headline. */
export function showAsked({ awaited: { who, words }, seats }: BoardView): readonly Node[] {
  const all = seats.filter(({ id }) => who.includes(id));
  return [...(all.length === 1 ? all.map(token) : []), element('bdi', words)];
}

interface SeatShown {
  readonly quantity: string;
  /** Whether the game waits for this player. */
  readonly isDue: boolean;
  readonly ballot?: BallotAtBoard;
  readonly press: Pressed;
}

/** The last voter sits elsewhere, larger. */
export function showSeat(
  seat: BoardSeat,
  { quantity, isDue, ballot, press }: SeatShown,
): HTMLElement {
  const made = styled(element('section', seatHead(seat, quantity)), 'seat');
  made.dataset.player = seat.id;
  made.classList.toggle('due', isDue);
  made.setAttribute('aria-label', seat.name);
  const said = [...seat.notes, ...seat.holds];
  if (said.length > 0) made.append(element('p', said.join(' · ')));
  if (seat.voted)
    made.append(styled(element('p', `${SIGN[seat.voted]} ${WAY_WORDS[seat.voted]}`), 'voted'));
  if (ballot) made.append(showBallot(seat, ballot, press));
  return made;
}

export function seatHead(seat: BoardSeat, quantity: string): HTMLElement {
  const name = element('h2', token(seat), ' ', element('bdi', seat.name));
  const head = styled(element('div', name), 'seat-head');
  if (seat.score !== undefined) {
    const unit = element('small', quantity);
    head.append(styled(element('p', element('b', seat.score), ' ', unit), 'score'));
  }
  return head;
}

/** Small buttons; each is named with its voter, since three are called alike. */
function showBallot({ name }: BoardSeat, { voter, ways }: BallotAtBoard, press: Pressed) {
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

/** In hundredths of the track. */
const NEAR = 10;

export function showTrack({ track, seats }: BoardView): HTMLElement | undefined {
  if (!track) return undefined;
  const words = element('p', element('b', `${track.mark} ${track.quantity} win`), ' ');
  words.append(ruleLink(String(track.rule)));
  const rail = styled(element('div'), 'rail');
  rail.setAttribute('aria-hidden', 'true');
  const put = (made: HTMLElement, at: number) => {
    made.style.left = `${at}%`;
    rail.append(made);
  };
  const run = styled(element('span'), 'run');
  const furthest = Math.max(track.zero, ...track.places.map(({ at }) => at));
  run.style.left = `${track.zero}%`;
  run.style.width = `${furthest - track.zero}%`;
  rail.append(run);
  put(element('b', '0'), track.zero);
  put(element('b', track.mark), 100);
  // Tokens at one place lie beside one another.
  const byPlace = Map.groupBy(track.places, ({ at }) => at);
  for (const [at, all] of byPlace) {
    const here = all.flatMap(({ seat }) => seats.find(({ id }) => id === seat) ?? []);
    const stack = styled(element('span', ...here.map(token)), 'pile');
    // A long stack at the beginning would lie over the words there.
    stack.classList.toggle('from-here', here.length > 2 && at < NEAR);
    put(stack, at);
  }
  rail.append(styled(element('span'), 'flag'));
  return styled(element('div', words, rail), 'track');
}

/** Leads to the card of a rule on this page, and opens it. */
export function ruleLink(number: string): HTMLAnchorElement {
  const made = element('a', `Rule ${number}`);
  made.href = `#rule-${number}`;
  made.dataset.rule = number;
  return made;
}
