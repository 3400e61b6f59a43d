/** A drafted move: its record, its findings, and its result. */
import { type GameArchive, withReplay } from '../archive/lookup/game-archive.ts';
import type { DecidedBy } from '../archive/page-models/judgments/describe-readings.ts';
import type { LocatedFinding, Mending } from '../diagnostics/finding.ts';
import { REGISTER } from '../diagnostics/register.ts';
import { notedIfAdopted, VOID } from '../engine/results/open-matters.ts';
import { capital } from '../helpers/words.ts';
import { readingCalled } from '../law/readings/register.ts';
import {
  type Draft,
  FIELD_FOR,
  type GameToEdit,
  refusalLines,
} from '../record-edits/plans/draft.ts';
import { parseMoment } from '../values/moment.ts';
import type { Consequences } from './comes-to.ts';
import { correctableRecords, draftMove } from './draft-move.ts';
import type { MoveDraft } from './moves.ts';
import type { OpenGame } from './open-game.ts';
import { sentencesOf } from './rule-as-text.ts';
import { gameToEdit, tryMove } from './try-move.ts';

export interface ShownWay {
  readonly words: string;
  readonly move: MoveDraft;
}

export interface DraftedMove extends Consequences {
  /** Why there is no record; empty if there is one. */
  readonly missing: readonly string[];
  /** Moves that help, if there is no record. */
  readonly ways: readonly ShownWay[];
  readonly file: string;
  readonly text: string;
  /** Whether the record exists and is extended. */
  readonly isAddition: boolean;
  readonly faults: readonly ShownFinding[];
  /** A note that a decision depends on a reading has that reading, with the result of each answer. */
  readonly notes: readonly (ShownFinding & Partial<Record<'reading', DecidedBy | undefined>>)[];
  readonly standing: DraftStatus;
  /** Whether this is only the first verdict, before the rest. */
  readonly isFirst: boolean;
}

/** The verdict in a line: whether the move is legal, and what voters would see. */
export interface DraftStatus {
  readonly kind: 'nothing' | 'refused' | 'void' | 'differs' | 'words' | 'in-order';
  readonly says: string;
  /** The reason; empty if there is nothing to add. */
  readonly more: string;
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
  isFirst: false,
};

/** `on` is a date. */
export function tryDraft(open: OpenGame, move: MoveDraft, on: string): DraftedMove {
  const day = parseMoment(on);
  const bare = { file: '', text: '', isAddition: false, ...NOTHING, standing: UNWRITTEN };
  if (!day) return { ...bare, missing: ['Say on which day, such as 2026-03-02.'] };
  const { library, checkpoints, words } = open;
  const position = { library, checkpoints, replay: checkpoints.replay, words };
  const toEdit = gameToEdit(position, day);
  const planned = draftMove(move, toEdit, words?.readMechanics);
  if (!planned.ok) {
    const ways = waysOf(planned, toEdit);
    return { ...bare, missing: refusalLines(planned, FIELD_FOR), ways };
  }
  const { draft } = planned;
  const tried = tryMove(draft, position);
  const isFirst = words === undefined;
  const record = {
    missing: [],
    ways: [],
    file: draft.file,
    text: draft.text,
    isAddition: draft.before !== undefined,
  };
  const shown = (found: LocatedFinding) => showFinding(open, { draft, toEdit, move }, found);
  const faults = tried.faults.map(shown);
  const { replay } = tried;
  if (!replay || faults.length > 0) {
    const errors = faults.length === 1 ? 'one error' : `${faults.length} errors`;
    const says = `Not in order: ${errors}.`;
    const standing = { kind: 'refused', says, more: faults[0]?.message ?? '' } as const;
    return { ...record, ...NOTHING, faults, standing, isFirst };
  }
  const after = { library: tried.library, checkpoints: tried.checkpoints, replay };
  const came = words ? words.comesTo(open.archive, draft, after, day) : NOTHING;
  return {
    ...record,
    ...came,
    says:
      move.kind === 'correct' && words
        ? words.turnedBy(open.archive.replay, replay).concat(came.says)
        : came.says,
    faults,
    notes: tried.notes.flatMap((note) => {
      const { depends } = note;
      // The whole answer has the results of other readings.
      if (depends && !words) return [];
      const reading = came.readings.find(
        ({ question, what }) =>
          depends?.question === question && depends.here.startsWith(`${capital(what)}:`),
      );
      return { ...shown(note), reading };
    }),
    standing: standingOf(move, withReplay(open.archive, replay), { draft, words }),
    isFirst,
  };
}

const UNWRITTEN: DraftStatus = { kind: 'nothing', says: 'Nothing to check yet.', more: '' };
const IN_ORDER: DraftStatus = { kind: 'in-order', says: 'In order.', more: '' };

