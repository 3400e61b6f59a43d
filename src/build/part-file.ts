/**
 * A part of a site in one file: the pages of one game, and what the pages of the whole archive say of it.
 * The file is compressed. It has a line of JSON, the head, and then the bytes of all files, one after
 * another. It can have no link, and a name in it leads nowhere but below the folder of its game.
 *
 * A part may come from another machine, so its head is checked before a file is written.
 */
import {
  createReadStream,
  createWriteStream,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Readable, pipeline as start } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliCompress, createBrotliDecompress } from 'node:zlib';
import * as z from 'zod/mini';
import type { GameDigest } from '../archive/page-models/library/summarise-game.ts';
import type { Vocabulary } from './task.ts';

/** A part made of anything else is not taken. All are hashes but the address. */
export interface MadeOf {
  /** The records of the game and of its ruleset. */
  readonly records: string;
  /** This software with its packages, and Node. */
  readonly software: string;
  /** Where the site will be, and where its records are. */
  readonly address: string;
}

export interface PartHead {
  readonly game: string;
  readonly madeOf: MadeOf;
  /** The notes of the check on the game. */
  readonly notes: number;
  readonly summary: GameDigest;
  /** Search finds its pages by these. */
  readonly vocabulary: Vocabulary;
  readonly files: readonly (readonly [path: string, bytes: number])[];
}

/** A fault of the file, in words that follow its name. */
export class PartFault extends Error {}

const MOST_BYTES_OF_HEAD = 64e6;
const MOST_BYTES = 4e9;
const MOST_FILES = 1e6;
/** Similar pages lie next to one another, so a wide window finds what they share. */
const COMPRESSION = {
  [constants.BROTLI_PARAM_QUALITY]: 4,
  [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
};

/** Such as `rules/101/index.html`. No segment is hidden or leads up, on any system. */
const PATH = z
  .string()
  .check(
    z.maxLength(500),
    z.regex(/^(?!\.)[^/\\:*?"<>|\p{C}]{1,200}(\/(?!\.)[^/\\:*?"<>|\p{C}]{1,200})*$/u),
  );
const SIZE = z.int().check(z.nonnegative());
const LIST = z.array(z.unknown());
/** Only the shape of the summary is checked: it deserves as much trust as the pages. */
const HEAD = z.object({
  game: z.string(),
  madeOf: z.object({ records: z.string(), software: z.string(), address: z.string() }),
  notes: SIZE,
  summary: z.custom<GameDigest>(
    (value) =>
      z
        .object({
          link: z.object({ words: z.string(), href: z.string() }),
          ruleset: z.string(),
          home: z.object({ card: z.looseObject({}), lately: LIST }),
          adopted: LIST,
          entries: LIST,
          place: z.looseObject({}),
          findable: z.object({ game: z.looseObject({}), kinds: LIST }),
          addresses: z.array(z.string()),
        })
        .safeParse(value).success,
  ),
  vocabulary: z.object({
    words: z.string(),
    filters: z.record(z.string(), z.array(z.string())),
  }),
  files: z.array(z.tuple([PATH, SIZE])).check(
    z.maxLength(MOST_FILES),
    z.refine((files) => new Set(files.map(([path]) => path)).size === files.length),
    z.refine((files) => files.reduce((sum, [, size]) => sum + size, 0) <= MOST_BYTES),
  ),
});

/** Writes all files below a folder; the part appears when it is whole. */
export async function writePart(
  part: string,
  head: Omit<PartHead, 'files'>,
  folder: string,
): Promise<void> {
  const files = filesIn(folder).map((path) => [path, statSync(join(folder, path)).size] as const);
  function* chunks() {
    yield Buffer.from(`${JSON.stringify({ ...head, files })}\n`);
    for (const [path] of files) yield readFileSync(join(folder, path));
  }
  const whole = createBrotliCompress({ params: COMPRESSION });
  await pipeline(Readable.from(chunks()), whole, createWriteStream(`${part}.new`));
  renameSync(`${part}.new`, part);
}

