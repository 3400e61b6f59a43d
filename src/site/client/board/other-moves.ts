/** The moves besides the one that is due, and the ways out of a game that stops. Says where each button leads. */
import { nameWords } from '../../../helpers/words.ts';
import type { BoardView } from '../../../try-out/board-view.ts';
import type { WhatHappens } from '../../../try-out/happenings.ts';
import { type EventMove, MOVES, type MoveDraft } from '../../../try-out/moves.ts';

/** A button, the form that it opens, and what stands in that form. */
export interface Way {
  readonly words: string;
  readonly kind: MoveDraft['kind'];
  readonly wanted?: MoveDraft;
  /** It takes no words, and is made when the button is pressed. */
  readonly isAtOnce?: boolean;
  /** Moves that it may lead to. If the rules refuse them all, it leads nowhere. */
  readonly tried?: readonly MoveDraft[];
}

/** The kind of move that takes words and is waited for. */
export function formFor({ awaited }: BoardView): Way | undefined {
  if (awaited.what === 'propose') return { words: MOVES.propose.title, kind: 'propose' };
  return awaited.what === 'judge' ? { words: MOVES.given.title, kind: 'given' } : undefined;
}

const KINDS: readonly MoveDraft['kind'][] = [
  'propose',
  'ask',
  'given',
  'accepted',
  'refused',
  'overruled',
  'withdrawn',
];

/** `shown` is the move whose form is open. */
export function otherMoves(view: BoardView, shown: Way | undefined): readonly Way[] {
  const isOver = view.awaited.what === 'nothing';
  const can = (kind: MoveDraft['kind']) => {
    if (kind === shown?.kind) return false;
    if (kind === 'withdrawn') return view.votes.length > 0;
    if (kind === 'overruled') return view.rulings.length > 0;
    if (kind === 'given' || kind === 'accepted' || kind === 'refused') {
      return view.questions.length > 0;
    }
    return !isOver;
  };
  const kinds = KINDS.filter(can).map((kind) => wayTo(view, kind));
  const free = FREE.filter(
    ([what]) =>
      !(what === 'pause' && view.isPaused) && view.granted.every((grant) => grant.what !== what),
  );
  const inPlay = [
    // `Give points · Rule 212`.
    ...view.granted.map(({ words, rule, what, of, by }) => {
      const named = what === 'office' ? { office: of.replaceAll('_', ' ') } : { quantity: of };
      return happening(view, `${words} · Rule ${rule}`, { what, rule, by, ...named });
    }),
    ...proposedOffices(view),
    ...free.map(([what, words]) => happening(view, words, { what })),
  ];
  const record: Way = { words: MOVES.event.title, kind: 'event' };
  const all = [...kinds, ...(isOver ? [] : inPlay), record];
  return all.filter(({ words }) => words !== shown?.words);
}

/** To accept or to refuse the only question takes no words. */
function wayTo({ questions: [question, another] }: BoardView, kind: MoveDraft['kind']): Way {
  const way = { words: MOVES[kind].title, kind };
  if (!question || another || (kind !== 'accepted' && kind !== 'refused')) return way;
  return { ...way, wanted: { kind, judgment: question.number, judge: '' }, isAtOnce: true };
}

/** Acts that are free unless a rule grants them to somebody. */
const FREE: readonly (readonly [what: WhatHappens, words: string])[] = [
  ['join', 'Somebody joins'],
  ['leave', 'Somebody leaves'],
  ['forfeit', 'Forfeit'],
  ['rename', 'Rename a player'],
  ['pause', 'Pause play'],
];

/** If no rule lets anybody fill an office, an adopted proposal fills it. */
function proposedOffices({ offices, granted, players, toMove, nextNumber, proposing }: BoardView) {
  const [first] = proposing.by;
  if (first === undefined) return [];
  const ungranted = offices.filter((id) => granted.every(({ of }) => of !== id));
  return ungranted.map((id): Way => {
    const office = nameWords(id);
    const act = { what: 'office', player: toMove || (players[0]?.id ?? ''), office } as const;
    const wanted: MoveDraft = {
      kind: 'propose',
      by: proposing.by.find((id) => id === toMove) ?? first,
      number: nextNumber || proposing.number,
      changes: [],
      acts: [{ ...act, name: '', quantity: '', amount: '' }],
      words: '',
    };
    return { words: `Propose who is ${office}`, kind: 'propose', wanted };
  });
}

type EventGiven = Partial<EventMove> & Pick<EventMove, 'what'>;

function happening(view: BoardView, words: string, given: EventGiven): Way {
  const isAtOnce = given.what === 'pause' || given.what === 'resume';
  return { words, kind: 'event', wanted: eventOf(view, given), isAtOnce };
}

/** The event of the next player to move, or of the first who plays. */
export function eventOf(
  { toMove, players: [first] }: Pick<BoardView, 'toMove' | 'players'>,
  given: EventGiven,
): EventMove {
  const player = toMove || (first?.id ?? '');
  const nothing = { by: '', quantity: '', amount: '', office: '', name: '', rule: '', why: '' };
  return { kind: 'event', player, ...nothing, ...given };
}

/** Why the game does not go on, and what the Judge would be asked about it. */
export interface GameStop {
  readonly html: string;
  readonly question: string;
  readonly rules: readonly string[];
}

/** Each leads to a form in which the rules are asked again. */
export function waysOut(view: BoardView, { question, rules }: GameStop): readonly Way[] {
  const wanted = eventOf(view, { what: 'end', why: question });
  const asking: MoveDraft = { kind: 'ask', by: wanted.player, question, rules: rules.join(', ') };
  const ofSomebody = (words: string, what: 'deadlock' | 'forfeit'): Way => {
    const way = happening(view, words, { what });
    const others = view.players.map(({ id }) => eventOf(view, { what, player: id }));
    return { ...way, tried: [eventOf(view, { what }), ...others] };
  };
  const withdrawn = view.votes.map(({ number }): MoveDraft => ({ kind: 'withdrawn', number }));
  // All but the Judges vote against the Judgment.
  const overruled = view.rulings.map(({ number, judges }): MoveDraft => {
    const others = view.players.filter(({ id }) => !judges.includes(id));
    const ballots = others.map(({ id }) => ({ voter: id, way: 'for' }) as const);
    return { kind: 'overruled', judgment: number, ballots };
  });
  return [
    ...(view.questions.length > 0 ? [{ words: MOVES.given.title, kind: 'given' } as const] : []),
    { words: 'Ask for Judgment about it', kind: 'ask', wanted: asking, tried: [asking] },
    { words: MOVES.overruled.title, kind: 'overruled', tried: overruled },
    { words: MOVES.withdrawn.title, kind: 'withdrawn', tried: withdrawn },
    ...(view.deadlock.length > 0 ? [ofSomebody(CLAIM, 'deadlock')] : []),
    ofSomebody('Forfeit', 'forfeit'),
    { words: 'Stop play', kind: 'event', wanted, tried: [wanted] },
  ];
}

const CLAIM = 'Claim the win: play cannot go on';

/** The ways that the rules do not refuse, each with its first move that is in order. */
export async function waysInOrder(
  ways: readonly Way[],
  refuses: (move: MoveDraft) => Promise<boolean>,
): Promise<readonly Way[]> {
  const left: Way[] = [];
  for (const way of ways) {
    if (way.tried === undefined) left.push(way);
    for (const move of way.tried ?? []) {
      if (await refuses(move)) continue;
      left.push(way.wanted === undefined ? way : { ...way, wanted: move });
      break;
    }
  }
  return left;
}
