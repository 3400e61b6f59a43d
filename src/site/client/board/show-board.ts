/** The board itself: the track, the seats, what is voted on, and the decision that is due. */
import { capital } from '../../../helpers/words.ts';
import type { BoardSeat } from '../../../try-out/board-seats.ts';
import type { BallotAtBoard, Sheet } from '../../../try-out/board-sheet.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import { effectHtml } from '../../render/html/effect-html.ts';
import { escapeHtml } from '../../render/html/escape-html.ts';
import { redlineHtml } from '../../render/html/redline-html.ts';
import {
  isVoting,
  SIGN,
  seatHeadHtml,
  seatHtml,
  trackHtml,
  WAY_WORDS,
} from '../../render/html/strip-html.ts';
import { button, element, fromHtml, styled } from '../basics/elements.ts';
import { dieFace } from '../walk/die.ts';
import { type Pressed, ruleLink, showBallot, token } from './show-seats.ts';

export function showBoard(view: BoardView, press: Pressed): readonly Node[] {
  const { seats } = view;
  const lying = isVoting(view) ? view.sheet : undefined;
  const last = lying?.ballots.length === 1 ? lying.ballots[0] : undefined;
  const decision = decide(view, last, press);
  if (!lying) return decision ? [decision] : [];
  // The player who decides sits at the decision, and not twice.
  const sat = seats
    .filter(({ id }) => id !== last?.voter)
    .map((seat) => {
      const ballot = lying.ballots.find(({ voter }) => voter === seat.id);
      const made = fromHtml(seatHtml(view, seat));
      if (ballot) made.append(showBallot(seat, ballot, press));
      return made;
    });
  const half = Math.ceil(sat.length / 2);
  const side = (part: readonly HTMLElement[]) => styled(element('div', ...part), 'side');
  const around = styled(
    element('div', side(sat.slice(0, half)), showSheet(lying, seats, press), side(sat.slice(half))),
    'around',
  );
  const track = view.track ? [fromHtml(trackHtml(view))] : [];
  return [...track, around, ...(decision ? [decision] : [])];
}

/**
 * The decisions that somebody has to make now, as buttons. A decision that takes words has a form of its
 * own.
 */
function decide(view: BoardView, last: BallotAtBoard | undefined, press: Pressed) {
  const { awaited, seats, sheet } = view;
  const [first] = awaited.who;
  const seat = seats.find(({ id }) => id === first);
  if (awaited.what === 'vote' && last && seat) return lastBallot(view, seat, last, press);
  if (awaited.what === 'close') {
    const said = (sheet?.outcomes ?? []).map(({ says }) => element('p', capital(says)));
    return panel([], ...said, primary('Close the vote', press.close));
  }
  if (awaited.what === 'roll' && seat) return throwPanel(view, seat, press);
  if (awaited.what === 'resume') return panel([], primary('Go on with play', press.resume));
  if (awaited.what === 'consent' || awaited.what === 'judge') return consentPanel(view, press);
  return undefined;
}

/** While a Judgment keeps the next turn from beginning, the others may let it begin. */
function consentPanel({ stayed, seats, awaited }: BoardView, press: Pressed) {
  const each = (stayed?.who ?? []).flatMap((id) => {
    const who = seats.find((one) => one.id === id);
    return who ? [button(`${who.name} consents`, () => press.consent(id))] : [];
  });
  if (!stayed || each.length === 0) return undefined;
  const isWaiting = awaited.what === 'judge';
  const says = `${stayed.says}${isWaiting ? ' Or the others let it begin:' : ''}`;
  return panel([], element('p', says), styled(element('div', ...each), 'row'));
}

function panel(head: readonly Node[], ...rest: readonly Node[]): HTMLElement {
  const body = styled(element('div', ...rest), 'panel-body');
  const made = styled(element('div', ...head, body), 'decision');
  made.dataset.decision = '';
  return made;
}

function primary(words: string, press: () => void): HTMLButtonElement {
  return styled(button(words, press), 'primary');
}

