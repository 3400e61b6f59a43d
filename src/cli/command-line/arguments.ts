/** Parses a command line by the options of its command. */
import { parseArgs } from 'node:util';
import { isName } from '../../content/names.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { inSeries } from '../../helpers/words.ts';
import { dayAt, parseMoment } from '../../values/moment.ts';
import { BEGINNING, type CommandUsage, type OptionUsage } from '../usage/usage.ts';
import { notAmong } from './choose.ts';
import { notADate } from './dates.ts';
import { type Fault, isCalled, unknownOption } from './what-was-meant.ts';

export interface Arguments {
  /** The first is the game, in commands on one game. */
  readonly operands: readonly string[];
  /** The value of an option; `undefined` if absent. */
  readonly values: ReadonlyMap<string, string>;
  /** All values of an option that may occur several times. */
  readonly lists: ReadonlyMap<string, readonly string[]>;
  readonly switches: ReadonlySet<string>;
}

export const NOTHING_GIVEN: Arguments = {
  operands: [],
  values: new Map(),
  lists: new Map(),
  switches: new Set(),
};

interface CommandCall {
  /** The command as called: `npx nomic`. */
  readonly command: string;
  readonly now: number;
  /** The games in the folder of records that the options name. */
  readonly games: (values: ReadonlyMap<string, string>) => readonly string[];
}

/** Values of which more may be given, each with the option's name. */
const ADDED: ReadonlySet<string> = new Set(['PLAYERS', 'GAMES', 'RULES', 'FILES', 'ID=NAME']);

/** The typed words in order: words, and options with a value unless they are switches. */
interface TypedWord {
  readonly word: string;
  readonly option?: OptionUsage | undefined;
}

