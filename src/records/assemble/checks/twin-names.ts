/**
 * Finds different names with the same folded form, such as `Gold` and `gold`. Most disks of Windows and
 * macOS cannot keep both files in one folder. So nobody could build the archive there.
 */
import { foldedForm } from '../../../content/names.ts';
import { firstOf } from '../../../diagnostics/at-most.ts';
import type { Finding, Path, Spot } from '../../../diagnostics/finding.ts';
import { everyEvent } from '../../lookup/every-event.ts';
import type { WrittenChange, WrittenGame } from '../../types.ts';
import { repeated } from './check-records.ts';

interface LocatedName {
  readonly name: string;
  readonly at: Spot;
}

interface TwinProblem {
  readonly code: 'format/file' | 'format/duplicate';
  readonly message: (name: string, first: string) => string;
  readonly help: string;
}

function findTwins(named: readonly LocatedName[], { code, message, help }: TwinProblem) {
  const twins = repeated(named, ({ name }) => foldedForm(name)).filter(
    ([{ name }, first]) => first.name !== name,
  );
  return firstOf(twins, ([{ name, at }, first]): Finding => {
    const related = [{ message: 'The other one.', at: first.at }];
    return { code, severity: 'error', at, message: message(name, first.name), help, related };
  });
}

export function findTwinFiles(files: readonly string[]): readonly Finding[] {
  const named = files.map((file) => ({ name: file, at: { file, range: [0, 0] } as const }));
  return findTwins(named, {
    code: 'format/file',
    message: (_, first) =>
      `Its name is \`${first}\` except for capitals, and many disks cannot keep both.`,
    help: 'Give one of them a different name.',
  });
}

/** Compares numbers that are words. The law says if two rules may have one number. */
export function findTwinNumbers(game: WrittenGame): readonly Finding[] {
  const twins = {
    code: 'format/duplicate',
    message: (name: string, first: string) =>
      `\`${name}\` is \`${first}\` except for capitals, and many disks and servers confuse their addresses.`,
    help: 'If you mean the same one, write both alike. If not, give one of them a different number.',
  } as const;
  const proposals = game.proposals.flatMap(({ file, number }) =>
    wordAt(number, file, ['proposal']),
  );
  return [...findTwins(proposals, twins), ...findTwins(ruleNames(game), twins)];
}

function wordAt(number: number | string | undefined, file: string, path: Path) {
  return typeof number === 'string' ? [{ name: number, at: { file, path } }] : [];
}

/** An amended rule may get the number of the proposal. */
function ruleNames(game: WrittenGame): readonly LocatedName[] {
  const voted = game.proposals.flatMap(({ file, number, changes }) => [
    ...changes.flatMap((change) => stated(change, file)),
    ...(changes.some(({ kind }) => kind !== 'enact') ? wordAt(number, file, ['proposal']) : []),
  ]);
  const decreed = everyEvent(game).flatMap(({ file, path, fact }) =>
    fact.kind === 'fiat'
      ? [...wordAt(fact.number, file, [...path, 'fiat', 'number']), ...stated(fact.change, file)]
      : [],
  );
  return [...voted, ...decreed];
}

function stated(change: WrittenChange, file: string): readonly LocatedName[] {
  if (change.kind !== 'enact') return [];
  return wordAt(change.number, file, [...change.path, 'enact', 'number']);
}
