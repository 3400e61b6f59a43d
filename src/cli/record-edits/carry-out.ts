/** A planned move is tried, written if it is in order, and what it did is said. */

import { MALFORMED_GAME, summaryJson } from '../../archive/json/game-json.ts';
import { createGameArchive } from '../../archive/lookup/game-archive.ts';
import { createLinks } from '../../archive/lookup/links.ts';
import type { Effect } from '../../archive/words/effect.ts';
import { effectLines } from '../../archive/words/effect-words.ts';
import { jsonText } from '../../diagnostics/json-text.ts';
import { findingJson } from '../../diagnostics/reporters/json.ts';
import { COLOUR, PLAIN } from '../../diagnostics/reporters/palette.ts';
import { reportText } from '../../diagnostics/reporters/text.ts';
import { wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { Replay } from '../../engine/results/types.ts';
import { inSeries } from '../../helpers/words.ts';
import { latestDate } from '../../record-edits/moment-of-move.ts';
import {
  type Draft,
  type Lack,
  type PlanResult,
  refusalLines,
} from '../../record-edits/plans/draft.ts';
import { effectsOfMove, sayMove } from '../../record-edits/say/say-move.ts';
import { type Tried, tryMove } from '../../try-out/try-move.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { called } from '../command-line/called-as.ts';
import {
  type CommandContext,
  type CommandOutcome,
  misuse,
  type OfferedChoice,
  STATUS,
} from '../command-line/outcome.ts';
import { closeNext } from '../status/status-lines.ts';
import type { OpenForEdit } from './open-for-edit.ts';
import { writeFiles } from './write-files.ts';

/** With which option of a command one says what a request lacks. */
function optionsFor({ players, tiers }: Replay): Readonly<Record<Lack, string>> {
  const ids = players.flatMap(({ id, status }) => (status === 'playing' ? [id] : []));
  const one = inSeries(ids, ' or ');
  return {
    proposer: `Say who proposes, with --by: ${one}.`,
    number: 'Give this one its number, with --number.',
    words: 'Write them with --text "…", or name a file that has them, with --file.',
    tier: `Say which, with --to: ${inSeries(
      tiers.map(({ id }) => id),
      ' or ',
    )}.`,
    'event-file': 'Name another file, with --name.',
    asker: `Say who asks, with --by: ${one}.`,
    voters: `Say who does, with --for, --against or --abstain: --for ${ids.join(',')}.`,
    judge: `Say who does, with --judge: ${one}.`,
  };
}

export async function carryOut(
  planned: PlanResult,
  toEdit: OpenForEdit,
  given: Arguments,
  context: CommandContext,
): Promise<CommandOutcome> {
  if (!planned.ok) return misuse(...refusalLines(planned, optionsFor(toEdit.replay)));
  const { draft, remarks = [] } = planned;
  const tried = tryMove(draft, toEdit);
  const isRefused = tried.faults.length > 0 && !given.switches.has('anyway');
  const isWritten = !isRefused && !given.switches.has('dry-run');
  if (isWritten && !(await isSure(tried, context)))
    return misuse('nothing was written: you broke off.');
  const fault = isWritten ? writeFiles([{ dir: toEdit.folder.dir, ...draft }]) : undefined;
  if (fault !== undefined) return misuse(fault);
  const done: Done = { draft, toEdit, tried, isWritten, isRefused, remarks, given };
  const status = tried.faults.length > 0 ? STATUS.findings : STATUS.ok;
  if (given.values.get('format') === 'json') return { status, out: json(done) };
  return { status, ...text(done, context) };
}

/** Whether the person at the terminal, where there is one, means what is probably a slip. */
async function isSure({ notes }: Tried, { ask }: CommandContext): Promise<boolean> {
  const slips = ask ? notes.filter(({ code }) => code === 'implausible') : [];
  for (const { message } of slips) {
    if ((await ask?.choose(`${message} Sure?`, SURE)) !== 'yes') return false;
  }
  return true;
}

const SURE: readonly OfferedChoice[] = [
  { value: 'no', label: 'No, write nothing' },
  { value: 'yes', label: 'Yes, it is right' },
];

interface Done {
  readonly draft: Draft;
  readonly toEdit: OpenForEdit;
  readonly tried: Tried;
  readonly isWritten: boolean;
  readonly isRefused: boolean;
  /** What the command says of what it chose itself. */
  readonly remarks: readonly string[];
  readonly given: Arguments;
}

function text(done: Done, context: CommandContext) {
  const { draft, toEdit, tried, isWritten, isRefused, given } = done;
  const { columns, isTerminal } = context;
  const name = toEdit.folder.named + draft.file;
  const report = tried.faults.length === 0 ? [] : [faultsText(tried, toEdit, context)];
  if (isRefused) return { out: report.join(''), err: REFUSED + dateHint(done) };
  const shown = isWritten ? [] : [`Nothing written. ${name} would be:`, '', draft.text];
  const next = isWritten && tried.replay ? closeNext(tried.replay, called(context, given)) : [];
  const lines = [...(isWritten ? [`Written: ${name}`] : []), ...said(done, context), ...next].map(
    visible,
  );
  const wrapped = isTerminal ? lines.flatMap((line) => wrap(line, columns)) : lines;
  return { out: `${[...report, ...shown, ...wrapped].join('\n')}\n` };
}

const REFUSED =
  'nomic: nothing was written: the move is not in order. --anyway writes it all the same.\n';

/** Records that are dated later than today often forbid a move of today. */
function dateHint({ toEdit: { replay, on }, given }: Done): string {
  const last = latestDate(replay.game);
  if (given.values.has('on') || !last || last.from <= on.to) return '';
  return `nomic: the move has the date of today, ${on.text}, and the latest on record is ${last.text}: --on says when it was made.\n`;
}

function faultsText(
  { faults, replay, sourceOf }: Tried,
  toEdit: OpenForEdit,
  context: CommandContext,
): string {
  const { command, columns, colour } = context;
  const line = replay ? summaryJson(replay) : MALFORMED_GAME;
  const games = new Map([[toEdit.replay.game.id, line]]);
  const palette = colour ? COLOUR : PLAIN;
  const prefix = toEdit.folder.named;
  return reportText(
    { findings: faults, games },
    { command, columns, palette, notes: false, prefix, sourceOf },
  );
}

/** What a move that is in order did, and what a reader should know of it. */
function said(done: Done, context: CommandContext): readonly string[] {
  const { draft, tried } = done;
  const { replay, faults, notes } = tried;
  if (!replay || faults.length > 0) return [];
  return [
    ...sayMove(replay, draft),
    ...effectLines(effectsIn(done)),
    ...done.remarks,
    ...noteLines(notes, called(context, done.given)(`check ${replay.game.id} --notes`)),
  ];
}

/** More notes on readings than these are said in a line each. */
const MOST_WHOLE = 2;

function noteLines(notes: Tried['notes'], everything: string): readonly string[] {
  const open = notes.flatMap(({ depends }) => depends ?? []);
  if (open.length <= MOST_WHOLE) return notes.map(({ message }) => `Note: ${message}`);
  const others = notes.filter(({ depends }) => !depends);
  return [
    ...others.map(({ message }) => `Note: ${message}`),
    `Note: ${open.length} results depend on readings, for which ${everything} has the questions:`,
    ...open.map(({ here }) => `- ${here}.`),
  ];
}

/** What the move does to what the rules do. */
function effectsIn({ draft, toEdit, tried }: Done): readonly Effect[] {
  const { replay, faults, library } = tried;
  const ruleset = replay && library.records.rulesets.get(replay.game.ruleset);
  if (!ruleset || faults.length > 0) return [];
  const archive = createGameArchive(replay, ruleset, createLinks('/'));
  return effectsOfMove(toEdit.replay, archive, draft);
}

function json(done: Done): string {
  const { draft, toEdit, tried, isWritten } = done;
  const { replay, faults, notes } = tried;
  return jsonText({
    ok: faults.length === 0,
    written: isWritten,
    file: toEdit.folder.named + draft.file,
    text: draft.text,
    says: replay && faults.length === 0 ? sayMove(replay, draft) : [],
    does: effectsIn(done),
    game: replay ? summaryJson(replay) : null,
    findings: [...faults, ...notes].map(findingJson),
  });
}
