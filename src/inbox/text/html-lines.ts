/** The lines of a mail in HTML. Words that may be hidden raise a doubt. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { MessageLine } from '../types.ts';

const PARSER = unified().use(rehypeParse);
const MOST_TAGS = 20_000;
const DEEPEST = 200;

const UNSEEN = new Set(['script', 'style', 'title']);
const BLOCKS = new Set(
  'address article aside blockquote center dd div dl dt figure footer h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const CODE = new Set(['code', 'pre', 'samp', 'kbd', 'tt']);
/** Tags and attributes that hide nothing. Any other may. */
const SHOWN = new Set([
  ...BLOCKS,
  ...CODE,
  ...'a abbr b big body br cite del em font head html i img ins mark meta q s small span strike strong sub sup u wbr'.split(
    ' ',
  ),
]);
const PLAIN_ATTRIBUTE =
  /^(?:href|src|alt|dir|lang|className|id|type|cite|align|target|rel|name|face|start|content|charSet|httpEquiv)$/;
/** A wide border or space may move words out of sight. */
const NARROW = String.raw`(?:(?:none|solid|windowtext|#[\da-f]{3,6}|0(?:in|cm|mm)|\d{1,2}(?:\.\d{1,4})?(?:p[tx])?)(?:\s+|(?=;|$)))+`;
const PLAIN_STYLE = new RegExp(
  String.raw`^(?:\s*(?:(?:font-(?:family|weight|style)|text-align|word-wrap|(?:-webkit-)?(?:line-break|nbsp-mode))\s*:[^;:]*|(?:border|padding)[a-z-]*\s*:\s*${NARROW})(?:;|$))*\s*$`,
  'i',
);

/** `isHiding`: some of the author's words may be hidden. */
export function htmlLines(html: string) {
  let tags = 0;
  for (const _ of html.matchAll(/<[a-z]/gi)) tags += 1;
  if (tags > MOST_TAGS)
    return { ok: false as const, message: `it has more than ${MOST_TAGS} tags` };
  const writer = new Writer();
  if (!writer.write(PARSER.parse(html), { mark: 'own' }))
    return { ok: false as const, message: `its tags are nested more than ${DEEPEST} deep` };
  writer.end();
  return { ok: true as const, lines: writer.lines, isHiding: writer.isHiding };
}

type Style = Pick<MessageLine, 'mark' | 'why'>;

/** Collects words into lines. A block, or a new mark, begins a line. */
class Writer {
  readonly lines: MessageLine[] = [];
  text = '';
  style: Style = { mark: 'own' };
  isHiding = false;

  add(words: string, style: Style): void {
    if (words.trim() !== '' && style.mark !== this.style.mark) this.end();
    if (words.trim() !== '') this.style = style;
    this.text += words;
  }

  end(): void {
    const text = this.text.replace(/[ \t\n\r\f]+/g, ' ').trim();
    if (text !== '' || this.lines.at(-1)?.text !== '') {
      this.lines.push({ at: this.lines.length, text, ...this.style });
    }
    this.text = '';
  }

  /** `false` if the nesting is too deep. */
  write(node: Root | RootContent, style: Style, depth = 0): boolean {
    if (depth > DEEPEST) return false;
    if (node.type === 'text') this.add(node.value, style);
    if (node.type !== 'element' && node.type !== 'root') return true;
    const name = node.type === 'element' ? node.tagName : '';
    const within = node.type === 'element' ? styleOf(node, style) : style;
    if (node.type === 'element' && within.mark === 'own') this.isHiding ||= mayHide(node);
    if (UNSEEN.has(name)) return true;
    if (name === 'br' || BLOCKS.has(name)) this.end();
    const children: readonly (RootContent | ElementContent)[] = node.children;
    const isShallow = children.every((child) => this.write(child, within, depth + 1));
    if (BLOCKS.has(name)) this.end();
    return isShallow;
  }
}

function mayHide({ tagName, properties }: Element): boolean {
  const isPlain = ([key, value]: readonly [string, unknown]) =>
    key === 'style' ? PLAIN_STYLE.test(String(value)) : PLAIN_ATTRIBUTE.test(key);
  return !SHOWN.has(tagName) || !Object.entries(properties).every(isPlain);
}

function styleOf({ tagName, properties }: Element, style: Style): Style {
  const classes = [properties.className ?? []].flat().join(' ');
  if (tagName === 'blockquote' || /gmail_quote|moz-cite|yahoo_quoted/.test(classes))
    return { mark: 'quoted' };
  if (/signature/i.test(`${classes} ${properties.id ?? ''}`)) return { mark: 'signature' };
  if (CODE.has(tagName)) return { mark: 'doubtful', why: 'is code' };
  if (['del', 's', 'strike'].includes(tagName)) return { mark: 'doubtful', why: 'is struck out' };
  return style;
}
