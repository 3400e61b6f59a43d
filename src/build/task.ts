/**
 * What a build hands to the integrations that `astro.config.mjs` names: which pages are made, and which
 * lie in parts already. Astro's own command makes all of them.
 */
export interface Task {
  /** Whether the pages of the whole archive are made, and not only those of games. */
  readonly isWhole: boolean;
  /** Whether Astro keeps the pages for the next build, beside the parts. */
  readonly keepsPages: boolean;
  /** Games whose pages lie in the folder of the site as they are in their parts. */
  readonly laid: ReadonlySet<string>;
  /** Puts the pages of other games there, from their parts. */
  readonly layOthers: () => Promise<void>;
  /** Addresses of pages in parts that search finds. */
  readonly findable: readonly string[];
}

export const EVERYTHING: Task = {
  isWhole: true,
  keepsPages: true,
  laid: new Set(),
  layOthers: async () => {},
  findable: [],
};

let handed = EVERYTHING;

export function handTask(task: Task): void {
  handed = task;
}

export const task = (): Task => handed;
