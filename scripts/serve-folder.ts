/** A small server of static files, as strict about addresses as the hosts that sites end up on. */
import { createReadStream } from 'node:fs';
import { realpath, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.wasm': 'application/wasm',
  '.woff2': 'font/woff2',
  '.woff': 'font/woff',
};

export interface Served {
  readonly address: string;
  readonly close: () => Promise<void>;
}

interface Answer {
  readonly status: 200 | 301 | 404 | 405;
  readonly file?: string;
  readonly location?: string;
}

/**
 * Serves a folder under a base path to this machine alone. Port 0 takes any that is free.
 * Rejects if the port is taken.
 */
export async function serveFolder(
  folder: string,
  { base, port }: { readonly base: string; readonly port: number },
): Promise<Served> {
  const root = await realpath(folder);
  const server = createServer((request, response) => {
    answer(request, root, base).then(
      (given) => send(given, request, response),
      () => send({ status: 404 }, request, response),
    );
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  const at = server.address();
  const taken = typeof at === 'object' && at ? at.port : port;
  return {
    address: `http://127.0.0.1:${taken}${base === '/' ? '/' : `${base}/`}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

async function answer({ method, url = '/' }: IncomingMessage, root: string, base: string) {
  if (method !== 'GET' && method !== 'HEAD') return { status: 405 } as const;
  const [path = '/', query] = url.split('?', 2);
  if (base !== '/') {
    if (path === '/' || path === base) return { status: 301, location: `${base}/` } as const;
    if (!path.startsWith(`${base}/`)) return { status: 404 } as const;
  }
  const file = fileOf(path.slice(base === '/' ? 0 : base.length), root);
  if (file === undefined) return notFound(root);
  const found = await lookUp(file, root);
  if (found?.folder && !path.endsWith('/')) {
    return { status: 301, location: `${path}/${query ? `?${query}` : ''}` } as const;
  }
  return found && path.endsWith('/') === found.folder
    ? ({ status: 200, file: found.file } as const)
    : notFound(root);
}

/** The file that a path would name; `undefined` for a path that leads out of the folder. */
function fileOf(path: string, root: string): string | undefined {
  try {
    const file = resolve(root, `.${decodeURIComponent(path)}`);
    return isWithin(file, root) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
}

/** What stands there, links resolved: they may not lead out of the folder either. */
async function lookUp(path: string, root: string) {
  try {
    const real = await realpath(path);
    if (!isWithin(real, root)) return undefined;
    const folder = (await stat(real)).isDirectory();
    const file = folder ? join(real, 'index.html') : real;
    return (await stat(file)).isFile() ? { file, folder } : undefined;
  } catch {
    return undefined;
  }
}

function isWithin(file: string, root: string): boolean {
  return file === root || file.startsWith(root + sep);
}

async function notFound(root: string): Promise<Answer> {
  const page = await lookUp(join(root, '404.html'), root);
  return page ? { status: 404, file: page.file } : { status: 404 };
}

function send({ status, file, location }: Answer, { method }: IncomingMessage, to: ServerResponse) {
  const type = file === undefined ? undefined : TYPES[extname(file)];
  to.writeHead(status, {
    'Content-Type': type ?? 'application/octet-stream',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-cache',
    ...(location !== undefined && { Location: location }),
  });
  if (file === undefined || method === 'HEAD') return to.end();
  return createReadStream(file)
    .on('error', () => to.destroy())
    .pipe(to);
}
