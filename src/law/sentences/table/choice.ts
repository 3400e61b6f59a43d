/** Slots whose value is one of a few words, or a formula that chooses one of them. */
import { Tree } from '../../formula/tree.ts';
import type { SCOPES } from '../../mechanics/scopes.ts';
import type { Row, Rows } from '../entry.ts';
import type { Plain } from '../plain.ts';

export type ScopeName = keyof typeof SCOPES;

export interface WordChoice {
  readonly name: string;
  readonly scope: ScopeName;
  /** The value of mechanics in which it stands, with the hole `$x`. */
  readonly means: Plain;
  /** The clause for each word, and other ways to say it. */
  readonly words: Readonly<Record<string, string | readonly string[]>>;
  /** How a sentence begins that gives the word by any other formula. */
  readonly otherwise: string;
}

/** The kinds of words that sentences on these choices have. */
export function choiceKinds(choices: readonly WordChoice[]): Rows {
  return Object.fromEntries(
    choices.map(({ name, words }) => [
      name,
      Object.entries(words).map(([word, says]): Row => [word, ...wordings(says)]),
    ]),
  );
}

/** The same if a formula chooses. */
export function choiceFormulas(choices: readonly WordChoice[]): Rows {
  return Object.fromEntries(
    choices.flatMap(({ name, words }): [string, readonly Row[]][] => {
      const texts = Object.entries(words).map(([word, says]): Row => {
        return [new Tree('text', [], word), ...wordings(says)];
      });
      const chosen = `{a:${name}-word} if {c:condition}, otherwise {b:${name}-rest}`;
      return [
        [`${name}-word`, texts],
        [
          `${name}-rest`,
          [
            [CHOOSES, chosen],
            ['$x', `{x:${name}-word}`],
          ],
        ],
        [`${name}-chosen`, [[CHOOSES, chosen]]],
      ];
    }),
  );
}

const CHOOSES = new Tree(
  '?',
  ['$c', '$a', '$b'].map((hole) => new Tree('name', [], hole)),
);

export function choiceSentences(choices: readonly WordChoice[]): readonly Row[] {
  return choices.flatMap(({ name, scope, means, otherwise }): readonly Row[] => [
    [means, `{x:${name}}`],
    [means, `{x:${name}-chosen@${scope}}`],
    [means, `${otherwise} {x:text@${scope}}`],
  ]);
}

function wordings(says: string | readonly string[]): readonly [string, ...string[]] {
  const [first = '', ...others] = typeof says === 'string' ? [says] : says;
  return [first, ...others];
}
