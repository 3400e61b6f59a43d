/**
 * Mail whose lines go on where they end with a blank (RFC 3676). The reader of mails would join lines
 * of quotations and of signatures with those of others, so it is not asked to.
 */

const FLOWED = /format\s*=\s*"?flowed"?/i;

export interface Flow {
  readonly delSp: boolean;
}

/** The mail with its lines left as they are, and how they were to be joined; nothing where they were not. */
export function leaveFlowed(mail: string): {
  readonly mail: string;
  readonly flow: Flow | undefined;
} {
  let flow: Flow | undefined;
  const left = mail.replace(
    /^content-type:[^\r\n]{0,998}(?:\r?\n[ \t][^\r\n]{0,998}){0,20}/gim,
    (header) => {
      if (!FLOWED.test(header)) return header;
      flow ??= { delSp: /delsp\s*=\s*"?yes/i.test(header) };
      return header.replace(FLOWED, 'format=fixed');
    },
  );
  return { mail: left, flow };
}

export function joinFlowed(text: string, { delSp }: Flow): string {
  const joined: { depth: number; words: string; goesOn: boolean }[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const depth = /^>*/.exec(line)?.[0].length ?? 0;
    const words = line.slice(depth).replace(/^ /, '');
    const isSignature = words === '-- ';
    const last = joined.at(-1);
    const goesOn = words.endsWith(' ') && !isSignature;
    if (last?.goesOn && last.depth === depth && !isSignature) {
      last.words = (delSp ? last.words.slice(0, -1) : last.words) + words;
      last.goesOn = goesOn;
    } else joined.push({ depth, words, goesOn });
  }
  return joined
    .map(({ depth, words }) => (depth > 0 ? `${'>'.repeat(depth)} ${words}` : words))
    .join('\n');
}
