/**
 * Two builds into one folder would each remove what the other makes. The system keeps what a build takes
 * here for as long as its process lives. So a build that was killed is in nobody's way.
 */
import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Gives back what was taken. */
export type Release = () => void;

/** How a folder is called here, whatever path leads to it. */
export function nameOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev}-${ino}`;
}

/** `undefined` if another process has it. */
export async function take(name: string, address = addressOf(name)): Promise<Release | undefined> {
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
    // A system that offers nothing of the kind holds up no build.
    resolve(code === 'EADDRINUSE' ? undefined : () => {});
  });
  server.listen({ path: address, exclusive: true }, () => resolve(() => void server.close()));
  server.unref();
  return promise;
}

/** Whether it is the file of a process that has ended; then it is removed. */
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
