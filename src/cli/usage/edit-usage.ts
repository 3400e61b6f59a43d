/** The commands that write records, and their options. */
import {
  CONTENT,
  type CommandUsage,
  formatOption,
  HELP,
  type OptionUsage,
} from './command-usage.ts';

const WRITING: readonly OptionUsage[] = [
  { name: 'on', value: 'DATE', says: 'the day, if it is not today; a time is 2026-03-02T19:30Z' },
  { name: 'dry-run', says: 'show the file as it would be, and write nothing' },
  { name: 'anyway', says: 'write the move although it is not in order' },
  CONTENT,
  formatOption('text', 'json'),
  HELP,
];

const INIT: CommandUsage = {
  name: 'init',
  operands: '<game>',
  least: 1,
  most: 1,
  says: 'Begin a game: its record, its rules, a page for its players, and what checks its turns.',
  options: [
    { name: 'title', value: 'TITLE', says: 'the title of the game' },
    { name: 'ruleset', value: 'ID', says: 'the rules it begins with; suber is the Initial Set' },
    {
      name: 'medium',
      value: 'MEDIUM',
      oneOf: ['table', 'mail', 'computer'],
      says: 'how it is played: table, mail or computer',
    },
    { name: 'player', value: 'ID=NAME', says: 'a player, in the order of seats; once for each' },
    { name: 'on', value: 'DATE', says: 'the day on which it begins; no move may be earlier' },
    {
      name: 'forge',
      value: 'FORGE',
      oneOf: ['none', 'github', 'gitlab', 'forgejo'],
      says: 'for whom workflow files are written: github, gitlab or forgejo; needs --software',
    },
    {
      name: 'software',
      value: 'WHERE',
      says: 'where others get this software: OWNER/REPOSITORY@VERSION on GitHub, or the package’s address',
    },
    {
      name: 'replace-samples',
      says: 'take out the games that came with the software, and the rules that only they use',
    },
    { name: 'dry-run', says: 'say what would be written, and write nothing' },
    CONTENT,
    HELP,
  ],
  examples: [
    'init friends --title "Friends by Post" --ruleset suber --medium mail --player "anna=Anna Berg" --player "ben=Ben Cole"',
  ],
};

const PROPOSE: CommandUsage = {
  name: 'propose',
  operands: '<game>',
  least: 1,
  most: 1,
  says: 'Record a proposal: its number and whose turn it is come from the rules.',
  options: [
    { name: 'enact', says: 'a new rule, in the words of --text or --file' },
    {
      name: 'amend',
      value: 'RULE',
      says: 'other words for a rule; those that it has, if none are given',
    },
    { name: 'repeal', value: 'RULE', says: 'the end of a rule' },
    { name: 'transmute', value: 'RULE', says: 'another tier for a rule' },
    {
      name: 'act',
      value: 'YAML',
      says: 'what it does beside changing rules, or instead: [] for a motion in words alone',
    },
    {
      name: 'facts',
      value: 'YAML',
      says: 'numbers that a rule makes proposals carry: {adoption_index: 3}',
    },
    { name: 'to', value: 'TIER', says: 'the tier to which the rule is transmuted' },
    { name: 'tier', value: 'TIER', says: 'the tier of a new rule' },
    { name: 'title', value: 'TITLE', says: 'the title of the rule' },
    { name: 'text', value: 'WORDS', says: 'the words of the rule, or of a motion' },
    { name: 'file', value: 'FILE', says: 'a file that has the words' },
    {
      name: 'mechanics',
      value: 'SENTENCES',
      says: 'what it does, a sentence a line, or in YAML; of an amended rule also keep or none',
    },
    { name: 'by', value: 'PLAYER', says: 'who proposes, if it is not whose turn it is' },
    { name: 'number', value: 'N', says: 'the number, where no rule gives one' },
    {
      name: 'from',
      value: 'LINK',
      says: 'what somebody drafted at the desk, and sent as a link',
    },
    ...WRITING,
  ],
  examples: [
    'propose friends --enact --text "Be polite."',
    'propose friends --amend 206 --by ben --on 2026-03-02',
    'propose friends --act "[]" --text "We thank Ada for the tea."',
  ],
};

const VOTE: CommandUsage = {
  name: 'vote',
  operands: '<game> [proposal]',
  least: 1,
  most: 2,
  says: 'Record votes on an open proposal, and say how it stands.',
  options: [
    { name: 'for', value: 'PLAYERS', says: 'who votes for it: ada,ben' },
    { name: 'against', value: 'PLAYERS', says: 'who votes against it' },
    { name: 'abstain', value: 'PLAYERS', says: 'who abstains' },
    { name: 'why', value: 'WORDS', says: 'what is said with the vote' },
    {
      name: 'own-file',
      says: 'write the vote of one player into a file of its own, for a pull request of its own',
    },
    ...WRITING,
  ],
  examples: [
    'vote friends 301 --for ben,carla --against eve --on 2026-03-05',
    'vote friends 301 --for ben --own-file',
  ],
};

