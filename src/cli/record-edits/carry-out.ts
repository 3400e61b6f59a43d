/** Tries a planned move, writes it if it is legal, and says what it did. */

import { MALFORMED_GAME, summaryJson } from '../../archive/json/game-json.ts';
import { createGameArchive, type GameArchive } from '../../archive/lookup/game-archive.ts';
import { createLinks } from '../../archive/lookup/links.ts';
import type { EffectPhrase } from '../../archive/words/effect.ts';
import { effectLines } from '../../archive/words/effect-words.ts';
import { formatDate } from '../../archive/words/format-date.ts';
import { missingVotes, nextOrWinner } from '../../archive/words/phrases/state-words.ts';
import {
  AS_EACH_VOTED,
  type LocatedFinding,
  type Mending,
  type Options,
  PLAYER,
  SOME_PLAYERS,
  type TypedMove,
} from '../../diagnostics/finding.ts';
import { jsonText } from '../../diagnostics/json-text.ts';
import { asTyped, mendingWords, optionWords } from '../../diagnostics/mending-command.ts';
import { findingJson } from '../../diagnostics/reporters/json.ts';
import { COLOUR, PLAIN } from '../../diagnostics/reporters/palette.ts';
import { refusalText, reportText } from '../../diagnostics/reporters/text.ts';
import { wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible } from '../../diagnostics/visible.ts';
import type { Replay } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';
import { inSeries } from '../../helpers/words.ts';
import { afterAllOn, latestDate } from '../../record-edits/moment-of-move.ts';
import {
  type Draft,
  type Lack,
  type PlanResult,
  type Refusal,
  refusalLines,
} from '../../record-edits/plans/draft.ts';
import { NEXT, silentOn, votesDue } from '../../record-edits/plans/plan-vote.ts';
import { doubtsVotedOn, effectsOfMove, sayMove } from '../../record-edits/say/say-move.ts';
import { WAYS } from '../../records/kinds/votes.ts';
import { outcomesOf } from '../../try-out/endings-of-open-vote.ts';
import { type TriedMoves, tryMove } from '../../try-out/try-move.ts';
import { dayAt } from '../../values/moment.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { faultLines } from '../command-line/broken-game.ts';
import { called, typing } from '../command-line/called-as.ts';
import {
  type CommandContext,
  type CommandOutcome,
  misuse,
  type OfferedChoice,
  type RefusalLines,
  refused,
  SAY_IT_SO,
  STATUS,
} from '../command-line/outcome.ts';
import { eventSaid } from '../preview/describe-move.ts';
import { closeNext, rollNext } from '../status/tell-state.ts';
import { COMMANDS } from '../usage/usage.ts';
import type { OpenForEdit } from './open-for-edit.ts';
import { namesListed } from './operands.ts';
import { writeFiles } from './write-files.ts';

/** The options that supply what a request lacks. */
function optionsFor(
  replay: Replay,
  ids: readonly string[],
  call: (words: string) => string,
): Readonly<Record<Lack, string>> {
  const { game, tiers } = replay;
  const one = inSeries(ids, ' or ');
  return {
    proposer: `Name the proposer with --by: ${one}.`,
    number: 'Give this one its number, with --number.',
    words: 'Write them with --text "…", or name a file that has them, with --file:',
    tier: `Say which, with --to: ${inSeries(
      tiers.map(({ id }) => id),
      ' or ',
    )}.`,
    rule: `To read them: ${call(`show ${game.id}`)}`,
    player: 'A new player joins so:',
    'event-file': 'Name another file, with --name.',
    asker: `Name the player who asks with --by: ${one}.`,
    question: 'Ask it:',
    voters: 'Name the voters with --for, --against or --abstain:',
    'open-vote': nextOrWinner(replay) ?? '',
    judge: `Name the Judge with --judge: ${one}.`,
  };
}

/** An example of what a request lacks. */
function exampleOf({ lacks }: Refusal, { values }: Arguments): Options | undefined {
  if (lacks === 'voters') {
    const ways = WAYS.filter((way) => values.has(way));
    return ways.length === 0
      ? AS_EACH_VOTED
      : Object.fromEntries(ways.map((way) => [way, SOME_PLAYERS]));
  }
  if (lacks === 'asker') return { by: PLAYER };
  // A question with its answer is one record; nobody can judge it before.
  const early = 'accept refuse overrule judge for against settles text file'.split(' ');
  const none = Object.fromEntries(early.map((name) => [name, undefined]));
  if (lacks === 'question')
    return { ask: 'May …?', by: PLAYER, ...(!values.has('ruling') && none) };
  return lacks === 'words' ? { text: '…' } : undefined;
}

