/** Which Judgments are appeals from a Judgment, and what stands of it now. */
import type { Judgment } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';

/**
 * `judgments`: all of the game. `final` is the Judgment whose ruling stands now: that of the last appeal,
 * which may itself have been appealed.
 */
export function onAppeal(judgments: readonly Judgment[], judgment: Judgment) {
  const from = appealsFrom(judgments);
  const passed = new Set([judgment]);
  let final: Judgment | undefined;
  let appeals = from.get(judgment) ?? [];
  for (;;) {
    const given = appeals.findLast((each) => each.status === 'given' && !passed.has(each));
    if (!given) return { final, open: appeals.filter(({ status }) => status === 'open') };
    passed.add(given);
    final = given;
    appeals = from.get(given) ?? [];
  }
}

export const appealsFrom = once((judgments: readonly Judgment[]) => {
  // If a number and a file name are equal, the number decides which Judgment is meant.
  const called = new Map([
    ...judgments.map((each) => [each.written.name, each] as const),
    ...judgments.map((each) => [String(each.written.number), each] as const),
  ]);
  return Map.groupBy(judgments, ({ written: { appeals } }) =>
    appeals === undefined ? undefined : called.get(String(appeals)),
  );
});
