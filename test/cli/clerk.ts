/** The command for scripts that call it. This process answers: most of the time would go into starting it anew. */
import { createServer } from 'node:net';
import { run } from '../../src/cli/run.ts';
import { CONTEXT } from './context.ts';
import { programsIn } from './workflow-steps.ts';

export interface Clerk {
  readonly close: () => void;
}

/** Writes a program of that name into a folder. It is called where its caller is, who must not be waited for. */
export async function clerkIn(folder: string, name: string): Promise<Clerk> {
  const server = createServer((socket) => {
    let said = '';
    socket.setEncoding('utf8').on('data', async (more) => {
      said += more;
      if (!said.endsWith('\0\0')) return;
      const [cwd = '', ...words] = said.slice(0, -2).split('\0');
      const { status, out, err } = await nomic(words, cwd);
      socket.end(`${status}\n${out}${err}`);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It has no port.');
  const script = `exec 3<>'/dev/tcp/127.0.0.1/${address.port}'
printf '%s\\0' "$PWD" "$@" '' >&3
read -r status <&3
cat <&3
exit "$status"`;
  programsIn(folder)(name, script, 'bash');
  return { close: () => server.close() };
}

/** The command without a process round it. */
export async function nomic(words: readonly string[], cwd: string) {
  const { status, out = '', err = '' } = await run(words, { ...CONTEXT, cwd, repository: cwd });
  return { status, out, err };
}
