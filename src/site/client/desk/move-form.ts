/** The form in which a move is composed: its fields are those of the table of moves. */
import type { WayToVote } from '../../../records/kinds/votes.ts';
import type { DeskChoices, NamedOption } from '../../../try-out/desk-choices.ts';
import { isHappening } from '../../../try-out/happenings.ts';
import {
  type FieldValues,
  fieldsOf,
  isMoveKind,
  type MoveDraft,
  type MoveKind,
} from '../../../try-out/moves.ts';
import { matterHtml } from '../../render/html/verdict-html.ts';
import { element, part, styled } from '../basics/elements.ts';
import { addChange, focusKind, readActs, readChanges, showChanges } from './changes.ts';
import {
  buttonsFor,
  factField,
  field,
  offer,
  offered,
  offeredVote,
  type Put,
  tellChange,
  valueIn,
  YES,
} from './fields.ts';
import { fillCorrection, fillEvent, fillSettled, readSettled, showSettled } from './own-fields.ts';
import type { Ask } from './start-engine.ts';

const NEEDS_VOTE = ['vote', 'closed', 'withdrawn'];
const NEEDS_QUESTION = ['given', 'accepted', 'refused'];

/** Puts the game into the form: the possible choices, and no others. */
export function fillForm(
  form: HTMLElement,
  game: DeskChoices,
  template: HTMLTemplateElement,
  ask: Ask,
): void {
  const players = game.players.map(offered);
  offer(form, 'by', players, game.toMove);
  field(form, 'proposal').value = game.nextNumber;
  offer(form, 'judge', [{ value: '', words: 'whose turn it is to judge' }, ...players]);
  offer(form, 'number', game.votes.map(offeredVote));
  fillEvent(form, game);
  disable(form, ['propose'], game.isOver);
  disable(form, ['overruled'], game.rulings.length === 0);
  disable(form, NEEDS_VOTE, game.votes.length === 0);
  disable(form, NEEDS_QUESTION, game.questions.length === 0);
  // Hides the field “as-meant”. The button beside a doubt sets that field and shows it.
  part(form, '[data-row="as-meant"]').dataset.given = 'propose';
  fillSettled(form, game, ask);
  fillCorrection(form, game, ask);
  // One field for each number that a proposal carries.
  const facts = game.facts.map(({ id, name, mayLack }) => {
    const input = element('input');
    Object.assign(input, { name: factField(id), inputMode: 'decimal', size: 6 });
    const label = element('label', `The proposal’s ${name} `, input);
    return element('p', label, mayLack ? ' may be left out' : '');
  });
  part(form, '[data-facts]').replaceChildren(...facts);
  const list = part(form, '[data-changes]');
  const add = () => addChange(list, template, game, ask);
  add();
  part(form, '[data-add]').addEventListener('click', () => {
    add();
    if (list.lastElementChild) focusKind(list.lastElementChild);
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const settle = () => {
    showFields(form);
    // Those that wait for a Judge, or those that stand and may be overruled.
    const asked = valueIn(form, 'kind') === 'overruled' ? game.rulings : game.questions;
    const judgments = asked.map(({ number, question }) => ({
      value: String(number),
      words: `Judgment ${number}: ${question}`,
    }));
    offer(form, 'judgment', judgments);
    offerVerdicts(form, game);
    offerBallots(form, game);
  };
  for (const name of ['kind', 'what', 'number', 'judgment'])
    field(form, name).addEventListener('change', settle);
  if (game.isOver) putInto().put(form, 'kind', 'correct');
  else settle();
}

/** Shows the fields of the chosen move, or of what happens in an event. */
function showFields(form: HTMLElement): void {
  const [kind, what] = [valueIn(form, 'kind'), valueIn(form, 'what')];
  for (const each of form.querySelectorAll<HTMLElement>('[data-for]')) {
    const { for: kinds = '', happens, given } = each.dataset;
    const isNeeded = kind !== 'event' || happens === undefined || happens.split(' ').includes(what);
    each.hidden = given === kind || !(kinds.split(' ').includes(kind) && isNeeded);
  }
}

/** Hides a field that the rules or a button have filled in. */
export function hideGiven(form: HTMLElement, name: string): void {
  const row = part(form, `[data-row="${name}"]`);
  row.dataset.given = valueIn(form, 'kind');
  row.hidden = true;
}

/** If a rule lists the verdicts, one of them is chosen, and nothing is typed. */
function offerVerdicts(form: HTMLElement, game: DeskChoices): void {
  if (valueIn(form, 'kind') !== 'given') return;
  const verdicts = (questionIn(form, game)?.verdicts ?? []).map((verdict) => ({
    value: verdict,
    words: verdict,
  }));
  const ruling = field(form, 'ruling');
  const row = part(form, '[data-verdicts]');
  row.replaceChildren(...buttonsFor(ruling, verdicts));
  row.hidden = verdicts.length === 0;
  const typed = ruling.closest('p');
  if (typed) typed.hidden = verdicts.length > 0;
}

function questionIn(form: HTMLElement, { questions }: DeskChoices) {
  return questions.find(({ number }) => String(number) === valueIn(form, 'judgment'));
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

/** A row for each player whose vote is missing. */
function offerBallots(form: HTMLElement, game: DeskChoices): void {
  const vote = game.votes.find(({ number }) => String(number) === valueIn(form, 'number'));
  const isOverruling = valueIn(form, 'kind') === 'overruled';
  const ruled = game.rulings.find(({ number }) => String(number) === valueIn(form, 'judgment'));
  const others = game.players.filter(({ id }) => !ruled?.judges.includes(id));
  const voters = isOverruling ? others : (vote?.missing ?? []);
  part(form, '[data-matter]').innerHTML = vote ? matterHtml(vote.matter) : '';
  part(form, '[data-ballots]').replaceChildren(...voters.map(ballotRow));
}

function ballotRow({ id, name }: NamedOption): HTMLElement {
  const ballot = element('select', ...WAYS.map(([way, words]) => new Option(words, way)));
  ballot.dataset.voter = id;
  ballot.hidden = true;
  const ways = WAYS.filter(([way]) => way !== '');
  const choices = ways.map(([value, words]) => ({ value, words, label: `${name}: ${words}` }));
  return styled(element('p', `${name} `, ...buttonsFor(ballot, choices), ballot), 'kinds');
}

/* Reads the form as a move, and puts a move that was drafted elsewhere into the form. */

interface FieldPlace {
  readonly form: HTMLElement;
  readonly name: string;
  readonly game: DeskChoices;
}
type FieldReader<As extends keyof FieldValues> = (from: FieldPlace) => FieldValues[As] | undefined;

const typed = ({ form, name }: FieldPlace) => valueIn(form, name);
const changesIn = ({ form }: FieldPlace) => part(form, '[data-changes]');

/** Reads each kind of field. A move is without what is `undefined`. */
const READ: { readonly [As in keyof FieldValues]: FieldReader<As> } = {
  line: typed,
  words: typed,
  code: typed,
  choice: typed,
  numbered: typed,
  number: ({ form, name, game }) => {
    const chosen = valueIn(form, name);
    const all = name === 'number' ? game.votes : [...game.questions, ...game.rulings];
    return all.find(({ number }) => String(number) === chosen)?.number ?? chosen;
  },
  ruling: ({ form, name, game }) => {
    const words = valueIn(form, name);
    const { verdicts = [] } = questionIn(form, game) ?? {};
    // The player may have typed words before choosing a question with buttons for its verdicts.
    return verdicts.length === 0 || verdicts.includes(words) ? words : '';
  },
  die: (at) => Number(typed(at)),
  yes: (at) => typed(at) === YES || undefined,
  happening: (at) => {
    const chosen = typed(at);
    return isHappening(chosen) ? chosen : 'note';
  },
  ballots: ({ form }) =>
    [...form.querySelectorAll<HTMLSelectElement>('[data-voter]')].flatMap((ballot) => {
      const way = WAYS.find(([each]) => each === ballot.value)?.[0];
      return way ? [{ voter: ballot.dataset.voter ?? '', way }] : [];
    }),
  /** Only an event that changes a rule shows them. */
  changes: (at) => {
    const isHidden = changesIn(at).closest<HTMLElement>('[data-for]')?.hidden === true;
    return isHidden ? undefined : readChanges(changesIn(at));
  },
  acts: (at) => readActs(changesIn(at))?.acts,
  motion: (at) => readActs(changesIn(at))?.words,
  facts: ({ form, game: { facts } }) =>
    facts.length === 0
      ? undefined
      : facts.map(({ id }) => ({ fact: id, amount: valueIn(form, factField(id)) })),
  settles: ({ form, game }) => readSettled(form, game),
};

export function readMove(form: HTMLElement, game: DeskChoices): MoveDraft {
  const chosen = valueIn(form, 'kind');
  const kind = isMoveKind(chosen) ? chosen : 'propose';
  const read = fieldsOf(kind).flatMap(([key, { as, name = key }]) => {
    const value = READ[as]({ form, name, game });
    return value === undefined ? [] : [[key, value]];
  });
  // Complete, since the loop has read each field of the table.
  return { kind, ...Object.fromEntries(read) } as MoveDraft;
}

interface Into {
  readonly form: HTMLElement;
  readonly name: string;
  readonly move: MoveDraft;
  readonly put: Put;
  /** The choices that the game does not offer now. */
  readonly lost: string[];
}
/** A value of several parts stands in the move. */
type Show = (value: unknown, into: Into) => void;

const putWords: Show = (value, { form, name, put }) => put(form, name, String(value ?? ''));
/** `showChanges` shows it. */
const nothing: Show = () => {};

const SHOW: { readonly [As in keyof FieldValues]: Show } = {
  line: putWords,
  words: putWords,
  code: putWords,
  choice: putWords,
  ruling: putWords,
  happening: putWords,
  /** A link may name something that is over. It stays in the form, and the verdict says so. */
  number: (value, into) => {
    const select = part<HTMLSelectElement>(into.form, `select[name="${into.name}"]`);
    const number = String(value);
    if ([...select.options].some((option) => option.value === number)) return putWords(value, into);
    select.add(new Option(number, number, true, true));
  },
  die: putWords,
  numbered: (value, into) => {
    if (value) putWords(value, into);
  },
  yes: (value, { form, name, put }) => {
    put(form, name, value === true ? YES : '');
    if (value !== true) return;
    const row = part(form, `[data-row="${name}"]`);
    delete row.dataset.given;
    row.hidden = false;
  },
  ballots: (_, { form, move, lost }) => {
    for (const { voter, way } of 'ballots' in move ? move.ballots : []) {
      const all = [...form.querySelectorAll<HTMLSelectElement>('[data-voter]')];
      const ballot = all.find(({ dataset }) => dataset.voter === voter);
      if (!ballot) lost.push(voter);
      else {
        ballot.value = way;
        ballot.dispatchEvent(new Event('input'));
      }
    }
  },
  changes: (_, { form, move, put }) => {
    if ('changes' in move) showChanges(form, { ...move, changes: move.changes ?? [] }, put);
  },
  acts: nothing,
  motion: nothing,
  facts: (_, { form, move, put, lost }) => {
    for (const { fact, amount } of ('facts' in move && move.facts) || []) {
      const name = factField(fact);
      if (form.querySelector(`[name="${CSS.escape(name)}"]`)) put(form, name, amount);
      else lost.push(fact);
    }
  },
  settles: (_, { form, move, put }) => {
    for (const each of 'settles' in move ? move.settles : []) showSettled(form, each, put);
  },
};

/** Returns what the game does not offer, as it stands now. */
export function showMove(form: HTMLElement, move: MoveDraft): readonly string[] {
  const { put, lost } = putInto();
  put(form, 'kind', move.kind);
  const values: Readonly<Record<string, unknown>> = move;
  for (const [key, { as, name = key }] of fieldsOf(move.kind)) {
    SHOW[as](values[key], { form, name, move, put, lost });
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
  return lost;
}

function putInto(): { readonly put: Put; readonly lost: string[] } {
  const lost: string[] = [];
  const put: Put = (root, name, value) => {
    const into = field(root, name);
    into.value = value;
    if (into.value !== value && value !== '') lost.push(value);
    tellChange(into);
  };
  return { put, lost };
}

export function firstField(form: HTMLElement, kind: MoveKind): HTMLElement | undefined {
  const all = form.querySelectorAll<HTMLElement>(
    `[data-for~="${kind}"] :is(input, select, textarea)`,
  );
  return [...all].find((each) => each.checkVisibility());
}

/** Returns whether the form offers the rule. Text typed for another rule stays with that one. */
export function showRule(form: HTMLElement, rule: string, kind: 'amend' | 'repeal' = 'amend') {
  const { put, lost } = putInto();
  put(form, 'kind', 'propose');
  put(form, 'change', kind);
  put(form, 'rule', rule);
  return lost.length === 0;
}

/** Puts a vote into the form, or its end if all have voted. Returns whether it is open. */
export function showVote(form: HTMLElement, number: string): boolean {
  const { put, lost } = putInto();
  put(form, 'kind', 'vote');
  put(form, 'number', number);
  if (lost.length === 0 && !form.querySelector('[data-voter]')) put(form, 'kind', 'closed');
  return lost.length === 0;
}
