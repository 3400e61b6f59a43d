/** The least that any build must do: put so many files of so many bytes into a folder. */
import { cpSync } from 'node:fs';

const [from, to] = process.argv.slice(2);
if (from === undefined || to === undefined) throw new Error('bench-copy.ts FROM TO');
cpSync(from, to, { recursive: true });
