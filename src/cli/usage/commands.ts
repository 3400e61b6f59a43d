/** The commands and their options, as the help shows them. Each also has --help. */

export interface CommandWords {
  readonly name: string;
  /**
   * The operands: `<one>`, `[one or none]`, `<several>...`. `<game>` may be omitted if there is only one.
   */
  readonly operands: string;
  /** The option that is probably meant by too many words. Some need a switch too. */
  readonly surplus?: string;
  /** Other programs' names for it, separated by spaces. */
  readonly elsewhere?: string;
  readonly says: string;
  readonly options: OptionWords;
  /** Without the program's name. */
  readonly examples: readonly string[];
}

/** Each option in the notation of the help, with its explanation and perhaps its possible values. */
export type OptionWords = Readonly<Record<string, string | readonly [string, ...string[]]>>;

/** Options of several commands. */

const CONTENT = {
  'content DIR': 'the folder of the records, if it is not content, here or in a folder above',
};
const AUTHOR = {
  'author ACCOUNT': 'with --base: whose change it is (github:ada-b), where game.md has accounts',
};
const WRITING = {
  'on DATE': 'the day, if it is not today; a time is 2026-03-02T19:30Z',
  'dry-run': 'show the file as it would be, and write nothing',
  anyway: 'write the move although it is not in order',
  ...CONTENT,
  ...formats('text', 'json'),
};
const SITE = {
  'content DIR': 'the folder of the records (NOMOTHECA_CONTENT, else content, here or above)',
  'out DIR': 'where the site is written (NOMOTHECA_OUT, else dist)',
  'cache DIR': 'where parts are kept that the next build can use (NOMOTHECA_CACHE)',
  'site URL': 'where it will be published (NOMOTHECA_SITE)',
  'base PATH': 'path under which it is served (NOMOTHECA_BASE, else that of the site)',
  'repository URL': 'folder of the records at a forge, for the desk (NOMOTHECA_REPOSITORY)',
};

/** The first is the default. */
function formats(...oneOf: readonly string[]): OptionWords {
  const short = oneOf.includes('json') ? '; --json is short for --format json' : '';
  return { 'format FORMAT': [oneOf.join(', ') + short, ...oneOf] };
}

