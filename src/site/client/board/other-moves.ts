/** The moves beside the one that is due, and the ways out where the game stops: what each button leads to. */
import type { BoardView } from '../../../try-out/board-view.ts';
import type { EventMove, WhatHappens } from '../../../try-out/draft-event.ts';
import type { Move } from '../../../try-out/draft-move.ts';
import { MOVE_WORDS } from '../desk/move-words.ts';

/** A button, the form that it opens, and what stands in that form. */
export interface Way {
  readonly words: string;
  readonly kind: Move['kind'];
  readonly wanted?: Move;
  /** It takes no words, and is made when the button is pressed. */
  readonly isAtOnce?: boolean;
}

const KINDS: readonly Move['kind'][] = [
  'propose',
  'ask',
  'given',
  'accepted',
  'refused',
  'overruled',
  'withdrawn',
];

/** `shown` is the kind of move whose form is open. */
export function otherMoves(view: BoardView, shown: Move['kind'] | undefined): readonly Way[] {
  const isOver = view.awaited.what === 'nothing';
  const can = (kind: Move['kind']) => {
    if (kind === shown) return false;
    if (kind === 'withdrawn') return view.votes.length > 0;
    if (kind === 'overruled') return view.rulings.length > 0;
    if (kind === 'given' || kind === 'accepted' || kind === 'refused') {
      return view.questions.length > 0;
    }
    return !isOver;
  };
  const kinds = KINDS.filter(can).map((kind) => wayTo(view, kind));
  const record: Way = { words: MOVE_WORDS.event, kind: 'event' };
  if (isOver) return [...kinds, record];
  const free = FREE.filter(
    ([what]) =>
      !(what === 'pause' && view.isPaused) && view.granted.every((grant) => grant.what !== what),
  );
  const offices = view.offices
    .filter((id) => view.granted.every((grant) => grant.of !== id))
    .map((id) => id.replaceAll('_', ' '));
  return [
    ...kinds,
    ...grantedMoves(view),
    ...offices.map((office) => happening(view, `Who is ${office}?`, { what: 'office', office })),
    ...free.map(([what, words]) => happening(view, words, { what })),
    record,
  ];
}

/** Who accepts or refuses to judge the one question says nothing else. */
function wayTo({ questions: [question, another] }: BoardView, kind: Move['kind']): Way {
  const way = { words: MOVE_WORDS[kind], kind };
  if (!question || another || (kind !== 'accepted' && kind !== 'refused')) return way;
  const said = { judge: '', ruling: '', reasons: '', settles: [] };
  return { ...way, wanted: { kind, judgment: question.number, ...said }, isAtOnce: true };
}

/** What is free unless a rule grants it to somebody. */
const FREE: readonly (readonly [what: WhatHappens, words: string])[] = [
  ['join', 'Somebody joins'],
  ['leave', 'Somebody leaves'],
  ['forfeit', 'Forfeit'],
  ['rename', 'Call a player otherwise'],
  ['pause', 'Pause play'],
];

/** `Give points · Rule 212`. */
function grantedMoves(view: BoardView): readonly Way[] {
  return view.granted.map(({ words, rule, what, of, by }) => {
    const named = what === 'office' ? { office: of.replaceAll('_', ' ') } : { quantity: of };
    return happening(view, `${words} · Rule ${rule}`, { what, rule, by, ...named });
  });
}

function happening(
  view: BoardView,
  words: string,
  given: Partial<EventMove> & Pick<EventMove, 'what'>,
): Way {
  const isAtOnce = given.what === 'pause' || given.what === 'resume';
  return { words, kind: 'event', wanted: eventOf(view, given), isAtOnce };
}

/** Of whoever is to move, or the first who plays. */
export function eventOf(
  { toMove, players: [first] }: BoardView,
  given: Partial<EventMove> & Pick<EventMove, 'what'>,
): EventMove {
  const player = toMove || (first?.id ?? '');
  const nothing = { by: '', quantity: '', amount: '', office: '', name: '', rule: '', why: '' };
  return { kind: 'event', player, ...nothing, ...given };
}

/** Why the game does not go on, and what the Judge would be asked about it. */
export interface Stop {
  readonly html: string;
  readonly question: string;
  readonly rules: readonly string[];
}

/** Each leads to a form in which the rules are asked again. */
export function waysOut(view: BoardView, { question, rules }: Stop): readonly Way[] {
  const wanted = eventOf(view, { what: 'end', why: question });
  const asking: Move = { kind: 'ask', by: wanted.player, question, rules: rules.join(', ') };
  const claim = happening(view, 'Claim the win: play cannot go on', { what: 'deadlock' });
  return [
    ...(view.questions.length > 0 ? [{ words: MOVE_WORDS.given, kind: 'given' } as const] : []),
    { words: 'Ask for Judgment about it', kind: 'ask', wanted: asking },
    ...(view.rulings.length > 0
      ? [{ words: MOVE_WORDS.overruled, kind: 'overruled' } as const]
      : []),
    ...(view.votes.length > 0 ? [{ words: MOVE_WORDS.withdrawn, kind: 'withdrawn' } as const] : []),
    ...(view.deadlock.length > 0 ? [claim] : []),
    happening(view, 'Forfeit', { what: 'forfeit' }),
    { words: 'Stop play', kind: 'event', wanted },
  ];
}