/** The vote that decides: each way with its result. */
function lastBallot(
  view: BoardView,
  seat: BoardSeat,
  last: BallotAtBoard,
  press: Pressed,
): HTMLElement {
  const ways = last.ways.map(({ way, comes }) => {
    const made = button('', () => press.vote(last.voter, way));
    made.dataset.way = way;
    made.append(element('b', WAY_WORDS[way]), ...comes.map((words) => element('span', words)));
    return made;
  });
  const head = element('div', fromHtml(seatHeadHtml(view, seat)));
  const notes = [...seat.notes, 'The last vote: it closes the vote'];
  head.append(styled(element('p', notes.join(' · ')), 'quiet'));
  const big = styled(element('div', ...ways), 'big');
  big.dataset.voter = last.voter;
  big.role = 'group';
  big.ariaLabel = `The vote of ${seat.name}`;
  return panel([head], big);
}

function throwPanel(view: BoardView, seat: BoardSeat, press: Pressed): HTMLElement {
  const own = element('input');
  Object.assign(own, { type: 'number', min: '1', max: String(view.faces), id: 'own-die' });
  const label = element('label', 'Your own die shows');
  label.htmlFor = 'own-die';
  const form = styled(element('form', label, ' ', own, ' '), 'own-die');
  const take = element('button', 'Enter');
  form.append(take);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (own.value !== '') press.roll(seat.id, Number(own.value));
  });
  const head = element('div', fromHtml(seatHeadHtml(view, seat)));
  if (seat.notes.length > 0) head.append(styled(element('p', seat.notes.join(' · ')), 'quiet'));
  const cast = primary('Throw the die', () => press.roll(seat.id, undefined));
  cast.prepend(dieFace(undefined));
  return panel([head], styled(element('div', cast, form), 'row'));
}

/** Its words, and how the vote on it stands: on a narrow screen the votes come between the two. */
function showSheet(sheet: Sheet, seats: readonly BoardSeat[], press: Pressed): HTMLElement {
  const words = styled(element('div'), 'matter');
  // On a narrow screen long words are read in their place, above the buttons.
  words.tabIndex = 0;
  words.role = 'group';
  words.ariaLabel = 'The open proposal';
  words.innerHTML = sheet.changes.map(changeHtml).join('') + effectHtml(sheet.does);
  const both = sheet.ballots.length === 2 ? 'Both vote for it' : 'All vote for it';
  const all = sheet.ballots.length > 1 ? [element('p', button(both, press.allFor))] : [];
  const made = styled(
    element(
      'div',
      styled(element('article', element('h2', sheet.says), words, ...all), 'sheet'),
      showNeeds(sheet, seats),
    ),
    'between',
  );
  made.dataset.sheet = '';
  return made;
}

function changeHtml({ says, redline }: Sheet['changes'][number], _at: number, all: object): string {
  const isOne = Array.isArray(all) && all.length === 1;
  const head = isOne ? '' : `<h3>${escapeHtml(says)}</h3>`;
  return redline.length === 0
    ? head
    : `${head}<div class="text redline">${redlineHtml(redline)}</div>`;
}

/** The hands that are up, what it needs, and what each end of it brings. */
function showNeeds(
  { ballots, needs, soon, outcomes, rules, ifAdopted }: Sheet,
  seats: readonly BoardSeat[],
) {
  const hands = seats.flatMap((seat) => {
    const isSilent = ballots.some(({ voter }) => voter === seat.id);
    if (!seat.voted && !isSilent) return [];
    const hand = styled(
      element('span', token(seat), ` ${seat.voted ? SIGN[seat.voted] : '?'}`),
      'hand',
    );
    hand.dataset.way = seat.voted ?? 'none';
    return [hand];
  });
  const shown = styled(element('p', ...hands), 'hands');
  shown.setAttribute('aria-hidden', 'true');
  const links = rules.deciding.flatMap((number, i) => [i === 0 ? ' (' : ', ', ruleLink(number)]);
  const said = element('p', element('b', needs), ...links, links.length > 0 ? ').' : '.');
  said.append(...soon.map((words) => ` ${words}`));
  const ends = outcomes.map(({ when, says }) =>
    element('li', element('b', `${when}:`), ` ${says}`),
  );
  const list = ends.length === 0 ? [] : [styled(element('ul', ...ends), 'outcomes')];
  const noted = ifAdopted.map((each) => styled(element('p', each), 'if-adopted'));
  return styled(element('div', ...noted, shown, said, ...list), 'needs');
}
