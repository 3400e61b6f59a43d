/** A command or an option that does not exist: what somebody probably meant who typed it. */
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { inSeries } from '../../helpers/words.ts';
import { COMMANDS, type CommandUsage, type OptionUsage } from '../usage/usage.ts';

const OF_ALL = ['help', 'version'];

/** `otherwise` is what is meant by a word that is near to no command. */
export function unknownCommand(name: string, command: string, otherwise?: string): string {
  const bare = bareOf(name);
  const meant = name.startsWith('-') ? optionMeant(bare, command) : commandMeant(bare, command);
  const names = COMMANDS.map((each) => each.name);
  return `there is no command “${name}”. ${meant ?? otherwise ?? `There are ${inSeries(names)}.`}`;
}

function optionMeant(bare: string, command: string): string | undefined {
  const near = didYouMean(bare, OF_ALL) ?? (bare === 'V' ? 'version' : undefined);
  return near === undefined ? ofCommand(bare, command) : `Did you mean --${near}?`;
}

function commandMeant(bare: string, command: string): string | undefined {
  const elsewhere = COMMANDS.find((each) => each.elsewhere.includes(bare.toLowerCase()));
  if (elsewhere) return `Did you mean ${elsewhere.name}?`;
  const near = didYouMean(bare, [...COMMANDS.map(({ name }) => name), ...OF_ALL]);
  return ofCommand(bare, command) ?? (near && `Did you mean ${near}?`);
}

/** A hint at the only command that has the option. */
function ofCommand(bare: string, command: string): string | undefined {
  const [owner, other] = COMMANDS.flatMap((usage) =>
    usage.options.flatMap((option) => (option.name === bare ? [{ usage, option }] : [])),
  );
  if (!owner || other) return undefined;
  const { usage, option } = owner;
  const call = `${command} ${usage.name}${usage.ofGame ? ' [game]' : ''} ${written(option)}`;
  return `--${bare} is an option of ${usage.name}: ${call}`;
}

export function unknownOption(usage: CommandUsage, rawName: string, command: string): string {
  const bare = bareOf(rawName);
  const own = usage.options.find((option) => isCalled(option, bare))?.name;
  const names = usage.options.map(({ name }) => name);
  const near = own ?? didYouMean(bare, names);
  const meant = usage.options.find(({ name }) => name === near);
  const hint = meant ? `Did you mean --${meant.name}?${formOf(meant)}` : ofCommand(bare, command);
  const all = `It has ${inSeries(names.map((name) => `--${name}`))}.`;
  return `${usage.name} has no option ${rawName}. ${hint ?? all}`;
}

function isCalled({ name }: OptionUsage, bare: string): boolean {
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
  text: 'words body t content rule',
  title: 'name',
  to: 'tier',
  why: 'reason because message m comment',
};
