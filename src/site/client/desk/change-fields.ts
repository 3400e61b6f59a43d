/** The fields of one change of the rules within a proposal. */
import { firstWords } from '../../../archive/words/first-words.ts';
import type { DraftedChange } from '../../../try-out/draft-move.ts';
import type { RuleAsText } from '../../../try-out/rule-as-text.ts';
import type { Survey } from '../../../try-out/survey.ts';
import { field, offer, part, showFor, valueIn } from './fields.ts';

/** A set of fields is added, and taken out by its own button; somebody has to listen for changes. */
export function addChange(list: HTMLElement, template: HTMLTemplateElement, game: Survey): void {
  const copy = document.importNode(template.content, true);
  const fields = part<HTMLFieldSetElement>(copy, 'fieldset');
  offer(fields, 'rule', game.rules.map(offeredRule));
  const tiers = game.tiers.map(({ id, name }) => ({ value: id, words: name }));
  offer(fields, 'tier', tiers, tiers.at(-1)?.value);
  part(fields, '[data-remove]').addEventListener('click', () => {
    const next = fields.nextElementSibling ?? fields.previousElementSibling;
    fields.remove();
    renumber(list);
    next?.querySelector('select')?.focus();
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
  for (const name of ['change', 'rule']) {
    field(fields, name).addEventListener('change', () => takeUp(fields, game));
  }
  list.append(fields);
  renumber(list);
  takeUp(fields, game);
}

function offeredRule({ number, title, text }: RuleAsText) {
  return { value: number, words: `${number} ${title || firstWords(text) || ''}` };
}

/** The words and the mechanics that the rule has now are what is amended. */
function takeUp(fields: HTMLElement, game: Survey): void {
  const kind = valueIn(fields, 'change');
  showFor(fields, 'of', kind);
  const rule = game.rules.find(({ number }) => number === valueIn(fields, 'rule'));
  const held = kind === 'amend' ? rule : undefined;
  if (kind === 'amend' || fields.dataset.held !== undefined) {
    field(fields, 'text').value = held?.text ?? '';
    field(fields, 'title').value = held?.title ?? '';
    field(fields, 'mechanics').value = held?.mechanics ?? '';
  }
  if (held) fields.dataset.held = held.number;
  else delete fields.dataset.held;
  if (kind === 'transmute' && rule) {
    const other = game.tiers.find(({ id }) => id !== rule.tier);
    if (other) field(fields, 'tier').value = other.id;
  }
}

function renumber(list: HTMLElement): void {
  const all = [...list.children];
  for (const [i, fields] of all.entries()) {
    part(fields, 'legend').textContent = all.length === 1 ? 'Change' : `Change ${i + 1}`;
    part<HTMLElement>(fields, '[data-remove]').hidden = all.length === 1;
  }
}

/** `undefined` where it is no change of a rule. */
export function readActs(
  list: Element,
): { readonly acts: string; readonly words: string } | undefined {
  const all = [...list.children].filter((fields) => valueIn(fields, 'change') === 'act');
  const written = all.map((fields) => valueIn(fields, 'acts')).filter((acts) => acts.trim() !== '');
  const words = all.map((fields) => valueIn(fields, 'text')).join('\n\n');
  return all.length === 0 ? undefined : { acts: written.join('\n'), words };
}

const KINDS: readonly DraftedChange['kind'][] = ['enact', 'amend', 'repeal', 'transmute'];

export function readChanges(list: Element): readonly DraftedChange[] {
  return [...list.children].flatMap(readChange);
}

function readChange(fields: Element): readonly DraftedChange[] {
  const kind = KINDS.find((each) => each === valueIn(fields, 'change'));
  if (!kind) return [];
  const change = {
    kind,
    rule: valueIn(fields, 'rule'),
    tier: valueIn(fields, 'tier'),
    title: valueIn(fields, 'title'),
    text: valueIn(fields, 'text'),
    mechanics: valueIn(fields, 'mechanics'),
  };
  return [change];
}
