/** An unknown command or option: what the user probably means. */
import { isName } from '../../content/names.ts';
import { didYouMean } from '../../diagnostics/did-you-mean.ts';
import { asTyped } from '../../diagnostics/mending-command.ts';
import { inSeries } from '../../helpers/words.ts';
import { COMMANDS, type CommandUsage, type OptionUsage } from '../usage/usage.ts';

/** Other words for taking a move back. */
const UNDOING = /^(undo|rm|revert|rollback|delete|remove|erase|cancel|retract)$/;

export function isUndoing(word: string): boolean {
  return UNDOING.test(word) || COMMANDS.some(({ name }) => word === `un${name}`);
}

/** Words for the result or end of a vote. */
const OUTCOME =
  /^(pass|enact|adopt|approve|ratify|carry|reject|defeat|fail|veto|tally|settle|conclude|decide|accept|refuse)(s|e?d)?$/;

/** Whether the word is a proposal's outcome, followed by nothing but a number. */
function isOutcome(word: string, rest: readonly string[]): boolean {
  const isNumbered = rest.filter((each) => /\d/.test(each)).length === 1;
  return (
    OUTCOME.test(word) && isNumbered && rest.every((each) => isName('id', each)) && rest.length <= 2
  );
}

/** Git commands that people type after our program's name. */
const OF_GIT = /^(commit|push|pull|fetch|clone|branch|checkout|switch|stash|rebase|reset|tag)$/;

export function unknownCommand([typed, ...rest]: readonly [string, ...string[]]): Fault {
  const bare = bareOf(typed);
  const dashes = typed.startsWith('-') ? '--' : '';
  const names = [...(dashes ? [] : COMMANDS.map(({ name }) => name)), 'help', 'version'];
  const foreign = bare.toLowerCase();
  // `cast-vote` and `show-rules`: a part that is a command goes before other names of commands.
  const parts = dashes === '' ? foreign.split(/[-_]/) : [];
  const others = COMMANDS.filter((each) => each.elsewhere.some((word) => parts.includes(word)));
  const last = parts.length > 1 ? others.reverse() : others;
  const elsewhere = [...COMMANDS.filter(({ name }) => parts.includes(name)), ...last];
  const isMeant = elsewhere.length > 0;
  const [owner, other] = COMMANDS.filter(({ options }) =>
    options.some(({ name }) => name === bare),
  );
  if (isOutcome(foreign, rest)) {
    const message = `there is no command “${typed}”: the votes decide.`;
    return { message, cures: [['close', ...rest]] };
  }
  const says = `there is no command “${typed}”.`;
  const all = `There are ${inSeries(COMMANDS.map(({ name }) => name))}.`;
  if (!isMeant && owner && !other) {
    const hint = `--${bare} is an option of ${owner.name}:`;
    const isSwitch = owner.options.some(({ name, value }) => name === bare && value === undefined);
    return {
      message: `${says} ${hint}`,
      cures: [[owner.name, isSwitch ? `--${bare}` : bare, ...rest]],
    };
  }
  if (OF_GIT.test(typed)) {
    const message = `${says} It is one of git, which keeps the files that this program writes:`;
    return { message, example: `git ${asTyped([typed, ...rest])}` };
  }
  const near = isMeant ? elsewhere[0]?.name : didYouMean(bare, names);
  if (near === undefined) return { message: `${says} ${all}`, cures: [['--help']] };
  const words = rest.filter((word, i) => i > 0 || word !== 'rule');
  const cures = isMeant
    ? elsewhere.map(({ name, options }) => {
        // Another name for a side of the vote comes before its voters.
        const way = options.find((each) => each.value === 'PLAYERS' && isCalled(each, bare));
        return [name, ...words, ...(way ? [`--${way.name}`] : [])];
      })
    : [[dashes + near, ...rest]];
  return { message: `${says} Did you mean ${dashes}${near}?`, cures };
}

/** If so many commands have an option, it does not tell which is meant. */
const MANY_OWNERS = 3;
/** Options for the words of a proposal, or for proposals without any. */
const WORDED = /^--(text|file|repeal|transmute|act|from)\b/;

