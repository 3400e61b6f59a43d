import type { Arguments } from '../command-line/arguments.ts';

/** The names that an option lists: `--for ada,ben --for cy`. */
export function namesIn({ lists }: Pick<Arguments, 'lists'>, option: string): readonly string[] {
  const words = (lists.get(option) ?? []).flatMap((list) => list.split(','));
  return words.map((word) => word.trim()).filter((word) => word !== '');
}
