/**
 * Takes the pages from Astro as they are rendered. Astro tells nobody how many there are yet to
 * come, and waits for each to be written, which is most of the time that a page takes. Here they are
 * counted, and written by another thread; and the ones that search finds come first, so that the
 * index can be made while the rest is rendered.
 */
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { piecesOfPage } from '../src/site/fragments.ts';
import type { FileWriter } from './file-writer.ts';

export interface Publication {
  readonly writer: FileWriter;
  /** Endpoints left to somebody else: the ends of their paths in `src/`. */
  readonly leaveOut: readonly string[];
  readonly progress: (done: number, all: number) => void;
  /** Everything that search finds has been written. */
  readonly findable: () => void;
}

const FINDABLE = /\/(rules\/\[rule\]|proposals\/\[proposal\]|judgments\/\[judgment\])\.astro$/;

/** Page follows page without a pause; this often one is made, for what other threads have to say. */
const PAGES_AT_ONCE = 32;

interface Place {
  readonly root: string;
  readonly base: string;
}

export function publishPages(publication: Publication): AstroIntegration {
  const { writer, leaveOut, progress, findable } = publication;
  let place: Place = { root: '', base: '' };
  return {
    name: 'publish-pages',
    hooks: {
      'astro:config:done': ({ config: { outDir, base } }) => {
        place = { root: fileURLToPath(outDir), base: base.replace(/\/$/, '') };
      },
      'astro:build:start': ({ setPrerenderer }) => {
        setPrerenderer((renderer) => {
          let all = 0;
          let done = 0;
          let unfound = 0;
          return {
            ...renderer,
            getStaticPaths: async () => {
              const paths = (await renderer.getStaticPaths()).filter(
                ({ route }) => !leaveOut.some((end) => route.component.endsWith(end)),
              );
              const { first = [], rest = [] } = Object.groupBy(paths, ({ route }) =>
                FINDABLE.test(route.component) ? 'first' : 'rest',
              );
              all = paths.length;
              unfound = first.length;
              return [...first, ...rest];
            },
            render: async (request, options) => {
              const rendered = await renderer.render(request, options);
              const response = rendered instanceof Response ? rendered : rendered.response;
              const { component, type } = options.routeData;
              const file = fileOf(request.url, place, type === 'page');
              if (type === 'page')
                await writer.writePieces(file, piecesOfPage(await response.text()));
              else await writer.write(file, new Uint8Array(await response.arrayBuffer()));
              progress(++done, all);
              if (done % PAGES_AT_ONCE === 0) await setImmediate();
              if (FINDABLE.test(component) && --unfound === 0) writer.flush().then(findable);
              // An empty page is one for which Astro has nothing to write.
              return new Response(null);
            },
          };
        });
      },
    },
  };
}

/** The file behind an address of the site. A page is the index of its folder, but for the one. */
function fileOf(address: string, { root, base }: Place, isPage: boolean): string {
  const whole = decodeURI(new URL(address).pathname).replace(/\/$/, '');
  const path = whole.slice(base.length + 1);
  if (!isPage) return join(root, path);
  return path === '404' ? join(root, '404.html') : join(root, path, 'index.html');
}