/** The typed command with more options. */
export function typedWith(
  says: Options | undefined,
  { move, operands, values, lists, switches }: MoveArguments,
): TypedMove {
  const [, ...words] = operands;
  const typed = [...values].map(([name, value]) => [name, lists.get(name)?.join(',') ?? value]);
  const set = [...switches].map((name) => [name, name === 'dry-run' ? undefined : true]);
  const all = { ...Object.fromEntries([...set, ...typed]), content: undefined, ...says };
  return { move, ...(words.length > 0 && { of: words.join(' ') }), says: all };
}

/** The arguments of a command that records a move. */
export type MoveArguments = Arguments & Pick<Mending, 'move'>;

/** A ruling can also settle more, and an event knows how it is typed. */
export type MovePlan = PlanResult & {
  readonly form?: TypedMove;
  readonly settling?: (settles: readonly unknown[]) => PlanResult;
};

export async function carryOut(
  planned: MovePlan,
  toEdit: OpenForEdit,
  given: MoveArguments,
  context: CommandContext,
): Promise<CommandOutcome> {
  const { replay, library } = toEdit;
  // Records after a fault are not replayed, so nothing can be planned on them.
  const isCut = replay.proposals.length < replay.game.proposals.length && !planned.ok;
  const isGone =
    (replay.findings.some(({ gone }) => gone) || (isCut && replay.status === 'stopped')) &&
    !given.switches.has('anyway');
  const missing = () => {
    const { id } = replay.game;
    return refused({ lines: faultLines(id, library, new Map([[id, replay]]), given, context) });
  };
  if (!planned.ok && isGone) return missing();
  if (!planned.ok) {
    const { game, players } = toEdit.replay;
    const call = called(context, given);
    const ids = players.flatMap(({ id, status }) => (status === 'playing' ? [id] : []));
    const example = exampleOf(planned, given);
    const mendings = example ? [typedWith(example, given)] : planned.mendings;
    const offers = await inOrder(mendings ?? [], toEdit, given, context);
    const type = typing(game.id, context, given);
    // After somebody joins, the user types the command again.
    const isAnswered = offers.length === 0 || offers.some(({ move }) => move !== 'event');
    const refusedToo = (mendings ?? []).filter((each) => !offers.includes(each));
    const cures = refusedToo.map((each) => mendingWords(each, game.id));
    const [other] = offers.length > 0 ? refusedToo : [];
    const own = `games/${game.id}/`;
    const lines = [
      ...refusalLines(planned, optionsFor(toEdit.replay, ids, call)).map((line) =>
        line.replaceAll(own, toEdit.folder.named + own),
      ),
      ...offers.map(type),
      ...(other ? [`The rules refuse this one: ${type(other)}`] : []),
    ];
    return refused({ ...planned, lines, isAnswered, ...(cures.length > 0 && { cures }) });
  }
  const { draft, remarks = [] } = planned;
  const tried = tryMove(draft, toEdit);
  const isMending = mends(draft, tried, toEdit, given);
  const isRefused = tried.faults.length > 0 && !isMending && !given.switches.has('anyway');
  if (isRefused && isGone) return missing();
  const isJson = given.values.get('format') === 'json';
  const [slip] = isRefused && !isJson ? tried.faults : [];
  if (slip?.meant && slip.file === draft.file)
    return refused({ lines: [`${slip.message} ${slip.help ?? ''}`], instead: slip.meant });
  // Two players with one id or name are no fault of the form.
  if (slip?.code.startsWith('format/') && slip.code !== 'format/duplicate' && planned.form) {
    const cures = [mendingWords(planned.form, toEdit.replay.game.id)];
    return refused({ lines: [slip.message, SAY_IT_SO], cures });
  }
  const early = isRefused
    ? beforeLast(draft, tried.faults, toEdit, given)
    : given.move === 'propose' &&
      !given.switches.has('anyway') &&
      (await wouldBeVoid(tried, toEdit, given, context));
  if (early) return refused(early);
  const isWritten = !isRefused && !given.switches.has('dry-run');
  if (isWritten && !(await isSure(tried, context))) return misuse('You cancelled.');
  const fault = isWritten ? writeFiles([{ dir: toEdit.folder.dir, ...draft }]) : undefined;
  if (fault !== undefined) return misuse(fault);
  const faults: LocatedFinding[] = [];
  const typed = (move: TypedMove) => mendingWords(move, toEdit.replay.game.id).join(' ');
  for (const [i, fault] of tried.faults.entries()) {
    // An option says something of the new record, and of no other.
    const own = fault.file === draft.file ? fault : { ...fault, unsaid: undefined };
    const whole = withVoid(own, planned, toEdit);
    const asked = asRefused(whole, toEdit, given);
    const said = i === 0 ? await orLater(asked, whole, toEdit, given, context) : asked;
    // One fault may concern several voters.
    if (faults.some(({ message }) => message === said.message)) continue;
    const known = faults.flatMap(({ mendings = [] }) => mendings.map(typed));
    // The first fault's commands cure it in order. A later fault does not repeat a command.
    const mendings =
      i === 0
        ? said.mendings
        : (await inOrder(said.mendings ?? [], toEdit, given, context)).filter(
            (each) => !known.includes(typed(each)),
          );
    faults.push({ ...said, mendings });
  }
  const whole = { ...tried, faults };
  const done: MoveResult = { draft, toEdit, tried: whole, isWritten, isRefused, remarks, given };
  const status = tried.faults.length > 0 && !isMending ? STATUS.findings : STATUS.ok;
  if (isJson) return { status, out: json(done) };
  return { status, ...text(done, context) };
}

