/** What a build is to be made of, from the command line or else from the environment. */
import { parseArgs } from 'node:util';
import { visible } from '../src/diagnostics/visible.ts';
import { whyNotThere } from './out-folder.ts';

export interface Settings {
  /** Folder of the records, as it was named. */
  readonly content: string;
  /** Folder that the site is written to. */
  readonly out: string;
  /** Folder of what later builds need not make again; one of the project's own if not named. */
  readonly cache: string | undefined;
  /** Path under which the site is published: `/` or `/archive`. */
  readonly base: string;
  /** Where the site is published, for links that must be absolute. */
  readonly site: string | undefined;
  readonly port: number;
  /** Whether to serve what was built before instead of building. */
  readonly asBuilt: boolean;
}

export type SettingsRead =
  | { readonly ok: true; readonly settings: Settings }
  | { readonly ok: false; readonly message: string };

export const SETTINGS_HELP = `  --content DIR   the folder of the records      (NOMOTHECA_CONTENT, else content)
  --out DIR       where the site is written      (NOMOTHECA_OUT, else dist)
  --cache DIR     what the next build takes over (NOMOTHECA_CACHE, else .astro/cache)
  --base PATH     path under which it is served  (NOMOTHECA_BASE, else /)
  --site URL      where it will be published     (NOMOTHECA_SITE)
`;

const OPTIONS = {
  content: { type: 'string' },
  out: { type: 'string' },
  cache: { type: 'string' },
  base: { type: 'string' },
  site: { type: 'string' },
  port: { type: 'string' },
  'as-built': { type: 'boolean' },
} as const;

type Environment = Readonly<Record<string, string | undefined>>;

export function readSettings(argv: readonly string[], env: Environment): SettingsRead {
  const given = parse(argv);
  if (typeof given === 'string') return refuse(given);
  const port = Number(given.port ?? env.PORT ?? 4321);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    return refuse('A port is a number from 0 to 65535.');
  }
  const settings = {
    content: given.content ?? env.NOMOTHECA_CONTENT ?? 'content',
    out: given.out ?? env.NOMOTHECA_OUT ?? 'dist',
    cache: given.cache ?? env.NOMOTHECA_CACHE,
    base: normalBase(given.base ?? env.NOMOTHECA_BASE ?? '/'),
    site: given.site ?? (env.NOMOTHECA_SITE || undefined),
    port,
    asBuilt: given['as-built'] ?? false,
  };
  const message = faultOf(settings);
  return message === undefined ? { ok: true, settings } : refuse(message);
}

/** What was given stands in the message, and may be anything. */
function refuse(message: string): SettingsRead {
  return { ok: false, message: visible(message) };
}

function parse(argv: readonly string[]) {
  try {
    return parseArgs({ args: [...argv], options: OPTIONS, strict: true }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

/** `archive/` and `/archive` are the same path; an empty one is the root. */
function normalBase(base: string): string {
  return `/${base.replace(/^\/+|\/+$/g, '')}`;
}

function faultOf({ content, out, base, site }: Settings): string | undefined {
  if (!/^\/[\w.~/-]*$/.test(base)) return `${base} is no path to serve a site under.`;
  if (site !== undefined && !URL.canParse(site)) return `${site} is no address: it needs https://.`;
  return whyNotThere(out, content);
}
