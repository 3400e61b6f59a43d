/** Sentences to begin with, by what somebody wants of a rule. */

export interface WantedSentences {
  /** In words of a player. */
  readonly about: string;
  /** Other words for it, which somebody may type. */
  readonly also: string;
  readonly sentences: readonly string[];
}

export const WANTED: readonly WantedSentences[] = [
  {
    about: 'points',
    also: 'score reward award bonus penalty fine losing minority winning side voters judges',
    sentences: [
      'When a proposal is adopted, the proposer receives 10 points.',
      'When a proposal is defeated, the proposer loses 10 points.',
      'When a proposal is adopted, each who voted against it receives 10 points.',
      'When a proposal is defeated, each who voted for it loses 5 points.',
      'When a Judgment is given, the Judge receives 2 points.',
      'When the die is thrown, the one who threw it receives as many points as the number thrown.',
      'Every player begins with 0 points.',
    ],
  },
  {
    about: 'winning',
    also: 'victory win goal end',
    sentences: [
      "A player wins when the player's points are at least 50.",
      'If play cannot go on, the first player unable to complete a turn wins.',
    ],
  },
  {
    about: 'votes',
    also: 'ballot voter electorate speaker two',
    sentences: [
      'Each player has one vote.',
      'Each player has as many votes as (2 if the player is the speaker, otherwise 1).',
      'Every eligible voter must vote.',
      'A player who does not vote is taken to abstain.',
    ],
  },
  {
    about: 'what a change needs',
    also: 'majority unanimity unanimous adoption quorum pass half abstain abstentions count against',
    sentences: [
      'A change is adopted if a majority is in favour.',
      'A change is adopted if the vote is unanimous.',
      'A change is adopted if the votes for are at least 3.',
      'A change is adopted if the votes for are more than the votes against + the abstentions.',
      'A vote counts only if the number of those who voted is at least 3.',
      'A vote counts only if the number of those who voted is at least half of the number of players.',
    ],
  },
  {
    about: 'how long a vote lasts',
    also: 'voting closes ends after days hours time deadline period length',
    sentences: ['A vote is open for 3 days.'],
  },
  {
    about: 'who may propose',
    also: 'only proposes proposals proposer right speaker',
    sentences: ['A player may propose if the player is the speaker.', 'Every player may propose.'],
  },
  {
    about: 'turns and the die',
    also: 'dice throw roll no die order',
    sentences: [
      'A turn is proposing and voting.',
      'A turn is proposing and voting, then throwing a die of 6 faces.',
      'Turns go round in seat order.',
      'There are no turns, and anyone may propose at any time.',
    ],
  },
  {
    about: 'a tax',
    also: 'each circuit round every fee upkeep income salary regularly',
    sentences: [
      'When a circuit is complete, everyone loses 1 point.',
      'When a circuit is complete, everyone receives 1 point.',
    ],
  },
  {
    about: 'limits',
    also: 'most least maximum minimum number of rules bound thirty have less below zero negative debt',
    sentences: [
      'There may be at most 30 mutable rules.',
      'No player has fewer than 0 points.',
      'No player has more than 100 points.',
    ],
  },
  {
    about: 'offices',
    also: 'speaker chair role title appoint',
    sentences: ['There is one speaker.', 'An adopted proposal may fill the office of speaker.'],
  },
  {
    about: 'the Judge',
    also: 'judgment court dispute',
    sentences: [
      'The player before the one moving is the Judge.',
      'When the other players vote on the Judgment, the Judge is overruled if the vote is unanimous.',
    ],
  },
  {
    about: 'numbers of rules',
    also: 'numbering renumber',
    sentences: [
      'A changed rule keeps its number.',
      'A changed rule takes the number of the proposal that changed it.',
    ],
  },
  {
    about: 'a rule that changes later',
    also: 'after until once expire sunset becomes by itself circuits',
    sentences: [
      'Once the number of circuits completed is at least 2, this rule changes to say that a change is adopted if a majority is in favour.',
      'Once the number of circuits completed is at least 2, this rule has no effect any more.',
    ],
  },
];

/** Words that most sentences have. */
const COMMON: ReadonlySet<string> = new Set(
  'a an the of to is are be was for and or if in on at by it its with that this when who get gets'.split(
    ' ',
  ),
);

/** The sentences that share most words with one that the language does not understand. */
export function wantedFor(written: string, most: number): readonly string[] {
  const words = lettersIn(written).filter((word) => !COMMON.has(word));
  const enough = Math.max(1, Math.ceil(words.length / 2));
  const rated = WANTED.flatMap(({ about, also, sentences }) =>
    sentences.map((sentence) => {
      const own = hits(words, lettersIn(sentence));
      return { sentence, all: hits(words, lettersIn(`${about} ${also} ${sentence}`)), own };
    }),
  );
  return rated
    .filter(({ all }) => all >= enough)
    .sort((a, b) => b.all - a.all || b.own - a.own)
    .slice(0, most)
    .map(({ sentence }) => sentence);
}

function lettersIn(text: string): readonly string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** Counts the words that are among the others, or begin like one of them. */
function hits(words: readonly string[], others: readonly string[]): number {
  const found = words.filter((word) =>
    others.some((other) => {
      const isLong = word.length > 3 && other.length > 3;
      return word === other || (isLong && stem(word) === stem(other));
    }),
  );
  return found.length;
}

/** `propose`, `proposes` and `proposer` are alike. */
function stem(word: string): string {
  return word.replace(/(?:es|ed|er|ing|s|e)$/u, '');
}
