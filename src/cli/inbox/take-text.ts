/** What was read from messages, as a table for a terminal. */

import { count } from '../../diagnostics/reporters/report.ts';
import { wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { Offer } from '../../inbox/types.ts';
import type { Weighed } from './plan-offers.ts';

/** The words of a message that are shown. */
const MOST_WORDS = 100;

interface Shown {
  readonly columns: number;
  /** The files that are written, or would be. */
  readonly files: readonly string[];
  readonly isWritten: boolean;
}

const HEADINGS: Readonly<Record<Weighed['is'], string>> = {
  ready: 'In order:',
  refused: 'Understood, and refused by the rules:',
  recorded: 'On record already:',
  asked: 'Not certain, and not taken:',
  overtaken: 'Followed by a later message of the same player, and not taken:',
};

export function takeText(offers: readonly Weighed[], { columns, files, isWritten }: Shown): string {
  const groups = Object.entries(HEADINGS).flatMap(([is, heading]) => {
    const own = offers.filter((each) => each.is === is);
    return own.length === 0 ? [] : [heading, ...own.flatMap((each) => entry(each, columns)), ''];
  });
  const number = (is: Weighed['is']) => offers.filter((each) => each.is === is).length;
  const counts = `${count(number('ready'), 'record')} in order, ${number('refused')} refused, ${number('recorded')} on record already, ${number('asked')} to be asked about${number('overtaken') === 0 ? '' : `, ${number('overtaken')} followed by later ones`}.`;
  const which = files.map(visible).join(', ');
  const done = isWritten ? `Written: ${which}` : `Nothing written. --write would write ${which}`;
  return `${[...groups, counts, ...(files.length > 0 ? [done] : [])].join('\n')}\n`;
}

function entry(offer: Weighed, columns: number): readonly string[] {
  const { words, why, verdict, message, at } = offer;
  const shown = words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words;
  const rows = [
    `${offerWords(offer)}  “${shown}”`,
    ...(why === undefined ? [] : [`Asked because ${why}.`]),
    ...(verdict === undefined ? [] : [verdict]),
    `${message}${at === null ? '' : `, ${at}`}`,
  ];
  return rows.flatMap((row, i) =>
    wrap(visible(row), columns - 4).map((line) => `${i === 0 ? '  ' : '    '}${line}`),
  );
}

/** `ann: FOR 301` */
export function offerWords({
  kind,
  player,
  author,
  number,
  value,
  times,
  title,
  on,
}: Offer): string {
  const who = player ?? author;
  const which = number === undefined ? '' : ` ${number}`;
  switch (kind) {
    case 'vote':
      return `${who}: ${times === undefined ? '' : `${times} x `}${(value ?? 'votes').toUpperCase()}${which}`;
    case 'proposal':
      return `${who} proposes${which}${title === undefined ? '' : `, “${title}”`}`;
    case 'withdraw':
      return `${who} withdraws ${on === 'vote' ? 'the vote on' : on === 'call' ? 'the question' : 'Proposal'}${which}`;
    case 'call':
      return `${who} calls for Judgment`;
    case 'ruling':
      return `${who} rules on Judgment${which}: ${value ?? ''}`;
    case 'act':
      return `${who}: ${value ?? ''}`;
    case 'closing':
      return `Proposal${which} is ${value ?? 'closed'} by its thread`;
  }
}