export const COMMAND_WORDS = [
  {
    name: 'check',
    operands: '[game…]',
    elsewhere: 'verify validate lint test',
    says: 'Replay the games, or those that you name, and say whether each record and move is in order.',
    options: {
      ...CONTENT,
      'base REV': 'also compare with this branch or commit: its settled records may not change',
      ...AUTHOR,
      'against FILES': 'also compare records with the messages behind them; once for each file',
      ...formats('text', 'json', 'github', 'sarif'),
      notes: 'write notes out instead of counting them',
    },
    examples: ['check', 'check friends --notes', 'check --base origin/main'],
  },
  {
    name: 'preview',
    operands: '',
    surplus: 'base',
    elsewhere: 'diff compare',
    says: 'Say what a change of the records does: each move, its outcome, and warnings.',
    options: {
      ...CONTENT,
      'base REV': 'the branch or commit that the change is for',
      ...AUTHOR,
      ...formats('text', 'markdown', 'json'),
    },
    examples: ['preview --base origin/main'],
  },
  {
    name: 'explain',
    operands: '[code]',
    elsewhere: 'why',
    says: 'Explain a finding of the check and how to correct it; or list all codes.',
    options: {},
    examples: ['explain vote/missing'],
  },
  {
    name: 'show',
    operands: '<game> | rulesets/<ruleset>',
    surplus: 'rule',
    elsewhere: 'rule rules history log list cat print export',
    says: 'Show the rules of a game as they are or were, or one rule with its history.',
    options: {
      ...CONTENT,
      'version N': 'the ruleset in this version; 0 is the Initial Set',
      'at DATE': 'the ruleset in force at the end of this date',
      'rule N': 'one rule, by a number it has or had, with its whole history',
      ...formats('text', 'json', 'markdown'),
    },
    examples: [
      'show friends --at 2009-10-01',
      'show friends --rule 112',
      'show rulesets/suber --format markdown',
    ],
  },
  {
    name: 'status',
    operands: '[game]',
    elsewhere: 'score scores points turn whose open next',
    says: 'Say whose move it is, who still has to vote, which questions wait for a Judge, and the scores.',
    options: {
      ...CONTENT,
      'on DATE': 'the day for which deadlines are counted, if not today',
      'site URL': 'where the archive is published, for links to it',
      ...formats('text', 'json', 'markdown', 'mail'),
    },
    examples: ['status friends', 'status friends --format mail --on 2026-03-05'],
  },
  {
    name: 'init',
    operands: '<id>',
    surplus: 'title',
    elsewhere: 'new create begin',
    says: 'Begin a game: its record, its rules, a page for its players, and a check of its turns.',
    options: {
      'title TITLE': 'the title of the game',
      'ruleset ID': 'the rules it begins with; suber is the Initial Set',
      'medium MEDIUM': ['how it is played: table, mail or computer', 'table', 'mail', 'computer'],
      'player ID=NAME':
        'a player; repeat it in the order of seats: "anna=Anna Berg, github:anna-b"',
      'on DATE': 'the day on which it begins; no move may be earlier',
      'forge FORGE': [
        'write workflow files for: github, gitlab or forgejo; needs --software',
        'none',
        'github',
        'gitlab',
        'forgejo',
      ],
      'software WHERE': 'where others get it: OWNER/REPOSITORY@VERSION on GitHub, or an address',
      'runners N': 'how many runners of github or gitlab make the games of an archive side by side',
      'replace-samples': 'remove the games that came with the software, and their rules',
      'dry-run': 'show the result, and write nothing',
      'content DIR': 'the folder of the records, if it is not content',
    },
    examples: [
      'init friends --title "Friends by Post" --ruleset suber --medium mail --player "anna=Anna Berg" --player "ben=Ben Cole"',
    ],
  },
  {
    name: 'propose',
    operands: '<game>',
    surplus: 'enact text',
    elsewhere: 'add proposal submit',
    says: 'Record a proposal: its number and whose turn it is come from the rules.',
    options: {
      enact: 'a new rule, in the words of --text or --file',
      'amend RULE': 'new words for a rule; it keeps its words if you give none',
      'repeal RULE': 'repeal a rule',
      'transmute RULE': 'a new tier for a rule',
      'act YAML': 'acts, with or without a change of rules: [] for a motion in words alone',
      'facts YAML': 'numbers that a rule requires of proposals: {adoption_index: 3}',
      'to TIER': 'the tier to which the rule is transmuted',
      'tier TIER': 'the tier of a new rule',
      'title TITLE': 'the title of the rule',
      'text WORDS': 'the words of the rule, or of a motion',
      'file FILE': 'a file that has the words',
      'mechanics SENTENCES':
        'what the rule does, a sentence a line; for an amended rule also keep or none',
      'as-meant': 'the mechanics do what the words say, although the check doubts it',
      'by PLAYER': 'the proposer, if it is not the player whose turn it is',
      'number N': 'the number, if no rule gives one',
      'from LINK': 'a draft from the desk, sent as a link',
      reword: 'put new words, title or mechanics into the open proposal, if nobody has voted on it',
      ...WRITING,
    },
    examples: [
      'propose friends --enact --text "Be polite."',
      'propose friends --amend 206 --by ben --on 2026-03-02',
      'propose friends --reword --mechanics keep --as-meant',
      'propose friends --act "[]" --text "We thank Ada for the tea."',
    ],
  },
  {
    name: 'vote',
    operands: '<game> [proposal]',
    surplus: 'for',
    elsewhere: 'ballot votes for against yes no abstain pass',
    says: 'Record votes on an open proposal, and say how it stands.',
    options: {
      'for PLAYERS': 'players who vote for it: ada,ben',
      'against PLAYERS': 'players who vote against it',
      'abstain PLAYERS': 'players who abstain',
      'why WORDS': 'words to record with the vote',
      'own-file': 'write the vote of one player to a file of its own, for a separate pull request',
      change: 'replace the vote that the player has on record',
      ...WRITING,
    },
    examples: [
      'vote friends 301 --for ben,carla --against eve --on 2026-03-05',
      'vote friends 301 --for ben --own-file',
      'vote friends 301 --against ben --change',
    ],
  },
  {
    name: 'close',
    operands: '<game> [proposal]',
    elsewhere: 'resolve finish count tally',
    says: 'Close the vote on a proposal, and say its outcome and who is next.',
    options: {
      due: 'the first vote that is over: all have voted, or its time has passed',
      ...WRITING,
    },
    examples: ['close friends 301 --on 2026-03-08', 'close friends --due'],
  },
  {
    name: 'withdraw',
    operands: '<game> [proposal]',
    says: 'Withdraw a proposal before its vote is over.',
    options: WRITING,
    examples: ['withdraw friends 301 --on 2026-03-08'],
  },
  {
    name: 'judge',
    operands: '<game> [judgment]',
    surplus: 'ruling',
    elsewhere: 'judgment judgement ask question',
    says: 'Put a question to a Judge, or record the Judge’s act. The rules say who judges.',
    options: {
      'ask QUESTION': 'a new question',
      'by PLAYER': 'who asks',
      'rules RULES': 'the rules that the question is about: 105,203',
      accept: 'the Judge accepts',
      refuse: 'the Judge refuses',
      'ruling WORDS': 'the answer to the last question, or to that of --ask',
      'text WORDS': 'the reasons',
      'file FILE': 'a file that has the reasons',
      'settles YAML': 'what it binds: { reading: unanimity, take: all-for }',
      'judge PLAYER': 'the Judge, if it is not the one who is due',
      overrule: 'the Judge is overruled, by the votes of --for and --against',
      'for PLAYERS': 'players who vote to overrule',
      'against PLAYERS': 'players who vote against that',
      ...WRITING,
    },
    examples: [
      'judge friends --ask "May one abstain?" --by dov --rules 105',
      'judge friends --ruling No --text "Rule 105 asks for a vote."',
    ],
  },
  {
    name: 'event',
    operands: '<game> [what…]',
    elsewhere: 'record',
    says: 'Record anything else that happened, in the words of the records.',
    options: {
      'roll N': 'a throw of the die by the player who is due',
      'by PLAYER': 'who did it, or threw the die, if it is somebody else',
      'rule RULE': 'the rule under which it happened',
      'why WORDS': 'the reason',
      'after N': 'the proposal whose vote came right before',
      'name NAME': 'the name of the file of events, if it is not the month',
      ...WRITING,
    },
    examples: ['event friends "forfeit: eve" --rule 113', 'event friends --roll 4'],
  },
  {
    name: 'correct',
    operands: '<game> <record>',
    surplus: 'why',
    elsewhere: 'fix amend-record edit',
    says: 'Say of a settled record, after you corrected it by hand, what was wrong.',
    options: {
      'why WORDS': 'what was wrong',
      ...WRITING,
    },
    examples: [
      'correct friends 301 --why "Eve had voted against."',
      'correct friends events/2026-03/2 --why "The die showed 4."',
    ],
  },
  {
    name: 'take',
    operands: '<game> <file>...',
    elsewhere: 'inbox read',
    says: 'Read messages from a chat, mail or a forge, and offer the records in them.',
    options: {
      write: 'write the records that are in order',
      ask: 'ask about the uncertain ones at the terminal, and write',
      'on DATE': 'the day of messages that have no time, if not today',
      ...CONTENT,
      ...formats('text', 'json'),
    },
    examples: ['take friends votes.mbox', 'take friends channel.json --write', 'take friends -'],
  },
  {
    name: 'say',
    operands: '<game>',
    elsewhere: 'announce post',
    says: 'Write a message for the players: the open vote and the last decisions.',
    options: {
      'since DATE': 'tell every decision since then, not only the last',
      'on DATE': 'the day for which deadlines are counted, if not today',
      ...CONTENT,
      ...formats('text', 'markdown', 'mail'),
    },
    examples: ['say friends', 'say friends --since 2026-03-01 --format markdown'],
  },
  {
    name: 'mechanics',
    operands: '[sentence…]',
    says: 'Explain sentences of mechanics, or put a file’s mechanics into sentences.',
    options: {
      'say FILE': 'put the mechanics in this record or YAML file into sentences',
      ...formats('text', 'json'),
    },
    examples: [
      'mechanics "When a proposal is defeated, the proposer loses 10 points."',
      'mechanics --say content/rulesets/suber/206.md',
    ],
  },
  {
    name: 'format',
    operands: '<file or folder>...',
    elsewhere: 'fmt',
    says: 'Write the mechanics of records in sentences, or in slots, and change nothing else in them.',
    options: {
      'as FORM': ['sentences or slots', 'sentences', 'slots'],
      'dry-run': 'show the result, and write nothing',
    },
    examples: ['format content/rulesets/suber', 'format content --as slots --dry-run'],
  },
  {
    name: 'import',
    operands: '[ruleset] <file>...',
    elsewhere: 'load',
    says: 'Make the cards of a ruleset from a document or a folder: text, Markdown, JSON or HTML.',
    options: {
      'as ID': 'the id of the new ruleset',
      'tiers TIERS': 'tiers, the prevailing one first, with the numbers of their rules',
      'title TITLE': 'the title, if the document has none or a different one',
      'author AUTHOR': 'who wrote the set',
      'source SOURCE': 'where the text comes from',
      'published WHEN': 'when it was published',
      offers: 'also write mechanics that the words of the rules seem to say',
      'dry-run': 'show the result, and write nothing',
      ...CONTENT,
    },
    examples: [
      'import ruleset rules.html --as my-nomic --dry-run',
      'import ruleset rules.txt --as my-nomic --tiers "immutable:101-116,mutable:201-213"',
    ],
  },
  {
    name: 'completion',
    operands: '<shell>',
    says: 'Print a script with which bash, zsh or fish completes commands and options.',
    options: {},
    examples: ['completion bash >> ~/.bashrc', 'completion fish | source'],
  },
  {
    name: 'build',
    operands: '',
    elsewhere: 'publish site',
    says: 'Build the archive as a site: plain files for any web server. Refuses what the check refuses.',
    options: {
      ...SITE,
      'game GAMES': 'make only the parts of these games, for nomic join: friends,chess',
    },
    examples: [
      'build',
      'build --out public --site https://example.org/my-nomic',
      'build --game friends,chess --out parts',
    ],
  },
  {
    name: 'plan',
    operands: '',
    elsewhere: 'divide matrix split',
    says: 'Say which games have to be made, divided among several runners.',
    options: {
      ...SITE,
      'runners N': 'how many runners there are, at most 200; one if left out',
      ...formats('text', 'json'),
    },
    examples: ['plan --runners 4 --format json'],
  },
  {
    name: 'join',
    operands: '<folder>...',
    elsewhere: 'assemble merge',
    says: 'Build the site from the parts that build --game made, in some folders. Makes no game.',
    options: {
      ...SITE,
    },
    examples: ['join parts --site https://example.org/my-nomic'],
  },
  {
    name: 'serve',
    operands: '',
    surplus: 'port',
    elsewhere: 'start dev run open',
    says: 'Build the archive and show it on this machine alone.',
    options: {
      ...SITE,
      'port N': 'where to listen (PORT, else 4321)',
      'as-built': 'serve what was built before, without building again',
    },
    examples: ['serve', 'serve --as-built --port 8080'],
  },
] as const satisfies readonly CommandWords[];
