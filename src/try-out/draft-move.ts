/** From what a player fills in to the record of a move. */
import { latestRules } from '../engine/results/rules-at.ts';
import type { Replay } from '../engine/results/types.ts';
import { withoutUndefined } from '../helpers/without-undefined.ts';
import { type GameToEdit, type PlanResult, refuse } from '../record-edits/plans/draft.ts';
import { planCorrection } from '../record-edits/plans/plan-correction.ts';
import { planFact, throwOf } from '../record-edits/plans/plan-event.ts';
import { planProposal, type WantedChange } from '../record-edits/plans/plan-proposal.ts';
import { planQuestion, planRuling } from '../record-edits/plans/plan-ruling.ts';
import { planEnding, planVote } from '../record-edits/plans/plan-vote.ts';
import { readData, readMechanics } from '../record-edits/read-data.ts';
import type { WayToVote } from '../records/kinds/votes.ts';
import { type ProposalNumber, parseNumberGiven } from '../values/ids.ts';
import type { Verdict } from '../values/verdicts.ts';
import { draftEvent, type EventMove } from './draft-event.ts';
import { latestAsText } from './rule-as-text.ts';

export interface DraftedChange {
  readonly kind: WantedChange['kind'];
  /** The number of the rule; of a new one the number that it is given, or nothing. */
  readonly rule: string;
  /** The tier of a new rule, or that to which one is transmuted. */
  readonly tier: string;
  readonly title: string;
  readonly text: string;
  /** In YAML. */
  readonly mechanics: string;
}

export type MoveDraft =
  | {
      readonly kind: 'propose';
      readonly by: string;
      /** Left empty where a rule numbers proposals. */
      readonly number: string;
      readonly changes: readonly DraftedChange[];
      /** What it does beside changing rules, or instead, in YAML; `undefined` where it does nothing of it. */
      readonly acts?: string | undefined;
      /** Of one that changes no rule. */
      readonly words?: string;
      /** The numbers that a rule makes it carry. */
      readonly facts?: readonly { readonly fact: string; readonly amount: string }[] | undefined;
      /** Whether the author says that the mechanics do what the words say. */
      readonly asMeant?: boolean | undefined;
    }
  | {
      readonly kind: 'vote';
      readonly number: ProposalNumber;
      readonly ballots: readonly { readonly voter: string; readonly way: WayToVote }[];
      /** What is said with the votes. */
      readonly why?: string | undefined;
      /** Whether the vote gets a file of its own. */
      readonly ownFile?: boolean | undefined;
    }
  | { readonly kind: 'closed' | 'withdrawn'; readonly number: ProposalNumber }
  | {
      readonly kind: 'roll';
      readonly by: string;
      /** 0 before it is thrown. */
      readonly die: number;
    }
  | {
      /** To the beginning of the next turn, which Judgment keeps waiting. */
      readonly kind: 'consent';
      readonly by: string;
    }
  | EventMove
  | CorrectionMove
  | {
      /** A Judgment is overruled. */
      readonly kind: 'overruled';
      readonly judgment: number | string;
      readonly ballots: readonly { readonly voter: string; readonly way: WayToVote }[];
    }
  | { readonly kind: 'ask'; readonly by: string; readonly question: string; readonly rules: string }
  | {
      readonly kind: 'accepted' | 'refused' | 'given';
      readonly judgment: number | string;
      readonly judge: string;
      readonly ruling: string;
      readonly reasons: string;
      /** What it says of a question that the rules leave open, and of a move. */
      readonly settles: readonly Settled[];
    };

export type Settled =
  | { readonly reading: string; readonly take: string }
  | { readonly move: ProposalNumber; readonly is: Verdict }
  | { readonly winner: string }
  /** By which somebody wins, if a rule says so. */
  | { readonly play: 'cannot-go-on' };

