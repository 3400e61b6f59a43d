/** What was read from messages, as a table for a terminal. */

import { count } from '../../diagnostics/reporters/report.ts';
import { wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { Offer } from '../../inbox/types.ts';

/** The words of a message that are shown. */
const MOST_WORDS = 100;

export interface Shown extends Offer {
  /** What becomes of it by the rules, or why nothing does. */
  readonly verdict?: string;
}

export function takeText(offers: readonly Shown[], columns: number): string {
  const taken = offers.filter(({ why }) => why === undefined);
  const asked = offers.filter(({ why }) => why !== undefined);
  const lines = [
    ...(taken.length > 0
      ? ['Understood:', ...taken.flatMap((each) => entry(each, columns)), '']
      : []),
    ...(asked.length > 0
      ? ['Not certain, and not taken:', ...asked.flatMap((each) => entry(each, columns)), '']
      : []),
    `${count(taken.length, 'record')} understood, ${asked.length} to be asked about.`,
  ];
  return `${lines.join('\n')}\n`;
}

function entry(offer: Shown, columns: number): readonly string[] {
  const { words, why, verdict, message, at } = offer;
  const shown = words.length > MOST_WORDS ? `${words.slice(0, MOST_WORDS)}…` : words;
  const source = `${message}${at === null ? '' : `, ${at}`}`;
  const rows = [
    `${offerWords(offer)}  “${shown}”`,
    ...(why === undefined ? [] : [`Asked because ${why}.`]),
    ...(verdict === undefined ? [] : [verdict]),
    source,
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
