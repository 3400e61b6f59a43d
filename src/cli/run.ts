/** Runs a command line, and gives the command's answer. */
import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import software from '../../package.json' with { type: 'json' };
import { isName } from '../content/names.ts';
import { asTyped } from '../diagnostics/mending-command.ts';
import { visible } from '../diagnostics/visible.ts';
import { capital } from '../helpers/words.ts';
import { lastCommitOf } from './base-revision/ask-git.ts';
import { NOTHING_GIVEN, parseArguments } from './command-line/arguments.ts';
import { called, typing } from './command-line/called-as.ts';
import { contentFolder, gameFolders } from './command-line/content-folder.ts';
import {
  type Command,
  type CommandContext,
  type CommandOutcome,
  misuse,
  type RefusalLines,
  refused,
  SAY_IT_SO,
  STATUS,
} from './command-line/outcome.ts';
import { type Fault, isUndoing, unknownCommand } from './command-line/what-was-meant.ts';
import { type Printable, printable } from './printable.ts';
import { COMMANDS, type CommandName, commandHelp, generalHelp } from './usage/usage.ts';

/**
 * Runs a command; its output is printable (`printable.ts`). User input never makes it throw: an exception
 * is a fault of this program.
 */
export async function run(argv: readonly string[], context: CommandContext): Promise<Printable> {
  const { programs } = context;
  const known = {
    ...context,
    only: onlyGame(argv, context),
    lastCommitOf: (dir: string, file: string) => lastCommitOf(dir, file, programs),
  };
  const outcome = await answer(argv, known);
  const err = await errorOf(outcome, argv, known);
  return printable({ ...outcome, ...(err !== undefined && { err }) }, context);
}

/** Nothing if it was named anyway. */
function onlyGame(argv: readonly string[], context: CommandContext): string | undefined {
  const at = argv.findIndex((word) => /^--content(=|$)/.test(word));
  const named = argv[at]?.split('=')[1] ?? argv[at + 1];
  const values = new Map(at < 0 || named === undefined ? [] : [['content', named]]);
  const [game, other] = gameFolders(contentFolder({ values }, context));
  return other === undefined && !argv.includes(game ?? '') ? game : undefined;
}

/** The answer to a mistake: first that nothing was written, last what to type. */
async function errorOf(
  { err, refused }: CommandOutcome,
  argv: readonly string[],
  context: CommandContext,
): Promise<string | undefined> {
  if (!refused) return err;
  const { lines, again = [] } = await putRight(refused, argv, context);
  const [first = '', ...rest] = lines.map(visible);
  const usage = COMMANDS.find(({ name }) => name === argv[0]);
  const isWriting = usage?.options.some(({ name }) => name === 'dry-run' || name === 'write');
  const begun = isWriting ? `Not written. ${begin(first)}` : `nomic: ${first}`;
  return `${[begun, ...rest, ...again].join('\n')}\n${err ?? ''}`;
}

function begin(line: string): string {
  return /^[a-z]+[ ,:]/.test(line) ? capital(line) : line;
}

const NOT_DONE = /^(Not written\.|nomic:) /;
/** Trials within trials, each of a command made from the one before. */
const MOST_TRIED = 3;

interface Answer extends Pick<RefusalLines, 'lines'> {
  /** The command that is meant. */
  readonly again?: readonly string[];
  /** Whether the last line has a command to type, or says why the rules refuse it. */
  readonly isRight?: boolean;
}

/**
 * A mistake with the command to type. The possible commands are tried, and the first legal one is
 * offered. Without one, the first refusal is added.
 */
async function putRight(
  { lines, instead, cures = [], isEither = false, isAnswered = true }: RefusalLines,
  argv: readonly string[],
  context: CommandContext,
): Promise<Answer> {
  const refusals: Answer[] = [];
  const [typed = '', ...meant] = instead ?? [];
  for (const words of instead ? meant.map((word) => typedSo(argv, typed, word)) : cures) {
    const { refused, status, err = '' } = await triedOut(words, context);
    const command = called(context, NOTHING_GIVEN)(asTyped(words));
    const canBeTyped = words.every((word) => visible(word) === word);
    const isSaid = lines.some((line) => line.endsWith(command));
    const again = canBeTyped && !isSaid ? [command] : [];
    const isIllegal = !refused && status === STATUS.findings && err !== '';
    if (!refused && !isIllegal) return { lines, again, isRight: true };
    const next = refused
      ? await putRight(refused, words, { ...context, tried: (context.tried ?? 0) + 1 })
      : { lines: err.trimEnd().replace(NOT_DONE, '').split('\n'), isRight: true };
    const [why = '', ...more] = next.lines;
    // Words that introduce a command are dropped if none follows.
    const alone = lines.filter((line) => line !== SAY_IT_SO).map((line) => line.replace(/:$/, '.'));
    const before = next.isRight ? alone : [...lines, ...again];
    const all = { ...next, lines: [...before, begin(why), ...more] };
    // Another command may be legal.
    if (next.isRight && !isIllegal && meant.length < 2 && !isEither) return all;
    refusals.push(isEither ? { lines, again, isRight: true } : all);
  }
  const isRight = lines.some((line) =>
    [context.command, 'git'].some((program) => `: ${line}`.includes(`: ${program} `)),
  );
  const refusal = refusals.find((each) => each.isRight) ?? refusals[0];
  return refusal ?? { lines, isRight: isRight && isAnswered };
}

