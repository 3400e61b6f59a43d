/** The lines of a mail in HTML alone, without the parts that a reader of the mail does not see. */
import type { Element, ElementContent, Root, RootContent } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import type { Line, Mark } from '../types.ts';

const PARSER = unified().use(rehypeParse);
const MOST_TAGS = 20_000;
const DEEPEST = 200;

const UNSEEN = new Set(
  'head script style title template noscript object iframe img svg math select textarea button input audio video canvas'.split(
    ' ',
  ),
);
const BLOCKS = new Set(
  'address article aside blockquote center dd details div dl dt fieldset figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section summary table tbody td tfoot th thead tr ul'.split(
    ' ',
  ),
);
const CODE = new Set(['code', 'pre', 'samp', 'kbd', 'tt']);
const HIDDEN =
  /display:none|visibility:(?:hidden|collapse)|opacity:0(?:[.]0*)?(?:;|$)|font-size:0|(?:max-)?(?:height|width):0|left:-\d{3}|text-indent:-\d{3}|clip:rect/;

export type HtmlLines =
  | {
      readonly ok: true;
      readonly lines: readonly Line[];
      /** Whether a style sheet may hide some of them. */
      readonly isHiding: boolean;
    }
  | { readonly ok: false; readonly message: string };

export function htmlLines(html: string): HtmlLines {
  let tags = 0;
  for (const _ of html.matchAll(/<[a-z]/gi)) tags += 1;
  if (tags > MOST_TAGS) return { ok: false, message: `it has more than ${MOST_TAGS} tags` };
  const writer = new Writer();
  const isShallow = write(PARSER.parse(html), { mark: 'own' }, { writer, depth: 0 });
  if (!isShallow) return { ok: false, message: `its tags are nested more than ${DEEPEST} deep` };
  const rules = writer.styles.toLowerCase().replace(/\s/g, '');
  return { ok: true, lines: writer.done(), isHiding: HIDDEN.test(rules) || UNCOLOURED.test(rules) };
}

/** In a style sheet it is not known to what it applies. */
const UNCOLOURED = /[{;]color:(?:white|#fff|transparent)/;

interface Style {
  readonly mark: Mark;
  readonly why?: string;
}

/** Puts words into lines, and begins a new one if a block or the mark changes. */
class Writer {
  readonly lines: Line[] = [];
  text = '';
  style: Style = { mark: 'own' };
  /** The style sheets. */
  styles = '';

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

  done(): readonly Line[] {
    this.end();
    return this.lines;
  }
}

/** All text in it. Its tags are few: a sheet has none, and what a head may have is known. */
function toText(node: Root | RootContent): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(toText).join(' ') : '';
}

interface Way {
  readonly writer: Writer;
  readonly depth: number;
}

/** Whether it is nested no deeper than allowed. */
function write(node: Root | RootContent, style: Style, { writer, depth }: Way): boolean {
  if (depth > DEEPEST) return false;
  if (node.type === 'text') writer.add(node.value, style);
  if (node.type !== 'element' && node.type !== 'root') return true;
  const name = node.type === 'element' ? node.tagName : '';
  if (name === 'head' || name === 'style') writer.styles += toText(node);
  if (node.type === 'element' && isUnseen(node)) return true;
  if (name === 'br') writer.end();
  const isBlock = BLOCKS.has(name);
  if (isBlock) writer.end();
  const within = node.type === 'element' ? styleOf(node, style) : style;
  const children: readonly (RootContent | ElementContent)[] = node.children;
  const isShallow = children.every((child) => write(child, within, { writer, depth: depth + 1 }));
  if (isBlock) writer.end();
  return isShallow;
}

function isUnseen({ tagName, properties }: Element): boolean {
  const css = String(properties.style ?? '')
    .toLowerCase()
    .replace(/\s/g, '');
  return (
    UNSEEN.has(tagName) ||
    properties.hidden === true ||
    properties.hidden === '' ||
    HIDDEN.test(css) ||
    isUncoloured(
      `${css};${properties.color === undefined ? '' : `color:${properties.color}`.toLowerCase()}`,
    )
  );
}

/** Words in the colour of their ground. */
function isUncoloured(css: string): boolean {
  const [, ink] = /(?:^|;)color:([^;]+)/.exec(css) ?? [];
  const [, ground = '#fff'] = /background(?:-color)?:([^;]+)/.exec(css) ?? [];
  const plain = (colour: string) =>
    colour.replace(/^(?:white|#ffffff|rgb\(255,255,255\)|#fffffe)$/, '#fff');
  return ink !== undefined && (plain(ink) === plain(ground) || ink === 'transparent');
}

function styleOf({ tagName, properties }: Element, style: Style): Style {
  const classes = [properties.className ?? []].flat().join(' ');
  const css = String(properties.style ?? '').toLowerCase();
  if (tagName === 'blockquote' || /gmail_quote|moz-cite|yahoo_quoted/.test(classes))
    return { mark: 'quoted' };
  if (/signature/i.test(`${classes} ${properties.id ?? ''}`)) return { mark: 'signature' };
  if (CODE.has(tagName)) return { mark: 'code' };
  if (['del', 's', 'strike'].includes(tagName) || css.includes('line-through')) {
    return { mark: 'doubtful', why: 'is struck out' };
  }
  return style;
}
