/** Lists the packages of the lock file, for every platform, and says if their licences are allowed. */
import satisfies from 'spdx-satisfies';
import { z } from 'zod';

export interface Dependency {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression, unless the package has a fault. */
  readonly licence: string;
  /** Needed to build the archive or to check records, and not only to work on the project. */
  readonly isRuntime: boolean;
}

/**
 * A package may have one of these licences. LGPL and MPL have conditions on copies. Programs with them
 * only run during a build, and no part of them gets into the site.
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

/** Reads the text of `package-lock.json`, and sorts by name. */
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
    // Nobody can check a licence that is no SPDX expression.
    return false;
  }
}

/** The first entry of a lock file is the project itself. */
function installed(lock: string) {
  return Object.entries(LOCK.parse(JSON.parse(lock)).packages)
    .filter(([path]) => path !== '')
    .map(([path, entry]) => [path.slice(path.lastIndexOf(FOLDER) + FOLDER.length), entry] as const);
}
