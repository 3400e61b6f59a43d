/** Serves a built site to this machine alone. */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { extname, join, sep } from 'node:path';
import sirv from 'sirv';

export interface SiteServer {
  readonly address: string;
  readonly close: () => Promise<void>;
}

/** These texts are UTF-8, but do not say so themselves. */
const TEXTS: Readonly<Record<string, string>> = {
  '.json': 'application/json',
  '.md': 'text/markdown',
  '.txt': 'text/plain',
  '.xml': 'application/xml',
};

/** Port 0 means any free port. Rejects if another program uses the port. */
export async function serveSite(
  folder: string,
  { base, port }: { readonly base: string; readonly port: number },
): Promise<SiteServer> {
  const root = base === '/' ? '/' : `${base}/`;
  const files = sirv(folder, {
    // Looks for a file at each request, since a build may replace the site meanwhile.
    dev: true,
    etag: true,
    setHeaders: (response, path) => {
      const type = TEXTS[extname(path)];
      if (type !== undefined) response.setHeader('Content-Type', `${type};charset=utf-8`);
    },
    onNoMatch: (_, response) => sendMissing(response, folder),
  });
  function answer(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '/' } = request;
    if (!isOwnHost(request)) return reject(response, 421, 'The archive has another address.');
    if (method !== 'GET' && method !== 'HEAD') return reject(response, 405, 'It is only read.');
    if (url !== root && (url === '/' || url === base)) {
      return void response.writeHead(301, { Location: root }).end();
    }
    if (!url.startsWith(root)) return sendMissing(response, folder);
    request.url = url.slice(root.length - 1);
    if (!isOfSite(folder, request.url)) return sendMissing(response, folder);
    // Sends each page whole, which a server may always do.
    delete request.headers.range;
    files(request, response);
  }
  const server = createServer((request, response) => {
    response.setHeader('X-Content-Type-Options', 'nosniff');
    // A file that cannot be read to its end, such as one that a build removes, ends only this answer.
    response.on('pipe', (file) => file.on('error', () => response.destroy()));
    try {
      answer(request, response);
    } catch {
      reject(response, 404, 'It cannot be read.');
    }
  });
  await listen(server, port);
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

/** Rejects if another program uses the port. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((listening, failed) => {
    server.once('error', failed).listen(port, '127.0.0.1', listening);
  });
}

/** Rejects as `serveSite` would, and serves nothing. */
export async function tryPort(port: number): Promise<void> {
  const server = createServer();
  await listen(server, port);
  await new Promise((closed) => server.close(closed));
}

const OWN_NAMES: ReadonlySet<string> = new Set(['127.0.0.1', 'localhost', '[::1]']);

/** Rejects other names: a stranger's site can give its own name the address of this machine. */
function isOwnHost({ headers: { host = '' }, socket: { localPort } }: IncomingMessage): boolean {
  const [, name = '', port = '80'] = /^(.*?)(?::(\d+))?$/.exec(host.toLowerCase()) ?? [];
  return OWN_NAMES.has(name) && Number(port) === localPort;
}

/**
 * Whether every file that `sirv` may send for the address is in the folder, and not hidden. The folder
 * may have a repository with a token in it, and links to anywhere.
 */
function isOfSite(folder: string, url: string): boolean {
  let [path = ''] = url.split('?', 1);
  try {
    path = decodeURI(path);
  } catch {
    // If the address cannot be decoded, `sirv` uses the path unchanged.
  }
  path = path.replace(/\/$/, '');
  if (path.split(/[/\\]/).some((name) => name.startsWith('.'))) return false;
  const endings = ['/index', '/index.html', '/index.htm'];
  if (path !== '') endings.push('', '.html', '.htm');
  return endings.every((ending) => liesIn(folder, join(folder, `${path}${ending}`)));
}

/** Whether no link leads out of the folder, if there is such a file. */
function liesIn(folder: string, file: string): boolean {
  return !existsSync(file) || realpathSync(file).startsWith(realpathSync(folder) + sep);
}

function reject(response: ServerResponse, status: number, why: string): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(status, { 'Content-Type': 'text/plain;charset=utf-8' }).end(why);
}

function sendMissing(response: ServerResponse, folder: string): void {
  const page = join(folder, '404.html');
  const isThere = existsSync(page) && liesIn(folder, page);
  const html = isThere ? readFileSync(page) : undefined;
  response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8' }).end(html);
}
