/** Messages that somebody hands in: a table of what they say, and their records. */
import { strToU8, zipSync } from 'fflate';
import { MOST_BYTES } from '../../../inbox/most-bytes.ts';
import type { OfferedRecord } from '../../../inbox/types.ts';
import { forgePage, type RecordToSend } from '../../../record-edits/forge.ts';
import type { Answers } from '../../../try-out/engine-for-pages.ts';
import {
  HEADINGS,
  offersTally,
  offerWords,
  placeShown,
  questionWords,
  type WeighedOffer,
  wholeShown,
  wordsShown,
} from '../../../try-out/inbox/offer-words.ts';
import type { OfferAnswer, Question } from '../../../try-out/inbox/questions.ts';
import { anchor, button, element, part, styled } from '../basics/elements.ts';
import { handOut } from '../basics/files.ts';
import type { Ask } from './start-engine.ts';

/** The page shows so many rows of a group; the command shows all. */
const MOST_ROWS = 500;

interface MessagesContext {
  readonly ask: Ask;
  readonly isByName?: boolean;
  /** Returns buttons for the records, in the game as it is when somebody reads the messages. */
  readonly recordsFor: () => (made: readonly RecordToSend[]) => readonly HTMLElement[];
}

export function readMessagesIn(place: HTMLElement, reading: MessagesContext): void {
  const pasted = part<HTMLTextAreaElement>(place, '[data-pasted]');
  const files = part<HTMLInputElement>(place, '[data-files]');
  const heard = part(place, '[data-heard]');
  const press = part<HTMLButtonElement>(place, '[data-read]');
  const read = async (given: readonly HandedFile[]) => {
    if (press.disabled) return;
    press.disabled = true;
    heard.textContent = 'Reading the messages …';
    part(place, '[data-taken]').replaceChildren();
    heard.textContent = await take(place, given, reading).catch(
      (error) => `The reader has a bug: ${error instanceof Error ? error.message : error}`,
    );
    press.disabled = false;
  };
  press.addEventListener('click', () => {
    const chosen: readonly HandedFile[] = [...(files.files ?? [])];
    const words = pasted.value.trim() === '' ? [] : [new File([pasted.value], 'The pasted text')];
    void read([...words, ...chosen]);
  });
  press.disabled = false;
  place.addEventListener('dragover', (event) => event.preventDefault());
  place.addEventListener('drop', (event) => {
    const dropped = [...(event.dataTransfer?.files ?? [])];
    // Dropped words go into the field, as they do without a script.
    if (dropped.length === 0) return;
    event.preventDefault();
    void read(dropped);
  });
}

type HandedFile = Pick<File, 'name' | 'slice'>;

async function take(place: HTMLElement, given: readonly HandedFile[], reading: MessagesContext) {
  if (given.length === 0) return 'There is nothing to read yet.';
  const { names = '[]' } = place.dataset;
  const all: readonly string[] = await fetch(names).then((response) => response.json());
  const files = await Promise.all(
    given.map(async (file) => {
      // One byte more than it reads, so that the reader sees a file that is too large.
      const bytes = await file.slice(0, MOST_BYTES + 1).arrayBuffer();
      return { name: file.name, bytes: new Uint8Array(bytes) };
    }),
  );
  const { isByName } = reading;
  const taken = await reading.ask({ ask: 'take', files, names: all, now: Date.now(), isByName });
  const said = await weigh(place, taken.offers, { ask: reading.ask, use: reading.recordsFor() });
  return [...taken.left, said].join(' ');
}

/** `decided` has the answers so far, by the places of offers. One press may follow another at once. */
async function weigh(
  place: HTMLElement,
  given: readonly OfferedRecord[],
  reading: { readonly ask: Ask; readonly use: ReturnType<MessagesContext['recordsFor']> },
  decided = new Map<number, OfferedRecord>(),
): Promise<string> {
  const offers = given.map((each, i) => decided.get(i) ?? each);
  const on = await reading.ask({ ask: 'moment', now: Date.now() });
  const weighed = await reading.ask({ ask: 'weigh', offers, on });
  const heard = part(place, '[data-heard]');
  const confirm = async ({ confirmed }: OfferAnswer) => {
    heard.textContent = 'Checking …';
    for (const [i, each] of confirmed) decided.set(i, each);
    heard.textContent = await weigh(place, given, reading, decided);
    heard.focus();
  };
  part(place, '[data-taken]').replaceChildren(
    ...tables(weighed, confirm),
    ...(weighed.records.length === 0 ? [] : reading.use(weighed.records)),
  );
  return offers.length === 0
    ? 'The text has no vote, proposal or call for Judgment.'
    : offersTally(weighed.offers);
}

