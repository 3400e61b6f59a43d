/**
 * Locks a folder for one build, since two would remove each other's files. The system keeps a lock
 * only as long as its process lives. So a build that was killed is in nobody's way.
 */
import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Ends a lock. */
export type Release = () => void;

/** The same for all paths that lead to a folder. */
export function lockName(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev}-${ino}`;
}

/** `undefined` if another process has the lock. */
export async function lock(name: string, address = addressOf(name)): Promise<Release | undefined> {
  return (await listen(address)) ?? ((await isLeft(address)) ? listen(address) : undefined);
}

/** Linux and Windows forget these names with the process; elsewhere they are files. */
function addressOf(name: string): string {
  const own = `nomotheca-${name}`;
  if (platform() === 'linux') return `\0${own}`;
  return platform() === 'win32' ? `\\\\.\\pipe\\${own}` : join(tmpdir(), own);
}

function listen(address: string): Promise<Release | undefined> {
  const { promise, resolve } = Promise.withResolvers<Release | undefined>();
  const server = createServer((socket) => socket.destroy());
  server.on('error', ({ code }: NodeJS.ErrnoException) => {
    // A system without such addresses holds up no build.
    resolve(code === 'EADDRINUSE' ? undefined : () => {});
  });
  server.listen({ path: address, exclusive: true }, () => resolve(() => void server.close()));
  server.unref();
  return promise;
}

/** Whether the address is a file of a process that has ended. Then the file is removed. */
function isLeft(address: string): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(address);
  socket.on('connect', () => resolve(false));
  socket.on('error', ({ code }: NodeJS.ErrnoException) => {
    if (code === 'ECONNREFUSED' && !address.startsWith('\0')) unlinkSync(address);
    resolve(code === 'ECONNREFUSED');
  });
  return promise.finally(() => socket.destroy());
}
