/**
 * Small comforts while reading. They show where a reference leads, the words of the search, and the chosen
 * date.
 */
import { getOrMake } from '../../helpers/once.ts';
import { anchor, button, element, styled } from './basics/elements.ts';
import { copyText } from './basics/files.ts';

/** A version that was found by a date says so: `?on=2009-10-30`. */
const asked = Date.parse(new URLSearchParams(location.search).get('on') ?? '');
const changed = document.querySelector('.version > details');
const below = changed ?? document.querySelector('.version > .steps');
if (below && !Number.isNaN(asked)) {
  const day = new Date(asked).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  const words = `You asked for the rules on ${day}, at the end of the day.`;
  const says = styled(element('p', words), 'reached');
  says.setAttribute('role', 'status');
  // The message takes the room of the closed list of changes, so that the text above stays still.
  below.before(says);
  changed?.removeAttribute('open');
}
if (document.querySelector('.version')) delete document.documentElement.dataset.asked;

/** Gives each card of a sheet its foot, if the style sheet cannot. */
const imprinted = document.querySelector<HTMLElement>('.version[data-imprint]');
addEventListener('hashchange', imprint);
imprint();

function imprint(): void {
  if (!imprinted || !document.querySelector('.sheet-note:target')) return;
  for (const card of imprinted.querySelectorAll<HTMLElement>('.rule')) {
    card.dataset.imprint = imprinted.dataset.imprint;
  }
}

/** The pages to which references lead. */
const pages = new Map<string, Promise<Document | undefined>>();

/** `undefined` if there is nothing to show. */
async function findTarget(link: HTMLAnchorElement): Promise<Node | undefined> {
  const { hash, origin, pathname } = link;
  const isHere = origin === location.origin && pathname === location.pathname;
  const address = origin + pathname;
  const fetchPage = async () => {
    const html = await fetch(address)
      .then((response) => (response.ok ? response.text() : undefined))
      .catch(() => undefined);
    return html === undefined ? undefined : new DOMParser().parseFromString(html, 'text/html');
  };
  const page = isHere ? document : await getOrMake(pages, address, fetchPage);
  if (!page) return undefined;
  const target =
    hash === ''
      ? page.querySelector('main')
      : page.getElementById(decodeURIComponent(hash.slice(1)));
  const rule = target?.closest('.rule');
  const parts = rule
    ? ['.head h3', '.clean, :scope > .text']
    : ['h1', '.question, .banner', '.text'];
  const shown = rule ?? target;
  return shown ? joined(parts.map((part) => shown.querySelector(part))) : undefined;
}

/** Copies without ids and links: a reader only looks at a preview. */
function joined(parts: readonly (Element | null)[]): Node {
  const content = document.createDocumentFragment();
  for (const part of parts) {
    if (!part) continue;
    const nodes = [...part.childNodes].map((node) => document.importNode(node, true));
    const copied = styled(
      element('div', ...nodes),
      /^H\d$/.test(part.tagName) ? 'preview-title' : 'text',
    );
    for (const each of copied.querySelectorAll('*')) {
      each.removeAttribute('id');
      each.removeAttribute('tabindex');
      if (each.tagName === 'A') each.replaceWith(...each.childNodes);
    }
    content.append(copied);
  }
  return content;
}

/** Marks the words that led here from the search page: `?highlight=points`. */