/** Whether the game has stopped, and the move is a step of its cure that brings no other fault. */
function mends(
  { file }: Draft,
  { faults }: TriedMoves,
  { replay }: OpenForEdit,
  { move }: MoveArguments,
): boolean {
  const stops = replay.findings.filter(({ severity }) => severity === 'error');
  const isStep = stops.some(({ mendings = [] }) =>
    mendings.some((each) => each.move === move && file.endsWith(`/${each.of}.md`)),
  );
  const isKnown = (fault: LocatedFinding) =>
    stops.some(({ code, at }) => code === fault.code && at.file === fault.file);
  return isStep && faults.every((fault) => fault.file !== file && isKnown(fault));
}

/** The moves that the rules permit. */
async function inOrder(
  moves: readonly TypedMove[],
  { replay }: OpenForEdit,
  { values }: MoveArguments,
  { isInOrder = async () => true }: CommandContext,
): Promise<readonly TypedMove[]> {
  const content = optionWords({ content: values.get('content') });
  const allowed: TypedMove[] = [];
  for (const move of moves) {
    if (await isInOrder([...mendingWords(move, replay.game.id), ...content])) allowed.push(move);
  }
  return allowed;
}

/** If the rules also refuse the offered command: with today's date, or the move that is due. */
async function orLater(
  said: LocatedFinding,
  { code, help }: LocatedFinding,
  toEdit: OpenForEdit,
  given: MoveArguments,
  context: CommandContext,
): Promise<LocatedFinding> {
  const { mendings = [] } = said;
  const [only, other] = mendings;
  const isDate = code === 'format/date';
  const isInPlace = only?.move === given.move && !other && (isDate || code.startsWith('turn/'));
  if (!isInPlace || (await inOrder(mendings, toEdit, given, context)).length > 0) return said;
  const { due } = toEdit.replay;
  const today = [typedWith({ on: dayAt(context.now).text }, given)];
  const instead = await inOrder(isDate ? today : due ? NEXT[due] : [], toEdit, given, context);
  return { ...said, help: isDate ? said.help : help, mendings: instead };
}

