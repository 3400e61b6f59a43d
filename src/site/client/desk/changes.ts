/** The changes of the rules within a proposal, each a set of fields. */
import type { DeskChoices } from '../../../try-out/desk-choices.ts';
import { isHappening } from '../../../try-out/happenings.ts';
import type { DraftedAct, DraftedChange, Move } from '../../../try-out/moves.ts';
import { part } from '../basics/elements.ts';
import {
  actField,
  field,
  offer,
  offered,
  offeredRule,
  type Put,
  showFor,
  tellChange,
  valueIn,
} from './fields.ts';
import { editMechanics, offerHappening, type ShowMechanics } from './own-fields.ts';
import type { Ask } from './start-engine.ts';

/** Adds a set of fields, which its own button takes out. The caller listens for changes. */
export function addChange(
  list: HTMLElement,
  template: HTMLTemplateElement,
  game: DeskChoices,
  ask: Ask,
): void {
  const copy = document.importNode(template.content, true);
  const fields = part<HTMLFieldSetElement>(copy, 'fieldset');
  offer(fields, 'rule', [{ value: '', words: 'choose one' }, ...game.rules.map(offeredRule)]);
  offer(fields, 'tier', [{ value: '', words: LOWEST }, ...game.tiers.map(offered)]);
  offerHappening(fields, game, actField);
  const act = field(fields, actField('what'));
  const showAct = () => showFor(fields, 'act', act.value);
  act.addEventListener('change', showAct);
  showAct();
  part(fields, '[data-remove]').addEventListener('click', () => {
    const next = fields.nextElementSibling ?? fields.previousElementSibling;
    fields.remove();
    renumber(list);
    if (next) focusKind(next);
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const showMechanics = editMechanics(fields, ask, (rule) => {
    // Moves the typed text and mechanics to the amendment of that rule.
    const [text, mechanics] = [valueIn(fields, 'text'), valueIn(fields, 'mechanics')];
    const title = game.rules.find(({ number }) => number === rule)?.title;
    const typed = typedIn.get(fields) ?? new Map<string, TypedText>();
    typedIn.set(fields, typed.set(`amend ${rule}`, { text, title, mechanics }));
    field(fields, 'change').value = 'amend';
    field(fields, 'rule').value = rule;
    takeUp(fields, game, showMechanics);
    field(fields, 'rule').focus();
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
  for (const name of ['change', 'rule']) {
    field(fields, name).addEventListener('change', () => takeUp(fields, game, showMechanics));
  }
  for (const kind of kindButtons(fields)) {
    kind.addEventListener('click', () => {
      const chosen = field(fields, 'change');
      chosen.value = kind.value;
      tellChange(chosen);
    });
  }
  list.append(fields);
  renumber(list);
  takeUp(fields, game, showMechanics);
}

function kindButtons(fields: Element): Iterable<HTMLButtonElement> {
  return fields.querySelectorAll<HTMLButtonElement>('[data-kinds] button');
}

export function focusKind(fields: Element): void {
  fields.querySelector<HTMLElement>('[data-kinds] button')?.focus();
}

/** The tier and number that the rules give a new rule if its proposal names none. */
const LOWEST = 'the lowest in which rules may be enacted';

/** The text typed for one kind of change; it returns if the player chooses that kind again. */
const WORDED = ['text', 'title', 'mechanics'] as const;
type TypedText = Readonly<Record<(typeof WORDED)[number], string | undefined>>;
const typedIn = new WeakMap<HTMLElement, Map<string, TypedText>>();

/** To repeal and to transmute takes no words. */
function hasWords(named: string): boolean {
  return !['repeal', 'transmute'].includes(named);
}

/** An amendment begins with the words and the mechanics that the rule has now. */
function takeUp(fields: HTMLElement, game: DeskChoices, showMechanics: ShowMechanics): void {
  const kind = valueIn(fields, 'change');
  const rule = game.rules.find(({ number }) => number === valueIn(fields, 'rule'));
  // Until a rule is chosen, nothing else is asked of it.
  showFor(fields, 'of', rule || kind === 'enact' || kind === 'act' ? kind : 'repeal');
  for (const each of kindButtons(fields)) {
    each.setAttribute('aria-pressed', String(each.value === kind));
  }
  if (!game.givesNumbers) part(fields, '[data-given]').hidden = true;
  const held = kind === 'amend' ? rule : undefined;
  const named = held ? `${kind} ${held.number}` : kind;
  const typed = typedIn.get(fields) ?? new Map<string, TypedText>();
  typedIn.set(fields, typed);
  const { named: before } = fields.dataset;
  if (before !== undefined && before !== named && hasWords(before)) {
    const [text, title, mechanics] = WORDED.map((name) => valueIn(fields, name));
    typed.set(before, { text, title, mechanics });
  }
  fields.dataset.named = named;
  if (before !== named && hasWords(named) && (before !== undefined || held)) {
    const { text = '', title = '', mechanics = '' } = typed.get(named) ?? held ?? {};
    field(fields, 'text').value = text;
    field(fields, 'title').value = title;
    showMechanics(held?.mechanics ?? '', held?.number, mechanics);
  }
  if (kind === 'transmute' && rule) {
    const other = game.tiers.find(({ id }) => id !== rule.tier);
    if (other) field(fields, 'tier').value = other.id;
  } else field(fields, 'tier').value = '';
}

function renumber(list: HTMLElement): void {
  const all = [...list.children];
  for (const [i, fields] of all.entries()) {
    part(fields, 'legend').textContent = all.length === 1 ? 'Change' : `Change ${i + 1}`;
    part(fields, '[data-remove]').hidden = all.length === 1;
  }
}

/** `undefined` if no set of fields is for an act. */
export function readActs(
  list: Element,
): { readonly acts: readonly DraftedAct[]; readonly words: string } | undefined {
  const all = [...list.children].filter((fields) => valueIn(fields, 'change') === 'act');
  const words = all.map((fields) => valueIn(fields, 'text')).filter((text) => text.trim() !== '');
  return all.length === 0 ? undefined : { acts: all.flatMap(readAct), words: words.join('\n\n') };
}

const ACT_FIELDS = [
  'what',
  'player',
  'name',
  'quantity',
  'amount',
  'office',
  'until',
] as const satisfies readonly (keyof DraftedAct)[];

function readAct(fields: Element): readonly DraftedAct[] {
  const read = (name: keyof DraftedAct) => valueIn(fields, actField(name));
  const what = read('what');
  if (!isHappening(what)) return [];
  const [player, name, quantity] = [read('player'), read('name'), read('quantity')];
  const [amount, office, until] = [read('amount'), read('office'), read('until')];
  return [{ what, player, name, quantity, amount, office, ...(until !== '' && { until }) }];
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
    rule: valueIn(fields, kind === 'enact' ? 'given' : 'rule'),
    tier: valueIn(fields, 'tier'),
    title: valueIn(fields, 'title'),
    text: valueIn(fields, 'text'),
    mechanics: valueIn(fields, 'mechanics'),
  };
  return [change];
}

/** The fields of one set: for a change of a rule, or for an additional act. */
type ShownChange = Omit<DraftedChange, 'kind'> & {
  readonly kind: DraftedChange['kind'] | 'act';
  readonly act?: DraftedAct | undefined;
};

/** The changes of a proposal; a change by fiat is written in the same fields. */
type ProposedChanges = Pick<Move<'propose'>, 'changes' | 'acts' | 'words'>;

export function showChanges(form: HTMLElement, move: ProposedChanges, put: Put): void {
  const { acts, words = '' } = move;
  const nothing = { rule: '', tier: '', title: '', mechanics: '' };
  // A motion has no act, but its words stand in the first set.
  const shown = acts?.length === 0 ? [undefined] : (acts ?? []);
  const changes: readonly ShownChange[] = [
    ...move.changes,
    ...shown.map((act, i) => {
      return { kind: 'act', ...nothing, text: i === 0 ? words : '', act } as const;
    }),
  ];
  const list = part(form, '[data-changes]');
  const add = part(form, '[data-add]');
  while (list.children.length < changes.length) add.click();
  for (const [i, change] of changes.entries()) {
    const fields = list.children[i];
    if (!fields) continue;
    put(fields, 'change', change.kind);
    if (change.kind === 'enact') put(fields, 'given', change.rule);
    else if (change.rule !== '') put(fields, 'rule', change.rule);
    if (change.tier !== '') put(fields, 'tier', change.tier);
    put(fields, 'title', change.title);
    put(fields, 'text', change.text);
    put(fields, 'mechanics', change.mechanics);
    for (const name of ACT_FIELDS) put(fields, actField(name), change.act?.[name] ?? '');
  }
}
