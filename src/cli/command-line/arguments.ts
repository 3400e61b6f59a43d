/** A command line, read against the options that its command has. */
import { parseArgs } from 'node:util';
import { isName } from '../../content/names.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { forShell } from '../../diagnostics/mending-command.ts';
import { inSeries } from '../../helpers/words.ts';
import { parseMoment } from '../../values/moment.ts';
import type { CommandUsage, OptionUsage } from '../usage/usage.ts';
import { notAmong } from './choose.ts';
import { notADate } from './dates.ts';
import { unknownOption } from './what-was-meant.ts';

export interface Arguments {
  /** The first of a command on one game is the game. */
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

interface Called {
  /** How the command was called: `npx nomic`. */
  readonly command: string;
  readonly now: number;
  /** The games in the folder of records that the options name. */
  readonly games: (values: ReadonlyMap<string, string>) => readonly string[];
}

/** An option with what follows it, which may be words without quotation marks. */
interface Following {
  readonly option: OptionUsage;
  readonly value: string | undefined;
}

export function parseArguments(
  usage: CommandUsage,
  argv: readonly string[],
  called: Called,
): ParsedArguments {
  const words = argv.map((word) => SHORT_FOR[word] ?? word);
  const options = Object.fromEntries(
    usage.options.map(({ name, value }) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: words,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands: string[] = [];
  const values = new Map<string, string>();
  const lists = new Map<string, string[]>();
  const switches = new Set<string>();
  let last: Following | undefined;
  let lastToken = '';
  for (const token of tokens) {
    lastToken = token.kind;
    if (token.kind === 'positional') operands.push(token.value);
    if (token.kind !== 'option') continue;
    const option = usage.options.find(({ name }) => name === token.name);
    const rawName = option ? token.rawName : (words[token.index] ?? token.rawName);
    const message = option
      ? valueFault(option, token, called.now)
      : unknownOption(usage, rawName, called.command);
    if (message !== undefined) return { ok: false, message };
    if (option) last = { option, value: token.value };
    if (option?.value === undefined) switches.add(token.name);
    else {
      values.set(token.name, token.value ?? '');
      lists.set(token.name, [...(lists.get(token.name) ?? []), token.value ?? '']);
    }
  }
  if (switches.has('help')) return { ok: true, operands, values, lists, switches };
  const all = usage.ofGame ? withGame(usage, operands, called.games(values)) : operands;
  const following = lastToken === 'positional' ? last : undefined;
  const message = operandFault(usage, all, { ...called, values, switches, last: following });
  return message === undefined
    ? { ok: true, operands: all, values, lists, switches }
    : { ok: false, message };
}

/** Short forms that many programs have, and each command here too. */
const SHORT_FOR: Readonly<Record<string, string>> = { '--json': '--format=json', '-h': '--help' };

interface OptionToken {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** No forge starts more at once for one plan. */
const RUNNERS = /^([1-9]\d?|1\d\d|200)$/;

function valueFault(
  option: OptionUsage,
  { rawName, value, inlineValue }: OptionToken,
  now: number,
): string | undefined {
  if (option.value === undefined) {
    return value === undefined ? undefined : `${rawName} takes no value.`;
  }
  // What looks like an option is one, and the value was forgotten, unless `=` joins them.
  if (value === undefined || value === '' || (value.startsWith('-') && !inlineValue)) {
    return `${rawName} needs a value: ${rawName} ${option.oneOf?.join('|') ?? option.value}.`;
  }
  if (option.value === 'DATE' && !parseMoment(value)) return notADate(value, option.name, now);
  if (option.name === 'runners' && !RUNNERS.test(value)) {
    return '--runners is a number from 1 to 200.';
  }
  if (option.oneOf === undefined || option.oneOf.includes(value)) return undefined;
  return notAmong(option.name, value, option.oneOf, `There are ${inSeries(option.oneOf)}.`);
}

/* The only game need not be named. */

/**
 * If the game is left out, the first word must fit the operand after it. Any other word is a game
 * misspelt.
 */
const AFTER_GAME: Readonly<Record<string, RegExp>> = {
  proposal: /\d/,
  judgment: /\d/,
  file: /[./-]/,
};

function withGame(
  { kinds, most }: CommandUsage,
  operands: readonly string[],
  games: readonly string[],
): readonly string[] {
  const [first] = operands;
  const [game, other] = games;
  if (game === undefined || other !== undefined || first === game) return operands;
  if (first === undefined) return [game];
  // A ruleset, where a game or a ruleset may be named.
  if (first.includes('/') && operands.length === most) return operands;
  const mayFollow = AFTER_GAME[kinds[1] ?? ''] ?? /(?:)/;
  const isNoGame = !isName('id', first) || /^\d+$/.test(first);
  const isRoom = operands.length < most && mayFollow.test(first);
  if (didYouMean(first, games) !== undefined || !(isRoom || isNoGame)) return operands;
  return [game, ...operands];
}

/* Too few words, or too many. */

interface Given extends Called {
  readonly values: ReadonlyMap<string, string>;
  readonly switches: ReadonlySet<string>;
  /** The option that words follow. */
  readonly last: Following | undefined;
}

function operandFault(usage: CommandUsage, operands: readonly string[], given: Given) {
  const { name, least, most } = usage;
  const call = `${given.command} ${name}`;
  const dashed = operands.find((word) => DASHED.test(word));
  if (dashed !== undefined)
    return `“${dashed}” begins with a dash that no option has. Write --${dashed.replace(DASHED, '')}.`;
  if (operands.length > most) return surplusFault(usage, operands, given);
  if (operands.length >= least) return undefined;
  const games = usage.ofGame ? given.games(given.values) : [];
  if (operands.length > 0 || games.length < 2)
    return `${name} needs to know what: ${call} ${usage.operands}`;
  return `there are several games, ${inSeries(games)}. Say which: ${call} ${games[0]}`;
}

/** An editor of texts makes one dash of two hyphens. */
const DASHED = /^[–—−]+(?=[a-z-]+$)/;

function surplusFault(
  { name, operands: all, most, options, ofGame, surplus: usual = '' }: CommandUsage,
  operands: readonly string[],
  { command, values, switches, last }: Given,
): string {
  const surplus = operands.slice(most);
  const isGameAgain = ofGame && surplus.length === 1 && surplus[0] === operands[0];
  const repaired = isGameAgain
    ? undefined
    : last?.value === undefined
      ? (undashedOption(options, surplus) ??
        usualOption(usual.split(' '), surplus, { options, values, switches }))
      : { option: last.option.name, value: withMore(last.option, last.value, surplus) };
  const others = options.flatMap((option) => {
    if (switches.has(option.name)) return [`--${option.name}`];
    const value = option.name === repaired?.option ? undefined : values.get(option.name);
    return value === undefined ? [] : [`--${option.name} ${forShell(value)}`];
  });
  const kept = [...operands.slice(0, most).map(forShell), ...others];
  const added = repaired ? [`--${repaired.option} ${unbent(repaired.value)}`] : [];
  const meant = repaired || isGameAgain ? [...kept, ...added].join(' ') : undefined;
  return `“${surplus[0]}” is one too many: ${command} ${name} ${meant ?? all}`;
}

/** Words that were to be the value of the option before them, which needs quotation marks, or commas. */
function withMore(option: OptionUsage, value: string, surplus: readonly string[]): string {
  const isList = option.value === 'PLAYERS' || option.value === 'RULES';
  return [value, ...surplus].join(isList ? ',' : ' ');
}

/** An option without its dashes: before its value, or behind the players who vote so. */
function undashedOption(options: readonly OptionUsage[], surplus: readonly string[]) {
  const valued = options.filter(({ value }) => value !== undefined);
  const [first, ...rest] = surplus;
  const before = valued.find(({ name }) => name === first);
  if (before && rest.length > 0) return { option: before.name, value: rest.join(' ') };
  const players = surplus.slice(0, -1);
  const behind = valued.find(({ name, value }) => name === surplus.at(-1) && value === 'PLAYERS');
  return behind && { option: behind.name, value: players.join(',') || (behind.value ?? '') };
}

/** The option that the command has for such words, with a switch before it where nothing else is said. */
function usualOption(
  usual: readonly string[],
  surplus: readonly string[],
  { options, values, switches }: Pick<Given, 'values' | 'switches'> & Pick<CommandUsage, 'options'>,
): { readonly option: string; readonly value: string } | undefined {
  const option = usual.at(-1) ?? '';
  const isOfPlayers = options.some(({ name, value }) => name === option && value === 'PLAYERS');
  const isNumber = surplus.some((word) => /^\d+$/.test(word));
  if (option === '' || values.has(option) || (isOfPlayers && isNumber)) return undefined;
  const [before = option] = usual;
  const isSaid = before === option || values.size > 0 || switches.size > 0;
  return { option: isSaid ? option : `${before} --${option}`, value: surplus.join(' ') };
}

/** A shell understands no other quotation marks than its own. */
function unbent(words: string): string {
  return forShell(words.replace(/[“”„]/g, ''));
}
