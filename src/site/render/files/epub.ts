/**
 * A ruleset as a book (EPUB 3): a chapter for each tier, and a rule's history below its words.
 * https://www.w3.org/TR/epub-33/ has the requirements.
 */
import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Root as Html, RootContent } from 'hast';
import { toXast } from 'hast-util-to-xast';
import type { Nodes } from 'xast';
import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import {
  byTier,
  DOES,
  historyOf,
  type PlainRuleset,
  ruleHeading,
  textOrLost,
  whatRuleDoes,
} from '../../../archive/exports/plain-text.ts';
import { versionDocument } from '../../../archive/exports/version-forms.ts';
import type { LivesJson } from '../../../archive/rule-history/lives-json.ts';
import { contributedTree } from '../markdown/contributed-markdown.ts';

const EPUB_TYPE = 'application/epub+zip';

export interface Imprint {
  /** Where the ruleset is published; it is also what tells one book from another. */
  readonly address: string;
  /** Milliseconds. A book must say when it was changed; what has no date says 1970. */
  readonly modified: number | undefined;
}

interface Chapter {
  readonly name: string;
  readonly title: string;
  readonly content: readonly Nodes[];
}

/** The language of the pages as well. No record states its own language. */
const LANGUAGE = 'en';
const XHTML = 'http://www.w3.org/1999/xhtml';
const STYLE = `body { line-height: 1.5; }
h2 { margin: 2em 0 0.5em; font-size: 1.1em; }
.history { font-style: italic; font-size: 0.85em; }
td, th { padding: 0 0.5em; text-align: left; }
`;

/** One version of a game's ruleset, which must be one of the game's; a browser makes it too. */
export function versionEpub(lives: LivesJson, version: number, address: string) {
  const modified = lives.versions[version]?.from ?? undefined;
  return epub(versionDocument(lives, version), { address, modified });
}

/** The same bytes for the same ruleset. */
export function epub(ruleset: PlainRuleset, imprint: Imprint): Uint8Array<ArrayBuffer> {
  const chapters = chaptersOf(ruleset, imprint);
  const book = { 'full-path': 'book.opf', 'media-type': 'application/oebps-package+xml' };
  const items = chapters.map(({ name, title }) => x('li', [x('a', { href: name }, title)]));
  const files: Zippable = {
    // A reader looks for it at the very beginning, and not packed.
    mimetype: [strToU8(EPUB_TYPE), { level: 0 }],
    'META-INF/container.xml': xml(
      x('container', { version: '1.0', xmlns: 'urn:oasis:names:tc:opendocument:xmlns:container' }, [
        x('rootfiles', [x('rootfile', book)]),
      ]),
    ),
    'book.opf': xml(packageDocument(ruleset, imprint, chapters)),
    'contents.xhtml': page('Contents', [
      x('nav', { 'epub:type': 'toc' }, [x('h1', 'Contents'), x('ol', items)]),
    ]),
    'style.css': strToU8(STYLE),
  };
  for (const { name, title, content } of chapters) {
    files[name] = page(title, [x('h1', title), ...content]);
  }
  // A zip has local time. This is the earliest that it can have.
  return zipSync(files, { mtime: new Date(1980, 0, 1) });
}

function chaptersOf(ruleset: PlainRuleset, { address }: Imprint): readonly Chapter[] {
  const lines = ruleset.head.filter((line) => line !== '').map((line) => x('p', line));
  const where = x('p', [x('a', { href: address }, address)]);
  const title = { name: 'title.xhtml', title: ruleset.title, content: [...lines, where] };
  const tiers = byTier(ruleset).map(({ title, rules }, i) => ({
    name: `tier-${i + 1}.xhtml`,
    title,
    content: rules.flatMap((rule) => {
      const does = whatRuleDoes(rule);
      // The pages show the same of contributed words.
      const tree = contributedTree(textOrLost(rule));
      alignByStyle(tree);
      return [
        x('h2', ruleHeading(rule)),
        ...tree.children.map((child) => toXast(child)),
        ...(does === undefined ? [] : [x('p', [x('b', `${DOES}:`), ` ${does}`])]),
        x('p', { class: 'history' }, historyOf(rule)),
      ];
    }),
  }));
  return [title, ...tiers];
}

/** HTML has no `align` any more, and strict readers refuse it. */
function alignByStyle(tree: Html | RootContent): void {
  if (!('children' in tree)) return;
  for (const child of tree.children) alignByStyle(child);
  if (tree.type !== 'element' || tree.properties.align === undefined) return;
  const { align, ...others } = tree.properties;
  tree.properties = { ...others, style: `text-align: ${align}` };
}

function page(title: string, content: readonly Nodes[]): Uint8Array {
  const head = x('head', [
    x('title', title),
    x('link', { rel: 'stylesheet', type: 'text/css', href: 'style.css' }),
  ]);
  const language = { 'xml:lang': LANGUAGE, lang: LANGUAGE };
  const html = { xmlns: XHTML, 'xmlns:epub': 'http://www.idpf.org/2007/ops', ...language };
  return xml(x('html', html, [head, x('body', [...content])]));
}

function packageDocument(ruleset: PlainRuleset, imprint: Imprint, chapters: readonly Chapter[]) {
  const { title, head } = ruleset;
  const { address, modified } = imprint;
  const pages = chapters.map(({ name }, i) => item(`chapter-${i}`, name, 'application/xhtml+xml'));
  const changed = `${new Date(modified ?? 0).toISOString().slice(0, 19)}Z`;
  const about = { 'unique-identifier': 'address', version: '3.0' };
  return x('package', { xmlns: 'http://www.idpf.org/2007/opf', ...about, 'xml:lang': LANGUAGE }, [
    x('metadata', { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' }, [
      x('dc:identifier', { id: 'address' }, address),
      x('dc:title', title),
      x('dc:language', LANGUAGE),
      x('dc:description', head.filter((line) => line !== '').join('. ')),
      x('meta', { property: 'dcterms:modified' }, changed),
    ]),
    x('manifest', [
      item('contents', 'contents.xhtml', 'application/xhtml+xml', 'nav'),
      item('style', 'style.css', 'text/css'),
      ...pages,
    ]),
    x(
      'spine',
      chapters.map((_, i) => x('itemref', { idref: `chapter-${i}` })),
    ),
  ]);
}

function item(id: string, href: string, type: string, properties?: string): Nodes {
  return x('item', { id, href, 'media-type': type, properties });
}

function xml(tree: Nodes): Uint8Array {
  const root = x(null, [
    { type: 'instruction', name: 'xml', value: 'version="1.0" encoding="utf-8"' },
    tree,
  ]);
  return strToU8(`${wellFormedXml(root)}\n`);
}

/**
 * Characters that XML admits in no form, besides the control characters that the serialiser leaves out.
 */
const NO_CHARACTER = /[\ufffe\uffff]|\p{Cs}/gu;

/** XML that a strict reader opens, whatever its texts say. The serialiser leaves `]]>` in a text as it is. */
export function wellFormedXml(tree: Nodes): string {
  const written = toXml(tree, { closeEmptyElements: true });
  return written.replaceAll(']]>', ']]&gt;').replace(NO_CHARACTER, '\ufffd');
}