export function parseArguments(
  usage: CommandUsage,
  argv: readonly string[],
  called: CommandCall,
): ({ readonly ok: true } & Arguments) | ({ readonly ok: false } & Fault) {
  // `--amend rule 206`
  const isRule = (word: string, i: number) =>
    /^rule$/i.test(word) && /^--(amend|repeal|transmute|rule)$/.test(argv[i - 1] ?? '');
  const words = argv
    .filter((word, i) => !isRule(word, i))
    .map((word) => SHORT_FOR.get(word) ?? word);
  // A negative number is no option.
  const marked = words.map((word) => word.replace(/^-(?=\d)/, MINUS));
  const options = Object.fromEntries(
    usage.options.map(({ name, value }) => [
      name,
      { type: value === undefined ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const { tokens } = parseArgs({
    args: marked,
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const operands: string[] = [];
  const values = new Map<string, string>();
  const lists = new Map<string, string[]>();
  const switches = new Set<string>();
  const typed: TypedWord[] = [];
  for (const token of tokens) {
    if (token.kind === 'option-terminator') continue;
    const given = token.value?.replace(MINUS, '-');
    if (token.kind === 'positional') {
      const word = given ?? '';
      operands.push(word);
      typed.push({ word });
      continue;
    }
    const option = usage.options.find(({ name }) => name === token.name);
    const rawName = option ? token.rawName : (words[token.index] ?? token.rawName);
    // A side of a vote without voters: the game knows who could vote.
    const isLoneWay =
      usage.surplus === 'for' && option?.value === 'PLAYERS' && (given ?? '') === '';
    const fault = isLoneWay
      ? undefined
      : option
        ? valueFault(option, { ...token, value: given }, called.now)
        : unknownOption(usage, rawName, words);
    const isApart = given !== undefined && !token.inlineValue && !/^-/.test(given);
    const after = words.slice(token.index + (isApart ? 2 : 1));
    const cures = (option ? valuesOf(option, called.now) : []).map((value) => [
      ...[usage.name, ...words.slice(0, token.index)],
      ...[rawName, value, ...after],
    ]);
    if (fault) return { ok: false, ...(cures.length > 0 && { cures }), ...fault };
    const earlier = values.get(token.name);
    if (earlier !== undefined && earlier !== given && !ADDED.has(option?.value ?? '')) {
      const message = `${rawName} is given twice, and only one can count. Put all that you mean into one.`;
      return { ok: false, message };
    }
    typed.push({ word: given ?? '', option });
    if (option?.value === undefined) switches.add(token.name);
    else if (isLoneWay) values.set(token.name, '');
    else {
      values.set(token.name, given ?? '');
      lists.set(token.name, [...(lists.get(token.name) ?? []), given ?? '']);
    }
  }
  if (switches.has('help')) return { ok: true, operands, values, lists, switches };
  const all = usage.ofGame ? withGame(usage, operands, called.games(values), values) : operands;
  const placed = { ...called, values, typed };
  const fault = operandFault(usage, all, placed);
  if (!fault) return { ok: true, operands: all, values, lists, switches };
  if (fault.way === undefined) return { ok: false, ...fault };
  // A side of a vote without voters: the game knows who they could be.
  const way = new Map([...values, [fault.way, '']]);
  return { ok: true, operands: fault.operands, values: way, lists, switches };
}

/** A character that no shell passes on. */
const MINUS = '\0';

/** Short options that many programs have, as every command here does. */
const SHORT_FOR: ReadonlyMap<string, string> = new Map([
  ['--json', '--format=json'],
  ['-h', '--help'],
]);

/** Possible values of an option, as far as its form tells. */
function valuesOf({ value = '', oneOf }: OptionUsage, now: number): readonly string[] {
  if (value === 'DATE') return [dayAt(now).text];
  return oneOf ?? (OF_WORDS.test(value) && value !== 'ID=NAME' ? ['…'] : []);
}

interface OptionToken {
  readonly rawName: string;
  readonly value?: string | undefined;
  readonly inlineValue?: boolean | undefined;
}

/** The least and greatest value, and a usual one. No forge starts more runners for one plan. */
const RANGES: Readonly<Record<string, readonly [least: number, most: number, usual: string]>> = {
  runners: [1, 200, '4'],
  port: [0, 65_535, '8080'],
};

function valueFault(
  option: OptionUsage,
  { rawName, value, inlineValue }: OptionToken,
  now: number,
): Fault | undefined {
  if (option.value === undefined) {
    return value === undefined ? undefined : { message: `${rawName} takes no value.` };
  }
  // A word that looks like an option is one, and the value is missing, unless `=` joins them.
  if (value === undefined || value === '' || (/^-(?!\d)/.test(value) && !inlineValue)) {
    const form = `${rawName} ${option.oneOf?.join('|') ?? option.value}`;
    return { message: `${rawName} needs a value: ${form}.` };
  }
  if (option.value === 'DATE' && !parseMoment(value)) return notADate(value, option.name, now);
  const [least = 0, most = Infinity, usual] = RANGES[option.name] ?? [];
  const isWithin = /^\d{1,5}$/.test(value) && Number(value) >= least && Number(value) <= most;
  if (usual !== undefined && !isWithin)
    return { message: `${rawName} is a number from ${least} to ${most}:`, instead: [value, usual] };
  if (option.oneOf === undefined || option.oneOf.includes(value)) return undefined;
  return notAmong(option.name, value, option.oneOf, `There are ${inSeries(option.oneOf)}.`);
}

/** The only game need not be named. */

/** Without a game, the first word must fit the operand after it. Otherwise it is a misspelt game. */
const NUMBERED: Readonly<Record<string, RegExp>> = { proposal: /\d/, judgment: /\d/ };
const AFTER_GAME: Readonly<Record<string, RegExp>> = { ...NUMBERED, file: /[./-]/ };

function withGame(
  usage: CommandUsage,
  operands: readonly string[],
  games: readonly string[],
  values: ReadonlyMap<string, string>,
): readonly string[] {
  const { kinds, least, most, surplus } = usage;
  const [first] = operands;
  const [game, other] = games;
  if (game === undefined || other !== undefined || first === game) return operands;
  if (first === undefined) return [game];
  // A ruleset, for commands on games and rulesets.
  if (first.includes('/') && operands.length >= most) return operands;
  // Words that are no number may be the value of the usual option.
  const [, after = ''] = kinds;
  const mayFollow = (after in NUMBERED && surplus ? undefined : AFTER_GAME[after]) ?? /(?:)/;
  const isOption = operands.some((word) => undashedOption(usage, word));
  const isNoGame = isOption || !isName('id', first) || /^\d+$/.test(first);
  const isRoom =
    values.has('transmute') ||
    operands.length < least ||
    operands.length > most ||
    (operands.length < most && mayFollow.test(first));
  if (didYouMean(first, games) !== undefined || !(isRoom || isNoGame)) return operands;
  return [game, ...operands];
}

/** Reports too few or too many words. */

interface ParsedWords extends CommandCall {
  readonly values: ReadonlyMap<string, string>;
  readonly typed: readonly TypedWord[];
}

interface LoneWay {
  /** The side of a vote for which no voters were given. */
  readonly way: string;
  readonly operands: readonly string[];
}

function operandFault(
  usage: CommandUsage,
  operands: readonly string[],
  given: ParsedWords,
): (Fault & { readonly way?: undefined }) | LoneWay | undefined {
  const { name, kinds, least, most } = usage;
  const dashed = operands.find((word) => DASHED.test(word));
  if (dashed !== undefined) {
    const meant = `--${dashed.replace(DASHED, '')}`;
    const message = `“${dashed}” begins with a dash that no option has. Write ${meant}.`;
    return { message, instead: [dashed, meant] };
  }
  const [, second] = operands;
  const isMisfit = second !== undefined && NUMBERED[kinds[1] ?? '']?.test(second) === false;
  const isTooMuch = operands.length > most;
  const games = given.games(given.values);
  const again = isTooMuch || isMisfit ? placedWords(usage, operands, given, games) : undefined;
  if (again && (isTooMuch || again.isMended)) return again.fault;
  const [first = ''] = operands;
  const isUnnamed =
    operands.length === 0
      ? least > 0
      : !games.includes(first) && NUMBERED[kinds[1] ?? '']?.test(first);
  if (usage.ofGame && games.length > 1 && isUnnamed) {
    const typed = given.typed.flatMap(typedAs);
    return {
      message: `there are several games, ${inSeries(games)}. Say which:`,
      cures: games.map((game) => [name, game, ...typed]),
      isEither: true,
    };
  }
  if (operands.length >= least) return undefined;
  if (usage.ofGame && games.length === 0)
    return { message: NO_GAME, example: `${given.command} ${BEGINNING}` };
  const [usual = ''] = usage.examples;
  const example = `${given.command} ${usual.replace(/\bfriends\b/, games[0] ?? 'friends')}`;
  const form = `${given.command} ${name} ${usage.operands}`;
  return { message: `something is missing: ${form}. For instance:`, example };
}

export const NO_GAME =
  'there is no game here. Go into the game’s folder with `cd`, or name its records with --content. To begin a game:';

function typedAs({ word, option }: TypedWord): readonly string[] {
  if (!option) return [word];
  return option.value === undefined ? [`--${option.name}`] : [`--${option.name}`, word];
}

/** Text editors replace two hyphens by a dash. */
const DASHED = /^[–—−]+(?=[a-z-]+$)/;

/** Options whose value has several words. */
const OF_WORDS = /^(WORDS|TITLE|AUTHOR|SOURCE|QUESTION|SENTENCES|YAML|ID=NAME)$/;
const LISTS = /^(PLAYERS|RULES)$/;

interface OptionValues {
  readonly option: OptionUsage;
  readonly values: string[];
  readonly isDashed: boolean;
}

/**
 * The same words in order: each option with dashes, and its value as one word. Players may come before
 * their side of the vote. The rest is the value of the usual option.
 */
function placedWords(
  usage: CommandUsage,
  all: readonly string[],
  { typed }: ParsedWords,
  games: readonly string[],
) {
  const { name, kinds, most, ofGame } = usage;
  const isInserted = all.length > typed.filter(({ option }) => !option).length;
  const [game = ''] = all;
  const operands: string[] = isInserted ? [game] : [];
  const said: OptionValues[] = [];
  const loose: string[] = [];
  const parts = typed.flatMap((each) => (each.option ? [each] : partsOf(usage, each.word)));
  for (const { word, option } of parts) {
    const last = said.at(-1);
    const form = last?.option.value ?? '';
    const isOpen = last?.isDashed && OF_WORDS.test(form);
    const bare = option || isOpen ? undefined : undashedOption(usage, word, loose.length > 0);
    const fits = operands.length !== 1 || (NUMBERED[kinds[1] ?? '']?.test(word) ?? true);
    const isNumber = option?.value === 'PLAYERS' && /^\d+$/.test(word) && operands.length < most;
    if (isNumber) {
      operands.push(word);
      said.push({ option, values: [], isDashed: false });
    } else if (option) said.push({ option, values: word === '' ? [] : [word], isDashed: true });
    else if (bare) said.push({ option: bare, values: [], isDashed: false });
    else if (operands.length < most && fits && !isOpen) operands.push(word);
    else if ((ofGame ? word === game : games.includes(word)) && !isOpen) continue;
    else if (OF_WORDS.test(form) || LISTS.test(form) || (form && last?.values.length === 0))
      last?.values.push(word);
    else loose.push(word);
  }
  const empty = said.find(({ option, values }) => option.value && values.length === 0);
  if (empty) empty.values.push(...loose.splice(0));
  const way = empty?.values.length === 0 && LISTS.test(empty.option.value ?? '');
  if (way) return { isMended: true, fault: { way: empty.option.name, operands } };
  const [first = all[most] ?? all.at(-1)] = loose;
  const usual = usualOption(usage, loose, said);
  const isMended = loose.length === 0 || usual !== undefined;
  const isTitle = usual?.options[0] === '--title';
  const id = [...operands, ...loose].join('-').toLowerCase();
  const title = [...operands, ...loose].join(' ');
  const cure = [
    name,
    ...(isTitle ? [id] : operands),
    ...said.flatMap(({ option, values }) => optionSaid(option, values)),
    ...(usual ? [...usual.options, unbent(isTitle ? title : usual.value)] : []),
    ...(isMended ? [] : leftOpen(usage, said)),
  ];
  // The cure has the same words in another order.
  const isMoved = loose.length === 0 && operands.includes(first ?? '');
  const isTorn = said.some(({ option, values }) => {
    return OF_WORDS.test(option.value ?? '') && values.length > 1;
  });
  const marks = isMended && (isTorn || (loose.length > 1 && usual?.value.includes(' ')));
  const isBent = typed.some(({ word }) => unbent(word) !== word);
  const straight = isBent ? '. A shell reads only straight quotation marks, "…"' : undefined;
  const behind = usual?.options[0] === '--ask' ? '. A question stands behind --ask' : '';
  const hint = marks
    ? (straight ?? '. Put quotation marks round words that belong together')
    : behind;
  return {
    isMended,
    fault: {
      message: `“${first}” ${isMoved ? 'is not in its place' : `is one too many${hint}`}:`,
      cures: [cure],
    },
  };
}

/** Reads `for=ben`, `ben=for`, `{ for: [ben] }` and “amend Rule 206” as an option with its value. */
function partsOf(usage: CommandUsage, word: string): readonly TypedWord[] {
  const parts = word.replace(/^\{\s*|[[\]]|\s*\}$/g, '').split(/[=:]\s*|\s+(?:rule\s+)?/i);
  const [first = '', second = '', ...rest] = parts;
  const isBehind = undashedOption(usage, second, true) !== undefined;
  const option = undashedOption(usage, (isBehind ? second : first).toLowerCase());
  const isOption = option && second !== '' && (/[=:]/.test(word) || option.value === 'RULE');
  if (!isOption) return [{ word }];
  const value = isBehind ? first : second;
  return [option.name, value, ...rest].map((each) => ({ word: each }));
}

function optionSaid({ name, value: form = '' }: OptionUsage, values: readonly string[]) {
  if (form === '') return [`--${name}`];
  const isList = LISTS.test(form);
  const each = isList ? values.map((value) => value.replace(/,$/, '')) : values;
  return [`--${name}`, unbent(each.join(isList ? ',' : ' '))];
}

/** An option without dashes. A side of a vote may have other names, and follow its voters. */
function undashedOption({ options, surplus }: CommandUsage, word: string, isBehind = false) {
  const votes = options.find(({ name }) => name === surplus)?.value === 'PLAYERS';
  return options.find((option) => {
    const isWay = votes && option.value === 'PLAYERS';
    if (option.value === undefined || (isBehind && !isWay)) return false;
    return option.name === word || (isWay && isCalled(option, word));
  });
}

/** The option for such words, with a switch before it if none was typed. */
function usualOption(
  { options, surplus = '' }: CommandUsage,
  words: readonly string[],
  said: readonly OptionValues[],
) {
  const asks = words.at(-1)?.endsWith('?') && options.some(({ name }) => name === 'ask');
  // In the words of a proposal, a number is a rule.
  const isRule = surplus === 'enact text' && words.every((word) => /^\d+$/.test(word));
  const usual = asks ? ['ask'] : isRule ? ['amend'] : surplus.split(' ');
  const isTier = said.some(({ option }) => option.name === 'transmute');
  const name = isTier ? 'to' : (usual.at(-1) ?? '');
  const isThere = said.some(({ option }) => option.name === name);
  const isAct = name === 'ruling' && said.some(({ option }) => option.value === undefined);
  if (words.length === 0 || name === '' || isThere || isAct) return undefined;
  const numbers = name === 'rule' ? words.filter((word) => /\d/.test(word)) : [];
  const value = (numbers.length > 0 ? numbers : words).join(
    options.find((option) => option.name === name)?.value === 'PLAYERS' ? ',' : ' ',
  );
  return { options: (said.length > 0 ? [name] : usual).map((each) => `--${each}`), value };
}

/** The usual option if the typed words cannot be its value. */
function leftOpen({ options, surplus = '' }: CommandUsage, said: readonly OptionValues[]) {
  const usual = options.find(({ name }) => name === surplus.split(' ').at(-1));
  const isOpen = OF_WORDS.test(usual?.value ?? '') && !said.some(({ option }) => option === usual);
  return isOpen ? [`--${usual?.name}`, '…'] : [];
}

/** Removes quotation marks that the shell did not read. */
function unbent(words: string): string {
  return words.replace(/[“”„]/g, '');
}