/** Tries the command without writing. */
async function triedOut(words: readonly string[], context: CommandContext) {
  const { ask: _, tried = 0, ...unasked } = context;
  const usage = COMMANDS.find(({ name }) => name === words[0]);
  const has = (option: string) => usage?.options.some(({ name }) => name === option);
  if (tried >= MOST_TRIED || words.includes('-')) return DONE;
  if (usage && !has('dry-run') && !has('format')) return DONE;
  return await answer(words, { ...unasked, tried: tried + 1 });
}

const DONE: CommandOutcome = { status: STATUS.ok };

/** Replaces a word of the command, or part of a word between signs. */
function typedSo(argv: readonly string[], typed: string, meant: string): readonly string[] {
  if (argv.includes(meant) && argv.includes(typed)) return argv.filter((word) => word !== typed);
  const each = (part: string) => (part === typed ? meant : part);
  return argv.map((word) => (word === typed ? meant : word.split(SIGNS).map(each).join('')));
}

const SIGNS = /(\s*[,:;={}[\]/]\s*)/;

async function answer(argv: readonly string[], context: CommandContext): Promise<CommandOutcome> {
  const { command } = context;
  const [name, ...rest] = argv;
  if (name === undefined) return { status: STATUS.usage, err: generalHelp(command) };
  if (/^(--?help|-[h?]|help|man|manual)$/.test(name)) return help(rest, command);
  if (/^(--?version|-v|version)$/i.test(name)) {
    return { status: STATUS.ok, out: `${software.version}\n` };
  }
  const usage = COMMANDS.find((command) => command.name === name);
  const games = (values = NOTHING_GIVEN.values) => gameFolders(contentFolder({ values }, context));
  if (!usage)
    return (
      (await undoAdvice(name, rest, context)) ??
      refusedFor(await notACommand([name, ...rest], games()))
    );
  if (
    /^(help|\?)$/.test(rest.at(-1) ?? '') &&
    rest.every((each) => isName('id', each) || each === '?')
  )
    return help([name], command);
  const given = parseArguments(usage, rest, { command, now: context.now, games });
  if (!given.ok) {
    const help = given.instead || given.example ? [] : [[name, '--help']];
    const { eventNamed } = await import('./record-edits/event-forms.ts');
    const isEvent = given.bare !== undefined && eventNamed(given.bare);
    const undashed = rest.map((word) => word.replace(/^--/, ''));
    const event = isEvent ? [eventIn(undashed, games())] : [];
    const own = given.cures ?? help;
    // A named player votes, and does not join.
    const cures = usage.surplus === 'for' ? [...own, ...event] : [...event, ...own];
    return refusedFor({ ...given, cures });
  }
  const open =
    context.tried || name === 'correct' ? undefined : rest.find((word) => LEFT_OPEN.test(word));
  if (open !== undefined)
    return misuse(`“${open}” stands for what only you know. Write that in its place.`);
  if (given.switches.has('help')) return { status: STATUS.ok, out: commandHelp(usage, command) };
  const isFolder = (each: string) =>
    statSync(resolve(context.cwd, each), { throwIfNoEntry: false })?.isDirectory();
  if (usage.name === 'join' && !given.operands.some(isFolder))
    return refusedFor({
      message: `${NO_PARTS} “${given.operands.join(' ')}”.`,
      cures: [eventIn(argv, games())],
    });
  const carryOut = await LOAD[usage.name]();
  const switches = new Set([...given.switches, ...(context.tried ? ['dry-run'] : [])]);
  const isInOrder = async (words: readonly string[]) =>
    (await triedOut(words, context)).status !== STATUS.findings;
  if (!context.ask) return carryOut({ ...given, switches }, { ...context, isInOrder });
  const { askMissing } = await import('./record-edits/ask-missing.ts');
  const answered = await askMissing(usage.name, given, context);
  return answered ? carryOut(answered, { ...context, isInOrder }) : misuse('you cancelled.');
}

/** Parts that an offered command leaves open. */
const LEFT_OPEN = /^(PLAYERS?|N|…|May …\?)$|\bSURNAME\b/;

const NO_PARTS = 'join makes a site from folders of parts, and there is no folder';

