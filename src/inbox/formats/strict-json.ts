/** JSON in which nothing is said twice, and no number is too long to be kept. */

export type JsonRead =
  | { readonly ok: true; readonly data: unknown }
  | { readonly ok: false; readonly message: string };

const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]|-?\d[\d.eE+-]*/g;
const DEEPEST = 200;

export function readStrictJson(text: string): JsonRead {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    const isCut =
      error instanceof Error &&
      /end of JSON|Unterminated|after .* in JSON at position/.test(error.message);
    const why = isCut ? 'it is cut off before its end' : 'it is no JSON';
    return { ok: false, message: `the file cannot be read: ${why}.` };
  }
  const fault = faultOf(text);
  return fault === undefined ? { ok: true, data } : { ok: false, message: fault };
}

/** For a text that is known to be JSON. */
function faultOf(text: string): string | undefined {
  // The keys of each object that is open; nothing for a list.
  const open: (Set<string> | undefined)[] = [];
  let last = '';
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (token === ':') {
      const keys = open.at(-1);
      const key: unknown = JSON.parse(last);
      if (keys?.has(String(key))) return `the file says “${String(key)}” twice of one thing.`;
      keys?.add(String(key));
    } else if (/^-?\d/.test(token) && Math.abs(Number(token)) > Number.MAX_SAFE_INTEGER) {
      return `the file has the number ${token}, which is too long to be kept exactly; an export writes such numbers as texts.`;
    }
    if (open.length > DEEPEST) return `the file is nested more than ${DEEPEST} deep.`;
    last = token;
  }
  return undefined;
}
