/** How questions are answered that the words of rules leave open: a sentence for each answer. */

import { uncapital } from '../../../helpers/words.ts';
import type { Reading } from '../../readings/reading.ts';
import { READINGS } from '../../readings/register.ts';
import type { Row } from '../entry.ts';

const ALL: readonly Reading[] = READINGS;

export const READING_SENTENCES: readonly Row[] = ALL.flatMap(({ id, options, ofRule }) =>
  options.flatMap((option): readonly Row[] => {
    const says = uncapital(option.says.replace(/\.$/, ''));
    const all: Row = [{ readings: { [id]: option.id } }, says];
    if (!ofRule) return [all];
    const own = `for the words of Rule {n:digits} alone, ${says}`;
    return [all, [{ readings: { [`${id}-$n`]: option.id } }, own]];
  }),
);
