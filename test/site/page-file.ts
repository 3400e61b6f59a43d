/** A page of the built site, read as a file: its elements are found without a browser. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Element, Nodes } from 'hast';
import rehypeParse from 'rehype-parse';
import { unified } from 'unified';
import { site } from './the-site.ts';

/** An element, or a whole page. */
export interface Part {
  readonly text: string;
  /** By a selector of names, `#ids`, `.classes` and `[attributes=values]`, with spaces for what lies within. */
  all(selector: string): readonly Part[];
  /** The first of them; there has to be one. */
  one(selector: string): Part;
  has(attribute: string): boolean;
  get(attribute: string): string;
}

export function textOf(path: string): string {
  return readFileSync(join(site.folder, path), 'utf8');
}

/** By its address within the site. */
export function pageAt(path: string): Part {
  const file = path.endsWith('.html') ? path : `${path.replace(/[?#].*/, '')}index.html`;
  return partOf(unified().use(rehypeParse).parse(textOf(file)));
}

/** The page to which a link leads, whose address begins with the base. */
export function followed(link: Part): Part {
  const href = link.get('href');
  if (!href.startsWith(`${site.base}/`)) throw new Error(`${href} leads out of the site.`);
  return pageAt(href.slice(site.base.length + 1));
}

export function linkNamed(part: Part, name: string | RegExp): Part {
  const isNamed = (text: string) => (typeof name === 'string' ? text === name : name.test(text));
  const found = part.all('a').find((link) => isNamed(link.get('aria-label') || link.text));
  if (!found) throw new Error(`No link is called ${name}.`);
  return found;
}

function partOf(node: Nodes): Part {
  const all = (selector: string): readonly Part[] =>
    selector
      .split(' ')
      .reduce<readonly Nodes[]>(
        (found, step) => [...new Set(found.flatMap((each) => within(each, step)))],
        [node],
      )
      .map(partOf);
  const value = (attribute: string) => {
    const values = node.type === 'element' ? attributesOf(node) : new Map<string, string>();
    return values.get(attribute);
  };
  return {
    text: wordsOf(node).replace(/\s+/g, ' ').trim(),
    all,
    one: (selector) => {
      const [first] = all(selector);
      if (!first) throw new Error(`There is no ${selector}.`);
      return first;
    },
    has: (attribute) => value(attribute) !== undefined,
    get: (attribute) => value(attribute) ?? '',
  };
}

/** Elements that stand in a line; before and after others the words end. */
const IN_LINE = new Set(
  'a abbr b bdi cite code del em i ins mark q small span strong time'.split(' '),
);

function wordsOf(node: Nodes): string {
  if (node.type === 'text') return node.value;
  if (!('children' in node)) return '';
  const words = node.children.map(wordsOf).join('');
  return node.type === 'element' && IN_LINE.has(node.tagName) ? words : ` ${words} `;
}

function within(node: Nodes, step: string): readonly Element[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => [
    ...(child.type === 'element' && isMeant(child, step) ? [child] : []),
    ...within(child, step),
  ]);
}

function isMeant(element: Element, step: string): boolean {
  const values = attributesOf(element);
  const classes = (values.get('class') ?? '').split(' ');
  return (step.match(/[#.]?[\w-]+|\[[^\]]*\]/g) ?? []).every((part) => {
    if (part.startsWith('#')) return values.get('id') === part.slice(1);
    if (part.startsWith('.')) return classes.includes(part.slice(1));
    if (!part.startsWith('[')) return element.tagName === part;
    const [name = '', wanted] = part.slice(1, -1).split('=');
    return wanted === undefined ? values.has(name) : values.get(name) === wanted;
  });
}

/** By their names in HTML, which the parser writes as a program has them. */
function attributesOf({ properties }: Element): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(properties).map(([key, value]) => {
      const name = key === 'className' ? 'class' : key === 'htmlFor' ? 'for' : key;
      const written = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return [written, Array.isArray(value) ? value.join(' ') : String(value)];
    }),
  );
}
