/**
 * The names that become a file, an address or an anchor, such as those of games, rules and players.
 * Every part that reads, writes, drafts or imports such a name asks here if it is allowed.
 */

/** A command makes new records in a folder whose name ends so, and then puts them in place. */
export const WORKPLACE = '.unfinished';

interface Kind {
  readonly shape: RegExp;
  /** Characters. */
  readonly most: number;
  readonly says: string;
}

const ID = {
  shape: /^[a-z0-9][a-z0-9-]*$/,
  most: 100,
  says: 'An id has small letters, digits and hyphens, begins with a letter or digit, and has at most 100 characters.',
};
const RECORD = {
  shape: /^[A-Za-z0-9][A-Za-z0-9_-]*$/,
  most: 100,
  says: 'A name has at most 100 characters before its .md: letters, digits, hyphens and underscores. It begins with a letter or digit.',
};

const KINDS = {
  /** A game, a ruleset, a player, a tier, a team or an event. */
  id: ID,
  /** The file of a record, without its ending. */
  record: RECORD,
  /** The file of a vote, which has the names of a proposal and of a player. */
  vote: { ...RECORD, most: RECORD.most + 1 + ID.most, says: RECORD.says.replace('100', '201') },
  /** A rule that is not called by a number that counts. */
  rule: {
    shape: /^[A-Za-z][A-Za-z0-9._-]*$/,
    most: 16,
    says: 'The id of a rule has at most 16 characters: letters, digits and any of `. - _`. It begins with a letter.',
  },
  /** A proposal or a Judgment that is not called by a number that counts: `7729#1`, `1711a`. */
  series: {
    shape: /^(?=.*[A-Za-z0-9])[A-Za-z0-9_#-][A-Za-z0-9._#-]*$/,
    most: 16,
    says: 'Such a number has at most 16 characters: letters, digits and any of `. - _ #`. It does not begin with a dot.',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type IdentifierKind = keyof typeof KINDS;

/** Windows keeps these names for devices, with any ending: `con.md`. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** The site has pages of its own with these names. A test compares them with the pages. */
const PAGES: ReadonlySet<string> = new Set(['index', 'years']);
/** A server treats an address with such an ending as a file of another kind. */
const ENDING =
  /\.(?:html?|xhtml|shtml|php|json|xml|txt|mdx?|css|m?js|map|svg|png|jpe?g|gif|ico|pdf|zip|gz|br)$/i;

export function isName(kind: IdentifierKind, text: string): boolean {
  const { shape, most } = KINDS[kind];
  return shape.test(text) && text.length <= most && ruledOut(text) === undefined;
}

/** Says why a text is not allowed as a name, and how a name of its kind is written. */
export function whyNoName(kind: IdentifierKind, text: string): string {
  return whyNotAllowed(kind, text) ?? KINDS[kind].says;
}

/** Says why a text is not allowed as a name; `undefined` if only its characters are wrong. */
export function whyNotAllowed(kind: IdentifierKind, text: string): string | undefined {
  const isShaped = KINDS[kind].shape.test(text);
  const why = isShaped ? ruledOut(text) : keptByOthers(text);
  if (why !== undefined) {
    const other = nearName(kind, text);
    return other === undefined ? `${why}.` : `${why}: \`${other}\` would do.`;
  }
  const { most } = KINDS[kind];
  if (text.length <= most) return undefined;
  return `It has ${text.length} characters, but only ${most} are allowed.`;
}

function ruledOut(text: string): string | undefined {
  const why = keptByOthers(text);
  if (why !== undefined) return why;
  if (ENDING.test(text)) return 'It ends like the name of a file, and it becomes an address';
  return text.endsWith('.') ? 'It ends with a dot, which Windows leaves out of names' : undefined;
}

function keptByOthers(text: string): string | undefined {
  if (DEVICE.test(text)) {
    return 'Windows keeps this name for a device and could not check the archive out';
  }
  const isPage = PAGES.has(text.toLowerCase());
  return isPage ? 'The site has a page of its own under this name' : undefined;
}

/** An allowed name without the dots, with hyphens for blanks, or with a count: `index` gives `index-1`. */
export function nearName(kind: IdentifierKind, text: string): string | undefined {
  const plain = text.replace(/\.+$/, '').replace(/\.+/g, '-');
  const joined = plain.toLowerCase().replace(/\s+/g, '-');
  return [plain, joined, `${plain}-1`].find((each) => each !== text && isName(kind, each));
}

/**
 * Two texts with one folded form are one name. Many file systems and servers ignore the difference
 * between large and small letters, and Unicode has several forms of one character.
 */
export function foldedForm(text: string): string {
  const words = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  return words.toUpperCase().toLowerCase().normalize('NFKC');
}
