/** The form in which a move is composed. */
import type { WayToVote } from '../../../records/vote-types.ts';
import type { Move } from '../../../try-out/draft-move.ts';
import type { NamedOption, Survey } from '../../../try-out/survey.ts';
import { addChange, readActs, readChanges } from './change-fields.ts';
import { field, offer, part, showFor, valueIn } from './fields.ts';
import { fillSettled, readSettled } from './settled-fields.ts';

const NEEDS_VOTE = ['vote', 'closed', 'withdrawn'];
const NEEDS_QUESTION = ['given', 'accepted', 'refused'];

/** Puts the game into the form. What may be chosen is there; the rest cannot be. */
export function fillForm(form: HTMLElement, game: Survey, template: HTMLTemplateElement): void {
  part(form, '[data-state]').replaceChildren(
    ...game.state.map((words) => {
      const item = document.createElement('li');
      item.textContent = words;
      return item;
    }),
  );
  const players = game.players.map(offered);
  offer(form, 'by', players, game.toMove);
  field(form, 'proposal').value = game.nextNumber;
  offer(form, 'judge', [{ value: '', words: 'whose turn it is to judge' }, ...players]);
  offer(
    form,
    'number',
    game.votes.map(({ number, says }) => ({ value: String(number), words: says })),
  );
  offer(
    form,
    'judgment',
    game.questions.map(({ number, question }) => ({
      value: String(number),
      words: `Judgment ${number}: ${question}`,
    })),
  );
  disable(form, NEEDS_VOTE, game.votes.length === 0);
  disable(form, NEEDS_QUESTION, game.questions.length === 0);
  fillSettled(form, game);
  const list = part<HTMLElement>(form, '[data-changes]');
  const add = () => addChange(list, template, game);
  add();
  part(form, '[data-add]').addEventListener('click', () => {
    add();
    list.lastElementChild?.querySelector('select')?.focus();
    list.dispatchEvent(new Event('input', { bubbles: true }));
  });
  const settle = () => {
    showFor(form, 'for', valueIn(form, 'kind'));
    offerBallots(form, game);
  };
  for (const name of ['kind', 'number']) field(form, name).addEventListener('change', settle);
  settle();
}

function offered({ id, name }: NamedOption) {
  return { value: id, words: name };
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
function offerBallots(form: HTMLElement, game: Survey): void {
  const vote = game.votes.find(({ number }) => String(number) === valueIn(form, 'number'));
  const rows = (vote?.missing ?? []).map(({ id, name }) => {
    const label = document.createElement('label');
    const select = document.createElement('select');
    select.dataset.voter = id;
    select.append(...WAYS.map(([way, words]) => new Option(words, way)));
    label.append(`${name} `, select);
    const row = document.createElement('p');
    row.append(label);
    return row;
  });
  part(form, '[data-ballots]').replaceChildren(...rows);
}

type Kind = Move['kind'];
type Read<Of extends Kind> = (form: HTMLElement, game: Survey, kind: Of) => Move;

/** How each kind of move is read: complete by its type. */
const READ: { readonly [Of in Kind]: Read<Of> } = {
  propose: (form) => {
    const list = part(form, '[data-changes]');
    const number = valueIn(form, 'proposal');
    const by = valueIn(form, 'by');
    return { kind: 'propose', by, number, changes: readChanges(list), ...readActs(list) };
  },
  vote: (form, game, kind) => {
    return { kind, number: voteNumber(form, game), ballots: readBallots(form) };
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
  roll: (form, _game, kind) => {
    return { kind, by: valueIn(form, 'by'), die: Number(valueIn(form, 'die')) };
  },
};

/** What the form asks for. */
export function readMove(form: HTMLElement, game: Survey): Move {
  const chosen = valueIn(form, 'kind');
  return isKind(chosen) ? readOf(chosen, form, game) : readOf('propose', form, game);
}

function isKind(word: string): word is Kind {
  return Object.hasOwn(READ, word);
}

function readOf<Of extends Kind>(kind: Of, form: HTMLElement, game: Survey): Move {
  return READ[kind](form, game, kind);
}

function readEnding(form: HTMLElement, game: Survey, kind: 'closed' | 'withdrawn'): Move {
  return { kind, number: voteNumber(form, game) };
}

function readRuling(form: HTMLElement, game: Survey, kind: 'given' | 'accepted' | 'refused'): Move {
  const chosen = valueIn(form, 'judgment');
  const question = game.questions.find(({ number }) => String(number) === chosen);
  const judgment = question?.number ?? chosen;
  const judge = valueIn(form, 'judge');
  const words = { ruling: valueIn(form, 'ruling'), reasons: valueIn(form, 'reasons') };
  return { kind, judgment, judge, ...words, settles: readSettled(form, game) };
}

function voteNumber(form: HTMLElement, { votes }: Survey) {
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
