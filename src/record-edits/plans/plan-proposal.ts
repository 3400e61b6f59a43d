/** A new proposal, with the due number and the player to move. */
import { foldedForm, isName } from '../../content/names.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { latestRules } from '../../engine/results/rules-at.ts';
import type { Replay, Rule } from '../../engine/results/types.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { numbersInSeries } from '../../helpers/words.ts';
import { PROPOSAL } from '../../records/kinds/proposal.ts';
import { writeDraft } from '../../records/write-record.ts';
import { splitRecord } from '../../records/yaml/record-parts.ts';
import type { ProposalNumber } from '../../values/ids.ts';
import type { RecordEdit } from '../insert/insert.ts';
import {
  type GameToEdit,
  lacking,
  type PlanResult,
  planEdits,
  type Refusal,
  refuse,
} from './draft.ts';
import { findPlayer } from './find-player.ts';

/** A new rule has a number only if the rules let proposals choose. */
export type WantedChange = {
  readonly title?: string;
  /** Mechanics as data, or the word that keeps or drops them. */
  readonly mechanics?: unknown;
  readonly text?: string;
} & (
  | { readonly kind: 'enact'; readonly tier?: string; readonly number?: number | string }
  | { readonly kind: 'amend'; readonly rule: string }
  | { readonly kind: 'repeal'; readonly rule: string }
  | { readonly kind: 'transmute'; readonly rule: string; readonly to?: string }
);

export interface ProposalRequest {
  readonly changes: readonly WantedChange[];
  /** Its acts besides rule-changes, or instead: a list, as data. */
  readonly acts?: readonly unknown[];
  /** The words of a motion. */
  readonly words?: string;
  readonly by?: string;
  readonly number?: ProposalNumber;
  /** The proposal's own title. */
  readonly name?: string | undefined;
  /** The facts that a rule requires, by name, as data. */
  readonly facts?: unknown;
  /** Whether the author says that words and mechanics agree, despite a doubt. */
  readonly asMeant?: boolean;
  /** The message that made it. */
  readonly source?: string | undefined;
}

export function planProposal(request: ProposalRequest, toEdit: GameToEdit): PlanResult {
  const { replay, on } = toEdit;
  const by = request.by ?? replay.toMove ?? replay.stayed?.player;
  if (by === undefined && replay.status === 'ended') return refuse('The game has ended.');
  if (by === undefined) return lacking('proposer', 'Nobody is to move.');
  const proposer = findPlayer(replay, by);
  if (!proposer.ok) return proposer;
  const number = request.number ?? replay.nextNumber;
  if (number === undefined) {
    return lacking('number', 'No rule in force numbers proposals.');
  }
  const changed: Change[] = [];
  for (const wanted of request.changes) {
    const change = recordedChange(wanted, replay);
    if (!change.ok) return change;
    changed.push(change);
  }
  const { acts, words = '' } = request;
  const { front, body } = changed.length === 0 ? { front: {}, body: words } : together(changed);
  const head = { proposal: number, by: proposer.player.id, proposed: on.text };
  const file = newFile(toEdit, number);
  const { name, facts, source } = request;
  const kept = { act: acts, facts, 'as-meant': request.asMeant || undefined, source };
  const text = writeDraft(PROPOSAL, { ...head, name, ...front, ...kept }, body);
  return { ok: true, draft: { file, text } };
}

/** Parts of a proposal that may be put anew until somebody votes on it. */
export interface NewWording extends Pick<WantedChange, 'title' | 'mechanics' | 'text'> {
  readonly 'as-meant'?: true;
}

/** Edits the open proposal of a player. Without a player or number, it edits the latest. */
export function planNewWording(
  wording: NewWording,
  { by, number }: Pick<ProposalRequest, 'by' | 'number'>,
  { replay, textOf }: GameToEdit,
): PlanResult {
  const own = replay.proposals.findLast(
    ({ outcome, written }) =>
      outcome === 'open' &&
      (by === undefined || written.by === by) &&
      (number === undefined || written.number === number),
  )?.written;
  if (!own) return refuse('There is no such open proposal.');
  if (own.votes)
    return refuse(
      `Somebody has voted on Proposal ${own.number} as it is.`,
      `If the rules still let its words change, edit ${own.file}, and add \`revised\` with the day.`,
    );
  const [only] = own.compound ? [] : own.changes;
  const byHand = `Edit ${own.file} by hand, since it does not word one rule alone.`;
  if (only?.kind !== 'enact' && only?.kind !== 'amend') return refuse(byHand);
  const at = only.kind === 'enact' ? [only.kind] : [];
  const { text, 'as-meant': asMeant, ...keys } = wording;
  const isNew = Object.keys(keys).length > 0;
  const {
    title,
    mechanics,
    tier,
    number: stated,
  } = { tier: undefined, number: undefined, ...only };
  const old = Object.keys(withoutUndefined({ title, mechanics, tier, stated }));
  // An empty mapping would take the keys on its line.
  const isBare = isNew && only.kind === 'enact' && old.length === 0;
  const gone = isBare ? [at] : old.filter((key) => key in keys).map((key) => [...at, key]);
  const edits: readonly RecordEdit[] = [
    ...gone.map((path) => ({ path, as: 'gone' }) as const),
    ...(isNew ? [{ path: at, as: 'keys', value: keys } as const] : []),
    ...(asMeant && !own.asMeant ? [{ path: ['as-meant'], as: 'value', value: true } as const] : []),
  ];
  const planned = planEdits({ file: own.file, kind: PROPOSAL }, edits, { textOf }, byHand);
  if (!planned.ok || text === undefined) return planned;
  const { draft } = planned;
  const parted = splitRecord(draft.text, () => undefined);
  if (!parted.ok) return refuse(byHand);
  const front = draft.text.slice(0, parted.parts.matter[1]);
  return { ok: true, draft: { ...draft, text: `${front}---\n${text}\n` } };
}

