/** Small comforts while reading: what a reference leads to, the words that were searched for, and the
 * date that was asked for. */
import './cite.ts';
import './highlight.ts';
import './imprint-cards.ts';
import './reached-by-date.ts';
import { findTarget } from './preview-target.ts';

const DELAY = 220;
const GAP = 8;

let shown: { readonly link: HTMLAnchorElement; readonly box: HTMLElement } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

document.addEventListener('mouseover', (event) => wish(referenceAt(event)));
document.addEventListener('mouseout', (event) => {
  if (referenceAt(event) || isInPreview(event.target)) leave(event);
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

function wish(link: HTMLAnchorElement | null): void {
  if (!link) return;
  clearTimeout(timer);
  timer = setTimeout(() => show(link), DELAY);
}

/** The pointer may go into the preview, to read it through. */
function leave({ relatedTarget }: MouseEvent): void {
  clearTimeout(timer);
  if (isInPreview(relatedTarget) || shown?.link.contains(relatedTarget as Node | null)) return;
  timer = setTimeout(hide, DELAY);
}

async function show(link: HTMLAnchorElement): Promise<void> {
  if (shown?.link === link) return;
  hide();
  const content = await findTarget(link);
  if (!content || !(link.matches(':hover') || link === document.activeElement)) return;
  const box = document.createElement('div');
  box.className = 'preview';
  box.id = 'preview';
  box.setAttribute('role', 'tooltip');
  box.append(content);
  document.body.append(box);
  link.setAttribute('aria-describedby', box.id);
  place(box, link);
  shown = { link, box };
}

function hide(): void {
  clearTimeout(timer);
  shown?.link.removeAttribute('aria-describedby');
  shown?.box.remove();
  shown = undefined;
}

/** Below the reference, or above it where there is no room below; always within the window. */
function place(box: HTMLElement, link: HTMLElement): void {
  const at = link.getClientRects()[0] ?? link.getBoundingClientRect();
  const { width, height } = box.getBoundingClientRect();
  const left = Math.max(GAP, Math.min(at.left, innerWidth - width - GAP));
  const below = at.bottom + GAP;
  const fits = below + height < innerHeight || at.top < height + GAP;
  const top = fits ? below : at.top - height - GAP;
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${top + scrollY}px`;
}
