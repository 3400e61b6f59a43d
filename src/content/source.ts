/** One record's text, as it is under `content/`. */
export interface Source {
  /** Path relative to `content/`, with forward slashes. */
  readonly file: string;
  /** Without a byte order mark, and with `\n` for every line ending. */
  readonly text: string;
}

export function textsByFile(sources: readonly Source[]): ReadonlyMap<string, string> {
  return new Map(sources.map(({ file, text }) => [file, text]));
}