function standingOf(
  move: MoveDraft,
  archive: GameArchive,
  { draft: { file }, words }: { readonly draft: Draft; readonly words: OpenGame['words'] },
): DraftStatus {
  if (move.kind !== 'propose') return IN_ORDER;
  const worded = move.changes.filter(({ kind }) => kind === 'enact' || kind === 'amend');
  for (const { text, mechanics } of worded) {
    const sentences = sentencesOf(mechanics) ?? [];
    const [doubt] = words?.doubtedBeside(text, sentences) ?? [];
    if (!doubt || move.asMeant) continue;
    const { figure } = doubt;
    const says = figure
      ? `In order, but the words say ${figure.words} and the sentence ${figure.here}.`
      : 'In order, but the words and the sentence differ.';
    const more = `As it is, ${figure?.here ?? 'what the sentence says'} is counted.`;
    return { kind: 'differs', says, more };
  }
  const made = archive.replay.proposals.find(({ written }) => written.file === file);
  const noted = made ? notedIfAdopted(archive.replay.findings, made.written) : [];
  const gone = noted.find(({ code }) => VOID.has(code));
  if (gone) {
    const by = gone.rule ? ` by Rule ${gone.rule.number}` : ' in part';
    return { kind: 'void', says: `In order, but void${by}.`, more: gone.message };
  }
  return wordsOnly(worded, archive, words) ?? IN_ORDER;
}

/** The note on changes without a sentence; nothing if there is none to write, or one has some. */
function wordsOnly(
  worded: Extract<MoveDraft, { kind: 'propose' }>['changes'],
  archive: GameArchive,
  words: OpenGame['words'],
): DraftStatus | undefined {
  const isBare = worded.every(({ mechanics }) => (sentencesOf(mechanics) ?? ['']).length === 0);
  if (worded.length === 0 || !isBare) return undefined;
  const says = 'In order, and words only.';
  if (!words) return { kind: 'words', says, more: '' };
  const isOffered = worded.some(({ text }) => words.offeredBeside(text, [], archive).length > 0);
  const more = isOffered
    ? 'Your words seem to say more: look at “What it does”.'
    : 'The program counts nothing for it: the players apply it.';
  return { kind: 'words', says, more };
}

interface DraftInGame {
  readonly draft: Draft;
  readonly toEdit: GameToEdit;
  readonly move: MoveDraft;
}

/** A fault or note, with its place if it is in the draft. */
function showFinding(
  open: OpenGame,
  { draft: { file }, toEdit, move }: DraftInGame,
  found: LocatedFinding,
) {
  const { code, message, rule, line, column, endLine, endColumn } = found;
  const isDoubt = code === 'mechanics/differ' && move.kind === 'propose';
  const ways: readonly ShownWay[] = isDoubt
    ? [{ words: 'Both are meant: tell the voters so', move: { ...move, asMeant: true } }]
    : waysOf({ mendings: found.mendings ?? found.instead }, toEdit);
  // A record names a reading by its id, and a page by its question. A form has fields in place of keys.
  const named = (words: string) =>
    words
      .replace(/: (?:write )?`[^`]*`\.$/u, '.')
      .replace(/the reading “([\w-]+)”/gu, (said, id: string) => {
        const { question } = readingCalled(id) ?? {};
        return question === undefined ? said : `the reading of “${question}”`;
      });
  return {
    code,
    title: REGISTER[code].title,
    message: isDoubt ? `Is this meant? ${message}` : named(message),
    /** The first verdict has only a remedy of the finding's own. */
    help: named(open.words?.remedyOf(found) ?? found.help ?? ''),
    rule: rule && {
      number: String(rule.number),
      called: `Rule ${rule.number} (version ${rule.version})`,
      text: rule.text,
    },
    href: open.archive.links.finding(code),
    /** Moves that each cure it, or can replace it. */
    ways,
    /** From 1, to the last wrong character; `undefined` in another record. */
    place: found.file === file ? { line, column, endLine, endColumn } : undefined,
  };
}

export type ShownFinding = ReturnType<typeof showFinding>;

function waysOf(
  { mendings = [] }: { readonly mendings?: readonly Mending[] | undefined },
  toEdit: GameToEdit,
): readonly ShownWay[] {
  return mendings.flatMap((mending) => wayOf(mending, toEdit) ?? []);
}

/** The form of the move that cures a fault; nothing if the record must be edited by hand. */
function wayOf(mending: Mending, { replay, textOf }: GameToEdit): ShownWay | undefined {
  const { move, of = '', says = {} } = mending;
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
      if (says.ruling === undefined) return undefined;
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
