/**
 * The engine's answers to an editor of sentences: the possible next words, and the rules in force that
 * say the same.
 */
import { expect, it } from 'vitest';
import { fillIn } from '../../src/law/sentences/editing.ts';
import { WANTED, wantedFor } from '../../src/site/client/editor/wanted.ts';
import {
  doubtedBeside,
  editSentences,
  following,
  offeredBeside,
} from '../../src/try-out/edit-sentences.ts';
import { sentencesOf } from '../../src/try-out/rule-as-text.ts';
import { sit } from './sit.ts';

it('goes on from the word that is begun, and says when the sentence may end', () => {
  const begun = following('When a prop');
  expect(begun).toMatchObject({ from: 7, isWhole: false });
  expect(begun.next.map(({ phrase }) => phrase)).toContain('proposal');
  expect(following('There is one speaker').isWhole).toBe(true);
  expect(following('Tea is served ').next).toEqual([]);
});

it('offers what is only read to nobody who has not begun to write it', () => {
  const phrases = (beginning: string) => following(beginning).next.map(({ phrase }) => phrase);
  const BEGINNING = 'When a proposal is adopted, the ';
  expect(phrases(BEGINNING)).toContain('proposer');
  expect(phrases(BEGINNING)).not.toContain('author');
  expect(phrases(`${BEGINNING}au`)).toContain('author');
});

it('has all sentences that are offered to begin with, as they are said', () => {
  for (const sentence of WANTED.flatMap(({ sentences }) => sentences)) {
    expect(fillIn(sentence)).toMatchObject({ ok: true, said: sentence });
  }
});

const { archive } = sit('suber', ['Ada', 'Ben']).open();

/** Sentences of players, in their own words, and what they want. */
const IN_OWN_WORDS: readonly (readonly [string, string])[] = [
  ['only the Speaker proposes', 'A player may propose if the player is the speaker.'],
  ['voting closes after 3 days', 'A vote is open for 3 days.'],
  ['players may not have less than 0 points', 'No player has fewer than 0 points.'],
  ['nobody may have less than 0', 'No player has fewer than 0 points.'],
  [
    'losing voters get 5 points',
    'When a proposal is defeated, each who voted for it loses 5 points.',
  ],
  ['judges get 2 points', 'When a Judgment is given, the Judge receives 2 points.'],
  [
    'abstentions count against',
    'A change is adopted if the votes for are more than the votes against + the abstentions.',
  ],
  [
    'quorum half of players',
    'A vote counts only if the number of those who voted is at least half of the number of players.',
  ],
];

it.each(IN_OWN_WORDS)('understands “%s”, or offers what is near', (typed, sentence) => {
  const [line] = editSentences([typed], archive).lines;
  const offered =
    !line || line.filled.ok ? [] : [line.filled.problem.meant, ...wantedFor(typed, 3)];
  expect(line?.filled.ok ? [line.filled.said] : offered).toContain(sentence);
});

it('offers nothing for what is about something else', () => {
  expect(wantedFor('Tea is served at five.', 3)).toEqual([]);
  expect(wantedFor('Napkins are blue', 3)).toEqual([]);
});

it('takes as meant what the words of a rule would be taken for', () => {
  const [line] = editSentences(['A quorum is half of the players.'], archive).lines;
  expect(line?.filled).toMatchObject({ said: expect.stringContaining('A vote counts only') });
});

it('takes several sentences in one line, and keeps those that are not understood', () => {
  const [line] = editSentences(
    ['You get 4 points if your proposal passes. Pigs fly.'],
    archive,
  ).lines;
  expect(line?.several).toEqual([
    'When a proposal is adopted, the proposer receives 4 points.',
    'Pigs fly',
  ]);
});

it('takes sentences as they are recorded, and says what is recorded as slots', () => {
  expect(sentencesOf('- Each player has one vote.')).toEqual(['Each player has one vote.']);
  expect(sentencesOf('ballots: 2')).toEqual(['Each player has 2 votes.']);
  expect(sentencesOf('')).toEqual([]);
  expect(sentencesOf('balots: 2')).toBeUndefined();
  expect(sentencesOf('{')).toBeUndefined();
});