/** Each is loaded when called, so that no command waits for another's code. */
const LOAD: Readonly<Record<CommandName, () => Promise<Command>>> = {
  build: async () => (await import('./commands/build.ts')).build,
  check: async () => (await import('./commands/check.ts')).check,
  explain: async () => (await import('./commands/explain.ts')).explain,
  import: async () => (await import('./commands/import.ts')).importRuleset,
  preview: async () => (await import('./commands/preview.ts')).preview,
  join: async () => (await import('./commands/build.ts')).joinCommand,
  plan: async () => (await import('./commands/build.ts')).plan,
  serve: async () => (await import('./commands/serve.ts')).serve,
  show: async () => (await import('./commands/show.ts')).showCommand,
  status: async () => (await import('./commands/status.ts')).status,
  init: async () => (await import('./commands/init.ts')).init,
  propose: async () => (await import('./commands/record.ts')).propose,
  vote: async () => (await import('./commands/record.ts')).vote,
  close: async () => (await import('./commands/record.ts')).close,
  withdraw: async () => (await import('./commands/record.ts')).withdrawCommand,
  judge: async () => (await import('./commands/record.ts')).judgeCommand,
  event: async () => (await import('./commands/record.ts')).event,
  say: async () => (await import('./commands/say.ts')).sayCommand,
  take: async () => (await import('./commands/take.ts')).take,
  correct: async () => (await import('./commands/record.ts')).correct,
  mechanics: async () => (await import('./commands/mechanics.ts')).mechanicsCommand,
  format: async () => (await import('./commands/mechanics.ts')).format,
  completion: async () => (await import('./commands/completion.ts')).completion,
};

function help([name]: readonly string[], command: string): CommandOutcome {
  const usage = COMMANDS.find((command) => command.name === name);
  if (name !== undefined && !usage) return refusedFor(unknownCommand([name]));
  return { status: STATUS.ok, out: usage ? commandHelp(usage, command) : generalHelp(command) };
}

function refusedFor({ message, example, ...fault }: Fault): CommandOutcome {
  const lines = [message, ...(example === undefined ? [] : [example])];
  return refused({ lines, ...fault });
}

/** No command undoes a move, so this explains how, unless another command is offered. */
async function undoAdvice(
  name: string,
  rest: readonly string[],
  context: CommandContext,
): Promise<CommandOutcome | undefined> {
  const { eventNamed } = await import('./record-edits/event-forms.ts');
  if (!isUndoing(name) || rest.some(eventNamed)) return undefined;
  const [game, other] = gameFolders(contentFolder(NOTHING_GIVEN, context));
  const named =
    rest.find((word) => !/^[-\d]/.test(word)) ?? (other === undefined ? game : undefined);
  const { openForEdit } = await import('./record-edits/open-for-edit.ts');
  const { howToUndo } = await import('./record-edits/how-to-undo.ts');
  const given = { ...NOTHING_GIVEN, operands: [named ?? ''] };
  const opened = openForEdit(given, context);
  if (!opened.ok) return opened.outcome;
  const number = rest.find((word) => /^\d/.test(word));
  const says = `there is no command “${name}”.`;
  const type = typing(opened.toEdit.replay.game.id, context, given);
  return misuse(says, ...howToUndo(opened.toEdit, number, type));
}

async function notACommand(
  argv: readonly [string, ...string[]],
  games: readonly string[],
): Promise<Fault> {
  const [name, second = ''] = argv;
  const says = `there is no command “${name}”.`;
  const [, ...after] = argv;
  const isCommand = COMMANDS.some((each) => each.name === second);
  if (games.includes(name)) {
    const message = `“${name}” is a game. Put a command before it:`;
    return { message, cures: [isCommand ? [second, name, ...after.slice(1)] : ['status', name]] };
  }
  // `record vote 301`
  if (isCommand) return { message: says, cures: [after] };
  const { eventNamed } = await import('./record-edits/event-forms.ts');
  const isElsewhere = COMMANDS.some(({ elsewhere }) => elsewhere.includes(name));
  const isEvent = eventNamed(name) && !(isElsewhere && !/\d/.test(argv.join()));
  const isPair = eventNamed(`${name} ${second}`);
  const isVerb = isElsewhere && eventNamed(second);
  // `add-player` and `roll-die` name events.
  const parts = name.split(/[-_]/);
  const isCompound = parts.length > 1 && [...parts, parts.join(' ')].some(eventNamed);
  if (isCompound) return { message: says, cures: [eventIn([...parts, ...after], games)] };
  if (!isEvent && !isPair && !isVerb) return unknownCommand(argv);
  const words = isPair || !isVerb ? argv : argv.slice(1);
  return { message: says, cures: [eventIn(words, games)] };
}

/** Words about an event in a game, whose name may be anywhere. */
function eventIn(words: readonly string[], games: readonly string[]): readonly string[] {
  const isGame = (word: string) => games.includes(word);
  return ['event', ...words.filter(isGame), ...words.filter((word) => !isGame(word))];
}
