/** Which record a path under `content/` holds, by its name alone, on a disk or in git. */
import type { Finding } from '../diagnostics/finding.ts';
import { isName, nearName, whyNoName } from './names.ts';

const GAME_FOLDERS = ['proposals', 'votes', 'judgments', 'events'] as const;
export type GameFolder = (typeof GAME_FOLDERS)[number];

export type Place =
  | { readonly kind: 'ruleset'; readonly ruleset: string }
  | { readonly kind: 'card'; readonly ruleset: string; readonly name: string }
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: GameFolder; readonly game: string; readonly name: string };

export type Placed =
  | { readonly ok: true; readonly place: Place }
  | { readonly ok: false; readonly message: string; readonly help?: string };

/** A name that somebody gave to a record who did not know its ending. */
const MEANT = /^([A-Za-z0-9][A-Za-z0-9_-]*)\.(?:MD|Md|mD|markdown|(?:md\.)?txt)$/;

const LAYOUT =
  'Records are rulesets/<ruleset>/ruleset.md, rulesets/<ruleset>/<number>.md, games/<game>/game.md, games/<game>/{proposals,judgments,events}/<name>.md, and games/<game>/votes/<proposal>-<player>.md.';

/** Which record a file is, or a message for its author if it cannot be one. */
export function parsePlace(file: string): Placed {
  const [top = '', id = '', ...rest] = file.split('/');
  const last = rest.at(-1) ?? (id === '' ? top : id);
  if (!last.endsWith('.md')) return notMarkdown(last);
  if (top !== 'rulesets' && top !== 'games') return inOtherTop(file, top);
  if (rest.length === 0) return misplaced(file);
  if (!isName('id', id)) return badId(id);
  const name = last.slice(0, -'.md'.length);
  const kind = top === 'games' && rest[0] === 'votes' ? 'vote' : 'record';
  if (!isName(kind, name)) return badName(kind, name);
  return top === 'rulesets' ? placeInRuleset(file, id, rest) : placeInGame(file, id, rest);
}

/** A finding about a file as a whole. */
export function fileFinding(file: string, message: string, help?: string): Finding {
  const game = /^games\/([^/]+)\//.exec(file)?.[1];
  const at = { file, range: [0, 0] } as const;
  return { code: 'format/file', severity: 'error', at, game, message, help };
}

function placeInRuleset(file: string, ruleset: string, rest: readonly string[]): Placed {
  if (rest.length > 1) return misplaced(file);
  const name = nameOf(rest);
  return accept(
    name === 'ruleset' ? { kind: 'ruleset', ruleset } : { kind: 'card', ruleset, name },
  );
}

function placeInGame(file: string, game: string, rest: readonly string[]): Placed {
  const name = nameOf(rest);
  if (rest.length === 1 && name === 'game') return accept({ kind: 'game', game });
  const folder = GAME_FOLDERS.find((known) => known === rest[0]);
  if (rest.length === 1) return beside(file, game, name);
  if (rest.length === 2 && folder === undefined) return inOtherFolder(file, game, rest);
  if (folder === undefined || rest.length !== 2) return misplaced(file);
  return accept({ kind: folder, game, name });
}

function nameOf(rest: readonly string[]): string {
  return (rest.at(-1) ?? '').slice(0, -'.md'.length);
}

function accept(place: Place): Placed {
  return { ok: true, place };
}

function notMarkdown(name: string): Placed {
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

/** A record placed beside game.md. Its name may show in which folder it belongs. */
function beside(file: string, game: string, name: string): Placed {
  const folder = folderFor(name);
  if (name.toLowerCase() === 'game') {
    return { ok: false, message: nowhere(file), help: 'The beginning of a game is in `game.md`.' };
  }
  if (folder === undefined) return misplaced(file);
  const help = `If it holds ${folder}, it belongs in that folder: \`games/${game}/${folder}/${name}.md\`.`;
  return { ok: false, message: nowhere(file), help };
}

function folderFor(name: string): GameFolder | undefined {
  if (/^\d+$/.test(name)) return 'proposals';
  if (/^\d+-[a-z]/.test(name)) return 'votes';
  return GAME_FOLDERS.find((known) => known === name && known !== 'votes');
}

/** `game/` and `Rulesets/` are meant for `games/` and `rulesets/`. */
function inOtherTop(file: string, top: string): Placed {
  const singular = top.toLowerCase().replace(/s$/, '');
  if (singular !== 'game' && singular !== 'ruleset') return misplaced(file);
  return { ok: false, message: nowhere(file), help: `The folder is called \`${singular}s\`.` };
}

/** `proposal/` and `Proposals/` are meant for `proposals/`. */
function inOtherFolder(file: string, game: string, [given = '', name]: readonly string[]): Placed {
  const meant = GAME_FOLDERS.find((known) => `${given.toLowerCase().replace(/s$/, '')}s` === known);
  if (meant === undefined) return misplaced(file);
  const help = `The folder is called ${meant}: \`games/${game}/${meant}/${name}\`.`;
  return { ok: false, message: nowhere(file), help };
}

function misplaced(file: string): Placed {
  return { ok: false, message: nowhere(file), help: LAYOUT };
}

function nowhere(file: string): string {
  return `No record belongs at \`${file}\`.`;
}

function badId(id: string): Placed {
  const message = `\`${id}\` cannot be the id of a ruleset or game.`;
  return { ok: false, message, help: whyNoName('id', id) };
}

function badName(kind: 'record' | 'vote', name: string): Placed {
  const message = `\`${name}.md\` cannot be the name of a record.`;
  return { ok: false, message, help: whyDotted(kind, name) ?? whyNoName(kind, name) };
}

/** Of a name that would do without its dots. */
function whyDotted(kind: 'record' | 'vote', name: string): string | undefined {
  const other = name.includes('.') ? nearName(kind, name) : undefined;
  if (other === undefined) return undefined;
  return `Only the .md of a name may have a dot, because the name becomes an address: \`${other}.md\` would do.`;
}
