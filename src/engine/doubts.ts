/** Finds changes after which a rule's words and mechanics seem to differ. */
import Fraction from 'fraction.js';
import type { Finding } from '../diagnostics/finding.ts';
import { getOrMake, once, onceEach } from '../helpers/once.ts';
import { inSeries } from '../helpers/words.ts';
import type { Formula, Value } from '../law/formula/formula.ts';
import type { Mechanics } from '../law/mechanics/mechanics.ts';
import { type Doubt, doubts, noLongerSaid } from '../law/sentences/doubts.ts';
import { numbersStated } from '../law/sentences/in-other-words.ts';
import { sayBySlot } from '../law/sentences/sentences.ts';
import type { GameId } from '../values/ids.ts';
import { formatNumber, parseNumber } from '../values/number.ts';
import type { Replay, Rewording } from './results/types.ts';

type DoubtFinding = Pick<Finding, 'at' | 'message'> & { readonly help: string };

/** Adds the doubts to a replay's findings. They decide nothing. */
export const withDoubts = once((replay: Replay): Replay => {
  const noted = replay.rewordings.flatMap((rewording) =>
    doubtedIn(rewording).map((doubted) => ({
      ...answered(doubted, rewording, replay.game.id),
      severity: 'note' as const,
      game: replay.game.id,
    })),
  );
  return { ...replay, findings: [...replay.findings, ...noted] };
});

/** Only the author's own word answers a doubt, since voters read it too. Repetition does not. */
function answered(
  { at, message, help }: DoubtFinding,
  { proposal: made }: Rewording,
  game: GameId,
) {
  if (made?.asMeant) {
    const meant = `The author says that this is meant. ${message}`;
    return { code: 'mechanics/as-meant', at, message: meant, help: FOLLOWS } as const;
  }
  // After the first vote, the proposal's words are final.
  const isOpen = made && !made.votes && !made.closed && !made.outcome;
  const right = isOpen
    ? `say so: \`nomic propose ${game} --reword --as-meant --number ${made.number}\``
    : 'nothing has to be done';
  const advice = `${help} If the mechanics are right, ${right}.`;
  return { code: 'mechanics/differ', at, message, help: advice } as const;
}

const FOLLOWS = 'The engine follows the mechanics.';

function doubtedIn(rewording: Rewording): readonly DoubtFinding[] {
  const kept = numberKept(rewording);
  if (kept) return [kept];
  const { change, before, after, at } = rewording;
  if (!after?.mechanics) return [];
  const isStated = 'mechanics' in change && change.mechanics !== undefined;
  const spot = isStated ? { file: at.file, path: [...change.path, 'mechanics'] } : at;
  if (isStated && after.mechanics.adoption?.some(({ needs }) => !canBeMet(needs))) {
    const message =
      'No vote can meet a demand of these mechanics, so nothing is ever adopted by it.';
    return [{ at: spot, message, help: 'A share of the votes, such as two thirds, is at most 1.' }];
  }
  const old = before?.mechanics && !before.lost ? before : undefined;
  const unsaid =
    old && old.text !== after.text ? noLongerSaid(old.text, after.text, after.mechanics) : [];
  if (unsaid.length > 0) {
    const message = `The new words no longer say a part of the mechanics: ${unsaid.join(' ')}`;
    return [{ at, message, help: FOLLOWS }];
  }
  const doubted = doubtsOf(after.mechanics, after.text);
  if (doubted.length === 0) return numberUnworded(rewording);
  // A doubt that the rule raised before the change is not noted again.
  const noted = old?.mechanics ? doubtsOf(old.mechanics, old.text) : [];
  const known = new Set(noted.map(({ words, mechanics }) => JSON.stringify([words, mechanics])));
  const come = doubted.filter(({ words, mechanics }) => {
    return !known.has(JSON.stringify([words, mechanics]));
  });
  return come.slice(0, MAX_DOUBTS).map(({ words, mechanics, sentence }) => {
    const said = words.length > MAX_WORDS ? 'The words of the rule' : `“${words}”`;
    return {
      at: spot,
      message: `${said} and the mechanics seem to differ: ${mechanics.join(' ')}`,
      help: sentence ? `${FOLLOWS} These words would be: ${sentence}` : FOLLOWS,
    };
  });
}

/** Whether some vote meets a demand: “two thirds of the votes cast”, but not “3/2 of the votes cast”. */
const canBeMet = once(({ source, evaluate }: Formula) => {
  const stated = (source.match(/\d+/g) ?? []).map(Number);
  if (stated.length > MOST_STATED) return true;
  const counts = [...FEW, ...stated, ...stated.map((each) => each + 1)];
  const isMet = (yes: number, no: number, abstain: number) => {
    const cast = yes + no;
    const votes = { for: yes, against: no, abstain, cast, eligible: cast + abstain };
    const names = new Map<string, Value>(
      Object.entries(votes).map(([name, count]) => [`votes.${name}`, new Fraction(count)]),
    );
    const result = evaluate({ name: (asked) => names.get(asked), round: (x) => x.round() });
    // Such a demand depends on more than the votes.
    return !result.ok || result.value !== false;
  };
  return counts.some((yes) =>
    counts.some((no) => yes + no > 0 && counts.some((abstain) => isMet(yes, no, abstain))),
  );
});

