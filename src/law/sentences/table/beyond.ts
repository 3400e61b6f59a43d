/** The subjects on which no sentence says anything, and what to write instead. */
export const NOT_SAID = 'No sentence can say anything of';

/** Words on which the language has no sentence of its own. Each row says so, and how to say more. */
export const BEYOND: readonly (readonly [words: RegExp, message: string, help?: string])[] = [
  [/\b(?:roll|throw)\w*\b.*\bagain\b/iu, of('another throw of the die')],
  [
    /\b(?:roll|throw)\w* (?:an? |the )?(?:one|two|three|four|five|six|\d+)\b(?! (?:\w+[- ])?(?:die|dice|sided))|\bon an? (?:one|two|three|four|five|six|\d+)\b/iu,
    'Only what somebody receives or loses can depend on a certain throw of the die.',
    'There is “When the die is thrown, the one who threw it receives 5 points, if the number thrown is 6.”',
  ],
  [
    /^(?=.*\b(?:roll|throw)(?:s|ing)?\b)(?=.*\b(?:each|every|the|an?|per|your|their) turn\b)(?!.*\bpropos)/iu,
    'This leaves open what else a turn has.',
    'Name all its parts: “A turn is proposing and voting, then throwing the die.”, and what the throw brings: “When the die is thrown, the one who threw it receives as many points as the number thrown.”',
  ],
  [
    /^(?=.*\b(?:propos\w*|rule.changes?)\b)(?!.*\b(?:twice|again|more than|need(?:s|n't)?|wait\w*)\b)(?=.*\b(?:only|except|no|nobody|not|can't)\b.*\b(?:turn|current player|on turn)\b)/iu,
    'Nothing needs to be said of it: if turns have an order, only the player whose turn it is may propose.',
    'An order is: “Turns go round in seat order.”',
  ],
  [
    /\babst\w+\b.*\b(?:no|against|yes|for|in favou?r|rejections?)\b/iu,
    'No sentence counts an abstention as another vote.',
    'Say with which votes a change is adopted: “A change is adopted if the votes for are more than the votes against + the abstentions.”',
  ],
  [
    /(?:\bsilen\w+|\bnot vot\w*|n['’]t vote\w*|\bno vote|\b(?:fail|forget|neglect)s? to vote)\b.*\b(?:yes|no|for|against|in favou?r)(?: votes?)?\W*$/iu,
    'No sentence counts silence as a vote.',
    'Say with which votes a change is adopted: “A change is adopted if the votes against are less than half of the votes that could be cast.” counts it as a yes, and “A change is adopted if the votes for are more than half of the votes that could be cast.” as a no.',
  ],
  [
    /\b(?:the|with) (?:most|fewest|highest|lowest)\b|\b(?:richest|poorest|(?:in )?last place|leader|in the lead)\b/iu,
    of('who has the most or the fewest'),
  ],
  [/\b(?:reset\w*|back to (?:zero|0|nothing))\b/iu, of('a new beginning of the scores')],
  [
    /\b(?:alphabet\w*|order)\b.*\b(?:first|given|nick|user|player)\s?-?names?\b|\balphabetical\w*(?!.*(?:surname|last name|family))/iu,
    of('an order by other names than surnames'),
    'There is “Turns go by surname, in alphabetical order.”',
  ],
  [
    /^(?=.*\bthis rule\b)(?=.*\b(?:repeal(?:ed|s)|removed|deleted|expires?|lapses?|ends?|in(?:to)? (?:force|effect)|takes? effect)\b)/iu,
    of('days and turns on which a rule begins or ends'),
    'There is “Once the number of circuits completed is at least 2, this rule has no effect any more.”',
  ],
  [
    /\btakes? (?:full )?effect\b.*\b(?:after|later|next|hours?|days?|weeks?|turns?)\b/iu,
    of('a time between adoption and effect'),
    'There is “A change whose text names a later moment takes effect at that moment.”',
  ],
  [/\bveto(?:e[sd])?\b/iu, of('a veto')],
  [
    /\b(?:ties?|tied|tie-?break\w*)\b/iu,
    of('a tie'),
    'Say which votes adopt a change: “A change is adopted if the votes for are more than the votes against.” defeats it in a tie, and “A change is adopted if the votes for are at least the votes against.” adopts it.',
  ],
  [
    /\b(?:gives?|pays?|trades?|swaps?|sells?|lends?|steals?|sends?|transfers?|gifts?)\b.*\b(?:each other|one another|(?:an)?other players?|someone else)\b/iu,
    of('gifts and payments from one player to another'),
  ],
  [
    /\b(?:buys?|bought|sells?|sold|spends?|exchanges?|auctions?|bids?|trades?)\b/iu,
    of('what players buy or sell'),
  ],
  [
    /\bstart of (?:an?|each|every|the) (?:round|circuit)\b|\b(?:beginning) of (?:an?|each|every|the) (?:round|circuit)\b/iu,
    of('the beginning of a round'),
    'There is “When a circuit is complete, everyone receives 1 point.”',
  ],
  [
    /\b(?:old|new|young|earl|lat|recent)(?:er|est|ier|iest)\b.*\b(?:rules?|one)\b.*\b(?:wins?|prevails?|precedence|overrides?|applies|counts)\b/iu,
    of('the age of rules'),
    'There is “Where rules conflict, the lowest number prevails.”',
  ],
  [
    /\b(?:inactiv\w*|idle|expelled|kicked|kick|out of the game|removed from the game)\b|\bplayers?\b.*\b(?:is|are|be) removed\b/iu,
    of('players who are put out'),
    'There is “An adopted proposal may put a player out of the game.”',
  ],
  [
    /\bchang\w+ (?:\w+ )?votes?\b|\bvotes? (?:can|may)(?:not|['’]t| not)? be changed\b/iu,
    of('changes of a vote'),
    'A vote may be changed until it is closed, if the words of no rule forbid it.',
  ],
  [
    /^(?:repeal|amend|delete|remove|transmute|change|replace)\b.*\brules? \d|\brules? \d+ (?:is|are|be|shall be|should be) (?:hereby )?(?:repealed|amended|deleted|removed|transmuted|changed|replaced)\b/iu,
    'No sentence changes another rule: a proposal does.',
    'Propose the change of that rule itself.',
  ],
  [
    /\b(?:words|characters|letters|lines|sentences)\b.*\blong\b|\b(?:\d+|hundred) (?:words|characters|letters|lines)\b/iu,
    of('the length of a text'),
  ],
  [
    /\b(?:skip|lose|miss|extra|second|another)\w*\b.*\bturns?\b|\bturns?\b.*\b(?:skipped|lost|missed|forfeited)\b/iu,
    of('turns that are lost or taken again'),
  ],
  [
    /\bturns?\b.*\b(?:within|lasts?|longer than|at most|more than)\b.*\b(?:minutes?|hours?|days?|weeks?)\b|\b(?:minutes?|hours?|days?|weeks?)\b.*\b(?:for|to (?:take|finish|complete|make)) (?:a|the|your|their|his|her|each|every) turn\b/iu,
    of('how long a turn may take'),
  ],
  [
    /\b(?:proposals?|rules?)\b.*(?<!\bwithin )\b(?:per|each|every|a|at) (?:player|person|turn|round|day|week|once|time)\b|\bpropos\w+\b.*\b(?:twice|again|more than once)\b/iu,
    of('how many proposals may be made'),
  ],
  [
    /^(?=.*\b(?:gets?|receives?|given|gains?|earns?|scores?|draws?|collects?|loses?|pays?)\b)(?=.*\b(?:every|each|per|once an?|on (?:your|their|the)|(?:start|beginning|end) of (?:an?|each|every|the|their|your)) turn\b)/iu,
    of('gains and losses on every turn'),
    'There is “When a circuit is complete, everyone receives 1 point.”',
  ],
  [
    /\b(?:start|beginning|end) of (?:an?|each|every|the|their|your) turns?\b|\bturns? (?:begins|starts|ends)\b/iu,
    of('what happens at the beginning or the end of a turn'),
  ],
  [/\b(?:secret|anonymous)\w*\b/iu, of('secret votes')],
  [/\b(?:breaks?|broke|breaking|cheat\w*|violat\w*)\b/iu, of('breaches of rules')],
  [
    /\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|\bweekends?\b|\b(?:january|february|march|april|june|july|august|september|october|november|december)\b|\b(?:every|each|per|once an?) (?:hour|day|week|month|year)\b|\b(?:daily|weekly|monthly|yearly|midnight|noon)\b/iu,
    of('days and dates'),
  ],
  [
    /\bnew(?:comers?| players?)\b|\bjoin(?:s|ing)?\b|\b(?:may|can) (?:leave|quit)\b/iu,
    'Anybody may join and leave, until a rule says who may let them.',
    'There is “An adopted proposal may let somebody join.” and “When a player leaves, that player loses 10 points.” Those who join begin with what all begin with: “Every player begins with 10 points.”',
  ],
  [/\b(?:teams?|alliances?|team-?mates?)\b/iu, of('teams')],
  [/\b(?:two|three|\d+) (?:\S+ )?dice\b|\b[2-9]d\d+\b/iu, of('several dice at once')],
];

function of(subject: string): string {
  return `${NOT_SAID} ${subject}.`;
}