const CLOSE: CommandUsage = {
  name: 'close',
  operands: '<game> [proposal]',
  least: 1,
  most: 2,
  says: 'Close the vote on a proposal, and say what it came to and who is next.',
  options: WRITING,
  examples: ['close friends 301 --on 2026-03-08'],
};

const WITHDRAW: CommandUsage = {
  name: 'withdraw',
  operands: '<game> [proposal]',
  least: 1,
  most: 2,
  says: 'Withdraw a proposal before its vote is over.',
  options: WRITING,
  examples: ['withdraw friends 301 --on 2026-03-08'],
};

const JUDGE: CommandUsage = {
  name: 'judge',
  operands: '<game> [judgment]',
  least: 1,
  most: 2,
  says: 'Put a question to a Judge, or record what the Judge does; the rules say who it is.',
  options: [
    { name: 'ask', value: 'QUESTION', says: 'a new question' },
    { name: 'by', value: 'PLAYER', says: 'who asks' },
    { name: 'rules', value: 'RULES', says: 'the rules that the question is about: 105,203' },
    { name: 'accept', says: 'the Judge accepts' },
    { name: 'refuse', says: 'the Judge refuses' },
    {
      name: 'ruling',
      value: 'WORDS',
      says: 'the answer; the last question is meant by default, or that of --ask',
    },
    { name: 'text', value: 'WORDS', says: 'the reasons' },
    { name: 'file', value: 'FILE', says: 'a file that has the reasons' },
    {
      name: 'settles',
      value: 'YAML',
      says: 'what it binds: { reading: unanimity, take: all-for }',
    },
    { name: 'judge', value: 'PLAYER', says: 'who judges, if it is not who is due' },
    { name: 'overrule', says: 'the Judge is overruled, by the votes of --for and --against' },
    { name: 'for', value: 'PLAYERS', says: 'who votes to overrule' },
    { name: 'against', value: 'PLAYERS', says: 'who votes against that' },
    ...WRITING,
  ],
  examples: [
    'judge friends --ask "May one abstain?" --by dov --rules 105',
    'judge friends --ruling No --text "Rule 105 asks for a vote."',
  ],
};

const EVENT: CommandUsage = {
  name: 'event',
  operands: '<game> [what]',
  least: 1,
  most: 2,
  says: 'Record whatever else happened, in the words of the records.',
  options: [
    { name: 'roll', value: 'N', says: 'a throw of the die by whoever is to throw it' },
    { name: 'by', value: 'PLAYER', says: 'who threw, if it is another' },
    { name: 'rule', value: 'RULE', says: 'the rule under which it happened' },
    { name: 'why', value: 'WORDS', says: 'the reason' },
    { name: 'after', value: 'N', says: 'the proposal right after whose vote it happened' },
    { name: 'name', value: 'NAME', says: 'the file of events, if it is not the month' },
    ...WRITING,
  ],
  examples: ['event friends "forfeit: eve" --rule 113', 'event friends --roll 4'],
};

const CORRECT: CommandUsage = {
  name: 'correct',
  operands: '<game> <record>',
  least: 2,
  most: 2,
  says: 'Say in a settled record that it was wrong, after putting it right by hand.',
  options: [{ name: 'why', value: 'WORDS', says: 'what was wrong' }, ...WRITING],
  examples: [
    'correct friends 301 --why "Eve had voted against."',
    'correct friends events/2026-03/2 --why "The die showed 4."',
  ],
};

const TAKE: CommandUsage = {
  name: 'take',
  operands: '<game> <file>...',
  least: 2,
  most: Number.POSITIVE_INFINITY,
  says: 'Read what people wrote in a chat, by mail or at a forge, and offer the records that it is.',
  options: [
    { name: 'write', says: 'write those records that are in order' },
    { name: 'ask', says: 'go through those that are not certain at the terminal, and write' },
    { name: 'on', value: 'DATE', says: 'the day for messages that tell no time, if not today' },
    CONTENT,
    formatOption('text', 'json'),
    HELP,
  ],
  examples: ['take friends votes.mbox', 'take friends channel.json --write', 'take friends -'],
};

const SAY: CommandUsage = {
  name: 'say',
  operands: '<game>',
  least: 1,
  most: 1,
  says: 'Say what is before the voters and what was decided, in words for the channel of the game.',
  options: [
    {
      name: 'since',
      value: 'DATE',
      says: 'tell all that was decided since then, not only the last',
    },
    { name: 'on', value: 'DATE', says: 'the day for which deadlines are counted, if not today' },
    CONTENT,
    formatOption('text', 'markdown', 'mail'),
    HELP,
  ],
  examples: ['say friends', 'say friends --since 2026-03-01 --format markdown'],
};

export const EDITING_COMMANDS: readonly CommandUsage[] = [
  INIT,
  PROPOSE,
  VOTE,
  CLOSE,
  WITHDRAW,
  JUDGE,
  EVENT,
  CORRECT,
  TAKE,
  SAY,
];
