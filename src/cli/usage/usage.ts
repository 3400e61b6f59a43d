/** The commands and their options: what is accepted, and the help that says so. */
import {
  CONTENT,
  type CommandUsage,
  formatOption,
  HELP,
  type OptionUsage,
} from './command-usage.ts';
import { EDITING_COMMANDS } from './edit-usage.ts';

const AUTHOR: OptionUsage = {
  name: 'author',
  value: 'ACCOUNT',
  says: 'with --base: whose change it is (github:ada-b), where game.md has accounts',
};

const CHECK: CommandUsage = {
  name: 'check',
  operands: '[game…]',
  least: 0,
  most: Number.POSITIVE_INFINITY,
  says: 'Replay the games, or those named, and say whether every record and every move is in order.',
  options: [
    CONTENT,
    {
      name: 'base',
      value: 'REV',
      says: 'also compare with this branch or commit: what was settled there may not change',
    },
    AUTHOR,
    {
      name: 'against',
      value: 'FILE',
      says: 'also compare records with the messages that they come from; once for each file',
    },
    formatOption('text', 'json', 'github', 'sarif'),
    { name: 'notes', says: 'write notes out instead of counting them' },
    HELP,
  ],
  examples: ['check', 'check friends --notes', 'check --base origin/main'],
};

const PREVIEW: CommandUsage = {
  name: 'preview',
  operands: '',
  least: 0,
  most: 0,
  says: 'Say what a change of the records does: each move, its outcome, and what is to be noticed.',
  options: [
    CONTENT,
    { name: 'base', value: 'REV', says: 'the branch or commit that the change is made to' },
    AUTHOR,
    formatOption('text', 'markdown', 'json'),
    HELP,
  ],
  examples: ['preview --base origin/main'],
};

const SHOW: CommandUsage = {
  name: 'show',
  operands: '<game> | rulesets/<ruleset>',
  least: 1,
  most: 1,
  says: 'Show the rules of a game as they are or were, or one rule and all that happened to it.',
  options: [
    CONTENT,
    { name: 'version', value: 'N', says: 'the ruleset in this version; 0 is the Initial Set' },
    { name: 'at', value: 'DATE', says: 'the ruleset in force at the end of this date' },
    { name: 'rule', value: 'N', says: 'one rule, by a number it has or had: its whole life' },
    formatOption('text', 'json', 'markdown'),
    HELP,
  ],
  examples: [
    'show friends --at 2009-10-01',
    'show friends --rule 112',
    'show rulesets/suber --format markdown',
  ],
};

const STATUS: CommandUsage = {
  name: 'status',
  operands: '[game]',
  least: 0,
  most: 1,
  says: 'Say whose move it is, who has voted and who has not, what waits for a Judge, and the scores.',
  options: [
    CONTENT,
    { name: 'on', value: 'DATE', says: 'the day for which deadlines are counted, if not today' },
    { name: 'site', value: 'URL', says: 'where the archive is published, for links to it' },
    formatOption('text', 'json', 'markdown', 'mail'),
    HELP,
  ],
  examples: ['status friends', 'status friends --format mail --on 2026-03-05'],
};

const EXPLAIN: CommandUsage = {
  name: 'explain',
  operands: '[code]',
  least: 0,
  most: 1,
  says: 'Say why the check finds fault with something, and how to mend it; or list all codes.',
  options: [HELP],
  examples: ['explain vote/missing'],
};

const IMPORT: CommandUsage = {
  name: 'import',
  operands: 'ruleset <file>...',
  least: 2,
  most: Number.POSITIVE_INFINITY,
  says: 'Make the cards of a ruleset out of a document, or a folder: text, Markdown, JSON or HTML.',
  options: [
    { name: 'as', value: 'ID', says: 'the id of the new ruleset' },
    {
      name: 'tiers',
      value: 'TIERS',
      says: 'tiers, the prevailing one first, with the numbers of their rules',
    },
    { name: 'title', value: 'TITLE', says: 'the title, if the document has none or another' },
    { name: 'author', value: 'AUTHOR', says: 'who wrote the set' },
    { name: 'source', value: 'SOURCE', says: 'where the text comes from' },
    { name: 'published', value: 'DATE', says: 'when it was published' },
    { name: 'dry-run', says: 'say what would be written, and write nothing' },
    CONTENT,
    HELP,
  ],
  examples: [
    'import ruleset rules.html --as my-nomic --dry-run',
    'import ruleset rules.txt --as my-nomic --tiers "immutable:101-116,mutable:201-213"',
  ],
};