type Confirm = (answer: OfferAnswer) => void;

function tables({ offers, questions }: Answers['weigh'], confirm: Confirm): readonly HTMLElement[] {
  return Object.entries(HEADINGS).flatMap(([is, heading]) => {
    const own = offers.filter((each) => each.is === is);
    if (own.length === 0) return [];
    const rows =
      is === 'asked'
        ? questions.map((each) => () => askedRow(each, confirm))
        : own.map((each) => () => row(each, wordsShown(each), offerWords(each), []));
    const head = element('tr', ...HEADS.map((words) => element('th', words)));
    const shown = rows.slice(0, MOST_ROWS).map((lay) => lay());
    const table = element('table', element('thead', head), element('tbody', ...shown));
    const more = rows.length - shown.length;
    return [
      element('h3', heading.replace(/:$/, '')),
      styled(table, 'otherwise'),
      ...(more > 0 ? [element('p', `${more} more are not shown here.`)] : []),
    ];
  });
}

const HEADS = ['Message', 'Record', 'What the rules say'];

function askedRow(question: Question, confirm: Confirm): HTMLElement | string {
  const [first] = question.offers;
  const rule = question.amends;
  const presses = [
    ...question.answers.map((each) => button(each.label, () => confirm(each))),
    ...(rule === undefined ? [] : [anchor(`Amend Rule ${rule} in the form`, `#amend=${rule}`)]),
  ];
  const offer = first && { ...first.offer, verdict: question.verdict };
  return offer ? row(offer, wholeShown(question), questionWords(question), presses) : '';
}

function row(offer: WeighedOffer, words: string, record: string, presses: readonly HTMLElement[]) {
  const { why, verdict } = offer;
  const id = styled(element('span', placeShown(offer)), 'quiet');
  const says = [
    ...(why === undefined ? [] : [`Asked because ${why}.`]),
    ...(verdict ? [verdict] : []),
  ];
  const cells = [
    element('td', `“${words}” `, id),
    element('td', record),
    element('td', says.join(' '), ...presses.flatMap((each) => [' ', each])),
  ];
  for (const [i, cell] of cells.entries()) cell.dataset.head = HEADS[i] ?? '';
  return element('tr', ...cells);
}

/** Each record as a download, or as a page of the forge. */
export function recordsToSend(records: readonly RecordToSend[], game: string, forge: string) {
  const zip = button('Download all as a zip', () => {
    const files = records.map(({ file, text }) => [`content/${file}`, strToU8(text)] as const);
    handOut(`${game}.zip`, new Uint8Array(zipSync(Object.fromEntries(files))), 'application/zip');
  });
  return [
    element('h3', 'The records'),
    element('p', zip),
    ...records.map((each) => recordOf(each, forge)),
  ];
}

function recordOf(made: RecordToSend, forge: string): HTMLElement {
  const { file, text, isAddition } = made;
  const page = forgePage(forge, made);
  const send = page && anchor(page.words, page.address);
  if (send) Object.assign(send, { rel: 'noopener', target: '_blank' });
  const words = element('pre', text);
  words.tabIndex = 0;
  words.ariaLabel = `The text of ${file}`;
  const download = button('Download', () =>
    handOut(file.split('/').at(-1) ?? 'record.md', text, 'text/markdown'),
  );
  const addition = isAddition ? ' exists already: this is its new text.' : '';
  return element(
    'details',
    element('summary', element('code', file), addition),
    words,
    styled(element('p', download, ...(send ? [send] : [])), 'take-away'),
  );
}
