/**
 * Makes the pages and has them written. The ones that search finds come first, so that the index can
 * be made while the rest is rendered.
 */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { findGaps } from '../src/site/fragments.ts';
import type { PagePath } from '../src/site/page-renderer.ts';
import type { FileWriter } from './file-writer.ts';
import type { PageRenderer } from './page-bundle.ts';

export interface Publication {
  readonly renderer: PageRenderer;
  /** Folder that the site is written to. */
  readonly out: string;
  readonly writer: FileWriter;
  /** Endpoints left to somebody else: the ends of their paths in `src/`. */
  readonly leaveOut: readonly string[];
  readonly progress: (done: number, all: number) => void;
  /** Everything that search finds is on its way. */
  readonly findable: () => void;
}

const FINDABLE = /\/(rules\/\[rule\]|proposals\/\[proposal\]|judgments\/\[judgment\])\.astro$/;

/** Page follows page without a pause; this often one is made, for what other threads have to say. */
const PAGES_AT_ONCE = 32;

/** Resolves with the number of pages, once all of them are on their way. */
export async function publishPages(publication: Publication): Promise<number> {
  const { renderer, leaveOut, progress, findable } = publication;
  const paths = (await renderer.findPaths()).filter(
    ({ route }) => !leaveOut.some((end) => route.component.endsWith(end)),
  );
  const { first = [], rest = [] } = Object.groupBy(paths, ({ route }) =>
    FINDABLE.test(route.component) ? 'first' : 'rest',
  );
  const pending: Promise<void>[] = [];
  let done = 0;
  const publish = async (path: PagePath) => {
    const published = publishPage(publication, path);
    // Whatever an endpoint waits for, pages do not.
    if (path.route.type === 'page') await published;
    else pending.push(published);
    progress(++done, paths.length);
    if (done % PAGES_AT_ONCE === 0) await setImmediate();
  };
  for (const path of first) await publish(path);
  findable();
  for (const path of rest) await publish(path);
  await Promise.all(pending);
  return done;
}

async function publishPage({ renderer, out, writer }: Publication, path: PagePath): Promise<void> {
  const page = await renderer.renderPath(path);
  await writer.write(join(out, fileOf(path)), page, findGaps(page));
}

/** The file behind a path of the site. A page is the index of its folder, but for the one. */
function fileOf({ pathname, route }: PagePath): string {
  const path = pathname.replace(/\/$/, '');
  if (route.type !== 'page') return path;
  return path === '/404' ? '404.html' : join(path, 'index.html');
}
