/** A move that was drafted elsewhere is put into the form. */
import type { DraftedChange, MoveDraft, Settled } from '../../../try-out/draft-move.ts';
import { factField, field, OWN_FILE, part, tellChange } from './fields.ts';
import { ALL_READINGS } from './own-fields.ts';

/** Returns what the game does not offer, as it stands now. */
export function showMove(form: HTMLElement, move: MoveDraft): readonly string[] {
  const { put, lost } = putInto();
  put(form, 'kind', move.kind);
  if ('by' in move && move.kind !== 'event') put(form, 'by', move.by);
  switch (move.kind) {
    case 'propose':
      showProposal(form, move, { put, lost });
      break;
    case 'vote':
      put(form, 'number', String(move.number));
      showBallots(form, move.ballots, lost);
      put(form, 'said', move.why ?? '');
      put(form, 'vote-file', move.ownFile ? OWN_FILE : '');
      break;
    case 'correct':
      put(form, 'record', move.record);
      put(form, 'corrected', move.text);
      put(form, 'wrong', move.why);
      break;
    case 'closed':
    case 'withdrawn':
      put(form, 'number', String(move.number));
      break;
    case 'roll':
      put(form, 'die', String(move.die));
      break;
    case 'consent':
      break;
    case 'event':
      showEvent(form, move, put);
      break;
    case 'overruled':
      put(form, 'judgment', String(move.judgment));
      showBallots(form, move.ballots, lost);
      break;
    case 'ask':
      put(form, 'question', move.question);
      put(form, 'about', move.rules);
      break;
    case 'given':
    case 'accepted':
    case 'refused':
      put(form, 'judgment', String(move.judgment));
      put(form, 'judge', move.judge);
      put(form, 'ruling', move.ruling);
      put(form, 'reasons', move.reasons);
      for (const each of move.settles) showSettled(form, each, put);
  }
  form.dispatchEvent(new Event('input', { bubbles: true }));
  return lost;
}

function showProposal(
  form: HTMLElement,
  move: MoveDraft & { kind: 'propose' },
  { put, lost }: ReturnType<typeof putInto>,
): void {
  if (move.number !== '') put(form, 'proposal', move.number);
  showChanges(form, changesOf(move), put);
  put(form, 'as-meant', move.asMeant ? 'yes' : '');
  for (const { fact, amount } of move.facts ?? []) {
    if (form.querySelector(`[name="${CSS.escape(factField(fact))}"]`))
      put(form, factField(fact), amount);
    else lost.push(fact);
  }
}

/** A kind of move, and its first field. */
export function showKind(form: HTMLElement, kind: MoveDraft['kind']): void {
  putInto().put(form, 'kind', kind);
  firstField(form, kind)?.focus();
}

/** The first that is shown. */
export function firstField(form: HTMLElement, kind: MoveDraft['kind']): HTMLElement | undefined {
  const all = form.querySelectorAll<HTMLElement>(
    `[data-for~="${kind}"] :is(input, select, textarea)`,
  );
  return [...all].find((each) => each.checkVisibility());
}

/** A rule that somebody wants to change: whether it can be chosen. What is typed of another stays with that. */
export function showRule(
  form: HTMLElement,
  rule: string,
  kind: 'amend' | 'repeal' = 'amend',
): boolean {
  const { put, lost } = putInto();
  put(form, 'kind', 'propose');
  put(form, 'change', kind);
  put(form, 'rule', rule);
  return lost.length === 0;
}

/** A proposal that somebody wants to vote on, or to close where everybody has voted: whether it is open. */
export function showVote(form: HTMLElement, number: string): boolean {
  const { put, lost } = putInto();
  put(form, 'kind', 'vote');
  put(form, 'number', number);
  if (lost.length === 0 && !form.querySelector('[data-voter]')) put(form, 'kind', 'closed');
  return lost.length === 0;
}

type Ballots = (MoveDraft & { kind: 'vote' })['ballots'];

function showBallots(form: HTMLElement, ballots: Ballots, lost: string[]): void {
  for (const { voter, way } of ballots) {
    const ballot = [...form.querySelectorAll<HTMLSelectElement>('[data-voter]')].find(
      ({ dataset }) => dataset.voter === voter,
    );
    if (ballot) {
      ballot.value = way;
      ballot.dispatchEvent(new Event('input'));
    } else lost.push(voter);
  }
}

function showEvent(form: HTMLElement, move: MoveDraft & { kind: 'event' }, put: Put): void {
  put(form, 'what', move.what);
  put(form, 'doer', move.by);
  put(form, 'player', move.player);
  put(form, 'quantity', move.quantity);
  put(form, 'amount', move.amount);
  put(form, 'office', move.office);
  put(form, 'newcomer', move.name);
  put(form, 'under', move.rule);
  put(form, 'why', move.why);
  put(form, 'fact', move.fact ?? '');
  put(form, 'after', move.after ?? '');
}

type Put = (root: ParentNode, name: string, value: string) => void;

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

/** What a set of fields has: a change of a rule, or what is done beside. */
type ShownChange = Omit<DraftedChange, 'kind'> & {
  readonly kind: DraftedChange['kind'] | 'act';
  readonly acts?: string;
};

function changesOf(move: MoveDraft & { kind: 'propose' }): readonly ShownChange[] {
  const { changes, acts, words = '' } = move;
  if (acts === undefined) return changes;
  const nothing = { rule: '', tier: '', title: '', mechanics: '' };
  return [...changes, { kind: 'act', ...nothing, text: words, acts }];
}

function showChanges(form: HTMLElement, changes: readonly ShownChange[], put: Put): void {
  const list = part<HTMLElement>(form, '[data-changes]');
  const add = part<HTMLElement>(form, '[data-add]');
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
    put(fields, 'acts', change.acts ?? '');
  }
}

function showSettled(form: HTMLElement, settled: Settled, put: Put): void {
  if ('winner' in settled) {
    put(form, 'winner', settled.winner);
  } else if ('play' in settled) {
    put(form, 'settled', settled.play);
  } else if ('reading' in settled) {
    put(form, 'reading', ALL_READINGS);
    put(form, 'reading', settled.reading);
    put(form, 'take', settled.take);
  } else {
    put(form, 'settled', String(settled.move));
    put(form, 'is', settled.is);
  }
}
