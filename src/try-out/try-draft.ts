/** A drafted move: its record, what the check finds in it, and what it would come to. */
import { createGameArchive, type GameArchive, ruleAt } from '../archive/lookup/game-archive.ts';
import { type DecidedBy, readingsFor } from '../archive/page-models/judgments/describe-readings.ts';
import { describeLedgerEntry } from '../archive/page-models/proposals/describe-ledger.ts';
import { describeVote } from '../archive/page-models/proposals/describe-vote.ts';
import type { LocatedFinding, Mending } from '../diagnostics/finding.ts';
import { remedyOf } from '../diagnostics/register.ts';
import { notedIfAdopted, VOID } from '../engine/results/open-matters.ts';
import type { LedgerEntry, Replay } from '../engine/results/types.ts';
import {
  type Draft,
  FIELD_FOR,
  type GameToEdit,
  refusalLines,
} from '../record-edits/plans/draft.ts';
import { sayMove } from '../record-edits/say/say-move.ts';
import { parseMoment } from '../values/moment.ts';
import { correctableRecords, draftMove } from './draft-move.ts';
import {
  doubtedBeside,
  offeredBeside,
  type SentenceDoubted,
  sentencesOf,
} from './edit-sentences.ts';
import { endingsOf, gameToEdit, type Turnout } from './endings-of-open-vote.ts';
import { doesOf, matterOf, type ProposalMatter } from './matter.ts';
import type { MoveDraft } from './moves.ts';
import type { OpenGame } from './open-game.ts';
import { tryMove } from './try-move.ts';

/** A fault or a note, with its place in the record where it is in the record that is drafted. */
export interface ShownFinding {
  readonly code: string;
  readonly message: string;
  readonly help: string;
  /** The rule with its words. */
  readonly rule:
    | { readonly number: string; readonly called: string; readonly text: string }
    | undefined;
  readonly href: string;
  /** Moves of which each mends it, or may be made in the place of this one. */
  readonly ways: readonly ShownWay[];
  /** One-based, to the last character at fault; `undefined` in another record. */
  readonly place: Pick<LocatedFinding, 'line' | 'column' | 'endLine' | 'endColumn'> | undefined;
}

export interface ShownWay {
  readonly words: string;
  readonly move: MoveDraft;
}

export interface DraftedMove extends ProposalMatter {
  /** Why there is no record yet; empty where there is one. */
  readonly missing: readonly string[];
  /** Moves that help if there is no record yet. */
  readonly ways: readonly ShownWay[];
  readonly file: string;
  readonly text: string;
  /** Whether the record is there already, and is added to. */
  readonly isAddition: boolean;
  readonly faults: readonly ShownFinding[];
  readonly notes: readonly ShownFinding[];
  /** What the move does, and who is next. */
  readonly says: readonly string[];
  /** The rules by which it does so. */
  readonly rulesApplied: readonly RuleApplied[];
  /** What would come of a proposal, if everybody votes one way. */
  readonly endings: readonly ShownEnding[];
  /** The readings on which that depends. */
  readonly readings: readonly DecidedBy[];
  readonly standing: DraftStatus;
}

/** In a line: whether it can be made, and what whoever votes on it would then have. */
export interface DraftStatus {
  readonly kind: 'nothing' | 'refused' | 'void' | 'differs' | 'words' | 'in-order';
  readonly says: string;
  /** Why; empty where there is no more to say. */
  readonly more: string;
}

export interface ShownEnding {
  readonly turnout: Turnout;
  readonly says: readonly string[];
}

const NOTHING = {
  ways: [],
  faults: [],
  notes: [],
  says: [],
  rulesApplied: [],
  does: [],
  changes: [],
  endings: [],
  readings: [],
};

/** `on` is a date. */
export function tryDraft(open: OpenGame, move: MoveDraft, on: string): DraftedMove {
  const day = parseMoment(on);
  const bare = { file: '', text: '', isAddition: false, ...NOTHING, standing: UNWRITTEN };
  if (!day) return { ...bare, missing: ['Say on which day, such as 2026-03-02.'] };
  const { library, checkpoints } = open;
  const position = { library, checkpoints, replay: checkpoints.replay };
  const toEdit = gameToEdit(position, day);
  const planned = draftMove(move, toEdit);
  if (!planned.ok) {
    const ways = waysOf(planned, toEdit);
    return { ...bare, missing: refusalLines(planned, FIELD_FOR), ways };
  }
  const { draft } = planned;
  const tried = tryMove(draft, position);
  const record = {
    missing: [],
    ways: [],
    file: draft.file,
    text: draft.text,
    isAddition: draft.before !== undefined,
  };
  const shown = (found: LocatedFinding) => showFinding(open, { draft, toEdit }, found);
  const faults = tried.faults.map(shown);
  const { replay } = tried;
  if (!replay || faults.length > 0) {
    return { ...record, ...NOTHING, faults, standing: refused(faults) };
  }
  const after = { library: tried.library, checkpoints: tried.checkpoints, replay };
  const archive = archiveOf(open, replay);
  const endings = endingsOf(draft, after, day);
  return {
    ...record,
    faults,
    notes: tried.notes.map(shown),
    says: sayMove(replay, draft),
    rulesApplied: rulesAppliedIn(archive, draft),
    ...matterIn(archive, draft),
    endings: endings.map(({ turnout, end, throws }) => ({
      turnout,
      says: 'why' in end ? [end.why] : [...throws, ...sayMove(end.replay, draft)],
    })),
    readings: readingsOf(
      [archive, ...endings.flatMap(({ end }) => ('why' in end ? [] : archiveOf(open, end.replay)))],
      draft,
    ),
    standing: standingOf(move, archive, draft),
  };
}

