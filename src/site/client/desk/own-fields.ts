/** Fields with a behaviour of their own: in events, Judgments, corrections and mechanics. */
import { nameWords } from '../../../helpers/words.ts';
import type { DeskChoices } from '../../../try-out/desk-choices.ts';
import type { Answer } from '../../../try-out/moves.ts';
import { VERDICTS } from '../../../values/verdicts.ts';
import { part } from '../basics/elements.ts';
import { SentenceEditor } from '../editor/sentence-editor.ts';
import {
  type FieldOption,
  field,
  NOTHING,
  offer,
  offered,
  offeredRule,
  offeredVote,
  type Put,
  valueIn,
} from './fields.ts';
import type { Ask } from './start-engine.ts';

/* An event: what happens, to whom, and by which rule. */

export function fillEvent(form: HTMLElement, game: DeskChoices): void {
  const { players, offices, rules, proposals } = game;
  offerHappening(form, game, (name) => name);
  offer(form, 'doer', [{ value: '', words: 'nobody in particular' }, ...players.map(offered)]);
  offer(form, 'under', [{ value: '', words: 'none' }, ...rules.map(offeredRule)]);
  offer(form, 'after', [NOTHING, ...proposals.map(offeredVote)]);
  offer(form, 'debated', proposals.map(offeredVote));
  part(form, '#offices').replaceChildren(...offices.map((id) => new Option(nameWords(id))));
}

/** Offers players and quantities, for an event and for an act of a proposal. */
export function offerHappening(
  root: ParentNode,
  { players, quantities }: DeskChoices,
  named: (field: 'player' | 'quantity') => string,
): void {
  offer(root, named('player'), [...players.map(offered), { value: '', words: 'nobody' }]);
  const counted = quantities.map((id) => ({ value: id, words: nameWords(id) }));
  offer(root, named('quantity'), [...counted, NOTHING]);
}

/* The decisions of a Judgment: readings, the fate of a move, and the winner. */

/** The choice that shows the questions which this game has not met. */
const ALL_READINGS = '*';

const ANOTHER = { value: ALL_READINGS, words: 'another question …' };

/** A choice in the place of a move. */
const NO_FURTHER_PLAY = { value: 'cannot-go-on', words: 'Play cannot go on' } as const;

export function fillSettled(form: HTMLElement, game: DeskChoices, ask: Ask): void {
  const { readings, players } = game;
  const offerReadings = (shown: DeskChoices['readings'], ...more: readonly FieldOption[]) => {
    offer(form, 'reading', [NOTHING, ...shown.map(offered), ...more]);
  };
  offerReadings([], ANOTHER);
  let [isAsked, hasAll] = [false, false];
  let met: DeskChoices['readings'] = [];
  // The engine replays the whole game to see what is at stake, so only a ruling asks it.
  const offerAtStake = async () => {
    if (isAsked || valueIn(form, 'kind') !== 'given') return;
    isAsked = true;
    const atStake = await ask({ ask: 'at-stake' });
    if (hasAll) return;
    met = readings.filter(({ id }) => atStake.includes(id));
    offerReadings(met, ANOTHER);
  };
  field(form, 'kind').addEventListener('change', offerAtStake);
  offer(form, 'winner', [NOTHING, ...players.map(offered)]);
  offer(form, 'settled', [NOTHING, ...movesToJudge(game), NO_FURTHER_PLAY]);
  const offerOptions = () => {
    if (valueIn(form, 'reading') === ALL_READINGS) {
      hasAll = true;
      // The questions that this game has met come first.
      offerReadings([...met, ...readings.filter((each) => !met.includes(each))]);
    }
    const reading = readings.find(({ id }) => id === valueIn(form, 'reading'));
    offer(form, 'take', (reading?.options ?? []).map(offered));
    field(form, 'take').disabled = !reading;
  };
  field(form, 'reading').addEventListener('change', offerOptions);
  const offerVerdict = () => {
    const settled = valueIn(form, 'settled');
    field(form, 'is').disabled = settled === '' || settled === NO_FURTHER_PLAY.value;
  };
  field(form, 'settled').addEventListener('change', offerVerdict);
  offerOptions();
  offerVerdict();
}

/** Proposals, then events that rest on words alone, each from the latest. */
function movesToJudge({ proposals, onWords }: DeskChoices) {
  const events = onWords.toReversed().map(({ id, name }) => ({
    value: eventValue(id),
    words: name,
    names: { event: id },
  }));
  const made = proposals.map((each) => ({ ...offeredVote(each), names: { move: each.number } }));
  return [...made, ...events];
}

/** Makes a value that cannot be the number of a proposal. */
function eventValue(id: string): string {
  return `event/${id}`;
}

