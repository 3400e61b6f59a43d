/** The process as a command sees it, and the outcome that a command returns. */
import type { Arguments } from './arguments.ts';
import { notAmong } from './choose.ts';
import type { Cures, Fault } from './what-was-meant.ts';

export type Command = (
  given: Arguments,
  context: CommandContext,
) => CommandOutcome | Promise<CommandOutcome>;

export interface CommandContext {
  /** How it was called, and can be called again: `npx nomic`. */
  readonly command: string;
  /** The only game, which offered commands need not name. */
  readonly only?: string | undefined;
  /** The folder in which the command was called. */
  readonly cwd: string;
  /** Whether a person sees the output. */
  readonly isTerminal: boolean;
  /** The number of trials around this one; a trial writes nothing. */
  readonly tried?: number;
  /** Whether the rules permit a command. */
  readonly isInOrder?: (words: readonly string[]) => Promise<boolean>;
  /** The last commit that has a file of a folder of records. */
  readonly lastCommitOf?: (dir: string, file: string) => string | undefined;
  readonly columns: number;
  readonly colour: boolean;
  /** The repository's root as a build server names it, or else the present folder. */
  readonly repository: string;
  /** Where programs are searched: the value of the variable PATH. */
  readonly programs: string | undefined;
  /** Asks the person at the terminal; absent if nobody can answer. */
  readonly ask?: Asker;
  /** Asks the person at the terminal even if input is piped in; absent without a terminal. */
  readonly askBeside?: () => Asker | undefined;
  /** The present in milliseconds, for the day of a move and for comparisons. */
  readonly now: number;
  /** The variables that a build takes its settings from. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For a command that takes long, to tell how it gets on. */
  readonly stdout: NodeJS.WriteStream;
}

/** Asks the person at a terminal. `undefined`: the person cancelled. */
export interface Asker {
  choose(question: string, choices: readonly OfferedChoice[]): Promise<string | undefined>;
  several(
    question: string,
    choices: readonly OfferedChoice[],
  ): Promise<readonly string[] | undefined>;
  /** One key answers: the first character of the value. `shown` is above the question. */
  press(
    shown: readonly string[],
    question: string,
    choices: readonly OfferedChoice[],
  ): Promise<string | undefined>;
  /** Text, perhaps empty. `initial` can be edited. */
  write(question: string, initial?: string): Promise<string | undefined>;
}

export interface OfferedChoice {
  readonly value: string;
  readonly label: string;
}

export const STATUS = {
  /** Nothing is wrong. */
  ok: 0,
  /** There are findings of severity error. */
  findings: 1,
  /** The command line was wrong. */
  usage: 2,
} as const;

export interface CommandOutcome {
  readonly status: (typeof STATUS)[keyof typeof STATUS];
  /** Why nothing was done. A command that writes first says that nothing was written. */
  readonly refused?: RefusalLines;
  readonly out?: string;
  /** Workflow commands for a build server, instead of `out`. */
  readonly commands?: string;
  readonly err?: string;
  /** Markdown for the summary of a step on a build server. */
  readonly stepSummary?: string;
}

export interface RefusalLines extends Pick<Fault, 'instead' | 'cures' | 'isEither'> {
  readonly lines: readonly string[];
  /** Whether an offered command replaces the typed one, and does not come before it. */
  readonly isAnswered?: boolean | undefined;
}

/** A line before a command to type. */
export const SAY_IT_SO = 'Say it so:';

/** A user's mistake in a command line. */
export function misuse(...lines: readonly string[]): CommandOutcome {
  return refused({ lines });
}

/** A refused request, with what the user could mean. */
export function refused(refusal: RefusalLines): CommandOutcome {
  return { status: STATUS.usage, refused: refusal };
}

/** A mistake, with commands that the user could mean. */
export function misusedFor(line: string, ...cures: Cures): CommandOutcome {
  return refused({ lines: [line], cures });
}

/** An unknown name. */
export function misnamed(...named: Parameters<typeof notAmong>): CommandOutcome {
  const { message, instead } = notAmong(...named);
  return refused({ lines: [message], instead });
}
