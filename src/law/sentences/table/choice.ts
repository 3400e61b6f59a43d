/** Slots whose value is one of a few words, or a formula that chooses one of them. */
import { Tree } from '../../formula/tree.ts';
import type { SCOPES } from '../../mechanics/scopes.ts';
import type { Row, Rows } from '../entry.ts';
import type { Plain } from '../plain.ts';

export type ScopeName = keyof typeof SCOPES;

/** By the keys under which the word stands in mechanics: `judge chosen`. */
export type WordChoices = Readonly<Record<string, WordChoice>>;

interface WordChoice {
  readonly scope: ScopeName;
  /** The clause for each word, and other ways to say it. */
  readonly words: Readonly<Record<string, string | readonly string[]>>;
  /** How a sentence begins that gives the word by any other formula. */
  readonly otherwise: string;
}

/** The kinds of words that sentences on these choices have. */
export function choiceKinds(choices: WordChoices): Rows {
  return Object.fromEntries(
    Object.entries(choices).map(([keys, { words }]) => [
      keys,
      Object.entries(words).map(([word, says]): Row => [word, ...wordings(says)]),
    ]),
  );
}

/** The same if a formula chooses. */
export function choiceFormulas(choices: WordChoices): Rows {
  return Object.fromEntries(
    Object.entries(choices).flatMap(([keys, { words }]): [string, readonly Row[]][] => {
      const texts = Object.entries(words).map(([word, says]): Row => {
        return [new Tree('text', [], word), ...wordings(says)];
      });
      const chosen = `{a:${keys} word} if {c:condition}, otherwise {b:${keys} rest}`;
      return [
        [`${keys} word`, texts],
        [
          `${keys} rest`,
          [
            [CHOOSES, chosen],
            ['$x', `{x:${keys} word}`],
          ],
        ],
        [`${keys} chosen`, [[CHOOSES, chosen]]],
      ];
    }),
  );
}

const CHOOSES = new Tree(
  '?',
  ['$c', '$a', '$b'].map((hole) => new Tree('name', [], hole)),
);

export function choiceSentences(choices: WordChoices): readonly Row[] {
  return Object.entries(choices).flatMap(([keys, { scope, otherwise }]): readonly Row[] => {
    const means = keys.split(' ').reduceRight<Plain>((inner, key) => ({ [key]: inner }), '$x');
    return [
      [means, `{x:${keys}}`],
      [means, `{x:${keys} chosen@${scope}}`],
      [means, `${otherwise} {x:text@${scope}}`],
    ];
  });
}

function wordings(says: string | readonly string[]): readonly [string, ...string[]] {
  const [first = '', ...others] = typeof says === 'string' ? [says] : says;
  return [first, ...others];
}
