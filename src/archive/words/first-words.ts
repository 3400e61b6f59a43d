/** How a text is named that has no title: by the words that it begins with. */

const MOST = 56;
/** Enough for the words shown, whatever marks stand among them. */
const READ = 400;
const LINE_MARKS = /^[ \t]*(?:>|#+|[-*+]|\d{1,9}[.)])[ \t]+/gm;
const LINK = /!?\[([^\]]*)\]\([^)]*\)/g;

/** `No player may hold two offices …`; `undefined` for a text without words. */
export function firstWords(markdown: string): string | undefined {
  const words = plainWords(markdown);
  if (words.length <= MOST) return words === '' ? undefined : words;
  const cut = words.slice(0, MOST + 1);
  const end = cut.lastIndexOf(' ');
  return `${cut.slice(0, end > 0 ? end : MOST).replace(/[,;:.]$/, '')} …`;
}

/** The first sentence; what is too long for one is cut. */
export function firstSentence(markdown: string): string | undefined {
  const [paragraph = ''] = markdown.trim().split(/\n[ \t]*\n/, 1);
  const words = plainWords(paragraph);
  const [sentence] = /^.*?[.!?](?=\s|$)/.exec(words) ?? [];
  if (sentence !== undefined) return sentence;
  return words === '' ? undefined : `${words} …`;
}

function plainWords(markdown: string): string {
  return markdown
    .slice(0, READ)
    .replace(LINE_MARKS, '')
    .replace(LINK, '$1')
    .replace(/[*_`~|]+/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
