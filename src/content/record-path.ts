/** Finds by a path under `content/`, on a disk or in git, which record it holds. */
import type { Finding } from '../diagnostics/finding.ts';
import { isName, nearName, whyNoName } from './names.ts';

const GAME_FOLDERS = ['proposals', 'votes', 'judgments', 'events'] as const;

export type RecordPath =
  | { readonly kind: 'ruleset'; readonly ruleset: string }
  | { readonly kind: 'card'; readonly ruleset: string; readonly name: string }
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: (typeof GAME_FOLDERS)[number]; readonly game: string; readonly name: string };

type ParsedPath =
  | { readonly ok: true; readonly path: RecordPath }
  | { readonly ok: false; readonly message: string; readonly help?: string };

/** A name with another ending, which its author probably meant for a record: `301.txt`. */
const MEANT = /^([A-Za-z0-9][A-Za-z0-9_-]*)\.(?:MD|Md|mD|markdown|(?:md\.)?txt)$/;

/** Programs name copies so. */
const OF_A_COPY = /copy|conflict|\(\d+\)|~/i;

const LAYOUT =
  'Records are rulesets/<ruleset>/ruleset.md, rulesets/<ruleset>/<number>.md, games/<game>/game.md, games/<game>/{proposals,judgments,events}/<name>.md, and games/<game>/votes/<proposal>-<player>.md.';

/** Returns a message for the author if the file cannot be a record. */
export function parseRecordPath(file: string): ParsedPath {
  const [top = '', id = '', ...rest] = file.split('/');
  const last = rest.at(-1) ?? (id === '' ? top : id);
  if (!last.endsWith('.md')) return notMarkdown(last);
  if (top !== 'rulesets' && top !== 'games') {
    // `game/` and `Rulesets/` are meant for `games/` and `rulesets/`.
    const singular = top.toLowerCase().replace(/s$/, '');
    const isMeant = singular === 'game' || singular === 'ruleset';
    const folder = GAME_FOLDERS.find((known) => known === `${singular}s`);
    const help =
      folder && `It belongs in the folder of its game: \`games/<game>/${folder}/${last}\`.`;
    return misplaced(file, isMeant ? `The folder is called \`${singular}s\`.` : help);
  }
  if (rest.length === 0) return misplaced(file);
  if (!isName('id', id)) {
    const message = `\`${id}\` cannot be the id of a ruleset or game.`;
    const why = whyNoName('id', id);
    const near = nearName('id', id) ?? '';
    const isSaid = near === '' || why.includes(near);
    return { ok: false, message, help: isSaid ? why : `${why} Call the folder \`${near}\`.` };
  }
  const name = last.slice(0, -'.md'.length);
  const kind = top === 'games' && rest[0] === 'votes' ? 'vote' : 'record';
  if (!isName(kind, name)) {
    const message = `\`${name}.md\` cannot be the name of a record.`;
    const help = whyDotted(kind, name) ?? whyNoName(kind, name);
    const isCopy = OF_A_COPY.test(name);
    return { ok: false, message, help: isCopy ? `If it is a copy, delete it. ${help}` : help };
  }
  if (top === 'games') return pathInGame(file, id, name, rest);
  if (rest.length > 1) return misplaced(file);
  if (name === 'ruleset') return { ok: true, path: { kind: name, ruleset: id } };
  return { ok: true, path: { kind: 'card', ruleset: id, name } };
}

/** A finding about a file as a whole. */
export function fileFinding(file: string, message: string, help?: string): Finding {
  const game = /^games\/([^/]+)\//.exec(file)?.[1];
  const at = { file, range: [0, 0] } as const;
  return { code: 'format/file', severity: 'error', at, game, message, help };
}

function pathInGame(
  file: string,
  game: string,
  name: string,
  [given = '', ...rest]: readonly string[],
): ParsedPath {
  if (rest.length > 1) return misplaced(file);
  if (rest.length === 0) {
    if (name === 'game') return { ok: true, path: { kind: 'game', game } };
    if (name.toLowerCase() === 'game') {
      return misplaced(file, 'The beginning of a game is in `game.md`.');
    }
    // `proposal-302` is meant for `302` in `proposals/`.
    const [, kind, own = name] = /^(proposal|vote|judgment|event)s?-?(\d[\w-]*)$/.exec(name) ?? [];
    const folder = kind === undefined ? folderFor(name) : `${kind}s`;
    if (folder === undefined) return misplaced(file);
    const help = `If it holds ${folder}, it belongs in that folder: \`games/${game}/${folder}/${own}.md\`.`;
    return misplaced(file, help);
  }
  const kind = GAME_FOLDERS.find((known) => known === given);
  if (kind) return { ok: true, path: { kind, game, name } };
  // `proposal/` and `Proposals/` are meant for `proposals/`.
  const plural = `${given.toLowerCase().replace(/s$/, '')}s`;
  const meant = GAME_FOLDERS.find((known) => plural === known);
  if (meant === undefined) return misplaced(file);
  const help = `The folder is called ${meant}: \`games/${game}/${meant}/${name}.md\`.`;
  return misplaced(file, help);
}

function notMarkdown(name: string): ParsedPath {
  if (name.endsWith('.mdx')) {
    const message = 'An .mdx file is a program, and content is never run.';
    return { ok: false, message, help: 'Records are plain Markdown files that end in .md.' };
  }
  const message = `\`${name}\` is not a record: only files that end in .md are.`;
  const [, stem] = MEANT.exec(name) ?? [];
  const help =
    stem === undefined
      ? 'Keep other files outside the content folder.'
      : `If it is one, call it \`${stem}.md\`.`;
  return { ok: false, message, help };
}

/** The folder in which a record next to game.md probably belongs. */
function folderFor(name: string) {
  if (/^\d+$/.test(name)) return 'proposals';
  if (/^\d+-[a-z]/.test(name)) return 'votes';
  return GAME_FOLDERS.find((known) => known === name && known !== 'votes');
}

function misplaced(file: string, help = LAYOUT): ParsedPath {
  return { ok: false, message: `No record belongs at \`${file}\`.`, help };
}

/** Help for a name that would be allowed without its dots. */
function whyDotted(kind: 'record' | 'vote', name: string): string | undefined {
  const other = name.includes('.') ? nearName(kind, name) : undefined;
  if (other === undefined) return undefined;
  return `Only the .md of a name may have a dot, because the name becomes an address: \`${other}.md\` would do.`;
}