const UNWRITTEN: DraftStatus = { kind: 'nothing', says: 'Nothing to check yet.', more: '' };
const IN_ORDER: DraftStatus = { kind: 'in-order', says: 'In order.', more: '' };

function refused(faults: readonly ShownFinding[]): DraftStatus {
  const count = faults.length === 1 ? 'one error' : `${faults.length} errors`;
  return { kind: 'refused', says: `Not in order: ${count}.`, more: faults[0]?.message ?? '' };
}

function standingOf(move: MoveDraft, archive: GameArchive, { file }: Draft): DraftStatus {
  if (move.kind !== 'propose') return IN_ORDER;
  const worded = move.changes.filter(({ kind }) => kind === 'enact' || kind === 'amend');
  for (const { text, mechanics } of worded) {
    const sentences = sentencesOf(mechanics) ?? [];
    const [doubt] = doubtedBeside(text, sentences);
    if (doubt && !move.asMeant) return differs(doubt);
  }
  const made = archive.replay.proposals.find(({ written }) => written.file === file);
  const noted = made ? notedIfAdopted(archive.replay.findings, made.written) : [];
  const gone = noted.find(({ code }) => VOID.has(code));
  if (gone) {
    const by = gone.rule ? ` by Rule ${gone.rule.number}` : ' in part';
    return { kind: 'void', says: `In order, but void${by}.`, more: gone.message };
  }
  return wordsOnly(worded, archive) ?? IN_ORDER;
}

function differs({ figure }: SentenceDoubted): DraftStatus {
  const says = figure
    ? `In order, but the words say ${figure.words} and the sentence ${figure.here}.`
    : 'In order, but the words and the sentence differ.';
  const counted = figure?.here ?? 'what the sentence says';
  return { kind: 'differs', says, more: `As it is, ${counted} is counted.` };
}

/** Of changes without a sentence; nothing where there is none to write, or one has some. */
function wordsOnly(
  worded: Extract<MoveDraft, { kind: 'propose' }>['changes'],
  archive: GameArchive,
): DraftStatus | undefined {
  const isBare = worded.every(({ mechanics }) => (sentencesOf(mechanics) ?? ['']).length === 0);
  if (worded.length === 0 || !isBare) return undefined;
  const isOffered = worded.some(({ text }) => offeredBeside(text, [], archive).length > 0);
  const more = isOffered
    ? 'Your words seem to say more: look at “What it does”.'
    : 'The program counts nothing for it: the players apply it.';
  return { kind: 'words', says: 'In order, and words only.', more };
}

function archiveOf({ archive }: OpenGame, replay: Replay): GameArchive {
  return createGameArchive(replay, archive.ruleset, archive.links);
}

function showFinding(
  open: OpenGame,
  { draft: { file }, toEdit }: { readonly draft: Draft; readonly toEdit: GameToEdit },
  found: LocatedFinding,
): ShownFinding {
  const { code, message, rule, line, column, endLine, endColumn } = found;
  return {
    code,
    message,
    help: remedyOf(found),
    rule: rule && {
      number: String(rule.number),
      called: `Rule ${rule.number} (version ${rule.version})`,
      text: rule.text,
    },
    href: open.archive.links.finding(code),
    ways: waysOf({ mendings: found.mendings ?? found.instead }, toEdit),
    place: found.file === file ? { line, column, endLine, endColumn } : undefined,
  };
}

function waysOf(
  { mendings = [] }: { readonly mendings?: readonly Mending[] | undefined },
  toEdit: GameToEdit,
): readonly ShownWay[] {
  return mendings.flatMap((mending) => wayOf(mending, toEdit) ?? []);
}

