/** What a path under `content/` holds, told from its name alone, whether it comes from a disk or git. */

export const GAME_FOLDERS = ['proposals', 'judgments', 'events'] as const;
export type GameFolder = (typeof GAME_FOLDERS)[number];

export type Place =
  | { readonly kind: 'ruleset'; readonly ruleset: string }
  | { readonly kind: 'card'; readonly ruleset: string; readonly name: string }
  | { readonly kind: 'game'; readonly game: string }
  | { readonly kind: GameFolder; readonly game: string; readonly name: string };

export type Placed =
  | { readonly ok: true; readonly place: Place }
  | { readonly ok: false; readonly message: string; readonly help?: string };

/** Ids of rulesets, games and players: they stand in addresses and in formulas. */
export const ID = /^[a-z0-9][a-z0-9-]*$/;
/** Names of records within a game. They become addresses too, so nothing that one would escape. */
const NAME = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
const MAX_NAME = 100;

const LAYOUT =
  'Records are rulesets/<ruleset>/ruleset.md, rulesets/<ruleset>/<number>.md, games/<game>/game.md, and games/<game>/{proposals,judgments,events}/<name>.md.';

/** Which record a file is; a message for its author when it can be none. */
export function parsePlace(file: string): Placed {
  const [top = '', id = '', ...rest] = file.split('/');
  const last = rest.at(-1) ?? (id === '' ? top : id);
  if (!last.endsWith('.md')) return notMarkdown(last);
  if ((top !== 'rulesets' && top !== 'games') || rest.length === 0) return misplaced(file);
  if (!ID.test(id) || id.length > MAX_NAME) return badId(id);
  const name = last.slice(0, -'.md'.length);
  if (!NAME.test(name) || name.length > MAX_NAME) return badName(last);
  return top === 'rulesets' ? placeInRuleset(file, id, rest) : placeInGame(file, id, rest);
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
  return { ok: false, message, help: 'Keep other files outside the content folder.' };
}

/** A record put right beside game.md, whose folder its name may tell. */
function beside(file: string, game: string, name: string): Placed {
  const folder = /^\d+$/.test(name) ? 'proposals' : GAME_FOLDERS.find((known) => known === name);
  if (folder === undefined) return misplaced(file);
  const help = `If it holds ${folder}, it belongs in that folder: \`games/${game}/${folder}/${name}.md\`.`;
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
  const help = `An id has small letters, digits and hyphens, begins with a letter or digit, and has at most ${MAX_NAME} characters.`;
  return { ok: false, message, help };
}

function badName(name: string): Placed {
  const message = `\`${name}\` cannot be the name of a record.`;
  const help = `A name has letters, digits, dots, hyphens and underscores, begins with a letter or digit, and has at most ${MAX_NAME} characters.`;
  return { ok: false, message, help };
}
