/** Words with links among them: the form of a sentence before a page shows it. */

export interface Link {
  readonly words: string;
  readonly href: string;
  /** That the address is a stranger's, which a search engine shall not follow. */
  readonly isOutside?: true;
}

/**
 * A name from a record, isolated so that its writing direction does not affect what is around it.
 */
export interface Name {
  readonly name: string;
  readonly href: string;
}

export type Phrase = readonly (string | Link | Name)[];

/** A part of a sentence; one that is `undefined` or `false` says nothing. */
type Piece = Phrase | Phrase[number] | number | undefined | false;

/** A phrase, written as its sentence reads. Strings beside one another become one. */
export function phrase(words: TemplateStringsArray, ...pieces: readonly Piece[]): Phrase {
  const parts: Phrase[number][] = [];
  for (const part of words.flatMap((text, i) => [text, pieces[i] ?? ''].flat())) {
    const last = parts.at(-1);
    if (typeof part === 'object') parts.push(part);
    else if (part === '' || part === false) continue;
    else if (typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(String(part));
  }
  return parts;
}

export function link(words: string, href: string): Link {
  return { words, href };
}

export function plain(phrase: Phrase): string {
  return phrase
    .map((part) => (typeof part === 'string' ? part : 'words' in part ? part.words : part.name))
    .join('');
}

/** One after the other, with something between them. */
export function joined(parts: readonly Phrase[], between: string): Phrase {
  return parts.flatMap((part, i) => (i === 0 ? part : [between, ...part]));
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(parts: readonly Phrase[]): Phrase {
  return parts.flatMap((part, i) => {
    if (i === 0) return part;
    return [i === parts.length - 1 ? ' and ' : ', ', ...part];
  });
}

/** `1 vote`, `2 votes`, `no votes`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count === 0 ? 'no' : count} ${count === 1 ? one : many}`;
}

/** Words of a record that end a sentence: with a full stop unless they have a sign of their own. */
export function sentence(words: string): string {
  const trimmed = words.trim();
  return /[.!?…]$/.test(trimmed) ? trimmed : `${trimmed}.`;
}