it('names the rule in force that decides the same, where only one can', () => {
  const elsewhere = (sentence: string) => editSentences([sentence], archive).lines[0]?.elsewhere;
  expect(elsewhere('Each player has 2 votes.')).toEqual([
    { rule: '207', says: ['Each player has one vote.'] },
  ]);
  expect(elsewhere('When a proposal is adopted, the proposer receives 1 point.')).toEqual([]);
});

it('says which names are new, and which names of the game are near', () => {
  const news = (...sentences: readonly string[]) =>
    editSentences(sentences, archive).lines.map((line) =>
      line.news.map(({ kind, name, near }) => [kind, name, near]),
    );
  const PAYS = 'When a proposal is adopted, the proposer receives 3 ponits.';
  expect(news(PAYS)).toEqual([[['quantity', 'ponits', 'points']]]);
  expect(news(PAYS.replace('ponits', 'points'))).toEqual([[]]);
  expect(news(PAYS.replace('ponits', 'gold'))).toEqual([[['quantity', 'gold', undefined]]]);
  expect(news("A player wins when the player's ponits are at least 5.")).toEqual([
    [['quantity', 'ponits', 'points']],
  ]);
  const FILLS = 'An adopted proposal may fill the office of speekr.';
  expect(news('There is one speaker.', FILLS)).toEqual([
    [['office', 'speaker', 'speekr']],
    [['office', 'speekr', 'speaker']],
  ]);
  expect(news('There is one speaker.', FILLS.replace('speekr', 'speaker'))).toEqual([[], []]);
  expect(news('An adopted proposal may give the title of count.')).toEqual([
    [['title', 'count', undefined]],
  ]);
});

it('says where the words differ, with the figure, and where they deny a thing', () => {
  const LOSES = 'When a proposal is defeated, the proposer loses 10 points.';
  const WORDS =
    'When a proposed rule-change is defeated, the player who proposed it loses 4 points';
  expect(doubtedBeside(`${WORDS}.`, ['Each player has one vote.', LOSES])).toEqual([
    {
      line: 1,
      words: WORDS,
      sentence: LOSES.replace('10', '4'),
      figure: { words: '4', here: '10' },
    },
  ]);
  expect(doubtedBeside(`${WORDS}.`, [LOSES.replace('10', '4')])).toEqual([]);
  const DIE = 'A turn is proposing and voting, then throwing a die of 6 faces.';
  expect(doubtedBeside('There is no die.', [DIE])).toMatchObject([{ line: 0 }]);
  expect(doubtedBeside('Tea is served at five.', [DIE])).toEqual([]);
});

it('says what is wrong with sentences that can be read one by one', () => {
  const both = ['There is one Clerk.', 'Any number of players may hold the office of Clerk.'];
  expect(editSentences(both, archive).together).toMatchObject([
    { message: 'This is said already, or otherwise: “There is one Clerk.”', sentence: 1 },
  ]);
});

it('offers what the words say, and in the place of what says the same otherwise', () => {
  const offered = (text: string, ...sentences: readonly string[]) =>
    offeredBeside(text, sentences, archive);
  const WORDS = 'The winner is the first player to achieve 50 points.';
  const WIN = "A player wins when the player's points are at least 50.";
  const words = WORDS.slice(0, -1);
  expect(offered(WORDS)).toEqual([{ sentence: WIN, words }]);
  expect(offered(WORDS, WIN)).toEqual([]);
  expect(offered(WORDS, 'Each player has one vote.', WIN.replace('50', '100'))).toEqual([
    { sentence: WIN, words, insteadOf: 1 },
  ]);
  expect(offered('Tea is served at five.')).toEqual([]);
});

it('offers with an office the sentences by which somebody may fill it, until one is there', () => {
  const offered = (...sentences: readonly string[]) =>
    offeredBeside('Tea is served at five.', sentences, archive).map(({ sentence }) => sentence);
  const ADOPTED = 'An adopted proposal may fill the office of speaker.';
  const ANYBODY = 'Anybody may fill the office of speaker.';
  const OFFICE = 'There is one speaker.';
  expect(offered()).toEqual([]);
  expect(offered(OFFICE)).toEqual([ADOPTED, ANYBODY]);
  expect(offered(OFFICE, ANYBODY)).toEqual([]);
  expect(offered(OFFICE, 'An adopted proposal may fill the office of chair.')).toHaveLength(2);
});