export function readSettled(form: HTMLElement, game: DeskChoices): readonly Answer[] {
  const reading = valueIn(form, 'reading');
  const settled = valueIn(form, 'settled');
  const winner = valueIn(form, 'winner');
  const judged = movesToJudge(game).find(({ value }) => value === settled);
  const is = VERDICTS.find((verdict) => verdict === valueIn(form, 'is'));
  return [
    ...(reading === '' ? [] : [{ reading, take: valueIn(form, 'take') }]),
    ...(settled === NO_FURTHER_PLAY.value ? [{ play: settled } as const] : []),
    ...(judged && is ? [{ ...judged.names, is }] : []),
    ...(winner === '' ? [] : [{ winner }]),
  ];
}

export function showSettled(form: HTMLElement, settled: Answer, put: Put): void {
  if ('winner' in settled) {
    put(form, 'winner', settled.winner);
  } else if ('play' in settled) {
    put(form, 'settled', settled.play);
  } else if ('reading' in settled) {
    put(form, 'reading', ALL_READINGS);
    put(form, 'reading', settled.reading);
    put(form, 'take', settled.take);
  } else {
    put(form, 'settled', 'move' in settled ? String(settled.move) : eventValue(settled.event));
    put(form, 'is', settled.is);
  }
}

/* A correction: a record as it is, to be put right. */

/** Keeps what a reader typed for one record while the reader looks at another. */
export function fillCorrection(form: HTMLElement, { records }: DeskChoices, ask: Ask): void {
  const typed = new Map<string, string>();
  let shown: string | undefined;
  const all = records.map(({ id, says }) => ({ value: id, words: says }));
  offer(form, 'record', all);
  const text = field(form, 'corrected');
  const takeUp = async () => {
    const wanted = valueIn(form, 'record');
    if (valueIn(form, 'kind') !== 'correct' || wanted === shown) return;
    if (shown !== undefined && text.value !== '') typed.set(shown, text.value);
    shown = wanted;
    const known = typed.get(wanted);
    text.value = known ?? '';
    const file = records.find(({ id }) => id === wanted)?.file ?? '';
    const recorded = known ?? (await ask({ ask: 'text', file }));
    if (shown !== wanted || text.value !== '') return;
    text.value = recorded;
    form.dispatchEvent(new Event('input', { bubbles: true }));
  };
  for (const name of ['kind', 'record']) field(form, name).addEventListener('change', takeUp);
}

/* A rule's mechanics in sentences; the field of the form has them as they are recorded. */

/**
 * Shows the mechanics of the chosen rule, or none for a new rule. `written` has what the writer typed
 * before.
 */
export type ShowMechanics = (yaml: string, rule?: string, written?: string) => void;

export function editMechanics(
  fields: HTMLElement,
  ask: Ask,
  amend: (rule: string) => void,
): ShowMechanics {
  const recorded = field(fields, 'mechanics');
  let held = '';
  let heldSentences = '';
  let own = '';
  const write = (yaml: string) => {
    own = yaml;
    recorded.value = yaml;
    recorded.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const editor = new SentenceEditor(part(fields, '[data-sentences]'), {
    language: {
      edit: (sentences) => ask({ ask: 'edit', sentences }),
      offers: (text, sentences) => ask({ ask: 'offers', text, sentences }),
      doubts: (text, sentences) => ask({ ask: 'doubts', text, sentences }),
      following: (beginning) => ask({ ask: 'following', beginning }),
    },
    onchange: (sentences) => {
      const yaml = sentences.map((each) => `- ${scalar(each)}`).join('\n');
      // Sentences that the rule has already keep their recorded form.
      write(yaml === heldSentences ? held : yaml);
    },
    amend,
  });
  const say = async (yaml: string, show: (sentences: readonly string[]) => Promise<void>) => {
    const written = recorded.value;
    const sentences = await ask({ ask: 'sentences', yaml });
    if (recorded.value !== written) return;
    if (sentences) await show(sentences);
  };
  recorded.addEventListener('input', () => {
    if (recorded.value === own) return;
    own = recorded.value;
    void say(own, (sentences) => editor.replace(sentences));
  });
  const words = field(fields, 'text');
  words.addEventListener('input', () => editor.hear(words.value));
  return (yaml, rule, written = yaml) => {
    [held, own, recorded.value] = [yaml, written, written];
    const begun = say(yaml, async (sentences) => {
      heldSentences = sentences.map((each) => `- ${scalar(each)}`).join('\n');
      await editor.begin(sentences, rule);
      editor.hear(words.value);
    });
    if (written !== yaml)
      void begun.then(() => say(written, (sentences) => editor.replace(sentences)));
  };
}

/** Plain if YAML reads it as a text. */
function scalar(sentence: string): string {
  const isPlain = /^[A-Za-z](?:[^:#]|:(?!\s|$)|(?<!\s)#)*$/u.test(sentence);
  return isPlain && !/^(?:true|false|null|yes|no)$/iu.test(sentence)
    ? sentence
    : JSON.stringify(sentence);
}