const FEW = [0, 1, 2, 3, 5, 12];
/** A demand with more numbers is not tried: the votes to try grow with the third power of them. */
const MOST_STATED = 4;

const MAX_DOUBTS = 3;
const MAX_WORDS = 200;

const KNOWN_DOUBTS = new WeakMap<Mechanics, Map<string, readonly Doubt[]>>();

/** Remembered, since each reading that may decide a change plans it again. */
function doubtsOf(mechanics: Mechanics, text: string): readonly Doubt[] {
  const byText = KNOWN_DOUBTS.get(mechanics) ?? new Map<string, readonly Doubt[]>();
  KNOWN_DOUBTS.set(mechanics, byText);
  return getOrMake(byText, text, () => doubts(text, mechanics));
}

/**
 * The words changed a number, and the mechanics did not. Notes a number that the words state less often,
 * with its replacement. The mechanics must state it as often as before.
 */
function numberKept({ change, before, after, at }: Rewording): DoubtFinding | undefined {
  // The numbers of lost words are unknown.
  if (change.kind !== 'amend' || !before?.mechanics || !after?.mechanics) return undefined;
  if (before.lost) return undefined;
  const worded = exchanged(numbersIn(before.text), numbersIn(after.text));
  if (worded.gone.length === 0) return undefined;
  const [had, has] = [numbersSaid(before.mechanics), numbersSaid(after.mechanics)];
  const stale = worded.gone.filter((number) => (has.get(number) ?? 0) >= (had.get(number) ?? 1));
  const done = exchanged(had, has);
  const isSame = done.gone.length === 0 && done.come.length === 0;
  const spot = { file: at.file, path: [...change.path, 'mechanics'] };
  if (stale.length === 0) return undefined;
  const sentences = saidWithNumbers(after.mechanics).flatMap(({ words, numbers }) =>
    stale.some((number) => numbers.has(number)) ? words : [],
  );
  return {
    at: change.mechanics === undefined ? at : spot,
    message: `The amendment replaces ${listed(worded.gone)} with ${listed(worded.come)} in the text of Rule ${before.number}. ${isSame ? 'The rule keeps its mechanics, which' : 'Its new mechanics'} still have ${listed(stale)}: ${sentences.join(' ')}`,
    help: 'Write the new mechanics in the place of the old ones.',
  };
}

/** The mechanics changed a number and the words did not, unless a sentence raises a doubt. */
function numberUnworded({ change, before, after, at }: Rewording): readonly DoubtFinding[] {
  if (change.kind !== 'amend' || !before?.mechanics || !after?.mechanics || before.lost) return [];
  if (before.text !== after.text) return [];
  const { gone, come } = exchanged(numbersSaid(before.mechanics), numbersSaid(after.mechanics));
  const kept = gone.filter((number) => numbersIn(after.text).has(number));
  if (kept.length === 0) return [];
  const message = `The amendment replaces ${listed(gone)} with ${listed(come)} in the mechanics of Rule ${before.number}. Its words still have ${listed(kept)}.`;
  return [{ at: { file: at.file, path: [...change.path, 'mechanics'] }, message, help: FOLLOWS }];
}

/** The sentences of each slot, with their numbers. */
const saidWithNumbers = once((mechanics: Mechanics) =>
  sayBySlot(mechanics).map(([, words]) => ({ words, numbers: numbersIn(words.join(' ')) })),
);

function numbersSaid(mechanics: Mechanics): Numbers {
  const all = new Map<string, number>();
  for (const { numbers } of saidWithNumbers(mechanics)) {
    for (const [number, times] of numbers) all.set(number, (all.get(number) ?? 0) + times);
  }
  return all;
}

/** Numbers that went and numbers that came, or nothing if one of the two is missing. */
function exchanged(before: Numbers, after: Numbers) {
  const [come, gone] = [rarerIn(before, after), rarerIn(after, before)];
  return come.length > 0 && gone.length > 0 ? { come, gone } : { come: [], gone: [] };
}

/** How often each number occurs, as a reduced fraction. */
type Numbers = ReadonlyMap<string, number>;

function rarerIn(some: Numbers, others: Numbers): readonly string[] {
  const rarer = [...others].filter(([number, times]) => (some.get(number) ?? 0) < times);
  return rarer.map(([number]) => number);
}

const MAX_REMEMBERED = 500;

const numbersIn = onceEach(MAX_REMEMBERED, (text): Numbers => {
  const numbers = new Map<string, number>();
  for (const stated of numbersStated(text)) {
    const number = parseNumber(stated);
    if (!number) continue;
    const words = formatNumber(number);
    numbers.set(words, (numbers.get(words) ?? 0) + 1);
  }
  return numbers;
});

const MAX_LISTED = 5;

function listed(words: readonly string[]): string {
  return inSeries(words.length <= MAX_LISTED ? words : [...words.slice(0, MAX_LISTED), 'others']);
}
