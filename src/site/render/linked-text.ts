/**
 * A contributed text with links to what it refers to. The text is rendered once; where its
 * references lead depends on the version in which it is read, so that is filled in afterwards.
 */
import type { Element, Root, RootContent, Text } from 'hast';
import type { Resolve } from '../../archive/lookup/describe-reference.ts';
import {
  findReferences,
  type Reference,
  type TitleFinder,
} from '../../archive/lookup/references.ts';
import { once } from '../../values/once.ts';
import { renderContributed } from './contributed-markdown.ts';
import { escapeHtml } from './escape-html.ts';

interface Template {
  /** HTML around the references, and their words. */
  readonly pieces: readonly string[];
  readonly references: readonly { readonly reference: Reference; readonly words: string }[];
  /** The latest filling, which most versions share. */
  last?: { readonly hrefs: string; readonly html: string };
}

/** Two characters that no rendered text has mark the place of a reference until it is filled in. */
const OPEN = '\uFDD0';
const CLOSE = '\uFDD1';
const MARKED = /\uFDD0(\d+)\uFDD1/;

const untitled = new Map<string, Template>();
const titledBy = once((_titles: TitleFinder) => new Map<string, Template>());

export function linkedText(markdown: string, resolve?: Resolve, titles?: TitleFinder): string {
  const template = templateOf(markdown, titles);
  if (template.references.length === 0) return template.pieces[0] ?? '';
  const hrefs = template.references.map(({ reference }) => resolve?.(reference));
  const key = hrefs.join('\n');
  if (template.last?.hrefs === key) return template.last.html;
  const html = fill(template, hrefs);
  template.last = { hrefs: key, html };
  return html;
}

function fill({ pieces, references }: Template, hrefs: readonly (string | undefined)[]): string {
  return pieces
    .map((piece, i) => {
      const words = references[i]?.words;
      if (words === undefined) return piece;
      const href = hrefs[i];
      const shown = escapeHtml(words);
      return href === undefined
        ? piece + shown
        : `${piece}<a class="ref" href="${escapeHtml(href)}">${shown}</a>`;
    })
    .join('');
}

function templateOf(markdown: string, titles: TitleFinder | undefined): Template {
  const known = titles ? titledBy(titles) : untitled;
  const template = known.get(markdown) ?? createTemplate(markdown, titles);
  known.set(markdown, template);
  return template;
}

function createTemplate(markdown: string, titles: TitleFinder | undefined): Template {
  const references: { reference: Reference; words: string }[] = [];
  const html = renderContributed(markdown, (tree) => markReferences(tree, references, titles));
  return { pieces: html.split(MARKED).filter((_, i) => i % 2 === 0), references };
}

function markReferences(
  tree: Root | Element,
  into: { reference: Reference; words: string }[],
  titles: TitleFinder | undefined,
): void {
  tree.children.forEach((node: RootContent, i) => {
    if (node.type === 'text') tree.children[i] = markText(node, into, titles);
    else if (node.type === 'element' && !['a', 'code', 'pre'].includes(node.tagName)) {
      markReferences(node, into, titles);
    }
  });
}

function markText(
  { value }: Text,
  into: { reference: Reference; words: string }[],
  titles: TitleFinder | undefined,
): Text {
  let marked = '';
  let done = 0;
  for (const reference of findReferences(value, titles)) {
    marked += `${value.slice(done, reference.start)}${OPEN}${into.length}${CLOSE}`;
    into.push({ reference, words: value.slice(reference.start, reference.end) });
    done = reference.end;
  }
  return { type: 'text', value: marked + value.slice(done) };
}
