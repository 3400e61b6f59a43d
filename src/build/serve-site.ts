/** Serves a built site to this machine alone. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import sirv from 'sirv';

export interface Served {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** Texts of the site are UTF-8, and not all of them say so themselves. */
const TEXTS: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/** Port 0 takes any that is free. Rejects if the port is taken. */
export async function serveSite(
  folder: string,
  { base, port }: { readonly base: string; readonly port: number },
): Promise<Served> {
  const root = base === '/' ? '/' : `${base}/`;
  const files = sirv(folder, {
    // Files are looked for when they are asked for: the site may be built anew meanwhile.
    dev: true,
    etag: true,
    setHeaders: (response, path) => setType(response, path),
    onNoMatch: (_, response) => sendMissing(response, folder),
  });
  function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '/' } = request;
    if (!isOwnHost(request)) return refuse(response, 421, 'The archive has another address.');
    if (method !== 'GET' && method !== 'HEAD') return refuse(response, 405, 'It is only read.');
    if (url !== root && (url === '/' || url === base)) return redirect(response, root);
    if (!url.startsWith(root)) return sendMissing(response, folder);
    request.url = url.slice(root.length - 1);
    if (!isOfSite(folder, request.url)) return sendMissing(response, folder);
    // A page is small enough to be sent whole, which a server may always do.
    delete request.headers.range;
    files(request, response);
  }
  const server = createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // A file that cannot be read to its end, such as one that a build removes, ends this answer alone.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    try {
      answer(request, response);
    } catch {
      refuse(response, 404, 'It cannot be read.');
    }
  });
  await new Promise<void>((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
  const at = server.address();
  const taken = typeof at === 'object' && at ? at.port : port;
  return {
    address: `http://127.0.0.1:${taken}${root}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

/** The names that this machine has for itself. A page elsewhere can give its own name this address. */
const OWN_NAMES: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

function isOwnHost({ headers: { host = '' }, socket: { localPort } }: IncomingMessage): boolean {
  const [, name = '', port = '80'] = /^(.*?)(?::(\d+))?$/.exec(host.toLowerCase()) ?? [];
  return OWN_NAMES.has(name) && Number(port) === localPort;
}

/**
 * Whether every file to which the address may lead lies in the folder, and none is hidden. The folder may
 * have a repository with a token in it, and links to anywhere.
 */
function isOfSite(folder: string, url: string): boolean {
  const path = decoded(url.split('?', 1)[0] ?? '').replace(/\/$/, '');
  if (path.split(/[/\\]/).some((name) => name.startsWith('.'))) return false;
  const endings = ['/index', '/index.html', '/index.htm', ...(path === '' ? [] : ENDINGS)];
  return endings.every((ending) => liesIn(folder, join(folder, `${path}${ending}`)));
}

/** How the name of a file may go on after what was asked for. */
const ENDINGS = ['', '.html', '.htm'];

/** As `sirv` reads it. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether no link leads out of the folder, where there is such a file. */
function liesIn(folder: string, file: string): boolean {
  return !existsSync(file) || realpathSync(file).startsWith(realpathSync(folder) + sep);
}

function refuse(response: ServerResponse, status: number, words: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' }).end(words);
}

function redirect(response: ServerResponse, to: string): void {
  response.writeHead(301, { Location: to }).end();
}

function setType(response: ServerResponse, path: string): void {
  const type = TEXTS[extname(path)];
  if (type !== undefined) response.setHeader('Content-Type', `${type};charset=utf-8`);
}

function sendMissing(response: ServerResponse, folder: string): void {
  const page = join(folder, '404.html');
  const isThere = existsSync(page) && liesIn(folder, page);
  const words = isThere ? readFileSync(page) : undefined;
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(words);
}