export function draftMove(move: MoveDraft, toEdit: GameToEdit): PlanResult {
  if ('by' in move && move.by === '' && move.kind !== 'event')
    return refuse('Nobody plays, so nobody can make this move.');
  switch (move.kind) {
    case 'propose':
      return draftProposal(move, toEdit);
    case 'vote': {
      const who = (way: WayToVote) =>
        move.ballots.filter((each) => each.way === way).map(({ voter }) => voter);
      const sides = { for: who('for'), against: who('against'), abstain: who('abstain') };
      const why = said(move.why);
      return planVote(
        { number: move.number, ...sides, why, ownFile: move.ownFile ?? false },
        toEdit,
      );
    }
    case 'closed':
    case 'withdrawn':
      return planEnding({ how: move.kind, number: move.number }, toEdit);
    case 'roll': {
      if (move.die === 0) return refuse('Throw the die, and say what it shows.');
      return planFact(throwOf(move.die, move.by, toEdit), toEdit);
    }
    case 'consent': {
      const during = toEdit.replay.stayed?.by[0];
      const consent = withoutUndefined({ players: [move.by], to: 'continue', during });
      return planFact({ consent }, toEdit);
    }
    case 'event':
      return draftEvent(move, toEdit);
    case 'correct':
      return draftCorrection(move, toEdit);
    case 'overruled': {
      const who = (way: WayToVote) =>
        move.ballots.filter((each) => each.way === way).map(({ voter }) => voter);
      const did = { act: 'overruled', for: who('for'), against: who('against') } as const;
      if (did.for.length + did.against.length === 0) return refuse('Say how the others vote.');
      return planRuling({ number: move.judgment, judge: undefined, did, settles: [] }, toEdit);
    }
    case 'ask': {
      const { question, by, rules } = move;
      if (question.trim() === '') return refuse('Write the question.');
      return planQuestion({ question, by, rules: rules.split(/[\s,]+/).filter(Boolean) }, toEdit);
    }
    case 'accepted':
    case 'refused':
    case 'given':
      return draftRuling(move, toEdit);
  }
}

function draftProposal(move: MoveDraft & { kind: 'propose' }, toEdit: GameToEdit): PlanResult {
  const { by, number, changes, words = '' } = move;
  const given = number.trim();
  const numbered =
    given === ''
      ? ({ ok: true, number: toEdit.replay.nextNumber } as const)
      : parseNumberGiven(given);
  if (!numbered.ok) return refuse(numbered.message);
  const { number: named } = numbered;
  if (named === undefined) {
    return refuse(whyUnnumbered(toEdit));
  }
  const acts = readData(move.acts, 'What it does');
  if (!acts.ok) return refuse(acts.message);
  if (changes.length === 0 && words.trim() === '' && (acts.data ?? null) === null)
    return refuse('Write the words of the motion, or what it does.');
  const wanted: WantedChange[] = [];
  for (const change of changes) {
    const read = readChange(change, toEdit);
    if (!read.ok) return read;
    wanted.push(read.wanted);
  }
  const stated = (move.facts ?? []).filter(({ amount }) => amount.trim() !== '');
  const wrong = stated.find(({ amount }) => !Number.isFinite(Number(amount)));
  if (wrong)
    return refuse(`“${wrong.amount}” is not a number: ${wrong.fact.replaceAll('_', ' ')}.`);
  const facts = Object.fromEntries(stated.map(({ fact, amount }) => [fact, Number(amount)]));
  const does = {
    ...(move.acts !== undefined && { acts: [acts.data ?? []].flat(), words }),
    ...(stated.length > 0 && { facts }),
  };
  const { asMeant = false } = move;
  return planProposal({ changes: wanted, by, number: named, asMeant, ...does }, toEdit);
}

/** `undefined` where nothing is said. */
function said(words: string | undefined): string | undefined {
  return words?.trim() === '' ? undefined : words?.trim();
}

function whyUnnumbered({ replay: { status, toMove } }: GameToEdit): string {
  if (status === 'won') return 'The game is won, so nobody can propose any more.';
  if (status === 'ended') return 'The game has ended, so nobody can propose any more.';
  return toMove === undefined
    ? 'The rules do not say which number is next: give this proposal its number.'
    : 'No rule in force numbers proposals: give this one its number.';
}

type ChangeRead =
  | { readonly ok: true; readonly wanted: WantedChange }
  | (PlanResult & { ok: false });