/** In the order of their paths, with `/` between the segments. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll(sep, '/'))
    .sort();
}

/** Throws a `PartFault` if this is no part, or if it is beyond the bounds. */
export async function readPartHead(part: string): Promise<PartHead> {
  const { head, close } = await openPart(part);
  close();
  return head;
}

/** The same, of a part that is whole to its end. */
export const readWhole = (part: string): Promise<PartHead> => readFiles(part, () => () => {});

/**
 * Writes its files below a folder. A file that is there with the same bytes stays. Throws as `readPartHead`
 * does.
 */
export async function unpackPart(part: string, folder: string): Promise<void> {
  let finish = () => {};
  await readFiles(part, (path) => {
    finish();
    const file = join(folder, path);
    const bytes: Buffer[] = [];
    finish = () => writeOver(file, Buffer.concat(bytes));
    return (more) => bytes.push(more);
  });
  finish();
}

/** Follows no link. */
function writeOver(file: string, bytes: Buffer): void {
  const entry = lstatSync(file, { throwIfNoEntry: false });
  if (entry?.isFile() && entry.size === bytes.length && readFileSync(file).equals(bytes)) return;
  if (entry) unlinkSync(file);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes, { flag: 'wx' });
}

/** Calls `begin` for each file, and what that returns for its bytes. */
async function readFiles(part: string, begin: (path: string) => (bytes: Buffer) => unknown) {
  const { head, next, close } = await openPart(part);
  try {
    for (const [path, size] of head.files) {
      const take = begin(path);
      for (let left = size; left > 0; ) {
        const bytes = await next(left);
        if (!bytes) throw new PartFault('ends before its last file');
        take(bytes);
        left -= bytes.length;
      }
    }
    if (await next(1)) throw new PartFault('has more in it than its head says');
    return head;
  } finally {
    close();
  }
}

interface Opened {
  readonly head: PartHead;
  /** Some bytes more, and at most so many; `undefined` at the end. */
  readonly next: (most: number) => Promise<Buffer | undefined>;
  readonly close: () => void;
}

async function openPart(part: string): Promise<Opened> {
  const unpacked = createBrotliDecompress();
  // The next reader gets the fault.
  start(createReadStream(part), unpacked, () => {});
  const chunks: AsyncIterator<Buffer> = unpacked[Symbol.asyncIterator]();
  let chunk: Buffer = Buffer.alloc(0);
  const take = (count: number) => {
    const bytes = chunk.subarray(0, count);
    chunk = chunk.subarray(bytes.length);
    return bytes;
  };
  const hasMore = async () => {
    while (chunk.length === 0) {
      const { value, done } = await chunks.next().catch((error: NodeJS.ErrnoException) => {
        throw error.syscall === undefined ? new PartFault(NO_PART) : error;
      });
      if (done) return false;
      chunk = value;
    }
    return true;
  };
  const close = () => void unpacked.destroy();
  try {
    const line: Buffer[] = [];
    for (let end = -1, length = 0; end < 0; ) {
      if (!(await hasMore())) throw new PartFault(NO_PART);
      end = chunk.indexOf(LINE_END);
      const bytes = take(end < 0 ? chunk.length : end + 1);
      length += bytes.length;
      if (length > MOST_BYTES_OF_HEAD) throw new PartFault('has too long a head');
      line.push(bytes);
    }
    const head = headIn(Buffer.concat(line).toString());
    return { head, next: async (most) => ((await hasMore()) ? take(most) : undefined), close };
  } catch (error) {
    close();
    throw error;
  }
}

const NO_PART = 'is damaged, or is no part';
const LINE_END = '\n'.charCodeAt(0);

function headIn(line: string): PartHead {
  let read: unknown;
  try {
    read = JSON.parse(line);
  } catch {
    throw new PartFault(NO_PART);
  }
  const head = HEAD.safeParse(read);
  if (head.success) return head.data;
  const [first] = head.error.issues;
  throw new PartFault(`has no such head as a part has, at ${first?.path.join('.')}`);
}
