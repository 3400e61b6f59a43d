/** Every case, and its game with an option taken. */
import { day, judged, type Setting } from '../table.ts';
import { BENCHES } from './benches.ts';
import { CHANGES } from './changes.ts';
import { DUTIES } from './duties.ts';
import { JUDGES } from './judges.ts';
import { MOTIONS } from './motions.ts';
import { ORDERS } from './orders.ts';
import { PERMISSION } from './permission.ts';
import type { ReadingCase } from './reading-case.ts';
import { ROBOTS } from './robots.ts';
import { RULES } from './rules.ts';
import { SCORES } from './scores.ts';
import { STAYS } from './stays.ts';
import { TURNS } from './turns.ts';
import { VOTES } from './votes.ts';
import { WINNING } from './winning.ts';

export const CASES: readonly ReadingCase[] = [
  ...VOTES,
  ...SCORES,
  ...PERMISSION,
  ...CHANGES,
  ...MOTIONS,
  ...RULES,
  ...DUTIES,
  ...ORDERS,
  ...TURNS,
  ...JUDGES,
  ...BENCHES,
  ...STAYS,
  ...ROBOTS,
  ...WINNING,
];

/** The game with an option taken by custom. */
export function byCustom({ reading }: ReadingCase, setting: Setting, take: string): Setting {
  const custom = `readings: { ${reading}: { take: '${take}', why: So it has always been. } }`;
  return { ...setting, game: [setting.game, custom].filter(Boolean).join('\n') };
}

/** The game with an option taken by a Judgment given in the turn in which it matters. */
export function byJudgment(one: ReadingCase, take: string): Setting {
  const { reading, game, during = 301, on = day(during, 0) } = one;
  const { judge: judges = 'cab'.charAt((during - 301) % 3) } = one;
  const judge = typeof judges === 'string' ? judges : (judges[take] ?? '');
  const settles = `by: b\nsettles: [{ reading: ${reading}, take: '${take}' }]`;
  const settling = judged(99, on, judge, settles);
  return { ...game, judgments: { ...game.judgments, settling } };
}