type Change = Pick<ChangeDraft & { ok: true }, 'front' | 'body'>;

/** One change has its text in the record's body; several have their own. */
function together(changed: readonly Change[]): Change {
  const [only, second] = changed;
  if (only && !second) return only;
  const changes = changed.map(({ front, body }) => ({
    ...front,
    ...(body !== '' && { text: body }),
  }));
  return { front: { changes }, body: '' };
}

/**
 * Drops the characters that names of records cannot have, as in `7729#1`. A repeated number gets another
 * file.
 */
function newFile({ textOf, replay }: GameToEdit, number: ProposalNumber): string {
  const plain = String(number)
    .replace(/[^A-Za-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '');
  const name = isName('record', plain) ? plain : `proposal-${plain}`;
  const stem = `games/${replay.game.id}/proposals/${name}`;
  const taken = new Set(replay.game.proposals.map(({ file }) => foldedForm(file)));
  let file = `${stem}.md`;
  for (let count = 2; taken.has(foldedForm(file)) || textOf(file) !== undefined; count += 1) {
    file = `${stem}-${count}.md`;
  }
  return file;
}

type ChangeDraft = { readonly ok: true; readonly front: object; readonly body: string } | Refusal;

/** The change's keys and text. */
export function recordedChange(change: WantedChange, replay: Replay): ChangeDraft {
  const { title, mechanics, text } = change;
  if (change.kind === 'enact') {
    if (text === undefined) return lacking('words', 'A new rule needs its words.');
    const { tier, number } = change;
    return { ok: true, front: { enact: { number, title, tier, mechanics } }, body: text };
  }
  const found = findRule(replay, change);
  if (!found.ok) return found;
  const { rule } = found;
  if (change.kind === 'amend') {
    const kept = mechanics ?? (rule.mechanics ? 'keep' : undefined);
    const front = { amend: rule.number, title, mechanics: kept };
    // The present words of the rule, for editing.
    return { ok: true, front, body: text ?? rule.text };
  }
  if (text !== undefined || title !== undefined || mechanics !== undefined) {
    return refuse(`To ${change.kind} a rule, only name it.`);
  }
  if (change.kind !== 'transmute') return { ok: true, front: { repeal: rule.number }, body: '' };
  const to = change.to ?? otherTier(replay, rule);
  if (to === undefined) return lacking('tier', 'There are several tiers that the rule could have.');
  return { ok: true, front: { transmute: { rule: rule.number, to } }, body: '' };
}

/** The other tier, if there are two. */
export function otherTier({ tiers }: Replay, rule: Rule): string | undefined {
  const [other, third] = tiers.filter(({ id }) => id !== rule.tier);
  return third ? undefined : other?.id;
}

type RuleFound = { readonly ok: true; readonly rule: Rule } | Refusal;

/** Finds a rule by number, former number or title, with or without the word “Rule”. */
export function ruleCalled(replay: Replay, name: string): Rule | undefined {
  const rules = latestRules(replay);
  const number = name.replace(/^(?:rule\s+|(?:rule-?|#)(?=\d))/i, '');
  return (
    rules.find((each) => String(each.number) === number || each.title === name) ??
    rules.find((each) => each.numbers.map(String).includes(number))
  );
}

function findRule(replay: Replay, change: Exclude<WantedChange, { kind: 'enact' }>): RuleFound {
  const { rule: name } = change;
  const rule = ruleCalled(replay, name);
  if (rule) return { ok: true, rule };
  const rules = latestRules(replay);
  const numbers = rules.map((each) => each.number);
  const counted = numbers.filter((each) => typeof each === 'number');
  const others = numbers.filter((each) => typeof each !== 'number');
  const all = [...others, ...(counted.length > 0 ? [numbersInSeries(counted)] : [])].join(', ');
  const series = numbers.map(String).filter((each) => each[0] === name[0]);
  const proposal = replay.proposals.find(({ written }) => String(written.number) === name);
  const near = proposal ? undefined : didYouMean(name, series);
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  const isNone = proposal && proposal.outcome !== 'adopted';
  const told = isNone ? ` Proposal ${name} was not adopted, and has made no rule.` : '';
  const line = `There is no Rule ${name} in force.${told}${hint} The rules are ${all || 'none'}.`;
  return { ...lacking('rule', line), ...(near !== undefined && { instead: [name, near] }) };
}