/** Asks the person at the terminal to confirm a probable slip. */
async function isSure({ notes }: TriedMoves, { ask }: CommandContext): Promise<boolean> {
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

interface MoveResult {
  readonly draft: Draft;
  readonly toEdit: OpenForEdit;
  readonly tried: TriedMoves;
  readonly isWritten: boolean;
  readonly isRefused: boolean;
  /** The command's remarks on its own choices. */
  readonly remarks: readonly string[];
  readonly given: MoveArguments;
}

function text(done: MoveResult, context: CommandContext) {
  const { draft, toEdit, tried, isWritten, isRefused, given } = done;
  const { columns, isTerminal } = context;
  const { replay } = tried;
  const name = toEdit.folder.named + draft.file;
  if (isRefused) return { err: refusedText(done, context) };
  const palette = context.colour ? COLOUR : PLAIN;
  const games = new Map([[toEdit.replay.game.id, replay ? summaryJson(replay) : MALFORMED_GAME]]);
  const style = { ...styleOf(done, context), palette };
  const report =
    tried.faults.length === 0 ? [] : [reportText({ findings: tried.faults, games }, style)];
  const shown = isWritten ? [] : [`Nothing written. ${name} would be:`, '', draft.text];
  const call = called(context, given);
  const next = isWritten && replay ? [...rollNext(replay, call), ...closeNext(replay, call)] : [];
  const written = isWritten ? [`Written: ${name}`] : [];
  const lines = [...written, ...said(done, context), ...next].map(visible);
  const wrapped = isTerminal ? lines.flatMap((line) => wrap(line, columns)) : lines;
  return { out: `${[...report, ...shown, ...wrapped].join('\n')}\n` };
}

const ANYWAY = '--anyway writes it nevertheless.\n';
const WITHOUT = 'Without --mechanics the players carry the rule out themselves:';

function refusedText(done: MoveResult, context: CommandContext): string {
  const { draft, tried, given, toEdit } = done;
  const isUnread = tried.faults.some(({ code }) => code === 'format/sentence');
  const type = typing(toEdit.replay.game.id, context, given);
  const hint =
    isUnread && given.values.has('mechanics')
      ? `${WITHOUT}\n${type(typedWith({ mechanics: undefined }, given))}\n`
      : '';
  const refusal = refusalText(tried.faults, draft.file, styleOf(done, context));
  // A trial's options do not help, since nobody typed them.
  if (context.tried) return refusal;
  const { replay, on } = toEdit;
  const last = latestDate(replay.game);
  // Records dated after today may forbid a move today.
  const dates =
    given.values.has('on') || !last || last.from <= on.to
      ? ''
      : `The move has today’s date, ${on.text}, but the latest record has ${last.text}. Give its date with --on.\n`;
  const open = replay.proposals.findLast(({ outcome }) => outcome === 'open')?.written;
  const reworded =
    given.move === 'propose' && open && !open.votes && tried.faults[0]?.code === 'turn/incomplete'
      ? `Nobody has voted on Proposal ${open.number} yet. To word it anew:\n${type({ move: 'propose', says: { reword: true, text: '…' } })}\n`
      : '';
  return `${refusal}\n${dates}${hint}${reworded}${ANYWAY}`;
}

/** If a ruling makes an open proposal void, adds what it must settle for that. */
function withVoid(fault: LocatedFinding, { settling }: MovePlan, toEdit: OpenForEdit) {
  const move = toEdit.replay.proposals.find(({ written }) => written.file === fault.file)?.written;
  const planned = move && settling?.([{ move: move.number, is: 'illegal' }]);
  if (!planned?.ok || tryMove(planned.draft, toEdit).faults.length > 0) return fault;
  const message = `The ruling makes Proposal ${move?.number} void. ${fault.message}`;
  return { ...fault, message, unsaid: { settles: `{ move: ${move?.number}, is: illegal }` } };
}

/** Adapts a finding for the command line: adds options and moves, and omits today's date. */
function asRefused(
  found: LocatedFinding,
  toEdit: OpenForEdit,
  given: MoveArguments,
): LocatedFinding {
  // One vote is in the record and another in a file of its own.
  const isApart = found.code === 'format/duplicate' && given.move === 'vote' && !namedTwice(given);
  const again = { code: 'vote/twice', unsaid: { change: true }, related: [] } as const;
  const fault: LocatedFinding = isApart ? { ...found, ...again } : found;
  const { unsaid, message } = fault;
  const day = toEdit.on.text;
  const options = Object.entries(unsaid ?? {});
  const otherwise = typedOtherwise(fault, given);
  const isOneVote = otherwise !== undefined && fault.code === 'vote/twice';
  const isWhole = !isOneVote && unsaid !== undefined && !unsaid.settles;
  const verb = isWhole && options.some(([name]) => given.values.has(name)) ? 'Type' : 'Add';
  // Only the user knows whose act it was.
  const judge = given.values.has('judge') ? unsaid?.judge : undefined;
  const lead = judge === undefined || judge === PLAYER ? verb : `If ${judge} judged, type`;
  const added = unsaid && `${lead} ${options.map(addedOption).join(' and ')}.`;
  const by = toEdit.replay.toMove;
  const isOfOther =
    fault.code === 'turn/out-of-order' && by !== undefined && given.values.has('by');
  const isPending = fault.code === 'turn/judgment-pending';
  const { replay } = toEdit;
  const open = replay.proposals.filter(({ outcome }) => outcome === 'open');
  const inTurn = (move: Mending) =>
    move.move === 'propose' && replay.due === 'close-vote'
      ? open.flatMap((each) => votesDue(replay, each.written))
      : [move];
  const next = fault.code === 'turn/roll' && replay.due ? NEXT[replay.due] : undefined;
  const own = fault.mendings ?? fault.instead;
  const moves = (own?.length ? own : (next ?? own))?.flatMap(inTurn);
  const offered = isToClose(fault, given.move)
    ? moves?.filter(({ move }) => move !== 'event').flatMap((each) => eachWay(each, replay))
    : moves;
  const mendings = (isPending ? [...answering(replay), ...(offered ?? [])] : offered)?.map(
    ({ says, ...mending }) => ({
      ...mending,
      says: { ...says, on: says?.on === day ? undefined : says?.on },
    }),
  );
  const anew =
    fault.code === 'vote/twice' && (isWhole || isOneVote) ? votesAnew(toEdit, given) : undefined;
  const isSame = anew?.every((each) => each.says?.change === undefined);
  const add = isSame ? 'The record has this vote, so there is nothing to change.' : added;
  return {
    ...fault,
    message: (fault.code === 'vote/twice' && votedAlready(toEdit, given)) || message,
    help: isOfOther ? `${fault.help} If ${by} made it, type:` : (otherwise ?? add ?? fault.help),
    // Another command is typed instead.
    instead: undefined,
    gone: undefined,
    mendings:
      anew ??
      (isWhole || isOfOther
        ? [typedWith({ ...unsaid, ...(isOfOther && { by }) }, given)]
        : mendings),
  };
}

/** The Judgments that can be given now, so that the next turn may begin. */
function answering({ openQuestions, game }: Replay): readonly Mending[] {
  return openQuestions.flatMap(({ judgment }) => {
    const { number } = game.judgments.find(({ name }) => name === judgment) ?? {};
    return number === undefined ? [] : [{ move: 'judge', of: number, says: { ruling: '…' } }];
  });
}

/** A user who closes a vote knows the players, so nobody joined later. */
function isToClose({ code }: Pick<LocatedFinding, 'code'>, move: MoveArguments['move']): boolean {
  return code === 'vote/missing' && move === 'close';
}

/** A single missing player votes for or against; several are left open. */
function eachWay(mending: Mending, replay: Replay): readonly TypedMove[] {
  const { written } = replay.proposals.find(({ written }) => written.name === mending.of) ?? {};
  const [id, other] = written ? silentOn(replay, written) : [];
  if (id === undefined || other !== undefined) return [mending];
  return (['for', 'against'] as const).map((way) => {
    const { for: _, against: __, ...says } = mending.says ?? {};
    return { ...mending, says: { ...says, [way]: id } };
  });
}

/** Advice to type a value differently, if no option is missing. */
function typedOtherwise({ code, unsaid }: LocatedFinding, { move, values, lists }: MoveArguments) {
  if (code === 'format/date' && unsaid)
    return `Type ${asTyped(optionWords(unsaid))}, or a later day.`;
  if (code === 'proposal/number' && values.has('number')) return 'Leave out --number.';
  if (isToClose({ code }, move)) return 'Record first each vote that is missing.';
  if (code !== 'vote/twice') return undefined;
  const twice = namedTwice({ lists });
  return twice === undefined ? undefined : `Name ${twice} once, with the vote that counts.`;
}

function namedTwice(given: Pick<Arguments, 'lists'>): string | undefined {
  const voters = WAYS.flatMap((way) => namesListed(given, way));
  return voters.find((id, i) => voters.indexOf(id) < i);
}

/** For a player named twice, a command with each vote; otherwise each vote alone. */
function votesAnew(toEdit: OpenForEdit, given: MoveArguments): readonly TypedMove[] {
  const twice = namedTwice(given);
  if (twice === undefined) return changesOf(toEdit, given);
  const sides = WAYS.map((way) => [way, [...new Set(namesListed(given, way))]] as const);
  return sides
    .filter(([, ids]) => ids.some((id) => id === twice))
    .map(([kept]) => {
      const others = sides.map(([way, ids]) => {
        const own = ids.filter((id) =>
          id === twice ? way === kept : waysOnRecord(id, toEdit, given).length === 0,
        );
        return [way, own.join(',') || undefined];
      });
      return typedWith(Object.fromEntries(others), given);
    });
}

/** The recorded votes of players who vote again: `Anna Berg has voted already: for.` */
function votedAlready(toEdit: OpenForEdit, given: MoveArguments): string {
  const again = WAYS.flatMap((way) => namesListed(given, way));
  const { players } = toEdit.replay;
  const said = players.flatMap(({ id, name }) =>
    again.includes(id)
      ? waysOnRecord(id, toEdit, given).map((way) => `${name} has voted already: ${way}.`)
      : [],
  );
  const twice = said.length === 0 ? undefined : namedTwice(given);
  return [...said, ...(twice === undefined ? [] : [`You name ${twice} twice.`])].join(' ');
}

/** Votes are changed one at a time. A vote that is on record so needs no command. */
function changesOf(toEdit: OpenForEdit, given: MoveArguments): readonly TypedMove[] {
  const none = Object.fromEntries(WAYS.map((way) => [way, undefined]));
  return WAYS.flatMap((way) =>
    namesListed(given, way).flatMap((id) => {
      const recorded = waysOnRecord(id, toEdit, given);
      if (recorded.includes(way)) return [];
      return typedWith({ ...none, [way]: id, change: recorded.length > 0 || undefined }, given);
    }),
  );
}

function waysOnRecord(id: string, { replay }: OpenForEdit, { operands: [, of] }: MoveArguments) {
  const open = replay.proposals.find(
    ({ outcome, written }) =>
      outcome === 'open' && String(written.number) === (of ?? String(written.number)),
  );
  const votes = open?.written.votes;
  return votes?.kind === 'named' ? WAYS.filter((way) => votes[way].some((own) => own === id)) : [];
}

/** An option with its help, unless its value explains it. */
function addedOption([name, value]: readonly [string, string | number | true | undefined]): string {
  const words = asTyped(optionWords({ [name]: value }));
  const recording = COMMANDS.filter(({ options }) =>
    options.some((each) => each.name === 'anyway'),
  );
  const option = recording.flatMap(({ options }) =>
    options.filter((each) => each.name === name),
  )[0];
  const isTold = value !== true && !PLACEHOLDER.test(String(value));
  return isTold || !option ? words : `${words}: ${option.says}`;
}

const PLACEHOLDER = /^(N|…|PLAYER|\{ [\w-]+: … \})$/;

/** Warns of a proposal or vote dated before others: by its number, or since an earlier record is refused. */
function beforeLast(
  { file }: Draft,
  faults: TriedMoves['faults'],
  { replay, on }: OpenForEdit,
  { move, values }: MoveArguments,
): RefusalLines | undefined {
  const { game, status } = replay;
  const last = latestDate(game);
  const typed = values.get('on');
  if (typed === undefined || values.has('number') || !last) return undefined;
  const isBeside = move === 'judge' || move === 'event' || on.precision !== 'day';
  const after = isBeside ? undefined : afterAllOn(game, on);
  if (after && status !== 'stopped' && faults.every((fault) => fault.file !== file)) {
    const line = `On ${formatDate(on)} this comes before the Judgments and events of that day, unless it has a time:`;
    return { instead: [typed, after.text], lines: [line] };
  }
  const isNumber = faults.some(({ code }) => code === 'proposal/number');
  if (!isNumber || on.to >= last.from) return undefined;
  const day = dayAt(last.from);
  const line = `${formatDate(on)} is before the last move, which was on ${formatDate(day)}:`;
  return { instead: [typed, day.text], lines: [line] };
}

/** Warns of a new proposal that a rule of a higher tier would make void. */
async function wouldBeVoid(
  { notes }: TriedMoves,
  toEdit: OpenForEdit,
  given: MoveArguments,
  context: CommandContext,
): Promise<RefusalLines | undefined> {
  const voids = notes.filter(({ code, instead = [] }) => code === 'law/void' && instead.length > 0);
  if (voids.length === 0) return undefined;
  const first = voids.flatMap(({ instead = [] }) => instead);
  const offers = await inOrder(first, toEdit, given, context);
  const anyway = 'ecord this one with --anyway:';
  return {
    lines: [
      ...voids.map(({ message }) => message),
      offers.length > 0 ? `Propose the transmutation first, or r${anyway}` : `R${anyway}`,
      ...[...offers, typedWith({ anyway: true }, given)].map(
        typing(toEdit.replay.game.id, context, given),
      ),
    ],
  };
}

/** How to print findings. */
function styleOf({ toEdit, tried, given }: MoveResult, context: CommandContext) {
  const { command, columns } = context;
  const page = { command, columns, call: called(context, given), palette: PLAIN, notes: false };
  return { ...page, prefix: toEdit.folder.named, sourceOf: tried.sourceOf };
}

/** The result of a legal move, and remarks. */
function said(done: MoveResult, context: CommandContext): readonly string[] {
  const { draft, tried, toEdit } = done;
  const { replay, faults, notes } = tried;
  if (!replay || faults.length > 0) return [];
  const archive = archiveIn(done.tried);
  const event = replay.game.events.findLast(({ file }) => file === draft.file);
  return [
    ...(archive && event ? [eventSaid(archive, event).says] : []),
    ...sayMove(replay, draft),
    ...castOutcome(done),
    ...effectLines(effectsIn(done)),
    ...doubtsVotedOn(toEdit.replay, replay, draft),
    ...done.remarks,
    ...(toEdit.on.from > context.now && toEdit.on.text !== done.given.values.get('on')
      ? [`The record has the time ${toEdit.on.text}, so that it comes after the last move.`]
      : []),
    ...noteLines(notes, called(context, done.given)(`check ${replay.game.id} --notes`)),
  ];
}

/** The result of a vote that is complete or decided, with the reading on which it depends. */
function castOutcome({ tried, toEdit, draft }: MoveResult): readonly string[] {
  const { library, replay, checkpoints } = tried;
  const proposal = replay?.proposals.find(({ written }) => written.file === draft.file);
  const vote = replay?.openVotes.find((each) => each.proposal === proposal?.written.name);
  if (!replay || !proposal || !vote) return [];
  if (missingVotes(vote.count) > 0 && vote.prospect.is === 'open') return [];
  return outcomesOf(proposal, { library, replay, checkpoints }, toEdit.on).map(
    ({ when, says }) => `${when}: ${says}`,
  );
}

/** More notes on readings are shortened to a line. */
const MOST_WHOLE = 2;

function noteLines(notes: TriedMoves['notes'], everything: string): readonly string[] {
  const open = notes.flatMap(({ depends }) => depends ?? []);
  if (open.length <= MOST_WHOLE) return notes.map(noteLine);
  const others = notes.filter(({ depends }) => !depends);
  return [
    ...others.map(noteLine),
    `Note: ${open.length} results depend on readings. For the questions, see ${everything}:`,
    ...open.map(({ here }) => `- ${here}.`),
  ];
}

/** A doubt and a probable slip have their cure. */
function noteLine({ code, message, help }: TriedMoves['notes'][number]): string {
  const isCured = code === 'mechanics/differ' || code === 'implausible';
  return isCured && help ? `Note: ${message} ${help}` : `Note: ${message}`;
}

/** The effects on the mechanics of rules. */
function effectsIn(done: MoveResult): readonly EffectPhrase[] {
  const archive = archiveIn(done.tried);
  if (!archive || done.tried.faults.length > 0) return [];
  return effectsOfMove(done.toEdit.replay, archive, done.draft);
}

const archiveIn = once(({ replay, library }: TriedMoves): GameArchive | undefined => {
  const ruleset = replay && library.records.rulesets.get(replay.game.ruleset);
  return ruleset && createGameArchive(replay, ruleset, createLinks('/'));
});

function json(done: MoveResult): string {
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