const words = new URLSearchParams(location.search)
  .getAll('highlight')
  .flatMap((query) => query.split(/\s+/))
  .map((word) => word.replace(/[^\p{L}\p{N}'-]/gu, ''))
  .filter((word) => word.length > 1);

const body = document.querySelector('[data-pagefind-body]');
if (body && words.length > 0) {
  const stems = words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  // Words with the same beginning count, as in the search: "point" finds "points".
  const wanted = new RegExp(`(?<![\\p{L}\\p{N}])(?:${stems.join('|')})\\p{L}*`, 'giu');
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  for (const text of texts) {
    for (const { index, 0: word } of [...text.data.matchAll(wanted)].reverse()) {
      const rest = text.splitText(index);
      rest.splitText(word.length);
      const mark = element('mark');
      rest.replaceWith(mark);
      mark.append(rest);
    }
  }
  body.querySelector('mark')?.scrollIntoView({ block: 'center' });
}

/** Copies citations: from the buttons of a page, and at the number of a rule on that of a version. */
for (const cite of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  cite.hidden = false;
  cite.addEventListener('click', () => copy(cite, cite.dataset.copy ?? ''));
}

const PERMALINK = '.rule h3 a[aria-label]';
const version = document.querySelector<HTMLElement>('.version[data-cite]');
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>(PERMALINK) : null;
  const head = link?.closest('.head');
  // The link still leads to the rule. Beneath its number the reader can copy the citation too.
  if (!link || !version || !head || head.querySelector('[data-copy]')) return;
  const { dataset } = version;
  const number = link.hash.replace('#rule-', '');
  const forEver = new URL(`${dataset.forEver ?? ''}${link.hash}`, location.href).href;
  const cite = button('Copy citation', () => copy(cite, cite.title));
  cite.dataset.copy = '';
  cite.title = `${dataset.cite}, Rule ${number} (version ${dataset.version}), ${forEver}`;
  head.append(cite);
});

/** A rule in force of a game in play leads to the desk, with the rule in the form. */
for (const link of document.querySelectorAll<HTMLAnchorElement>(
  `.version[data-desk] ${PERMALINK}`,
)) {
  const head = link.closest('.head');
  const desk = `${version?.dataset.desk ?? ''}#amend=${link.hash.replace('#rule-', '')}`;
  head?.append(styled(anchor('Propose a change', desk), 'propose'));
}

async function copy(cite: HTMLButtonElement, words: string): Promise<void> {
  const said = cite.textContent;
  // If the browser does not allow it, the reader can copy the words by hand.
  if (!(await copyText(words))) prompt('To copy:', words);
  cite.textContent = 'Copied';
  setTimeout(() => {
    cite.textContent = said;
  }, 2000);
}

const DELAY = 220;
const GAP = 8;

let shown: { readonly link: HTMLAnchorElement; readonly box: HTMLElement } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

document.addEventListener('mouseover', (event) => {
  const link = referenceAt(event);
  if (!link) return;
  clearTimeout(timer);
  timer = setTimeout(() => show(link), DELAY);
});
document.addEventListener('mouseout', (event) => {
  const { target, relatedTarget } = event;
  if (!referenceAt(event) && !isInPreview(target)) return;
  clearTimeout(timer);
  // The pointer may go into the preview, to read it through.
  if (isInPreview(relatedTarget) || shown?.link.contains(relatedTarget as Node | null)) return;
  timer = setTimeout(hide, DELAY);
});
document.addEventListener('focusin', (event) => {
  const link = referenceAt(event);
  if (link) show(link);
  else hide();
});
document.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') hide();
});

function referenceAt({ target }: Event): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a.ref') : null;
}

function isInPreview(node: EventTarget | null): boolean {
  return node instanceof Node && (shown?.box.contains(node) ?? false);
}

async function show(link: HTMLAnchorElement): Promise<void> {
  if (shown?.link === link) return;
  hide();
  const content = await findTarget(link);
  if (!content || !(link.matches(':hover') || link === document.activeElement)) return;
  const box = styled(element('div', content), 'preview');
  box.id = 'preview';
  box.setAttribute('role', 'tooltip');
  document.body.append(box);
  link.setAttribute('aria-describedby', box.id);
  // Below the reference, or above it if there is no room below; always within the window.
  const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(at.left, innerWidth - width - GAP));
  const below = at.bottom + GAP;
  const fits = below + height < innerHeight || at.top < height + GAP;
  const top = fits ? below : at.top - height - GAP;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
  shown = { link, box };
}

function hide(): void {
  clearTimeout(timer);
  shown?.link.removeAttribute('aria-describedby');
  shown?.box.remove();
  shown = undefined;
}