/** The form of the move that mends a fault; nothing where the record has to be edited by hand. */
function wayOf(
  { move, of = '', says = {} }: Mending,
  { replay, textOf }: GameToEdit,
): ShownWay | undefined {
  const { toMove, players, proposals, stayed } = replay;
  const by = toMove ?? players[0]?.id ?? '';
  const named = proposals.find(({ written }) => written.name === of || written.number === of);
  const number = named?.written.number ?? '';
  switch (move) {
    case 'propose': {
      const kind = CHANGES.find((each) => says[each] !== undefined);
      if (!kind) return undefined;
      const [rule, tier] = [String(says[kind]), String(says.to ?? '')];
      const change = { kind, rule, tier, title: '', text: '', mechanics: '' };
      const words = `Propose to ${kind} Rule ${rule}${tier === '' ? '' : ` to ${tier}`}`;
      return { words, move: { kind: 'propose', by, number: '', changes: [change] } };
    }
    case 'vote':
      return { words: `Vote on Proposal ${number}`, move: { kind: 'vote', number, ballots: [] } };
    case 'close':
      return { words: `Close the vote on ${number}`, move: { kind: 'closed', number } };
    case 'withdraw':
      return { words: `Withdraw Proposal ${number}`, move: { kind: 'withdrawn', number } };
    case 'event': {
      if (says.roll !== undefined)
        return { words: 'Throw the die', move: { kind: 'roll', by, die: 0 } };
      const other = stayed && players.find(({ id }) => id !== stayed.player);
      return other && { words: 'Record who consents', move: { kind: 'consent', by: other.id } };
    }
    case 'judge': {
      const ruling = { judge: '', ruling: '', reasons: '', settles: [] };
      return { words: `Answer Judgment ${of}`, move: { kind: 'given', judgment: of, ...ruling } };
    }
    case 'correct': {
      const record = correctableRecords(replay).find(
        ({ id }) => id === (named?.written.name ?? of),
      );
      const text = record && textOf(record.file);
      if (!record || text === undefined) return undefined;
      const words = `Correct ${record.says}`;
      return { words, move: { kind: 'correct', record: record.id, text, why: '' } };
    }
  }
}

const CHANGES = ['transmute', 'repeal'] as const;

/** What is proposed; once a vote is over, what it made the rules do. What is voted on stands beside the ballots. */
function matterIn(archive: GameArchive, { file, before }: Draft): ProposalMatter {
  const proposal = archive.replay.proposals.find(({ written }) => written.file === file);
  if (proposal?.outcome === 'open' && before === undefined) return matterOf(archive, proposal);
  return {
    does: proposal?.outcome === 'adopted' ? doesOf(archive, proposal) : [],
    changes: [],
  };
}

/** Each once, wherever it matters. */
function readingsOf(archives: readonly GameArchive[], { file }: Draft): readonly DecidedBy[] {
  const all = archives.flatMap((archive) => readingsFor(archive, file));
  return [...new Map(all.map((each) => [`${each.question}\n${each.what}`, each])).values()];
}

/* What a move decided and earned, each under the rule that says so, with the words of that rule. */

export interface RuleApplied {
  /** `Rule 203 (version 0)`. */
  readonly called: string;
  readonly text: string;
  /** What it decided or gave. */
  readonly says: readonly string[];
}

/** One for each rule, in the order in which they came to bear. */
export function rulesAppliedIn(archive: GameArchive, draft: Draft): readonly RuleApplied[] {
  const all = [...outcomeOf(archive, draft), ...awardsOf(archive, draft)];
  const byRule = Map.groupBy(all, ({ called }) => called);
  return [...byRule.values()].flatMap((each) => {
    const [first] = each;
    return first ? [{ ...first, says: each.flatMap(({ says }) => says) }] : [];
  });
}

function outcomeOf(archive: GameArchive, { file }: Draft): readonly RuleApplied[] {
  const proposal = archive.replay.proposals.find(({ written }) => written.file === file);
  if (!proposal || proposal.outcome === 'open') return [];
  const said = describeVote(archive, proposal)?.decidedBy ?? [];
  return proposal.decidedBy.map(({ rule }, i) => {
    const called = `Rule ${rule.number}`;
    return {
      called: `${called} (version ${rule.version})`,
      text: rule.text,
      says: [`${called}${said[i]?.says ?? ''}.`],
    };
  });
}

function awardsOf(archive: GameArchive, draft: Draft): readonly RuleApplied[] {
  return archive.replay.ledger
    .filter((entry) => isOf(archive, draft, entry))
    .flatMap((entry) => {
      const { rule } = entry;
      const text = rule && ruleAt(archive, rule.id, rule.version)?.text;
      if (!rule || text === undefined) return [];
      const { who, amount, arithmetic } = describeLedgerEntry(entry, archive);
      const how = isSameNumber(arithmetic, amount) ? '' : `: ${arithmetic}`;
      const says = [`${who.name} ${amount}${how}.`];
      return [{ called: `Rule ${rule.number} (version ${rule.version})`, text, says }];
    });
}

/** A sum that needs no arithmetic. */
function isSameNumber(arithmetic: string, amount: string): boolean {
  return arithmetic === '' || arithmetic.replace(/^[+−]/, '') === amount.replace(/^[+−]/, '');
}

/** Of a file of events only the last can be the one that is drafted. */
function isOf(
  { replay, proposals, judgments }: GameArchive,
  { file }: Draft,
  { cause }: LedgerEntry,
) {
  switch (cause.by) {
    case 'proposal':
      return proposals.get(cause.proposal)?.written.file === file;
    case 'judgment':
      return judgments.get(cause.judgment)?.written.file === file;
    case 'event':
      return cause.event === replay.game.events.findLast((event) => event.file === file);
  }
}
