// @ts-check
/**
 * Writes files for another thread: see `file-writer.ts`. Plain JavaScript, since Node would load the
 * compiler that takes types away once more for this thread.
 */
import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort } from 'node:worker_threads';

/** @import { Batch, FileToWrite } from './file-writer.ts' */

/** @type {Set<string>} */
const made = new Set();
/** @type {Buffer[]} */
const shared = [];
/** Files are put together here, one after another: to get memory for each takes longer. */
let desk = Buffer.allocUnsafeSlow(1 << 20);
/** How much of the desk the file takes so far. */
let length = 0;

parentPort?.on('message', (/** @type {Batch} */ { files, pieces }) => {
  for (const piece of pieces) shared.push(Buffer.from(piece));
  for (const file of files) write(file);
  parentPort?.postMessage(null);
});

/** @param {FileToWrite} file */
function write(file) {
  const folder = dirname(file.path);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  length = 0;
  if ('bytes' in file) putBytes(file.bytes, file.gaps);
  else putPieces(file.pieces);
  const opened = openSync(file.path, 'w');
  for (let at = 0; at < length; ) at += writeSync(opened, desk, at, length - at);
  closeSync(opened);
}

/**
 * @param {Uint8Array} bytes
 * @param {readonly number[]} gaps
 */
function putBytes(bytes, gaps) {
  let at = 0;
  for (let i = 0; i < gaps.length; i += 3) {
    const [from = 0, to = 0, piece = 0] = [gaps[i], gaps[i + 1], gaps[i + 2]];
    put(bytes.subarray(at, from));
    putShared(piece);
    at = to;
  }
  put(bytes.subarray(at));
}

/** @param {readonly (string | number)[]} pieces */
function putPieces(pieces) {
  for (const piece of pieces) {
    if (typeof piece === 'string') putText(piece);
    else putShared(piece);
  }
}

/** @param {number} number */
function putShared(number) {
  const piece = shared[number];
  if (!piece) throw new Error(`Piece ${number} was not handed over.`);
  put(piece);
}

/** @param {Uint8Array} bytes */
function put(bytes) {
  makeRoom(bytes.length);
  desk.set(bytes, length);
  length += bytes.length;
}

/** @param {string} text */
function putText(text) {
  // No character of a string takes more than three bytes.
  makeRoom(3 * text.length);
  length += desk.write(text, length);
}

/** @param {number} more */
function makeRoom(more) {
  if (length + more <= desk.length) return;
  const larger = Buffer.allocUnsafeSlow(2 * (length + more));
  desk.copy(larger, 0, 0, length);
  desk = larger;
}
