/** How each kind of event is typed, for somebody who typed it in another way. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { EVENT_KINDS, type EventKind, FACT_FORMS } from '../../records/kinds/event-facts.ts';

/** Other words for a kind, which may have an ending. */
const ELSEWHERE: readonly (readonly [RegExp, EventKind])[] = [
  [/^(remove|delete|kick|drop) player/, 'leave'],
  [/^(\w+ )?(player|member)$/, 'join'],
  [/^(left|leaves|gone)$/, 'leave'],
  [/^(quit|resign)/, 'forfeit'],
  [/^(throw|dice|die$)/, 'roll'],
  [/^(win|won|victory)/, 'winner'],
];

/** The kind that a word names, here or elsewhere. */
export function eventNamed(word: string): EventKind | undefined {
  const bare = word.toLowerCase();
  const own = EVENT_KINDS.find((kind) => bare === kind || bare === `${kind}s`);
  return own ?? ELSEWHERE.find(([other]) => other.test(bare))?.[1];
}

/** The same for the word that stands where a kind has to stand, which may be misspelt. */
export function eventMeant(word: string): EventKind | undefined {
  return EVENT_KINDS.find((kind) => kind === (eventNamed(word) ?? didYouMean(word, EVENT_KINDS)));
}

/** The amount that a word is, in figures or as a die is read aloud. */
export function numberSaid(word: string): string | undefined {
  const face = FACES.indexOf(word.toLowerCase()) + 1;
  return /^-?\d+$/.test(word) ? word : face > 0 ? String(face) : undefined;
}

const FACES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** The words as the records have them. Words of no kind are a note. */
export function eventForm(typed: string, players: readonly string[]): string {
  const all = typed.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');
  const [first = '', second = ''] = all;
  const pair = `${first} ${second}`;
  const acts = eventNamed(first) || eventNamed(pair) ? undefined : eventNamed(second);
  // `karl joins`, of a kind that somebody does.
  const isAct = acts !== undefined && /PLAYER|ID/.test(FACT_FORMS[acts]);
  const isBehind = players.includes(first.toLowerCase()) || isAct;
  const named = eventNamed(first) || !eventNamed(pair) ? first : pair;
  const said = isBehind ? all.find((word) => eventNamed(word)) : named;
  const kind = said === undefined ? undefined : eventMeant(said);
  const rest = all.filter((word) => !said?.split(' ').includes(word));
  const player = rest.find((word) => players.includes(word.toLowerCase())) ?? players[0] ?? 'ada';
  const [, id, called] = /([\w-]+)=(.+)/.exec(typed) ?? [];
  const name = called ?? (rest.join(' ') || 'Dora');
  const words = kind ? rest.join(' ') || '…' : typed;
  const filled: Readonly<Record<string, string>> = {
    ID: id ?? name.toLowerCase().replaceAll(' ', '-'),
    NAME: name,
    PLAYER: player.toLowerCase(),
    AMOUNT:
      rest.map(numberSaid).find((word) => word !== undefined) ?? (kind === 'roll' ? 'N' : '5'),
    WORDS: words.includes(':') ? JSON.stringify(words) : words,
  };
  const form = FACT_FORMS[kind ?? 'note'];
  return `${kind ?? 'note'}: ${form.replace(/[A-Z]{2,}/g, (hole) => filled[hole] ?? hole)}`;
}
