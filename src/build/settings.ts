/** Reads the settings of a build from the command line, or else from the environment. */
import { resolve } from 'node:path';
import { visible } from '../diagnostics/visible.ts';
import { isForgeFolder } from '../record-edits/forge.ts';

export interface Settings {
  readonly content: string;
  readonly out: string;
  /** Folder of the cache for later builds; one of the software's own if not named. */
  readonly cache: string | undefined;
  /** Path under which the site is published: `/` or `/archive`. */
  readonly base: string;
  /** Address of the published site, for links that must be absolute. */
  readonly site: string | undefined;
  /** Address of the folder of the records at a forge, for players who send one there. */
  readonly repository: string | undefined;
  readonly port: number;
}

export type SettingsRead =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly message: string };

export interface SettingSources {
  /** The options of the command line. */
  readonly values: ReadonlyMap<string, string>;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Paths are relative to this folder, from which the command was called. */
  readonly cwd: string;
}

/** The folder of the records, by the name that the user gave it. */
export function namedContent({ values, env }: Omit<SettingSources, 'cwd'>): string {
  return values.get('content') ?? (env.NOMOTHECA_CONTENT || 'content');
}

export function readSettings({ values, env, cwd }: SettingSources): SettingsRead {
  const given = values.get('port') ?? (env.PORT || '4321');
  const port = Number(given);
  if (!/^\d+$/.test(given) || port > 65_535) {
    return reject('A port is a number from 0 to 65535.');
  }
  const site = values.get('site') ?? (env.NOMOTHECA_SITE || undefined);
  if (site !== undefined && !URL.canParse(site)) {
    return reject(`${site} is not an address. Write https://example.org/my-nomic.`);
  }
  const path = values.get('base') ?? env.NOMOTHECA_BASE ?? new URL(site ?? 'https://x').pathname;
  // `archive/` and `/archive` are the same path; an empty one is the root.
  const base = `/${path.replace(/^\/+|\/+$/g, '')}`;
  if (!/^\/[\w.~/-]*$/.test(base)) return reject(`${base} is not a path for a site.`);
  const cache = values.get('cache') ?? (env.NOMOTHECA_CACHE || undefined);
  const content = resolve(cwd, namedContent({ values, env }));
  const out = resolve(cwd, values.get('out') ?? (env.NOMOTHECA_OUT || 'dist'));
  const repository = values.get('repository') ?? (env.NOMOTHECA_REPOSITORY || undefined);
  if (repository !== undefined && !isForgeFolder(repository)) {
    return reject(
      `${repository} is not a folder at a forge: give its address as the forge shows it, such as https://github.com/owner/name/tree/main/content.`,
    );
  }
  const settings = { content, out, base, site, repository, port };
  return {
    ok: true,
    settings: { ...settings, cache: cache === undefined ? undefined : resolve(cwd, cache) },
  };
}

/** The message repeats the user's input, which may have invisible characters. */
function reject(message: string): SettingsRead {
  return { ok: false, message: visible(message) };
}
