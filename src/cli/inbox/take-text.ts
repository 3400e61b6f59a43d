/** What was read from messages, as a table for a terminal. */

import { wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible } from '../../diagnostics/visible.ts';
import { HEADINGS, offerWords, tallyWords, wordsShown } from '../../try-out/inbox/offer-words.ts';
import type { Weighed } from '../../try-out/inbox/types.ts';

interface Shown {
  readonly columns: number;
  /** The files that are written, or would be. */
  readonly files: readonly string[];
  readonly isWritten: boolean;
}

export function takeText(offers: readonly Weighed[], { columns, files, isWritten }: Shown): string {
  const groups = Object.entries(HEADINGS).flatMap(([is, heading]) => {
    const own = offers.filter((each) => each.is === is);
    return own.length === 0 ? [] : [heading, ...own.flatMap((each) => entry(each, columns)), ''];
  });
  const which = files.map(visible).join(', ');
  const done = isWritten ? `Written: ${which}` : `Nothing written. --write would write ${which}`;
  return `${[...groups, tallyWords(offers), ...(files.length > 0 ? [done] : [])].join('\n')}\n`;
}

function entry(offer: Weighed, columns: number): readonly string[] {
  const { why, verdict, message, at } = offer;
  const rows = [
    `${offerWords(offer)}  “${wordsShown(offer)}”`,
    ...(why === undefined ? [] : [`Asked because ${why}.`]),
    ...(verdict === undefined ? [] : [verdict]),
    `${message}${at === null ? '' : `, ${at}`}`,
  ];
  return rows.flatMap((row, i) =>
    wrap(visible(row), columns - 4).map((line) => `${i === 0 ? '  ' : '    '}${line}`),
  );
}
