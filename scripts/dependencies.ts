/** The packages that the lock file names, for every platform, and whether their licences are allowed. */
import satisfies from 'spdx-satisfies';
import { z } from 'zod';

export interface Dependency {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, if the package is in order. */
  readonly licence: string;
  /** Needed to build the archive or to check records, and not only to work on the project. */
  readonly isRuntime: boolean;
}

/**
 * Licences under which a package may be used here. Those with conditions on what is passed on
 * (LGPL, MPL) are of programs that run during a build and of which nothing gets into the site.
 */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-3.0',
  'CC0-1.0',
  'ISC',
  'LGPL-3.0-or-later',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
];

const LOCK = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      integrity: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
});

const FOLDER = 'node_modules/';

/** From the text of `package-lock.json`; sorted by name. Throws if it is none. */
export function readDependencies(lock: string): readonly Dependency[] {
  return installed(lock)
    .map(([name, { version = '', license = 'none named', dev = false }]) => ({
      name,
      version,
      licence: license,
      isRuntime: !dev,
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** Packages whose bytes the lock file does not fix. */
export function findUnlocked(lock: string): readonly string[] {
  return installed(lock).flatMap(([name, { integrity }]) => (integrity ? [] : [name]));
}

export function isAllowed({ licence }: Dependency): boolean {
  try {
    return satisfies(licence, ALLOWED);
  } catch {
    // No SPDX expression: what the package calls its licence says nothing that could be checked.
    return false;
  }
}

/** The first entry of a lock file is the project itself. */
function installed(lock: string) {
  return Object.entries(LOCK.parse(JSON.parse(lock)).packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => [path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), entry] as const);
}
