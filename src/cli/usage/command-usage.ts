/** What is said of a command and its options. */

export type CommandName =
  | 'build'
  | 'check'
  | 'explain'
  | 'import'
  | 'preview'
  | 'serve'
  | 'show'
  | 'status'
  | 'init'
  | 'propose'
  | 'vote'
  | 'close'
  | 'withdraw'
  | 'judge'
  | 'event'
  | 'correct'
  | 'take'
  | 'say'
  | 'mechanics'
  | 'format';

export interface OptionUsage {
  readonly name: string;
  /** The name of the value in the help; an option without one is a switch. */
  readonly value?: string;
  /** The values allowed; the first one is the default. */
  readonly oneOf?: readonly string[];
  readonly says: string;
}

export interface CommandUsage {
  readonly name: CommandName;
  /** Operands that may stand after the name. */
  readonly operands: string;
  readonly least: number;
  readonly most: number;
  readonly says: string;
  readonly options: readonly OptionUsage[];
  /** Without the name of the program. */
  readonly examples: readonly string[];
}

export const CONTENT: OptionUsage = {
  name: 'content',
  value: 'DIR',
  says: 'the folder of the records, if it is not content',
};
export const HELP: OptionUsage = { name: 'help', says: 'show this' };

export function formatOption(...oneOf: readonly string[]): OptionUsage {
  return { name: 'format', value: 'FORMAT', oneOf, says: oneOf.join(', ') };
}
