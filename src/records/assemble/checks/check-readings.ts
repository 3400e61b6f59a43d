/** Checks that the register has every reading of a record, with the chosen option. */
import { didYouMean } from '../../../diagnostics/did-you-mean.ts';
import type { Finding, Path } from '../../../diagnostics/finding.ts';
import { quote } from '../../../helpers/words.ts';
import type { GameHead } from '../../kinds/game.ts';
import type { WrittenJudgment } from '../../kinds/judgment.ts';
import { problemFinding } from '../../parse/shape-findings.ts';

/** The part of the register that the check of records needs. */
export type ReadingRegister = readonly {
  readonly id: string;
  readonly options: readonly { readonly id: string }[];
  /** A record may choose it for the words of one rule, as `unanimity-109`. */
  readonly ofRule?: true;
}[];

export interface ReadingOptions {
  readonly ids: readonly string[];
  /** The options of a reading. */
  get(id: string): readonly string[] | undefined;
}

export function indexOptions(register: ReadingRegister): ReadingOptions {
  const known = new Map(
    register.map(({ id, options, ofRule }) => [id, { ofRule, ids: options.map((o) => o.id) }]),
  );
  return {
    ids: [...known.keys()],
    get: (id) => {
      const ofOne = known.get(id.replace(/-\d+$/, ''));
      return known.get(id)?.ids ?? (ofOne?.ofRule ? ofOne.ids : undefined);
    },
  };
}

/** The game may also leave a question open. */
const OPEN = 'open';

export function checkCustom(
  { file, readings }: GameHead,
  register: ReadingOptions,
): readonly Finding[] {
  return [...readings].flatMap(([id, { take }]) => {
    const path = ['readings', id];
    const options = register.get(id);
    if (!options) return [unknownReading(file, { id, path, register })];
    const takes = [...path, 'take'];
    return checkOption(file, { id, take, path: takes, options: [...options, OPEN] });
  });
}

export function checkSettled(
  { file, settles }: WrittenJudgment,
  register: ReadingOptions,
): readonly Finding[] {
  return settles.flatMap((settlement) => {
    if (settlement.kind !== 'reading') return [];
    const { reading: id, take, path } = settlement;
    const options = register.get(id);
    if (options) return checkOption(file, { id, take, path: [...path, 'take'], options });
    return [unknownReading(file, { id, path: [...path, 'reading'], register })];
  });
}

function unknownReading(
  file: string,
  { id, path, register }: { id: string; path: Path; register: ReadingOptions },
): Finding {
  const near = didYouMean(id, register.ids);
  const message = `${quote(id)} is not in the register of readings.`;
  const help = near === undefined ? undefined : `Did you mean \`${near}\`?`;
  const isKey = path.at(-1) === id;
  const at = isKey
    ? ({ code: 'format/key', part: 'key' } as const)
    : ({ code: 'format/type' } as const);
  return problemFinding(file, path, { ...at, message, help });
}

function checkOption(
  file: string,
  { id, take, path, options }: { id: string; take: string; path: Path; options: readonly string[] },
): readonly Finding[] {
  if (options.includes(take)) return [];
  const expected = `an option of the reading \`${id}\`: ${options.map((o) => `\`${o}\``).join(', ')}`;
  const near = didYouMean(take, options);
  const help = near === undefined ? undefined : `Did you mean \`${near}\`?`;
  return [problemFinding(file, path, { code: 'format/type', got: quote(take), expected, help })];
}
