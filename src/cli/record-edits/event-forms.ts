/** The form of each kind of event, for users who typed another. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { PLAYER } from '../../diagnostics/finding.ts';
import { capital } from '../../helpers/words.ts';
import { type NamedPlayer, nameOfNew, newId } from '../../record-edits/plans/new-id.ts';
import { EVENT_KINDS, type EventKind, FACT_FORMS } from '../../records/kinds/event-facts.ts';
import { SAY_IT_SO } from '../command-line/outcome.ts';

/** Other words for kinds, perhaps with an ending. */
const ELSEWHERE: readonly (readonly [RegExp, EventKind])[] = [
  [/^(remove|delete|kick|drop) player/, 'leave'],
  [/^(\w+ )?(player|member)$/, 'join'],
  [/^(join(ed|ing)|enter(s|ed)?)$/, 'join'],
  [/^(left|leav(es|ing)|gone)$/, 'leave'],
  [/^(quit|resign)/, 'forfeit'],
  [/^(throw|dice|die$)/, 'roll'],
  [/^(win|won|victory)/, 'winner'],
];

const HOLES = { N: 'the number', PLAYER: 'the id of the player', SURNAME: 'the surname' };

/** The line before a form, which may omit what only people know. */
export function sayItSo(form: string): string {
  const [, says] =
    Object.entries(HOLES).find(([hole]) => new RegExp(`\\b${hole}\\b`).test(form)) ?? [];
  return says ? `Say it so, with ${says} in place of the capitals:` : SAY_IT_SO;
}

/** The kind that a word names, by any of its names. */
export function eventNamed(word: string): EventKind | undefined {
  const bare = word.toLowerCase();
  const own = EVENT_KINDS.find((kind) => bare === kind || bare === `${kind}s`);
  return own ?? ELSEWHERE.find(([other]) => other.test(bare))?.[1];
}

/** The same for a word in the place of a kind, perhaps misspelt. */
export function eventMeant(word: string): EventKind | undefined {
  return EVENT_KINDS.find((kind) => kind === (eventNamed(word) ?? didYouMean(word, EVENT_KINDS)));
}

/** The amount that a word names, in figures or words. */
export function numberSaid(word: string): string | undefined {
  const face = FACES.indexOf(word.toLowerCase()) + 1;
  return /^-?\d+$/.test(word) ? word : face > 0 ? String(face) : undefined;
}

/** `anna +5`, `ben gets 10 points`. */
const SUM = /^\S+ ([+-]|(gets|gains|receives) )\d+( points)?$/;

const FACES = ['one', 'two', 'three', 'four', 'five', 'six'];

/** Words about coming and going that are not part of a name. */
const BESIDE = /^(a|an|as|game|has|in|is|now|our|player|the|to|us|wants)$/i;

/** The words in the form of records. Words without a kind become a note. */
export function eventForm(typed: string, players: readonly NamedPlayer[]): string {
  const all = typed.split(/[^\p{L}\p{N}-]+/u).filter((word) => word !== '');
  const [first = '', second = ''] = all;
  const pair = `${first} ${second}`;
  // `Karl Moor joins`: a kind with an actor.
  const deed = all.find((word) => /PLAYER|ID/.test(FACT_FORMS[eventNamed(word) ?? 'note']));
  const before = all.slice(0, all.indexOf(deed ?? '')).filter((word) => !BESIDE.test(word));
  const isOfSomebody = before.every((word) => /^\p{Lu}/u.test(word)) || before.length < 2;
  const isPair = eventNamed(first) === undefined && eventNamed(pair) !== undefined;
  const said = eventNamed(first) ? first : isPair ? pair : isOfSomebody ? deed : undefined;
  const isSum = players.some(({ id }) => id === first.toLowerCase()) && SUM.test(typed);
  const kind = eventMeant(isSum ? 'points' : (said ?? first));
  const rest = all.filter((word) => !(said ?? (isSum ? '' : first)).split(' ').includes(word));
  const name = rest
    .filter((word) => !BESIDE.test(word))
    .map(capital)
    .join(' ');
  const player = players.find(({ id }) => rest.some((word) => word.toLowerCase() === id));
  const amount = rest.map(numberSaid).find((word) => word !== undefined);
  const inBraces = /\{(?: *id:)? *([\w-]+)(?:, *\w+)?: *([^,{}]+?) *[,}]/;
  const [, id, called] = /([\w-]+)=(.+)/.exec(typed) ?? inBraces.exec(typed) ?? [];
  const words = kind ? rest.join(' ') || '…' : typed;
  const taken = name.includes(' ') ? players.map((each) => each.id) : [];
  const filled: Readonly<Record<string, string>> = {
    ID: id ?? newId(name.split(' ')[0] ?? '', 'player', taken),
    NAME: called ?? nameOfNew(name, players),
    PLAYER: player?.id ?? PLAYER,
    AMOUNT: amount ?? 'N',
    WORDS: words.includes(':') ? JSON.stringify(words) : words,
  };
  const form = FACT_FORMS[kind ?? 'note'];
  return `${kind ?? 'note'}: ${form.replace(/[A-Z]{2,}/g, (hole) => filled[hole] ?? hole)}`;
}
