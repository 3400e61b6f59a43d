/** The sentences of a rule that its Judgments quote. */
import type { Judgment } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';
import { withoutEnd } from '../../helpers/without-end.ts';

const SENTENCE = /[^.!?\n]+[.!?]*/g;
/** In a longer text the later sentences are not looked for, since each is sought in each Judgment. */
const MOST_SENTENCES = 100;
/** Shorter quotations could come from anywhere, so the search ignores them. */
const FEWEST_WORDS = 4;
const QUOTATION = /[“"]([^“”"]+)[”"]/g;
const MOST_QUOTATIONS = 30;

/** Judgments quote a sentence as a whole, in marks or without, or a part of it in marks. */
export function quotedSentences(text: string, judgments: readonly Judgment[]) {
  if (judgments.length === 0) return [];
  const sentences = (text.match(SENTENCE) ?? []).slice(0, MOST_SENTENCES);
  return sentences.flatMap((written) => {
    const sentence = written.trim();
    const words = bare(sentence);
    if (isShort(words)) return [];
    const quoting = judgments.filter((judgment) => {
      const reasons = reasonsOf(judgment);
      return (
        reasons.words.includes(words) || reasons.quotations.some((said) => words.includes(said))
      );
    });
    return quoting.length === 0
      ? []
      : [
          {
            /** As it stands in the rule. */
            sentence,
            judgments: quoting,
          },
        ];
  });
}

const reasonsOf = once(({ written: { body } }: Judgment) => {
  const quoted = [...body.matchAll(QUOTATION)].slice(0, MOST_QUOTATIONS);
  const quotations = quoted.map(([, said = '']) => bare(said)).filter((said) => !isShort(said));
  return { words: bare(body), quotations };
});

/** Without what a quotation may change: capitals, line breaks, and the full stop. */
function bare(words: string): string {
  return withoutEnd(words.toLowerCase().replace(/\s+/g, ' ').trim(), /[.,;:!?]/);
}

function isShort(words: string): boolean {
  return words.split(' ').length < FEWEST_WORDS;
}