const MECHANICS: CommandUsage = {
  name: 'mechanics',
  operands: '[sentence…]',
  least: 0,
  most: Number.POSITIVE_INFINITY,
  says: 'Say how sentences of mechanics are understood, or put a file’s mechanics into sentences.',
  options: [
    { name: 'say', value: 'FILE', says: 'a record, or mechanics in YAML: their sentences' },
    formatOption('text', 'json'),
    HELP,
  ],
  examples: [
    'mechanics "When a proposal is defeated, the proposer loses 10 points."',
    'mechanics --say content/rulesets/suber/206.md',
  ],
};

const FORMAT: CommandUsage = {
  name: 'format',
  operands: '<file or folder>...',
  least: 1,
  most: Number.POSITIVE_INFINITY,
  says: 'Write the mechanics of records in sentences, or in slots, and change nothing else in them.',
  options: [
    { name: 'as', value: 'FORM', oneOf: ['sentences', 'slots'], says: 'sentences or slots' },
    { name: 'dry-run', says: 'say what would be written, and write nothing' },
    HELP,
  ],
  examples: ['format content/rulesets/suber', 'format content --as slots --dry-run'],
};

const SITE: readonly OptionUsage[] = [
  {
    name: 'content',
    value: 'DIR',
    says: 'the folder of the records (NOMOTHECA_CONTENT, else content)',
  },
  { name: 'out', value: 'DIR', says: 'where the site is written (NOMOTHECA_OUT, else dist)' },
  { name: 'cache', value: 'DIR', says: 'what the next build takes over (NOMOTHECA_CACHE)' },
  { name: 'site', value: 'URL', says: 'where it will be published (NOMOTHECA_SITE)' },
  {
    name: 'base',
    value: 'PATH',
    says: 'path under which it is served (NOMOTHECA_BASE, else that of the site)',
  },
  {
    name: 'repository',
    value: 'URL',
    says: 'folder of the records at a forge, for the desk (NOMOTHECA_REPOSITORY)',
  },
];

const BUILD: CommandUsage = {
  name: 'build',
  operands: '',
  least: 0,
  most: 0,
  says: 'Build the archive as a site: plain files for any web server. Refuses what the check refuses.',
  options: [...SITE, HELP],
  examples: ['build', 'build --out public --site https://example.org/my-nomic'],
};

const SERVE: CommandUsage = {
  name: 'serve',
  operands: '',
  least: 0,
  most: 0,
  says: 'Build the archive and serve it to this machine alone, to look at.',
  options: [
    ...SITE,
    { name: 'port', value: 'N', says: 'where to listen (PORT, else 4321)' },
    { name: 'as-built', says: 'serve what was built before, without building again' },
    HELP,
  ],
  examples: ['serve', 'serve --as-built --port 8080'],
};

export const COMMANDS: readonly CommandUsage[] = [
  CHECK,
  PREVIEW,
  EXPLAIN,
  SHOW,
  STATUS,
  ...EDITING_COMMANDS,
  MECHANICS,
  FORMAT,
  IMPORT,
  BUILD,
  SERVE,
];

/** The help for all commands. */
export function generalHelp(command: string): string {
  const rows = COMMANDS.map(
    ({ name, operands, says }) =>
      `  ${[command, name, operands].join(' ').trimEnd()}\n      ${says}`,
  );
  return [
    'Nomotheca keeps the records of games of Nomic and replays them by their own rules.',
    '',
    ...rows,
    '',
    `${command} <command> --help shows the options of a command.`,
    `${command} --version says which version of this software it is.`,
    '',
    'Exit status: 0 nothing is wrong, 1 something in the records is, 2 the command is.',
    '',
  ].join('\n');
}

/** The help for one command. */
export function commandHelp(
  { name, operands, says, options, examples }: CommandUsage,
  command: string,
): string {
  const names = options.map(
    (option) => `--${option.name}${option.value ? ` ${option.value}` : ''}`,
  );
  const widest = Math.max(...names.map((each) => each.length));
  return [
    [command, name, operands, '[options]'].filter((word) => word !== '').join(' '),
    '',
    says,
    '',
    ...options.map((option, i) => `  ${names[i]?.padEnd(widest)}  ${option.says}`),
    '',
    examples.length === 1 ? 'Example:' : 'Examples:',
    ...examples.map((example) => `  ${command} ${example}`),
    '',
  ].join('\n');
}
