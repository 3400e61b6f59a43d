/** Asks the person at the terminal about each uncertain message. */

import { DRAFT } from '../../inbox/language/read-message.ts';
import { changeStated, proposalIn } from '../../inbox/language/texts.ts';
import type { GameAtHand } from '../../inbox/take/game-at-hand.ts';
import { takeMessages } from '../../inbox/take/take-messages.ts';
import type { Message, OfferedRecord } from '../../inbox/types.ts';
import { isTalk, placeShown, questionWords } from '../../try-out/inbox/offer-words.ts';
import type { InboxPlan } from '../../try-out/inbox/plan-offers.ts';
import { messagesAsked, type Question, withAnswers } from '../../try-out/inbox/questions.ts';
import type { Moment } from '../../values/moment.ts';
import type { Asker } from '../command-line/outcome.ts';

interface Asking {
  readonly ask: Asker;
  readonly messages: readonly Message[];
  readonly game: GameAtHand;
  readonly on: Moment;
  readonly plan: (offers: readonly OfferedRecord[]) => InboxPlan;
}

type Offers = readonly OfferedRecord[];

/** The offers after the answers; nothing if the person cancelled. */
export async function askAbout(given: Offers, asking: Asking): Promise<Offers | undefined> {
  const asked = new Set<string>();
  let offers = given;
  let plan = asking.plan(offers);
  for (;;) {
    const keyed = messagesAsked(plan.offers).map((each) => {
      const said = each.offers.map(({ offer: { message, player, value, words, isTalk } }) => {
        return [message, player, value, words, isTalk];
      });
      return { each, key: JSON.stringify(said) };
    });
    const next = keyed.find(({ key }) => !asked.has(key));
    const [question] = next ? withAnswers([next.each], plan, asking.on) : [];
    if (!next || !question) return offers;
    asked.add(next.key);
    const answer = await pressed(question, asking.ask);
    if (answer === undefined) return undefined;
    if (answer === 'q') return offers;
    if (answer === 'n') continue;
    const own: ReadonlyMap<number, OfferedRecord | Offers> =
      answer === 'e' ? await reworded(question, asking) : answer.confirmed;
    offers = offers.flatMap((offer, i) => own.get(i) ?? offer);
    plan = asking.plan(offers);
  }
}

const KEYS: Readonly<Record<string, string>> = {
  ...{ take: 'y', for: 'f', against: 'a', abstain: 'b', undo: 'w', nothing: 'x', each: 'o' },
};
const OTHERS = [
  { value: 'n', label: 'Leave it open' },
  { value: 'e', label: 'Say it in other words' },
  { value: 'q', label: 'Stop asking, and write what is in order' },
] as const;

/** With more answers than digits, a list is shown. */
async function pressed(question: Question, ask: Asker) {
  const { offers, answers, whole, verdict } = question;
  const shown = offers.map(({ offer }) => placeShown(offer));
  const why = offers[0]?.offer.why;
  const above = [
    ...new Set(shown),
    ...whole.split('\n').map((line) => `> ${line}`),
    `Asked because ${why}.`,
    ...(verdict === '' ? [] : [verdict]),
  ];
  const keys = answers.map(({ value, label }, i) => ({ value: KEYS[value] ?? `${i + 1}`, label }));
  const isMany = keys.length > 9;
  const others = OTHERS.filter(({ value }) => value !== 'e' || !isTalk(question));
  const all = [...(isMany ? [{ value: 's', label: 'Say who wrote it' }] : keys), ...others];
  const key = await ask.press(above, `${questionWords(question)}?`, all);
  if (key === 'n' || key === 'e' || key === 'q') return key;
  const named = key === 's' ? await ask.choose('Who wrote it?', answers) : undefined;
  return answers.find(({ value }, i) => value === named || keys[i]?.value === key);
}

/** Reads the person's words as if the message had them. The record keeps the author's. */
async function reworded({ offers, whole, amends }: Question, { ask, messages, game }: Asking) {
  const draft = changeIn(whole);
  const body = draft?.kind === 'amend' ? draft.text : '';
  // Without braces, a text is one paragraph.
  const text = body.includes('\n\n') ? `{ ${body} }` : body;
  const begun = amends === undefined ? whole : `Proposal: amend ${amends} to read: ${text}`;
  // The person edits one line, in which a sign marks the line ends of the message.
  const edited = await ask.write(
    'What does it say? (¶ ends a line)',
    begun.replaceAll('\n', ' ¶ '),
  );
  const words = (edited ?? '').replace(/[^\S\n]*¶[^\S\n]*/g, '\n').trim();
  const id = offers[0]?.offer.message;
  const said = messages.map((message): Message => {
    if (message.id !== id) return message;
    const { form: _, timeDoubt: __, counted: ___, review: ____, ...rest } = message;
    const raw = words.split('\n');
    const lines = raw.map((text, at) => ({ text, mark: 'own', at }) as const);
    return { ...rest, raw, lines, doubts: [], reactions: [], enclosed: [] };
  });
  const own = takeMessages(said, game).offers.filter(({ message }) => message === id);
  const places = offers.map(({ i }) => i);
  // A person who states a change decides the rule's words.
  const change = changeIn(words);
  const read = own.map(({ why, ...offer }) => {
    if (why === undefined) return { ...offer, words: whole, isConfirmed: true as const };
    if (why !== DRAFT || !change) return { ...offer, why, whole };
    return { ...offer, ...{ words: whole, change, isConfirmed: true as const } };
  });
  if (read.length === 0) return new Map<number, Offers>();
  return new Map(places.map((i, k) => [i, k === 0 ? read : []]));
}

function changeIn(words: string) {
  return changeStated(proposalIn(words.split('\n'))?.text ?? words);
}
