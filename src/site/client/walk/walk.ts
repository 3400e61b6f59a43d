/**
 * Walks through a game: a strip of all events, with a handle to draw, steps and keys. It shows the
 * holdings and the rules of each time.
 */
import type { WalkJson, WalkStep } from '../../../archive/page-models/game/describe-walk.ts';
import { compareVersions } from '../../../archive/rule-history/compare-versions.ts';
import type { GameWalk } from '../../../try-out/walk-game.ts';
import { comparedRuleHtml } from '../../render/html/compared-rule-html.ts';
import { dieHtml } from '../../render/html/die-html.ts';
import { escapeHtml } from '../../render/html/escape-html.ts';
import { type Pages, rulesHtml, stepHtml, stripSvg } from '../../render/html/walk-html.ts';
import { part } from '../basics/elements.ts';

interface Walking {
  /** Called once, at the first step. */
  readonly load: () => Promise<GameWalk | undefined>;
  readonly pages?: Pages;
  /** Called with the step that is shown; 0 is the beginning. */
  readonly onstep?: (step: number) => void;
  /** Plays on from a step in another way. */
  readonly suppose: (step: number) => void;
}

export function mountWalk(root: HTMLElement, { load, pages, onstep, suppose }: Walking) {
  const range = part<HTMLInputElement>(root, '[data-walk-range]');
  let loading: Promise<GameWalk | undefined> | undefined;
  let wanted = range.valueAsNumber;
  const show = async (step: number) => {
    wanted = step;
    loading ??= load();
    const walked = await loading;
    if (!walked) {
      loading = undefined;
      part(root, '[data-walk-says]').textContent = 'The events could not be loaded.';
      return;
    }
    wanted = Math.min(Math.max(0, wanted), walked.walk.steps.length);
    draw(root, walked, wanted, pages);
    onstep?.(wanted);
  };
  range.addEventListener('input', () => void show(range.valueAsNumber));
  const strip = part(root, '[data-walk-strip]');
  strip.addEventListener('click', ({ clientX }) => {
    const { left, width } = strip.getBoundingClientRect();
    void show(Math.ceil(((clientX - left) / width) * Number(range.max)));
  });
  const list = part(root, '[data-walk-near]');
  list.addEventListener('click', async ({ target }) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-step]') : null;
    if (!pressed) return;
    await show(Number(pressed.dataset.step));
    list.querySelector<HTMLElement>('[aria-current]')?.focus();
  });
  part(root, '[data-walk-back]').addEventListener('click', () => void show(wanted - 1));
  part(root, '[data-walk-on]').addEventListener('click', () => void show(wanted + 1));
  part(root, '[data-walk-suppose]').addEventListener('click', () => suppose(wanted));
  root.addEventListener('keydown', (event) => {
    const by = event.target === range ? undefined : KEYS[event.key];
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    void show(by === 'first' ? 0 : by === 'last' ? Number(range.max) : wanted + by);
  });
  const renew = async () => {
    loading = undefined;
    part(root, '[data-walk-strip]').replaceChildren();
    await show(Number.POSITIVE_INFINITY);
    part(root, '[data-walk-shown]').hidden = true;
    root.hidden = wanted === 0;
  };
  return {
    show,
    /** Draws the strip of a game that has gone on, and closes the look at the past. */
    renew,
  };
}

function draw(root: HTMLElement, { walk, lives }: GameWalk, at: number, pages: Pages) {
  const last = walk.steps.length;
  const range = part<HTMLInputElement>(root, '[data-walk-range]');
  const strip = part(root, '[data-walk-strip]');
  if (range.max !== String(last) || strip.childElementCount === 0) {
    range.max = String(last);
    strip.innerHTML = stripSvg(walk.steps);
  }
  range.valueAsNumber = at;
  const here = walk.steps[at - 1];
  const before = walk.steps[at - 2]?.version ?? 0;
  const version = here?.version ?? 0;
  const valueText = here ? `Step ${at}: ${here.called} ${here.note ?? ''}` : 'The beginning';
  range.setAttribute('aria-valuetext', valueText);
  part(root, '[data-walk-says]').innerHTML = stepHtml(at, last, here, pages);
  const list = part(root, '[data-walk-near]');
  const from = Math.max(1, Math.min(at - NEAR, last - 2 * NEAR));
  const near = walk.steps.slice(from - 1, from + 2 * NEAR).map(({ mark, called, note, die }, i) => {
    const current = from + i === at ? ' aria-current="step"' : '';
    const more = die === undefined ? escapeHtml(note ?? '') : dieHtml(die);
    const words = `<b>${MARKS[mark]}${escapeHtml(called)}</b> ${more}`;
    return `<li><button type="button" data-step="${from + i}" data-mark="${mark}"${current}>${words}</button></li>`;
  });
  list.innerHTML = near.join('');
  const current = list.querySelector<HTMLElement>('[aria-current]');
  if (current) list.scrollLeft = current.offsetLeft - list.clientWidth / 2;
  part(root, '[data-walk-held]').innerHTML = heldHtml(walk, at);
  const changed = version === before ? [] : compareVersions(lives, before, version).rules;
  part(root, '[data-walk-changed]').innerHTML = changed
    .map((rule) => comparedRuleHtml(rule, { rules: pages?.rules }))
    .join('');
  part(root, '[data-walk-quantity]').textContent = walk.quantity;
  part(root, '[data-walk-version]').textContent = `The rules at that moment: version ${version}`;
  const ids = new Set(changed.map(({ id }) => id));
  part(root, '[data-walk-rules]').innerHTML = rulesHtml(lives, version, ids, pages);
  part<HTMLButtonElement>(root, '[data-walk-back]').disabled = at === 0;
  part<HTMLButtonElement>(root, '[data-walk-on]').disabled = at === last;
  part(root, '[data-walk-shown]').hidden = false;
}

/** The handle has these keys by itself. */
const KEYS: Readonly<Record<string, number | 'first' | 'last' | undefined>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  Home: 'first',
  End: 'last',
};

/** So many steps on either side have names. */
const NEAR = 4;

const MARKS: Readonly<Record<WalkStep['mark'], string>> = {
  adopted: '✓ ',
  defeated: '✕ ',
  neither: '– ',
  judged: '',
  won: '',
  other: '',
};

/** The holdings after a step, the most first. */
function heldHtml({ players, start, steps }: WalkJson, at: number): string {
  const held = [...start];
  for (const { has = [] } of steps.slice(0, at)) for (const [i, amount] of has) held[i] = amount;
  const now = new Set(steps[at - 1]?.has?.map(([i]) => i));
  const rows = players.map((name, i) => ({ name, amount: held[i] ?? '–', isNew: now.has(i) }));
  const size = (amount: string) => Number(amount.replace('−', '-')) || 0;
  return rows
    .toSorted((a, b) => size(b.amount) - size(a.amount))
    .map(({ name, amount, isNew }) => {
      const who = `<th scope="row"><bdi>${escapeHtml(name)}</bdi></th>`;
      return `<tr${isNew ? ' data-new' : ''}>${who}<td class="n">${escapeHtml(amount)}</td></tr>`;
    })
    .join('');
}
