/**
 * A contributed text with links. It is rendered once, and each version fills in where its references
 * lead.
 */
import type { Element, Root, RootContent } from 'hast';
import type { Resolve } from '../../../archive/lookup/describe-reference.ts';
import {
  findReferences,
  type Reference,
  type TitleFinder,
} from '../../../archive/lookup/references.ts';
import type { Link } from '../../../archive/words/phrase.ts';
import { getOrMake, once } from '../../../helpers/once.ts';
import { renderContributed } from '../markdown/contributed-markdown.ts';
import { escapeHtml } from './escape-html.ts';

/** A link that is set after a sentence of a text, if the sentence stands in one piece. */
export interface SentenceNote extends Link {
  readonly sentence: string;
}

interface Mark {
  readonly words: string;
  /** The target of the reference; a note has its address. */
  readonly to: Reference | SentenceNote;
}

interface Template {
  /** HTML around the references, and their words. */
  readonly pieces: readonly string[];
  readonly references: readonly Mark[];
  /** The latest filling, which most versions share. */
  last?: { readonly hrefs: string; readonly html: string };
}

/** Two characters that no rendered text has. They mark the place of a reference. */
const OPEN = '\uFDD0';
const CLOSE = '\uFDD1';
const MARKED = /\uFDD0(\d+)\uFDD1/;

const untitled = new Map<string, Template>();
const titledBy = once((_titles: TitleFinder) => new Map<string, Template>());

/** A text with notes at its sentences, for the one page that has them. */
export function notedText(
  markdown: string,
  notes: readonly SentenceNote[],
  resolve: Resolve,
  titles: TitleFinder | undefined,
): string {
  if (notes.length === 0) return linkedText(markdown, resolve, titles);
  return fillFor(createTemplate(markdown, titles, notes), resolve);
}

export function linkedText(markdown: string, resolve?: Resolve, titles?: TitleFinder): string {
  const known = titles ? titledBy(titles) : untitled;
  const template = getOrMake(known, markdown, () => createTemplate(markdown, titles));
  return fillFor(template, resolve);
}

function fillFor(template: Template, resolve: Resolve | undefined): string {
  const { pieces, references } = template;
  if (references.length === 0) return pieces[0] ?? '';
  const hrefs = references.map(({ to }) => ('href' in to ? to.href : resolve?.(to)));
  const key = hrefs.join('\n');
  if (template.last?.hrefs === key) return template.last.html;
  const filled = pieces.map((piece, i) => {
    const [mark, href] = [references[i], hrefs[i]];
    if (!mark) return piece;
    const shown = escapeHtml(mark.words);
    if (href === undefined) return piece + shown;
    const kind = 'href' in mark.to ? 'ref noted' : 'ref';
    return `${piece}<a class="${kind}" href="${escapeHtml(href)}">${shown}</a>`;
  });
  const html = filled.join('');
  template.last = { hrefs: key, html };
  return html;
}

function createTemplate(
  markdown: string,
  titles: TitleFinder | undefined,
  notes: readonly SentenceNote[] = [],
): Template {
  const references: Mark[] = [];
  const find = (words: string) => {
    const found = findReferences(words, titles).map((to): FoundMark => {
      return { to, start: to.start, end: to.end, words: words.slice(to.start, to.end) };
    });
    if (notes.length === 0) return found;
    for (const to of notes) {
      const at = words.indexOf(to.sentence);
      const end = at + to.sentence.length;
      if (at >= 0) found.push({ to, start: end, end, words: to.words });
    }
    return found.sort((a, b) => a.start - b.start);
  };
  const html = renderContributed(markdown, (tree) => markTree(tree, references, find));
  return { pieces: html.split(MARKED).filter((_, i) => i % 2 === 0), references };
}

interface FoundMark extends Mark {
  readonly start: number;
  readonly end: number;
}

type Find = (text: string) => readonly FoundMark[];

function markTree(tree: Root | Element, into: Mark[], find: Find): void {
  tree.children.forEach((node: RootContent, i) => {
    if (node.type === 'element' && !['a', 'code', 'pre'].includes(node.tagName)) {
      markTree(node, into, find);
    }
    if (node.type !== 'text') return;
    const { value } = node;
    let marked = '';
    let done = 0;
    for (const { start, end, words, to } of find(value)) {
      if (start < done) continue;
      const space = 'href' in to ? ' ' : '';
      marked += `${value.slice(done, start)}${space}${OPEN}${into.length}${CLOSE}`;
      into.push({ words, to });
      done = end;
    }
    tree.children[i] = { type: 'text', value: marked + value.slice(done) };
  });
}
