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
  /** The only game of the records, which no command that is offered has to name. */
  readonly only?: string | undefined;
  /** Where the command was called. */
  readonly cwd: string;
  /** Whether the output goes to a person, and not to a file or a program. */
  readonly isTerminal: boolean;
  /** How deep within others the command is only tried, so that it writes nothing. */
  readonly tried?: number;
  /** Whether the rules do not refuse a command. */
  readonly isInOrder?: (words: readonly string[]) => Promise<boolean>;
  /** The last commit that has a file of a folder of records. */
  readonly lastCommitOf?: (dir: string, file: string) => string | undefined;
  readonly columns: number;
  readonly colour: boolean;
  /** The root of the repository as a build server names it; otherwise where the command was called. */
  readonly repository: string;
  /** Where programs are searched: the value of the variable PATH. */
  readonly programs: string | undefined;
  /** Asks the person at the terminal; nothing if nobody is there to answer. */
  readonly ask?: Asker;
  /** Asks the person at the terminal although something is piped in; nothing if there is no terminal. */
  readonly askBeside?: () => Asker | undefined;
  /** The present in milliseconds: the day of a move, and of a comparison with another revision. */
  readonly now: number;
  /** The variables that a build takes its settings from. */
  readonly env: Readonly<Record<string, string | undefined>>;
  /** For a command that takes long, to tell how it gets on. */
  readonly stdout: NodeJS.WriteStream;
}

/** Questions to the person at a terminal. `undefined` is no answer: the person broke off. */
export interface Asker {
  choose(question: string, choices: readonly OfferedChoice[]): Promise<string | undefined>;
  several(
    question: string,
    choices: readonly OfferedChoice[],
  ): Promise<readonly string[] | undefined>;
  /** One key answers: the sign with which the value begins. `shown` stands above the question. */
  press(
    shown: readonly string[],
    question: string,
    choices: readonly OfferedChoice[],
  ): Promise<string | undefined>;
  /** Words, which may be empty. `initial` can be edited. */
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
  /** The command was called wrongly. */
  usage: 2,
} as const;

export interface CommandOutcome {
  readonly status: (typeof STATUS)[keyof typeof STATUS];
  /** Why nothing was done. The answer says first that nothing was written, if the command writes. */
  readonly refused?: Refused;
  readonly out?: string;
  /** Workflow commands, in place of `out`, for the build server that reads the output. */
  readonly commands?: string;
  readonly err?: string;
  /** Markdown for the summary of a step on a build server. */
  readonly stepSummary?: string;
}

export interface Refused extends Pick<Fault, 'instead' | 'cures' | 'isEither'> {
  readonly lines: readonly string[];
  /** Whether a command in the lines comes in the place of what was typed, and not before it. */
  readonly isAnswered?: boolean | undefined;
}

/** A line that leads to a command. */
export const SAY_IT_SO = 'Say it so:';

/** The user's mistake in calling a command, said in a line or two. */
export function misuse(...lines: readonly string[]): CommandOutcome {
  return refused({ lines });
}

/** The same of a request that is refused, with what could be meant. */
export function refused(refusal: Refused): CommandOutcome {
  return { status: STATUS.usage, refused: refusal };
}

/** The mistake in a line, and commands that could be meant, without the name of the program. */
export function misusedFor(line: string, ...cures: Cures): CommandOutcome {
  return refused({ lines: [line], cures });
}

/** A name of something that does not exist. */
export function misnamed(...named: Parameters<typeof notAmong>): CommandOutcome {
  const { message, instead } = notAmong(...named);
  return refused({ lines: [message], instead });
}
