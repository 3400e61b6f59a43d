/** Finds by a path under `content/`, on a disk or in git, which record it holds. */
import type { Finding } from '../diagnostics/finding.ts';
import { isName, nearName, whyNoName } from './names.ts';

const GAME_FOLDERS = ['proposals', 'votes', 'judgments', 'events'] as const;

export type RecordPath =
  | { readonly kind: 'ruleset'; readonly ruleset: string }
  | { readonly kind: 'card'; readonly ruleset: string; readonly name: string }
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: (typeof GAME_FOLDERS)[number]; readonly game: string; readonly name: string };

interface Fault {
  readonly ok: false;
  readonly message: string;
  readonly help?: string;
  /** The path that it should have. */
  readonly called?: string;
  readonly place?: { readonly line: number; readonly column: number };
}

type ParsedPath = { readonly ok: true; readonly path: RecordPath } | Fault;

/** A name with another ending, which its author probably meant for a record: `301.txt`. */
const MEANT = /^([A-Za-z0-9][A-Za-z0-9_-]*)\.(?:MD|Md|mD|markdown|(?:md\.)?txt)$/;

/** Programs name copies so. */
const OF_A_COPY = /copy|conflict|\(\d+\)|~/i;

const LAYOUT =
  'Records are rulesets/<ruleset>/ruleset.md, rulesets/<ruleset>/<number>.md, games/<game>/game.md, games/<game>/{proposals,judgments,events}/<name>.md, and games/<game>/votes/<proposal>-<player>.md.';

/** Returns a message for the author if the file cannot be a record. */
export function parseRecordPath(file: string): ParsedPath {
  const [top = '', id = '', ...rest] = file.split('/');
  const folders = file.split('/').slice(0, -1);
  const ways = folders.map((_, i) => folders.slice(0, i + 1).join('/'));
  const strange = ways.map(folderFault).find((fault) => fault !== undefined);
  if (strange) return strange;
  const last = rest.at(-1) ?? (id === '' ? top : id);
  if (!last.endsWith('.md')) return notMarkdown(file);
  if (rest.length === 0) return misplaced(file);
  const name = last.slice(0, -'.md'.length);
  const kind = GAME_FOLDERS.find((known) => known === rest[0]);
  const called = kind === 'votes' ? 'vote' : 'record';
  if (!isName(called, name)) {
    const message = `\`${name}.md\` cannot be the name of a record.`;
    const other = name.includes('.') ? nearName(called, name) : undefined;
    const help =
      other === undefined
        ? whyNoName(called, name)
        : `Only the .md of a name may have a dot, because the name becomes an address: \`${other}.md\` would do.`;
    const isCopy = OF_A_COPY.test(name);
    return { ok: false, message, help: isCopy ? `If it is a copy, delete it. ${help}` : help };
  }
  if (kind) return { ok: true, path: { kind, game: id, name } };
  if (top === 'games') return besideGame(file, id, name);
  if (name === 'ruleset') return { ok: true, path: { kind: name, ruleset: id } };
  return { ok: true, path: { kind: 'card', ruleset: id, name } };
}

/** Why no record is in a folder, whatever the files in it are. */
export function folderFault(folder: string): Fault | undefined {
  const [top = '', id, given, ...deeper] = folder.split('/');
  const meant = (given ?? top).toLowerCase().replace(/s$/, '');
  const known = GAME_FOLDERS.find((each) => each === `${meant}s`);
  if (id === undefined) {
    if (top === 'games' || top === 'rulesets') return undefined;
    // `game/` and `Rulesets/` are meant for `games/` and `rulesets/`.
    const isMeant = meant === 'game' || meant === 'ruleset';
    const help = known && `It belongs in the folder of its game: \`games/<game>/${known}\`.`;
    return misplaced(`${folder}/`, isMeant ? `The folder is called \`${meant}s\`.` : help);
  }
  if (given === undefined) {
    if (isName('id', id)) return undefined;
    const message = `\`${id}\` cannot be the id of a ruleset or game.`;
    const why = whyNoName('id', id);
    const near = nearName('id', id) ?? '';
    const isSaid = near === '' || why.includes(near);
    return { ok: false, message, help: isSaid ? why : `${why} Call the folder \`${near}\`.` };
  }
  if (top !== 'games' || !known || deeper.length > 0) return misplaced(`${folder}/`);
  // `proposal/` and `Proposals/` are meant for `proposals/`.
  const help = `The folder is called ${known}: \`games/${id}/${known}\`.`;
  return known === given ? undefined : misplaced(`${folder}/`, help);
}

/** A finding about a file as a whole. */
export function fileFinding(
  file: string,
  { message, help, called, place = { line: 1, column: 1 } }: Omit<Fault, 'ok'>,
): Finding {
  const game = /^games\/([^/]+)\//.exec(file)?.[1];
  const at = { file, ...place };
  return { code: 'format/file', severity: 'error', at, game, message, help, called };
}

function besideGame(file: string, game: string, name: string): ParsedPath {
  if (name === 'game') return { ok: true, path: { kind: 'game', game } };
  if (name.toLowerCase() === 'game')
    return misplaced(file, 'The beginning of a game is in `game.md`.');
  // `proposal-302` is meant for `302` in `proposals/`.
  const [, kind, own = name] = /^(proposal|vote|judgment|event)s?-?(\d[\w-]*)$/.exec(name) ?? [];
  const folder = kind === undefined ? folderFor(name) : `${kind}s`;
  if (folder === undefined) return misplaced(file);
  const called = `games/${game}/${folder}/${own}.md`;
  const help = `If it holds ${folder}, it belongs in that folder: \`${called}\`.`;
  return { ...misplaced(file, help), called };
}

function notMarkdown(file: string): Fault {
  const name = file.slice(file.lastIndexOf('/') + 1);
  if (name.endsWith('.mdx')) {
    const message = 'An .mdx file is a program, and content is never run.';
    return { ok: false, message, help: 'Records are plain Markdown files that end in .md.' };
  }
  const message = `\`${name}\` is not a record: only files that end in .md are.`;
  const [, stem] = MEANT.exec(name) ?? [];
  if (stem === undefined)
    return { ok: false, message, help: 'Keep other files outside the content folder.' };
  const called = `${file.slice(0, -name.length)}${stem}.md`;
  return { ok: false, message, help: `If it is one, call it \`${stem}.md\`.`, called };
}

/** The folder in which a record next to game.md probably belongs. */
function folderFor(name: string) {
  if (/^\d+$/.test(name)) return 'proposals';
  if (/^\d+-[a-z]/.test(name)) return 'votes';
  return GAME_FOLDERS.find((known) => known === name && known !== 'votes');
}

function misplaced(file: string, help = LAYOUT): Fault {
  return { ok: false, message: `No record belongs at \`${file}\`.`, help };
}
