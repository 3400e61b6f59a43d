/** The form in which a move is composed. */

import type { WayToVote } from '../../../records/kinds/votes.ts';
import type { DeskChoices, NamedOption } from '../../../try-out/desk-choices.ts';
import type { DraftedChange, MoveDraft } from '../../../try-out/draft-move.ts';
import { matterHtml } from '../../render/html/verdict-html.ts';
import { element, styled } from '../basics/elements.ts';
import {
  buttonsFor,
  factField,
  field,
  OWN_FILE,
  offer,
  offered,
  offeredRule,
  offeredVote,
  part,
  showFor,
  tellChange,
  valueIn,
} from './fields.ts';
import {
  editMechanics,
  fillCorrection,
  fillEvent,
  fillSettled,
  readEvent,
  readSettled,
  type ShowMechanics,
} from './own-fields.ts';
import type { Ask } from './start-engine.ts';

/* The fields of one change of the rules within a proposal. */

/** A set of fields is added, and taken out by its own button; somebody has to listen for changes. */
function addChange(
  list: HTMLElement,
  template: HTMLTemplateElement,
  game: DeskChoices,
  ask: Ask,
): void {
  const copy = document.importNode(template.content, true);
  const fields = part<HTMLFieldSetElement>(copy, 'fieldset');
  offer(fields, 'rule', game.rules.map(offeredRule));
  offer(fields, 'tier', [{ value: '', words: LOWEST }, ...game.tiers.map(offered)]);
  part(fields, '[data-remove]').addEventListener('click', () => {
    const next = fields.nextElementSibling ?? fields.previousElementSibling;
    fields.remove();
    renumber(list);
    if (next) focusKind(next);
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const showMechanics = editMechanics(fields, ask, (rule) => {
    // The words and the sentence come along: they are what the rule is to say.
    const [text, mechanics] = [valueIn(fields, 'text'), valueIn(fields, 'mechanics')];
    const title = game.rules.find(({ number }) => number === rule)?.title;
    const typed = typedIn.get(fields) ?? new Map<string, Typed>();
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

/** The kinds of change stand beside one another. */
function kindButtons(fields: Element): Iterable<HTMLButtonElement> {
  return fields.querySelectorAll<HTMLButtonElement>('[data-kinds] button');
}

function focusKind(fields: Element): void {
  fields.querySelector<HTMLElement>('[data-kinds] button')?.focus();
}

/** What the rules make of a new rule of which nothing is said. */
const LOWEST = 'the lowest in which rules may be enacted';

/** What was typed for one kind of change: it is there again when that kind is chosen again. */
interface Typed {
  readonly text: string | undefined;
  readonly title: string | undefined;
  readonly mechanics: string | undefined;
}
const WORDED = ['text', 'title', 'mechanics'] as const;
const typedIn = new WeakMap<HTMLElement, Map<string, Typed>>();

/** A change of which words are written; to repeal and to transmute takes none. */
function hasWords(named: string): boolean {
  return !['repeal', 'transmute'].includes(named);
}

/** The words and the mechanics that the rule has now are what is amended. */
function takeUp(fields: HTMLElement, game: DeskChoices, showMechanics: ShowMechanics): void {
  const kind = valueIn(fields, 'change');
  showFor(fields, 'of', kind);
  for (const each of kindButtons(fields)) {
    each.setAttribute('aria-pressed', String(each.value === kind));
  }
  if (!game.givesNumbers) part<HTMLElement>(fields, '[data-given]').hidden = true;
  const rule = game.rules.find(({ number }) => number === valueIn(fields, 'rule'));
  const held = kind === 'amend' ? rule : undefined;
  const named = held ? `${kind} ${held.number}` : kind;
  const typed = typedIn.get(fields) ?? new Map<string, Typed>();
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
    part<HTMLElement>(fields, '[data-remove]').hidden = all.length === 1;
  }
}

/** `undefined` where it is no change of a rule. */
function readActs(list: Element): { readonly acts: string; readonly words: string } | undefined {
  const all = [...list.children].filter((fields) => valueIn(fields, 'change') === 'act');
  const written = all.map((fields) => valueIn(fields, 'acts')).filter((acts) => acts.trim() !== '');
  const words = all.map((fields) => valueIn(fields, 'text')).join('\n\n');
  return all.length === 0 ? undefined : { acts: written.join('\n'), words };
}

const KINDS: readonly DraftedChange['kind'][] = ['enact', 'amend', 'repeal', 'transmute'];

function readChanges(list: Element): readonly DraftedChange[] {
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

const NEEDS_VOTE = ['vote', 'closed', 'withdrawn'];
const NEEDS_QUESTION = ['given', 'accepted', 'refused'];

/** Puts the game into the form. What may be chosen is there; the rest cannot be. */
export function fillForm(
  form: HTMLElement,
  game: DeskChoices,
  template: HTMLTemplateElement,
  ask: Ask,
): void {
  part(form, '[data-state]').replaceChildren(...game.state.map((words) => element('li', words)));
  const players = game.players.map(offered);
  offer(form, 'by', players, game.toMove);
  field(form, 'proposal').value = game.nextNumber;
  offer(form, 'judge', [{ value: '', words: 'whose turn it is to judge' }, ...players]);
  offer(form, 'number', game.votes.map(offeredVote));
  fillEvent(form, game);
  disable(form, ['overruled'], game.rulings.length === 0);
  disable(form, NEEDS_VOTE, game.votes.length === 0);
  disable(form, NEEDS_QUESTION, game.questions.length === 0);
  fillSettled(form, game, ask);
  fillCorrection(form, game, ask);
  fillFacts(form, game);
  const list = part<HTMLElement>(form, '[data-changes]');
  const add = () => addChange(list, template, game, ask);
  add();
  part(form, '[data-add]').addEventListener('click', () => {
    add();
    if (list.lastElementChild) focusKind(list.lastElementChild);
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const settle = () => {
    showFor(form, 'for', valueIn(form, 'kind'));
    offerJudgments(form, game);
    offerVerdicts(form, game);
    offerBallots(form, game);
  };
  for (const name of ['kind', 'number', 'judgment'])
    field(form, name).addEventListener('change', settle);
  settle();
}

/** Numbers that a proposal carries: one field each. */
function fillFacts(form: HTMLElement, { facts }: DeskChoices): void {
  const rows = facts.map(({ id, name, mayLack }) => {
    const input = element('input');
    Object.assign(input, { name: factField(id), inputMode: 'decimal', size: 6 });
    const label = element('label', `The proposal’s ${name} `, input);
    return element('p', label, mayLack ? ' may be left out' : '');
  });
  part(form, '[data-facts]').replaceChildren(...rows);
}

function readFacts(form: HTMLElement, { facts }: DeskChoices) {
  return facts.map(({ id }) => ({ fact: id, amount: valueIn(form, factField(id)) }));
}

/** Those that wait for a Judge, or those that stand and may be overruled. */
function offerJudgments(form: HTMLElement, { questions, rulings }: DeskChoices): void {
  const asked = valueIn(form, 'kind') === 'overruled' ? rulings : questions;
  offer(
    form,
    'judgment',
    asked.map(({ number, question }) => ({
      value: String(number),
      words: `Judgment ${number}: ${question}`,
    })),
  );
}

/** Where a rule lists the verdicts, one of them is chosen, and nothing is typed. */
function offerVerdicts(form: HTMLElement, { questions }: DeskChoices): void {
  if (valueIn(form, 'kind') !== 'given') return;
  const asked = questions.find(({ number }) => String(number) === valueIn(form, 'judgment'));
  const verdicts = (asked?.verdicts ?? []).map((verdict) => ({ value: verdict, words: verdict }));
  const ruling = field(form, 'ruling');
  const row = part<HTMLElement>(form, '[data-verdicts]');
  row.replaceChildren(...buttonsFor(ruling, verdicts));
  row.hidden = verdicts.length === 0;
  const typed = ruling.closest('p');
  if (typed) typed.hidden = verdicts.length > 0;
}

function disable(form: HTMLElement, kinds: readonly string[], isDisabled: boolean): void {
  for (const kind of kinds) {
    part<HTMLOptionElement>(form, `option[value="${kind}"]`).disabled = isDisabled;
  }
}

const WAYS: readonly (readonly [WayToVote | '', string])[] = [
  ['', 'does not vote yet'],
  ['for', 'for'],
  ['against', 'against'],
  ['abstain', 'abstains'],
];

/** One for each player whose vote is missing. */
function offerBallots(form: HTMLElement, game: DeskChoices): void {
  const vote = game.votes.find(({ number }) => String(number) === valueIn(form, 'number'));
  const isOverruling = valueIn(form, 'kind') === 'overruled';
  const ruled = game.rulings.find(({ number }) => String(number) === valueIn(form, 'judgment'));
  const others = game.players.filter(({ id }) => !ruled?.judges.includes(id));
  const rows = isOverruling ? others.map(buttonRow) : (vote?.missing ?? []).map(selectRow);
  part(form, '[data-matter]').innerHTML = vote ? matterHtml(vote.matter) : '';
  part(form, '[data-ballots]').replaceChildren(...rows);
}

function ballotOf(voter: string): HTMLSelectElement {
  const select = element('select', ...WAYS.map(([way, words]) => new Option(words, way)));
  select.dataset.voter = voter;
  return select;
}

function selectRow({ id, name }: NamedOption): HTMLElement {
  return element('p', element('label', `${name} `, ballotOf(id)));
}

function buttonRow({ id, name }: NamedOption): HTMLElement {
  const ballot = ballotOf(id);
  ballot.hidden = true;
  const ways = WAYS.filter(([way]) => way !== '');
  const choices = ways.map(([value, words]) => ({ value, words, label: `${name}: ${words}` }));
  return styled(element('p', `${name} `, ...buttonsFor(ballot, choices), ballot), 'kinds');
}

type Kind = MoveDraft['kind'];
type Read<Of extends Kind> = (form: HTMLElement, game: DeskChoices, kind: Of) => MoveDraft;

/** How each kind of move is read: complete by its type. */
const READ: { readonly [Of in Kind]: Read<Of> } = {
  propose: (form, game) => {
    const list = part(form, '[data-changes]');
    const number = valueIn(form, 'proposal');
    const by = valueIn(form, 'by');
    const facts = game.facts.length === 0 ? {} : { facts: readFacts(form, game) };
    const does = { changes: readChanges(list), ...readActs(list), ...facts };
    // A link has it only if the author says so.
    const meant = valueIn(form, 'as-meant') === 'yes' ? { asMeant: true } : {};
    return { kind: 'propose', by, number, ...does, ...meant };
  },
  vote: (form, game, kind) => {
    const ballots = readBallots(form);
    const ownFile = valueIn(form, 'vote-file') === OWN_FILE;
    return { kind, number: voteNumber(form, game), ballots, why: valueIn(form, 'said'), ownFile };
  },
  correct: (form, _game, kind) => {
    const [record, text] = [valueIn(form, 'record'), valueIn(form, 'corrected')];
    return { kind, record, text, why: valueIn(form, 'wrong') };
  },
  closed: readEnding,
  withdrawn: readEnding,
  ask: (form, _game, kind) => {
    const words = { question: valueIn(form, 'question'), rules: valueIn(form, 'about') };
    return { kind, by: valueIn(form, 'by'), ...words };
  },
  given: readRuling,
  accepted: readRuling,
  refused: readRuling,
  overruled: (form, { rulings }, kind) => {
    const chosen = valueIn(form, 'judgment');
    const judgment = rulings.find(({ number }) => String(number) === chosen)?.number ?? chosen;
    return { kind, judgment, ballots: readBallots(form) };
  },
  event: readEvent,
  consent: (form, _game, kind) => ({ kind, by: valueIn(form, 'by') }),
  roll: (form, _game, kind) => {
    return { kind, by: valueIn(form, 'by'), die: Number(valueIn(form, 'die')) };
  },
};

/** What the form asks for. */
export function readMove(form: HTMLElement, game: DeskChoices): MoveDraft {
  const chosen = valueIn(form, 'kind');
  return isKind(chosen) ? readOf(chosen, form, game) : readOf('propose', form, game);
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(READ, word);
}

function readOf<Of extends Kind>(kind: Of, form: HTMLElement, game: DeskChoices): MoveDraft {
  return READ[kind](form, game, kind);
}

function readEnding(form: HTMLElement, game: DeskChoices, kind: 'closed' | 'withdrawn'): MoveDraft {
  return { kind, number: voteNumber(form, game) };
}

function readRuling(
  form: HTMLElement,
  game: DeskChoices,
  kind: 'given' | 'accepted' | 'refused',
): MoveDraft {
  const chosen = valueIn(form, 'judgment');
  const question = game.questions.find(({ number }) => String(number) === chosen);
  const judgment = question?.number ?? chosen;
  const judge = valueIn(form, 'judge');
  const typed = valueIn(form, 'ruling');
  // What was typed before a question was chosen whose verdicts stand as buttons is not seen any more.
  const isSeen = !question?.verdicts.length || question.verdicts.includes(typed);
  const words = { ruling: isSeen ? typed : '', reasons: valueIn(form, 'reasons') };
  return { kind, judgment, judge, ...words, settles: readSettled(form, game) };
}

function voteNumber(form: HTMLElement, { votes }: DeskChoices) {
  const chosen = valueIn(form, 'number');
  return votes.find(({ number }) => String(number) === chosen)?.number ?? chosen;
}

function readBallots(form: HTMLElement) {
  const selects = [...form.querySelectorAll<HTMLSelectElement>('[data-voter]')];
  return selects.flatMap(({ dataset: { voter = '' }, value }) => {
    const way = WAYS.find(([each]) => each === value)?.[0];
    return way ? [{ voter, way }] : [];
  });
}
