/** A command or an option that does not exist: what somebody probably meant who typed it. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { inSeries } from '../../helpers/words.ts';
import { COMMANDS, type CommandUsage, type OptionUsage } from '../usage/usage.ts';

const OF_ALL = ['help', 'version'];
const OF_ALL_ELSEWHERE: Readonly<Record<string, string>> = {
  V: 'version',
  man: 'help',
  manual: 'help',
  '?': 'help',
};

/** The whole command is said again, unless the words after another program's word may not fit. */
export function unknownCommand(
  [typed, ...rest]: readonly [string, ...string[]],
  command: string,
): Fault {
  const bare = bareOf(typed);
  const dashes = typed.startsWith('-') ? '--' : '';
  const names = [...(dashes ? [] : COMMANDS.map(({ name }) => name)), ...OF_ALL];
  const elsewhere = dashes
    ? undefined
    : COMMANDS.find((each) => each.elsewhere.includes(bare.toLowerCase()))?.name;
  const hint = elsewhere === undefined && ofCommand(bare, command);
  const near = elsewhere ?? OF_ALL_ELSEWHERE[bare] ?? didYouMean(bare, names);
  const says = `there is no command “${typed}”.`;
  const all = `There are ${inSeries(COMMANDS.map(({ name }) => name))}.`;
  if (hint) return { message: `${says} ${hint}` };
  if (near === undefined) return { message: `${says} ${all}`, cure: `${command} --help` };
  const isTypo = didYouMean(bare, [near]) !== undefined;
  const fits = isTypo || rest.every((word) => /^[-\d]/.test(word));
  const instead = fits ? ([typed, `${dashes}${near}`] as const) : undefined;
  return { message: `${says} Did you mean ${dashes}${near}?`, instead };
}

/** A hint at the only command that has the option. */
function ofCommand(bare: string, command: string, to?: CommandUsage): string | undefined {
  const [owner, other] = COMMANDS.filter(
    ({ kinds }) => to?.kinds[0] !== 'game' || kinds[0] === 'game',
  ).flatMap((usage) =>
    usage.options.flatMap((option) => (option.name === bare ? [{ usage, option }] : [])),
  );
  if (!owner || other) return undefined;
  const { usage, option } = owner;
  const call = `${command} ${usage.name}${usage.ofGame ? ' [game]' : ''} ${written(option)}`;
  return `--${bare} is an option of ${usage.name}: ${call}`;
}

export function unknownOption(usage: CommandUsage, rawName: string, command: string): Fault {
  const bare = bareOf(rawName);
  const own = usage.options.find((option) => isCalled(option, bare))?.name;
  const names = usage.options.map(({ name }) => name);
  const near = own ?? didYouMean(bare, names);
  const meant = usage.options.find(({ name }) => name === near);
  const says = `${rawName} is no option of ${usage.name}.`;
  const all = `There are ${inSeries(names.map((name) => `--${name}`))}.`;
  if (!meant) return { message: `${says} ${ofCommand(bare, command, usage) ?? all}` };
  const message = `${says} Did you mean --${meant.name}?${formOf(meant)}`;
  return { message, instead: [rawName, `--${meant.name}`] };
}

/** Whether the word is the name of the option, here or in other programs. */
export function isCalled({ name }: Pick<OptionUsage, 'name'>, bare: string): boolean {
  return name === bare || (OPTIONS_ELSEWHERE[name]?.split(' ') ?? []).includes(bare);
}

function bareOf(word: string): string {
  return word.replace(/^-+/, '').replace(/=.*$/s, '');
}

/** Tells how to put together a value that has several parts. */
function formOf(option: OptionUsage): string {
  return option.value?.includes('=') ? ` Write ${written(option)}.` : '';
}

/** As the help writes it. */
function written({ name, value }: OptionUsage): string {
  return `--${name}${value === undefined ? '' : ` ${value}`}`;
}

/** A word that was typed, and the word to type. */
export type Instead = readonly [typed: string, meant: string];

/** A mistake in a command line. */
export interface Fault {
  readonly message: string;
  readonly instead?: Instead | undefined;
  /** The words to type, if no single word is to be replaced. */
  readonly cure?: string | undefined;
}

/** Names of options in other programs, and other words for them. */
const OPTIONS_ELSEWHERE: Readonly<Record<string, string>> = {
  abstain: 'abstention',
  against: 'no nay con oppose',
  anyway: 'force f',
  ask: 'question q',
  base: 'branch against since',
  by: 'player user as who proposer author asker',
  content: 'dir folder path records C',
  'dry-run': 'dry n simulate what-if check',
  enact: 'new add create rule',
  for: 'yes yea aye pro favour favor',
  file: 'f from-file input',
  format: 'output-format o',
  mechanics: 'does effect',
  notes: 'verbose all details',
  number: 'n id',
  on: 'date day when',
  out: 'output o dest',
  overrule: 'override',
  player: 'players p',
  repeal: 'remove delete',
  roll: 'die dice throw',
  rule: 'under cite r',
  ruling: 'answer decision verdict judgment',
  settles: 'binds',
  text: 'words body t m message content rule',
  title: 'name',
  to: 'tier',
  why: 'reason because message m comment',
};
