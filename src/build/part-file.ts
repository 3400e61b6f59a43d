/**
 * One file with the pages of a game and its summary for the archive's pages. First come four bytes with
 * the length of the head, then the head in JSON, then all files. The head and the files are compressed. A
 * part has no links, and its names stay below the folder of the game.
 *
 * A part may come from another machine, so its head is checked before a file is written.
 */
import {
  createWriteStream,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  createBrotliCompress,
} from 'node:zlib';
import * as z from 'zod/mini';
import type { GameDigest } from '../archive/page-models/library/summarise-game.ts';

/** A fault of the file, in words that follow its name. */
export class PartFault extends Error {}

const MOST_BYTES_OF_HEAD = 64e6;
const MOST_BYTES = 2e9;
const MOST_FILES = 1e6;
/** Bytes that say how long the head is. */
const LENGTH = 4;
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
/** A part made of anything else is not taken. All are hashes but the address. */
const MADE_OF = z.object({
  /** The records of the game and of its ruleset. */
  records: z.string(),
  /** This software with its packages, and Node. */
  software: z.string(),
  /** Where the site will be, and where its records are. */
  address: z.string(),
});
/** Only the shape of the summary is checked: it deserves as much trust as the pages. */
const HEAD = z.object({
  game: z.string(),
  madeOf: MADE_OF,
  /** The notes of the check on the game. */
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
  /** Search finds its pages by these. */
  vocabulary: z.object({
    words: z.string(),
    filters: z.record(z.string(), z.readonly(z.array(z.string()))),
  }),
  files: z.readonly(
    z.array(z.tuple([PATH, SIZE])).check(
      z.maxLength(MOST_FILES),
      z.refine((files) => new Set(files.map(([path]) => path)).size === files.length),
      z.refine((files) => files.reduce((sum, [, size]) => sum + size, 0) <= MOST_BYTES),
    ),
  ),
});

export type MadeOf = Readonly<z.output<typeof MADE_OF>>;
export type PartHead = Readonly<z.output<typeof HEAD>>;

/** Writes all files below a folder; the part appears when it is whole. */
export async function writePart(
  part: string,
  head: Omit<PartHead, 'files'>,
  folder: string,
): Promise<void> {
  const files = filesIn(folder).map((path) => [path, statSync(join(folder, path)).size] as const);
  const packed = brotliCompressSync(JSON.stringify({ ...head, files }), { params: COMPRESSION });
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32LE(packed.length);
  writeFileSync(`${part}.new`, Buffer.concat([length, packed]));
  function* bytes() {
    for (const [path] of files) yield readFileSync(join(folder, path));
  }
  const whole = createBrotliCompress({ params: COMPRESSION });
  await pipeline(Readable.from(bytes()), whole, createWriteStream(`${part}.new`, { flags: 'a' }));
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
export const readPartHead = (part: string) => readParted(part).head;

/** The head of a part that is whole to its end, and the bytes of each file. Throws as `readPartHead` does. */
export function readWhole(part: string) {
  const { head, packed } = readParted(part);
  const most = head.files.reduce((sum, [, bytes]) => sum + bytes, 0);
  const all = unpack(packed, most, 'has more in it than its head says');
  if (all.length < most) throw new PartFault('ends before its last file');
  let end = 0;
  const files = head.files.map(([path, bytes]) => {
    end += bytes;
    return [path, all.subarray(end - bytes, end)] as const;
  });
  return { head, files };
}

/** Writes its files below a folder that is empty or missing. Throws as `readWhole` does. */
export function unpackPart(part: string, folder: string): void {
  for (const [path, bytes] of readWhole(part).files) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, bytes, { flag: 'wx' });
  }
}

/** The head of a part, and the bytes after it. */
function readParted(part: string) {
  if (statSync(part).size > MOST_BYTES) throw new PartFault('is larger than any part');
  const bytes = readFileSync(part);
  const length = bytes.length < LENGTH ? Number.POSITIVE_INFINITY : bytes.readUInt32LE();
  if (length > MOST_BYTES_OF_HEAD) throw new PartFault(NO_PART);
  const end = LENGTH + length;
  const head = unpack(bytes.subarray(LENGTH, end), MOST_BYTES_OF_HEAD, 'has too long a head');
  return { head: headIn(head.toString()), packed: bytes.subarray(end) };
}

function unpack(bytes: Buffer, most: number, beyond: string): Buffer {
  try {
    // The decompressor refuses a limit of 0, so the limit is one byte more.
    const all = brotliDecompressSync(bytes, { maxOutputLength: most + 1 });
    if (all.length <= most) return all;
  } catch (error) {
    if (!(error instanceof RangeError)) throw new PartFault(NO_PART);
  }
  throw new PartFault(beyond);
}

const NO_PART = 'is damaged, or is no part';

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
