import type { Code } from '../../diagnostics/codes.ts';
import type { Path } from '../../diagnostics/finding.ts';
import type { Extent } from './record-parts.ts';

/** Something that keeps a text from being read as YAML. */
export interface YamlProblem {
  readonly code: Code;
  readonly message: string;
  readonly help?: string;
  /** Offsets into the YAML. */
  readonly at: Extent;
  /** For a key that stands twice: where it stood first. */
  readonly first?: Extent;
  /** The value at fault, if there is one; it needs no further findings. */
  readonly path?: Path;
}
