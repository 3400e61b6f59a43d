/**
 * Names that are written otherwise than an earlier one and have the same folded form. Files of both
 * cannot lie side by side on most disks of Windows and macOS, so the archive could not be built there.
 */
import { foldedForm } from '../../../content/names.ts';
import { firstOf } from '../../../diagnostics/at-most.ts';
import type { Finding, Path, Spot } from '../../../diagnostics/finding.ts';
import { everyEvent } from '../../lookup/every-event.ts';
import type { WrittenChange, WrittenGame } from '../../types.ts';
import { repeated } from './check-records.ts';

interface Named {
  readonly name: string;
  readonly at: Spot;
}

interface Twins {
  readonly code: 'format/file' | 'format/duplicate';
  readonly message: (name: string, first: string) => string;
  readonly help: string;
}

/** One finding for each twin of an earlier name. */
function findTwins(named: readonly Named[], { code, message, help }: Twins): readonly Finding[] {
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

/** Of proposals, and of rules; the law says whether one number may be given twice. */
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

function wordAt(number: number | string | undefined, file: string, path: Path): readonly Named[] {
  return typeof number === 'string' ? [{ name: number, at: { file, path } }] : [];
}

/** A rule that is amended may take the number of the proposal. */
function ruleNames(game: WrittenGame): readonly Named[] {
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

function stated(change: WrittenChange, file: string): readonly Named[] {
  if (change.kind !== 'enact') return [];
  return wordAt(change.number, file, [...change.path, 'enact', 'number']);
}
