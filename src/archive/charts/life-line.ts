/** A rule's life on a line: the versions in which it was enacted, changed and repealed. */
import type { RuleLife } from '../../engine/results/types.ts';
import { toTenth } from '../../helpers/to-tenth.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { changeWords } from '../rule-history/describe-change.ts';

export interface LifeLine {
  readonly width: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
  readonly isRepealed: boolean;
  readonly marks: readonly {
    readonly x: number;
    readonly kind: RuleLife['changes'][number]['kind'];
    /** `Version 3: Amended`. */
    readonly words: string;
    readonly version: number;
  }[];
  readonly latest: number;
}

const WIDTH = 720;
const HEIGHT = 44;
const EDGE = 12;

/** `undefined` if the rule has never changed. */
export function drawLife(archive: GameArchive, life: RuleLife): LifeLine | undefined {
  if (life.changes.length < 2 && life.changes[0]?.kind === 'initial') return undefined;
  const { latest } = archive;
  const x = (version: number) =>
    toTenth(EDGE + ((WIDTH - 2 * EDGE) * version) / Math.max(1, latest));
  const final = life.changes.at(-1);
  const isRepealed = final !== undefined && final.rule === undefined;
  return {
    width: WIDTH,
    height: HEIGHT,
    from: x(life.changes[0]?.version ?? 0),
    to: x(isRepealed ? (final?.version ?? latest) : latest),
    isRepealed,
    latest,
    marks: life.changes.map((change) => ({
      x: x(change.version),
      kind: change.kind,
      words: `Version ${change.version}: ${changeWords(change)}`,
      version: change.version,
    })),
  };
}
