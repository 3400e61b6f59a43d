/** What a reference leads to, as far as a preview shows it. */
import { getOrMake } from '../../helpers/get-or-make.ts';

const pages = new Map<string, Promise<Document | undefined>>();

/** `undefined` where there is nothing to show. */
export async function findTarget(link: HTMLAnchorElement): Promise<Node | undefined> {
  const { hash, origin, pathname } = link;
  const isHere = origin === location.origin && pathname === location.pathname;
  const page = isHere ? document : await load(origin + pathname);
  if (!page) return undefined;
  const target =
    hash === ''
      ? page.querySelector('main')
      : page.getElementById(decodeURIComponent(hash.slice(1)));
  const rule = target?.closest('.rule');
  return rule ? ruleContent(rule) : target ? pageContent(target) : undefined;
}

function load(address: string): Promise<Document | undefined> {
  return getOrMake(pages, address, () => fetchPage(address));
}

async function fetchPage(address: string): Promise<Document | undefined> {
  try {
    const response = await fetch(address);
    if (!response.ok) return undefined;
    return new DOMParser().parseFromString(await response.text(), 'text/html');
  } catch {
    return undefined;
  }
}

function ruleContent(rule: Element): Node {
  return joined([rule.querySelector('.head h3'), rule.querySelector('.words > .text:last-child')]);
}

function pageContent(page: Element): Node {
  return joined([
    page.querySelector('h1'),
    page.querySelector('.question, .banner'),
    page.querySelector('.text'),
  ]);
}

/** Copies without identities and without anything to step into: a preview is only looked at. */
function joined(parts: readonly (Element | null)[]): Node {
  const content = document.createDocumentFragment();
  for (const part of parts) {
    if (!part) continue;
    const copy = document.createElement('div');
    copy.className = /^H\d$/.test(part.tagName) ? 'preview-title' : 'text';
    copy.append(...[...part.childNodes].map((node) => document.importNode(node, true)));
    for (const element of copy.querySelectorAll('*')) {
      element.removeAttribute('id');
      element.removeAttribute('tabindex');
      if (element.tagName === 'A') element.replaceWith(...element.childNodes);
    }
    content.append(copy);
  }
  return content;
}
