/** A command line, read against the options that its command has. */
import { parseArgs } from 'node:util';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { inSeries } from '../../helpers/words.ts';
import type { CommandUsage, OptionUsage } from '../usage/usage.ts';
import { notAmong } from './choose.ts';

export interface Arguments {
  readonly operands: readonly string[];
  /** The value of an option; `undefined` when it was left out. */
  readonly values: ReadonlyMap<string, string>;
  /** Every value of an option that may stand several times. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  readonly switches: ReadonlySet<string>;
}

export type ParsedArguments =
  | ({ readonly ok: true } & Arguments)
  | { readonly ok: false; readonly message: string };

/** `command` is how the command was called: `npx nomic`. */
export function parseArguments(
  usage: CommandUsage,
  argv: readonly string[],
  command: string,
): ParsedArguments {
  const options = Object.fromEntries(
    usage.options.map(({ name, value }) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: [...argv],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands: string[] = [];
  const values = new Map<string, string>();
  const lists = new Map<string, string[]>();
  const switches = new Set<string>();
  for (const token of tokens) {
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = usage.options.find(({ name }) => name === token.name);
    const message = option ? valueFault(option, token) : unknownOption(usage, token.rawName);
    if (message !== undefined) return { ok: false, message };
    if (option?.value === undefined) switches.add(token.name);
    else {
      values.set(token.name, token.value ?? '');
      lists.set(token.name, [...(lists.get(token.name) ?? []), token.value ?? '']);
    }
  }
  const message = switches.has('help') ? undefined : operandFault(usage, operands, command);
  return message === undefined
    ? { ok: true, operands, values, lists, switches }
    : { ok: false, message };
}

interface OptionToken {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

function valueFault(option: OptionUsage, { rawName, value, inlineValue }: OptionToken) {
  if (option.value === undefined) {
    return value === undefined ? undefined : `${rawName} takes no value.`;
  }
  // What looks like an option is one, and the value was forgotten, unless `=` joins them.
  if (value === undefined || value === '' || (value.startsWith('-') && !inlineValue)) {
    return `${rawName} needs a value: ${rawName} ${option.oneOf?.join('|') ?? option.value}.`;
  }
  if (option.oneOf === undefined || option.oneOf.includes(value)) return undefined;
  return notAmong(option.name, value, option.oneOf, `There are ${inSeries(option.oneOf)}.`);
}

function unknownOption({ name, options }: CommandUsage, rawName: string): string {
  const near = didYouMean(
    rawName,
    options.map((option) => `--${option.name}`),
  );
  const hint = near === undefined ? '' : ` Did you mean ${near}?`;
  return `${name} has no option ${rawName}.${hint}`;
}

function operandFault(
  { name, operands, least, most }: CommandUsage,
  given: readonly string[],
  command: string,
) {
  const called = `${command} ${name} ${operands}.`;
  if (given.length < least) return `${name} needs to know what: ${called}`;
  if (given.length > most) return `“${given[most]}” is one too many: ${called}`;
  return undefined;
}
