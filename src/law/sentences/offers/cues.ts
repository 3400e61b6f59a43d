/**
 * Words that contradict mechanics although no whole sentence of the rule is understood: another figure
 * beside the same verb, another occasion, a condition that the mechanics lack. Each cue asks first whether
 * the words speak of the thing at all, so that whatever they are silent on raises no doubt.
 */
import { Tree } from '../../formula/tree.ts';
import { isList, isMap, type Plain, type PlainMap } from '../plain.ts';
import { COUNTS } from '../tokens.ts';
import { withFigures } from './figures.ts';

/** Whether the words differ from the pieces of one slot. */
type Cue = (text: string, values: readonly PlainMap[]) => boolean;

const MINUTES: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440, week: 10_080 };

const NUMBERS = /\d{1,3}(?:,\d{3})+(?!\d)|\d+(?:\.\d+)?|[a-z]+(?:-[a-z]+)?/giu;
const ARTICLES: ReadonlySet<string> = new Set(['a', 'an', 'single', 'once']);

function numberIn(word: string): string | undefined {
  const small = word.toLowerCase().replaceAll(',', '');
  return /^\d/.test(small) ? String(Number(small)) : COUNTS.get(small);
}

/** All numbers in the words, whatever they count; an article may count one. */
function numbersIn(text: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [word] of text.matchAll(NUMBERS)) {
    const number = ARTICLES.has(word.toLowerCase()) ? '1' : numberIn(word);
    if (number !== undefined) found.add(number);
    if (/^(?:twice|double|doubled|both|pair)$/i.test(word)) found.add('2');
    if (/^(?:half|halves)$/i.test(word)) found.add('2');
  }
  return found;
}