function readChange(change: DraftedChange, toEdit: GameToEdit): ChangeRead {
  const { kind, rule, tier, title } = change;
  if (kind === 'repeal') return { ok: true, wanted: { kind, rule } };
  if (kind === 'transmute') {
    return { ok: true, wanted: { kind, rule, ...(tier !== '' && { to: tier }) } };
  }
  const text = change.text.trim();
  if (text === '') return refuse('Write the words of the rule.');
  const written = change.mechanics.trim();
  const mechanics = readMechanics(written, 'The mechanics');
  if (!mechanics.ok) return refuse(mechanics.message);
  const named = title.trim() === '' ? {} : { title: title.trim() };
  const { data } = mechanics;
  if (kind === 'enact') {
    const its = { ...named, text, ...withoutUndefined({ mechanics: data }) };
    if (rule.trim() === '' && numberingOf(toEdit.replay) === 'given')
      return refuse('Give the new rule its number: no rule in force does.');
    const number = rule.trim() === '' ? {} : { number: givenNumber(rule.trim()) };
    return { ok: true, wanted: { kind, ...number, ...(tier !== '' && { tier }), ...its } };
  }
  const now = latestAsText(toEdit.replay, rule);
  if (!now) return refuse('Say which rule.');
  const isSame = written === now.mechanics.trim();
  // Only a rule that has mechanics can keep them or lose them.
  const word = now.mechanics === '' ? undefined : isSame ? 'keep' : (data ?? 'none');
  const retitled = title.trim() === now.title ? {} : named;
  const its = { ...retitled, text, mechanics: word ?? data };
  return { ok: true, wanted: { kind, rule, ...its } };
}

/** Whether a rule in force numbers new rules, or their proposals give them their numbers. */
export function numberingOf(replay: Replay): 'by-rule' | 'given' | 'either' {
  const choices = latestRules(replay).flatMap(({ mechanics }) => {
    const choice = mechanics?.numbering?.['new-rule'];
    return choice === undefined ? [] : [choice];
  });
  if (choices.includes('given')) return 'given';
  return choices.some((choice) => typeof choice !== 'string') ? 'either' : 'by-rule';
}

function givenNumber(word: string): number | string {
  return /^\d+$/.test(word) ? Number(word) : word;
}

function draftRuling(
  move: Extract<MoveDraft, { readonly kind: 'accepted' | 'refused' | 'given' }>,
  toEdit: GameToEdit,
): PlanResult {
  const { kind, judgment, ruling, reasons, settles } = move;
  if (kind === 'given' && ruling.trim() === '') return refuse('Write the ruling.');
  const did =
    kind === 'given'
      ? { act: kind, ruling, reasons: reasons.trim() === '' ? undefined : reasons }
      : { act: kind };
  const judge = move.judge === '' ? undefined : move.judge;
  return planRuling(
    { number: judgment, judge, did, settles: kind === 'given' ? settles : [] },
    toEdit,
  );
}

/* A settled record is put right: it is written anew by hand, and says why it was wrong. */

export interface CorrectionMove {
  readonly kind: 'correct';
  /** As `nomic correct` calls it: `301`, `game`, `judgments/1`, `events/2026-03/2`. */
  readonly record: string;
  /** The whole record as it is right. */
  readonly text: string;
  readonly why: string;
}

export interface CorrectableRecord {
  readonly id: string;
  readonly says: string;
  readonly file: string;
}

export function draftCorrection(move: CorrectionMove, toEdit: GameToEdit): PlanResult {
  const { record, text, why } = move;
  if (why.trim() === '') return refuse('Say what was wrong.');
  const textOf = (file: string) => (toEdit.textOf(file) === undefined ? undefined : text);
  const planned = planCorrection({ record, why: why.trim() }, { ...toEdit, textOf });
  if (planned.ok && toEdit.textOf(planned.draft.file) === text)
    return refuse('Correct the record first: nothing in it has changed.');
  return planned;
}

/** The records that may be put right, the latest of each kind first. */
export function correctableRecords({ game, proposals, judgments }: Replay) {
  const ofProposals = proposals.map(({ written: { name, number, file } }) => {
    return { id: name, says: `Proposal ${number}`, file };
  });
  const ofJudgments = judgments.map(({ written: { name, number, file } }) => {
    return { id: `judgments/${name}`, says: `Judgment ${number}`, file };
  });
  const ofEvents = game.events.flatMap(({ file, path: [list, place] }) => {
    const name = /events\/(.+)\.md$/.exec(file)?.[1];
    if (list !== 'events' || name === undefined) return [];
    const id = `events/${name}/${Number(place) + 1}`;
    return [{ id, says: `Event ${Number(place) + 1} of ${name}`, file }];
  });
  const all: readonly CorrectableRecord[] = [
    ...ofProposals.toReversed(),
    ...ofJudgments.toReversed(),
    ...ofEvents.toReversed(),
    { id: 'game', says: 'The game itself', file: game.file },
  ];
  return all;
}
