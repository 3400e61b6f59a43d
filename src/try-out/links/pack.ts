/**
 * Packs data into an address after its `#`: as JSON, compressed, in safe characters. No server sees it.
 * Anybody may write it, so its sizes are bounded first.
 */

export type LinkKind = 'game' | 'draft';

/** The version of the format. */
const VERSION = 1;
/** The most characters in an address; some browsers accept no more. */
const MOST_LETTERS = 400_000;
export const MOST_UNPACKED = 4 << 20;
/** The bytes unpacked at once, since the result may be a thousand times larger. */
const PIECE = 1024;

/** A final letter, since some chats drop a dash at the end of a link. */
const END = 'z';
const FORM = /^#?(game|draft)=(\d{1,9})\.([\w-]*)$/;

/** The kind of a link, from an address or its part after `#`; `undefined` for others. */
export function kindOfLink(address: string): LinkKind | undefined {
  const [, kind] = /^(?:[^#]*#)?(game|draft)=/.exec(address) ?? [];
  return kind === 'game' || kind === 'draft' ? kind : undefined;
}

/** The text after `#`. */
export async function packLink(kind: LinkKind, value: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  const deflated = await collect(through(new CompressionStream('deflate-raw'), bytes));
  const binary = Array.from(deflated, (byte) => String.fromCharCode(byte)).join('');
  // Base64 with the two signs that an address may have.
  const letters = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
  return `${kind}=${VERSION}.${letters}${END}`;
}

export type UnpackResult =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly why: string };

/** Why a link is refused, in a sentence. */
export class LinkRefusal extends Error {}

export async function unpackLink(kind: LinkKind, address: string): Promise<UnpackResult> {
  try {
    const binary = atob(lettersOf(kind, address).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const inflated = await collect(through(new DecompressionStream('deflate-raw'), bytes));
    const text = new TextDecoder('utf-8', { fatal: true }).decode(inflated);
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof LinkRefusal) return { ok: false, why: error.message };
    return { ok: false, why: 'The link is damaged.' };
  }
}

function lettersOf(kind: LinkKind, address: string): string {
  const trimmed = address.trim();
  const after = trimmed.slice(trimmed.indexOf('#') + 1);
  if (after.length > MOST_LETTERS) {
    throw new LinkRefusal(
      `The link has ${after.length} characters, but may have only ${MOST_LETTERS}.`,
    );
  }
  const [, found, version, letters = ''] = FORM.exec(after) ?? [];
  if (found === undefined) throw new LinkRefusal('The link is damaged.');
  if (found !== kind) throw new LinkRefusal(`It is a link to a ${found}, not to a ${kind}.`);
  if (Number(version) !== VERSION) {
    throw new LinkRefusal(
      `The link has form ${version}, but this page reads form ${VERSION}: a different version of this software made the link.`,
    );
  }
  if (!letters.endsWith(END)) {
    throw new LinkRefusal('The end of the link is missing: it was cut off on its way.');
  }
  return letters.slice(0, -END.length);
}

/** Piece by piece, and only as far as somebody reads, since the total size is unknown. */
function through(stream: CompressionStream | DecompressionStream, bytes: Uint8Array<ArrayBuffer>) {
  let at = 0;
  const pieces = new ReadableStream<Uint8Array<ArrayBuffer>>({
    pull(controller) {
      if (at < bytes.length) controller.enqueue(bytes.subarray(at, at + PIECE));
      else controller.close();
      at += PIECE;
    },
  });
  return pieces.pipeThrough(stream);
}

async function collect(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<Uint8Array> {
  const reader = stream.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.length;
    if (size > MOST_UNPACKED) {
      await reader.cancel();
      throw new LinkRefusal(`The link has more than ${MOST_UNPACKED} bytes, which is too many.`);
    }
    pieces.push(value);
  }
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}
