/**
 * A build hands this to the integrations that `astro.config.mjs` names. It says which pages are made, and
 * which lie in parts already. Astro's own command makes all of them.
 */
export interface Task {
  /** Whether the pages of the whole archive are made, and not only those of games. */
  readonly isWhole: boolean;
  /** Whether Astro keeps the pages for the next build, beside the parts. */
  readonly keepsPages: boolean;
  /** Games that have parts, and whether the pages of each lie in their places already. */
  readonly isLaid: ReadonlyMap<string, boolean>;
  /** Puts the pages of the others in their places. */
  readonly layParts: () => void;
  /** By the folders of their indexes, those of the pages in parts. */
  readonly vocabularies: ReadonlyMap<string, Vocabulary>;
}

/** The words of some pages, each once, and the values of their filters. */
export interface Vocabulary {
  readonly words: string;
  readonly filters: Readonly<Record<string, readonly string[]>>;
}

export const EVERYTHING: Task = {
  isWhole: true,
  keepsPages: true,
  isLaid: new Map(),
  layParts: () => {},
  vocabularies: new Map(),
};

let handed = EVERYTHING;

export function handTask(task: Task): void {
  handed = task;
}

export const task = (): Task => handed;
