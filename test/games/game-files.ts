/** The records of a made-up game, as text. */

/** The id of the game that is made up. */
export const GAME = 'random';
const EVENTS_IN_A_FILE = 250;

export interface Writer {
  readonly proposal: (number: number, front: Front, body?: string) => void;
  readonly judgment: (number: number, front: Front, body: string) => void;
  readonly event: (text: string) => void;
  /** Path under the content folder → text. */
  readonly files: () => ReadonlyMap<string, string>;
}

/** Lines of front matter; what is undefined is left out. */
export type Front = Readonly<Record<string, string | number | undefined>>;

export function createWriter(game: Front): Writer {
  const files = new Map<string, string>();
  const events: string[] = [];
  put('game.md', game);

  function put(path: string, front: Front, body = ''): void {
    const lines = Object.entries(front).flatMap(([key, value]) =>
      value === undefined ? [] : [`${key}:${String(value).startsWith('\n') ? '' : ' '}${value}`],
    );
    const end = body === '' ? '' : `${body}\n`;
    files.set(`games/${GAME}/${path}`, `---\n${lines.join('\n')}\n---\n${end}`);
  }

  function allFiles(): ReadonlyMap<string, string> {
    for (let i = 0; i < events.length; i += EVENTS_IN_A_FILE) {
      const name = String(i / EVENTS_IN_A_FILE + 1).padStart(4, '0');
      const list = events.slice(i, i + EVENTS_IN_A_FILE).map((event) => `\n  - ${event}`);
      put(`events/${name}.md`, { events: list.join('') });
    }
    return files;
  }

  return {
    proposal: (number, front, body) =>
      put(`proposals/${number}.md`, { proposal: number, ...front }, body),
    judgment: (number, front, body) =>
      put(`judgments/${number}.md`, { judgment: number, ...front }, body),
    event: (text) => void events.push(text),
    files: allFiles,
  };
}

export function list(ids: readonly { readonly id: string }[]): string {
  return `[${ids.map(({ id }) => id).join(', ')}]`;
}

/** `{ p1: 3, p2: -10 }`; nothing for an empty map. */
export function amounts(sums: ReadonlyMap<string, number>): string | undefined {
  if (sums.size === 0) return undefined;
  return `{ ${[...sums].map(([id, points]) => `${id}: ${points}`).join(', ')} }`;
}