/** The numbers that count some thing: `10` in “10 bonus points”. */
function countsOf(text: string, thing: RegExp): readonly string[] {
  const words = text.match(/[\p{L}\p{N},.’'-]+/gu) ?? [];
  return words.flatMap((word, i) => {
    const number = numberIn(word.replace(/[,.]$/, ''));
    const after = words.slice(i + 1, i + 4).join(' ');
    return number !== undefined && thing.test(after) ? [number] : [];
  });
}

/** Numbers that a formula has by themselves: its size if it is a plain number. */
function plainNumber(value: Plain | undefined): string | undefined {
  if (!(value instanceof Tree)) return undefined;
  if (value.op === 'minus') return plainNumber(value.of[0]);
  return value.op === 'number' ? value.is : undefined;
}

function figuresOf(value: Plain | undefined): readonly string[] {
  if (value instanceof Tree) {
    return value.op === 'number' ? [value.is] : value.of.flatMap(figuresOf);
  }
  if (isList(value)) return value.flatMap(figuresOf);
  return isMap(value) ? Object.values(value).flatMap(figuresOf) : [];
}

const mentions = (value: Plain | undefined, name: RegExp): boolean =>
  name.test(JSON.stringify(value ?? ''));

const CUES: Readonly<Record<string, readonly Cue[]>> = {
  awards: [
    // Another figure beside what is counted.
    (text, values) =>
      values.some(({ amount, quantity }) => {
        const figure = plainNumber(amount);
        const unit = String(quantity).replace(/s$/, '');
        const thing = new RegExp(
          `^(?:\\w+ ){0,2}(?:${unit.replaceAll('_', ' ')}s?|points?)\\b`,
          'i',
        );
        if (figure === undefined || numbersIn(text).has(figure)) return false;
        return countsOf(text, thing).length > 0;
      }),
    // The other occasion: only of defeats, or only of adoptions, is anything said.
    (text, values) => {
      const occasions = new Set(values.map(({ on }) => on));
      if (values.length === 0 || occasions.size > 1) return false;
      const speaksOf = { adopted: ADOPTED.test(text), defeated: DEFEATED.test(text) };
      if (occasions.has('adopted')) return speaksOf.defeated && !speaksOf.adopted;
      return occasions.has('defeated') && speaksOf.adopted && !speaksOf.defeated;
    },
    // Whatever the result, and the mechanics ask for one.
    (text, values) => {
      const occasions = values.map(({ on }) => on);
      if (!WHATEVER.test(text) || occasions.includes('resolved')) return false;
      return occasions.includes('adopted') !== occasions.includes('defeated');
    },
    (text, values) =>
      /\bunanim/i.test(text) &&
      values.every((award) => award.if === undefined && award.on === 'adopted') &&
      values.every(({ amount }) => plainNumber(amount) !== undefined),
    (text, values) =>
      /\b(?:other than|except|but not|apart from|excluding) (?:for )?(?:the|its) (?:proposer|author|proponent|(?:one|player) who proposed)/i.test(
        text,
      ) && values.every((award) => !mentions(award, /player\.proposer/)),
    (text, values) =>
      PROPOSER.test(text) &&
      !EVERYONE.test(text) &&
      values.length > 0 &&
      values.every(({ to }) => to === 'everyone'),
  ],
  'voting-period': [
    (text, [value]) => {
      if (/\b(?:debat|discuss|deliberat)/i.test(text) || !/\b(?:vot|reject|consider)/i.test(text))
        return false;
      const known = minutesOf(String(value?.value ?? ''));
      const said = [...text.matchAll(LENGTH)].map(([, count = '', unit = '']) => {
        const number = /^an?$/i.test(count) ? '1' : numberIn(count);
        return number === undefined
          ? undefined
          : Number(number) * (MINUTES[unit.toLowerCase()] ?? 0);
      });
      return known !== undefined && said.length > 0 && !said.includes(known);
    },
  ],
  win: [
    (text, values) => {
      const figures = values.flatMap(figuresOf);
      const said = numbersIn(text);
      const speaks = /\b(?:wins?|winner|won|victory)\b/i.test(text);
      if (!speaks || figures.length === 0 || figures.some((each) => said.has(each))) return false;
      return countsOf(text, /^(?:\w+ ){0,2}points?\b/i).length > 0;
    },
    (text, values) =>
      /\bexactly["”’]? \d/i.test(text) &&
      values.every(({ when }) => when instanceof Tree && when.op === '>='),
  ],
  limits: [
    (text, [limit, other]) => {
      if (!limit || other) return false;
      const said = numbersIn(text);
      const [figure] = figuresOf(limit);
      if (figure === undefined || said.size === 0) return false;
      const isBoth = limit.least !== undefined && limit.most !== undefined;
      if (!said.has(figure)) return !isBoth && countsOf(text, /^(?:\w+ ){0,2}rules?\b/i).length > 0;
      if (isBoth || said.size > 1) return false;
      return limit.least === undefined
        ? LEAST.test(text) && !MOST.test(text)
        : MOST.test(text) && !LEAST.test(text);
    },
  ],
  quorum: [
    (text, [value]) => {
      const said = fractionsIn(text);
      const known = ratioOf(value?.needs);
      return (
        /\b(?:quorum|valid|counts|takes? part|turnout)\b/i.test(text) &&
        known !== undefined &&
        said.length === 1 &&
        said[0] !== known
      );
    },
  ],
  adoption: [
    (text, values) =>
      NOBODY_AGAINST.test(text) &&
      values.every(({ needs }) => !mentions(needs, /votes\.(?:against|unanimous|eligible)/)),
    (text, values) => {
      const [, from] =
        /\btransmut\w*\b[^.]{0,60}?\b(mutable|immutable)\b[^.]{0,40}?\b(?:in)?to\b/i.exec(text) ??
        /\b(mutable|immutable) (?:rule|rules|one|ones) (?:\w+ ){0,3}transmut\w* (?:\w+ ){0,2}into\b/i.exec(
          text,
        ) ??
        [];
      const tiers = values.flatMap(({ of }) =>
        isMap(of) && of.kind === 'transmute' ? [of.tier] : [],
      );
      return (
        from !== undefined &&
        tiers.length > 0 &&
        tiers.every((tier) => tier !== from.toLowerCase() && tier !== undefined)
      );
    },
    (text, values) =>
      /\bmajority\b[^.]{0,60}\b(?:those|players) (?:who vote|who voted|voting)\b|\bmajority of (?:the )?votes cast\b/i.test(
        text,
      ) &&
      values.every(
        ({ needs }) =>
          mentions(needs, /votes\.eligible/) && !mentions(needs, /votes\.(?:cast|voters|against)/),
      ),
    (text, values) => {
      const said = fractionsIn(text);
      const known = values.map(({ needs }) => ratioOf(needs));
      return (
        said.length === 1 &&
        known.length === 1 &&
        known[0] !== undefined &&
        known[0] !== said[0] &&
        !/\bunanim/i.test(text)
      );
    },
  ],
  judge: [
    (text, values) => {
      const known = values
        .flatMap(({ verdicts }) => (isList(verdicts) ? verdicts.map(String) : []))
        .map((each) => each.toLowerCase());
      if (known.length === 0) return false;
      const lists = text.match(/\b[A-Z]{2,}(?:(?:, (?:or |and )?| or | and )[A-Z]{2,}\b)+/g) ?? [];
      return lists.some((list) => {
        const words = list.split(/, (?:or |and )?| or | and /).map((each) => each.toLowerCase());
        return (
          words.some((word) => known.includes(word)) && words.some((word) => !known.includes(word))
        );
      });
    },
    lengths('deliver-within', /\b(?:judg|rule on|decide|deliver)/i),
  ],
};

const ADOPTED =
  /\b(?:adopt|enact|accept|pass(?:es|ed|ing)?\b|approv|win(?:s|ning)\b|succe|carried|goes through)/i;
const DEFEATED =
  /\b(?:defeat|reject|fail|voted down|turned down|not (?:be )?(?:adopted|passed|accepted))/i;
const WHATEVER =
  /\b(?:whether or not|no matter (?:if|whether)|regardless of whether|irrespective of whether|accepted (?:and|or) refused alike|adopted or not)\b/i;
const PROPOSER = /\b(?:proposer|proponent|author)\b/i;
const EVERYONE = /\b(?:every|each|all|everyone|everybody|any)\b/i;
const NOBODY_AGAINST =
  /\b(?:not a single (?:one|vote)|no votes?|nobody|no one|no player) (?:is |votes? |being |cast )?against\b|\bwithout (?:any )?(?:opposition|votes against)\b/i;
const LENGTH = /\b(an?|\d+|[a-z]+(?:-[a-z]+)?)[ -](minute|hour|day|week)s?\b/giu;
const MOST = /\b(?:more than|at most|no more|exceed|maximum|up to|the most)\b/i;
const LEAST = /\b(?:at least|fewer than|less than|minimum|no fewer|no less)\b/i;

function minutesOf(text: string): number | undefined {
  const [, count, unit = ''] = /^(\d+) (minute|hour|day|week)s?$/.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * (MINUTES[unit] ?? 0);
}

/** A length of time for a part of judging. */
function lengths(part: string, about: RegExp): Cue {
  return (text, values) => {
    const [known] = values.flatMap((value) => minutesOf(String(value[part] ?? '')) ?? []);
    const said = [...text.matchAll(LENGTH)].map(([, count = '', unit = '']) => {
      const number = /^an?$/i.test(count) ? '1' : numberIn(count);
      return number === undefined ? undefined : Number(number) * (MINUTES[unit.toLowerCase()] ?? 0);
    });
    return known !== undefined && about.test(text) && said.length > 0 && !said.includes(known);
  };
}

const FRACTIONS: readonly (readonly [words: RegExp, ratio: number])[] = [
  [/\btwo[ -]thirds\b|\b2\/3/gi, 2 / 3],
  [/\bthree[ -](?:quarters|fourths)\b|\b3\/4/gi, 3 / 4],
  [/\b(?:a|one)[ -]third\b|\b1\/3/gi, 1 / 3],
  [/\bhalf\b|\b1\/2\b|\b50 ?%/gi, 1 / 2],
];

function fractionsIn(text: string): readonly number[] {
  const named = FRACTIONS.flatMap(([words, ratio]) => (text.search(words) >= 0 ? [ratio] : []));
  const others = [...text.matchAll(/\b(\d+(?:\.\d+)?) ?(?:%|percent\b|per cent\b)/gi)].map(
    ([, of]) => Number(of) / 100,
  );
  return [...new Set([...named, ...others])];
}

/** The part that a comparison of votes asks for: `votes.for >= votes.cast * 2 / 3` asks for two thirds. */
function ratioOf(value: Plain | undefined): number | undefined {
  if (!(value instanceof Tree) || !/^[<>]=?$/.test(value.op)) return undefined;
  const [, right] = value.of;
  if (right?.op !== '/') return undefined;
  const [of, by] = right.of;
  if (by?.op !== 'number' || !of) return undefined;
  if (of.op === 'name') return 1 / Number(by.is);
  const factor = of.op === '*' ? of.of.find(({ op }) => op === 'number') : undefined;
  return factor ? Number(factor.is) / Number(by.is) : undefined;
}

/** A rule that says more of one thing is compared by its whole sentences alone. */
const MOST_PIECES = 20;

/** The slots on which the words differ from their pieces. */
export function slotsDoubted(text: string, pieces: readonly PlainMap[]): readonly string[] {
  const words = withFigures(text.replaceAll('’', "'")).replace(/\((?:positive)\) /gi, '');
  return Object.entries(CUES).flatMap(([slot, cues]) => {
    const values = pieces.flatMap((piece): readonly PlainMap[] => {
      const value = piece[slot];
      if (value === undefined) return [];
      if (isList(value)) return value.filter((each) => isMap(each));
      return [isMap(value) ? value : { value }];
    });
    return values.length > 0 &&
      values.length <= MOST_PIECES &&
      cues.some((cue) => cue(words, values))
      ? [slot]
      : [];
  });
}
