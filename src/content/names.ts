/**
 * The names that become a file, an address or an anchor: those of games, rulesets, rules, players,
 * records and so on. There is one vocabulary of them, and whatever reads, writes, drafts or imports
 * such a name asks here whether it is one.
 */

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
  says: 'A name has letters, digits, hyphens and underscores before its .md, begins with a letter or digit, and has at most 100 characters.',
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
    says: 'The id of a rule has letters, digits and any of `. - _`, begins with a letter, and has at most 16 characters.',
  },
  /** A proposal or a Judgment that is not called by a number that counts: `7729#1`, `1711a`. */
  series: {
    shape: /^(?=.*[A-Za-z0-9])[A-Za-z0-9_#-][A-Za-z0-9._#-]*$/,
    most: 16,
    says: 'Such a number has letters, digits and any of `. - _ #`, does not begin with a dot, and has at most 16 characters.',
  },
} as const satisfies Readonly<Record<string, Kind>>;

export type NameKind = keyof typeof KINDS;

/** Names of devices on Windows, which no file or folder there can have, whatever its ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;
/** What the site calls its own pages beside those of records; a test compares them with the pages. */
const PAGES: ReadonlySet<string> = new Set(['index', 'years']);
/** Endings by which a server takes an address for a file of another kind. */
const ENDING =
  /\.(?:html?|xhtml|shtml|php|json|xml|txt|mdx?|css|m?js|map|svg|png|jpe?g|gif|ico|pdf|zip|gz|br)$/i;

export function isName(kind: NameKind, text: string): boolean {
  const { shape, most } = KINDS[kind];
  return shape.test(text) && text.length <= most && ruledOut(text) === undefined;
}

/** What is wrong with a name that is none, and what would be right. */
export function whyNoName(kind: NameKind, text: string): string {
  return whyNotAllowed(kind, text) ?? KINDS[kind].says;
}

/** Why a text is no name of its kind, where that is not for its characters. */
export function whyNotAllowed(kind: NameKind, text: string): string | undefined {
  const isShaped = KINDS[kind].shape.test(text);
  const why = isShaped ? ruledOut(text) : keptByOthers(text);
  if (why === undefined) return whyTooLong(kind, text);
  const other = nearName(kind, text);
  return other === undefined ? `${why}.` : `${why}: \`${other}\` would do.`;
}

function whyTooLong(kind: NameKind, text: string): string | undefined {
  const { most } = KINDS[kind];
  return text.length > most
    ? `It has ${text.length} characters, but only ${most} are allowed.`
    : undefined;
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

/** The same without its dots, or with a count. */
export function nearName(kind: NameKind, text: string): string | undefined {
  const plain = text.replace(/\.+$/, '').replace(/\.+/g, '-');
  return [plain, `${plain}-1`].find((each) => each !== text && isName(kind, each));
}

/**
 * Two texts with one folded form are one name: many file systems and servers make no difference
 * between large and small letters, and Unicode has several forms of one character.
 */
export function foldedForm(text: string): string {
  const words = text.normalize('NFKC').trim().replace(/\s+/g, ' ');
  return words.toUpperCase().toLowerCase().normalize('NFKC');
}