/** `words` are all words after the command. */
export function unknownOption(
  usage: CommandUsage,
  rawName: string,
  words: readonly string[],
): Fault {
  const bare = bareOf(rawName);
  const own = usage.options.find((option) => isCalled(option, bare))?.name;
  const names = usage.options.map(({ name }) => name);
  const near = own ?? didYouMean(bare, names);
  const meant = usage.options.find(({ name }) => name === near);
  const says = `${rawName} is no option of ${usage.name}.`;
  if (!meant) {
    const theirs = COMMANDS.filter(({ options }) =>
      ['format', bare].every((each) => options.some(({ name }) => name === each)),
    );
    const of = theirs.length < MANY_OWNERS ? inSeries(theirs.map(({ name }) => name)) : '';
    const named = words.filter((word) => /^--?[a-z]/.test(word)).map(bareOf);
    const isReading = !names.includes('dry-run');
    const owners = COMMANDS.filter(
      ({ name: other, ofGame, most, options }) =>
        (ofGame || !usage.ofGame) &&
        most >= usage.most &&
        other !== 'event' &&
        named.length > 0 &&
        ['format', ...named].every((each) => options.some(({ name }) => name === each)),
    ).map(({ name, options }) => {
      // The typed command only reads.
      const isTrial = isReading && options.some((each) => each.name === 'dry-run');
      return [name, ...words, ...(isTrial ? ['--dry-run'] : [])];
    });
    const at = words.indexOf(rawName);
    const isValued = /^[^-]/.test(words[at + 1] ?? '');
    const undashed = [usage.name, ...words.filter((_, i) => i !== at)];
    const next = words.findIndex((word, i) => i > at && word.startsWith('-'));
    const left = [...words.slice(0, at), ...(next < 0 ? [] : words.slice(next))];
    // Its value fits no other option, if options already say what is meant.
    const isTold = isValued && named.some((name) => name !== bare && names.includes(name));
    const isWordless =
      isTold && usage.surplus === 'enact text' && !left.some((word) => WORDED.test(word));
    const alone = [usage.name, ...left, ...(isWordless ? ['--text', '…'] : [])];
    const voting = usage.surplus === 'for' ? [undashed] : [];
    const isOthers = isReading && owners.length > 0;
    const without = isTold ? [alone] : [undashed, alone];
    const cures = [...voting, ...owners, ...(isOthers ? [] : without)];
    return { message: of === '' ? says : `${says.slice(0, -1)}, but of ${of}.`, bare, cures };
  }
  // A value of several parts has this form.
  const form = meant.value?.includes('=') ? ` Write --${meant.name} ${meant.value}.` : '';
  const message = `${says} Did you mean --${meant.name}?${form}`;
  return { message, instead: [rawName, `--${meant.name}`] };
}

/** Whether a word names the option, here or in other programs. */
export function isCalled({ name }: Pick<OptionUsage, 'name'>, bare: string): boolean {
  return name === bare || (OPTIONS_ELSEWHERE[name]?.split(' ') ?? []).includes(bare);
}

function bareOf(word: string): string {
  return word.replace(/^-+/, '').replace(/=.*$/s, '');
}

/** The typed word, and the words that may be meant, of which a legal one is offered. */
export type Instead = readonly [typed: string, ...meant: string[]];

/** A mistake in a command line. */
export interface Fault {
  readonly message: string;
  readonly instead?: Instead | undefined;
  readonly cures?: Cures | undefined;
  /** Whether the first legal cure is meant, and not the likeliest. */
  readonly isEither?: boolean | undefined;
  /** The unknown option, without its dashes. */
  readonly bare?: string;
  /** A command with this name, not made from the typed words. */
  readonly example?: string | undefined;
}

/** Commands that the user could mean, without the program's name, the likeliest first. */
export type Cures = readonly (readonly string[])[];

/** Option names in other programs. */
const OPTIONS_ELSEWHERE: Readonly<Record<string, string>> = {
  abstain: 'abstention pass',
  against: 'no nay con oppose',
  amend: 'change edit modify rule',
  anyway: 'force f',
  ask: 'question q',
  base: 'branch against since',
  by: 'player user as who proposer author asker',
  content: 'dir folder path records C',
  'dry-run': 'dry n simulate what-if check',
  enact: 'new add create',
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
