/** Codes for what readers should know although nothing is wrong. */
import type { CodeEntry, CodeWords } from './entry.ts';

const note = (words: CodeWords) => ({ class: 'note', severity: 'note', ...words }) as const;

export const NOTES = {
  contestable: note({
    title: 'Another reading would have changed the result',
    mend: 'Nothing has to be done. To make the reading the players’ own, declare it in game.md with the reason, or record a Judgment.',
  }),
  attested: note({
    title: 'It rests on the record’s word',
    mend: 'Nothing has to be done. If the names can be found, record them under votes, and the engine verifies the rest.',
  }),
  'scores/stand': note({
    title: 'The players’ own scores stand',
    mend: 'Nothing has to be done. If the cause of the difference is found, record it as an event under its rule, and take stands out.',
  }),
  'grant/words-alone': note({
    title: 'It rests on words alone',
    mend: 'Nothing has to be done. If the words grant it, the card of the rule may say so with `grants`, and the engine checks by whom, to whom, how much and how often.',
  }),
  'by-judgment': note({
    title: 'A Judgment decided it',
    mend: 'Nothing has to be done. The Judgment named gives the reasons.',
  }),
  unobjected: note({
    title: 'Played against a rule, and nobody objected',
    mend: 'Nothing has to be done. If somebody objects after all, take stands out and put the question to a Judge.',
  }),
  'stands/needless': note({
    title: 'Said to stand against a rule, and it breaks none',
    mend: 'Take stands out, or move it to the record that was played against a rule.',
  }),
  implausible: note({
    title: 'Probably a slip',
    mend: 'Correct it if it is a slip. If it is right, nothing has to be done.',
  }),
  'game/waiting': note({
    title: 'It waits for a Judgment',
    mend: 'Nothing has to be done before the Judgment is given. Once it is recorded, the replay goes on.',
  }),
  'judge/out-of-reach': note({
    title: 'A Judgment settles what it does not reach',
    mend: 'Nothing has to be done. Whether Judgments reach farther is the readings “past-moves” and “judged-events”. Where they do not, a proposal can put right what was done.',
  }),
  'judge/words-only': note({
    title: 'A Judgment reads a rule that is words only',
    mend: 'Nothing has to be done. What the ruling decides is recorded under settles, or as events that cite the rule. If the words can be said as mechanics, a proposal can amend the rule with them.',
  }),
  'judge/refusal-pending': note({
    title: 'What a refusal earns or costs is not computed yet',
    mend: 'Nothing has to be done. Once the Judgment is recorded, the refusal is counted.',
  }),
  'history/back-dated': note({
    title: 'It is recorded later than it happened',
    mend: 'Nothing has to be done if that is when it happened. Otherwise put the date right.',
  }),
  'player/alike': note({
    title: 'Two players whose names look alike',
    mend: 'Nothing has to be done if the names are right. Otherwise correct the one that is mistyped, or add what tells the two apart.',
  }),
  'law/void': note({
    title: 'Part of a rule is void',
    mend: 'Nothing has to be done. A proposal can amend the rule that yields.',
  }),
  'change/past-stands': note({
    title: 'Retroactive effect does not reach the past',
    mend: 'Nothing has to be done. Where the change was to alter what players earned meanwhile, record that in an event that cites it.',
  }),
  'change/no-difference': note({
    title: 'An amendment that makes no difference',
    mend: 'Nothing has to be done, unless the text is not the one that was voted on.',
  }),
  'change/void': note({
    title: 'Adopted, and it changes nothing',
    mend: 'Nothing has to be done. Whoever still wants the change can propose it anew.',
  }),
  'change/lapsed': note({
    title: 'A vote on a proposal that had lapsed',
    mend: 'Nothing has to be done. If the players let such votes stand, take the other option of that reading in game.md.',
  }),
  'mechanics/differ': note({
    title: 'Words and mechanics that differ',
    mend: 'Change the words or the mechanics. If both are right, nothing has to be done.',
  }),
  'change/shared-number': note({
    title: 'Two rules in force bear one number',
    mend: 'Nothing has to be done. Name the rules by another number that they have had, or by their titles; a proposal can number them anew.',
  }),
  'change/compound': note({
    title: 'Several changes in one proposal',
    mend: 'Nothing has to be done. Players who object can ask for separate proposals, or invoke Judgment.',
  }),
} as const satisfies Readonly<Record<string, CodeEntry>>;

export const NOTES_REASONS: Readonly<Record<keyof typeof NOTES, string>> = {
  contestable:
    'The rules leave a question open here. The engine took a reading, by its default, by game custom or by a Judgment, and names both the result and what it would have been otherwise. A player who disagrees can invoke Judgment, as in Suber’s Rule 212.',
  attested:
    'The record gives numbers or an outcome and not the names of the voters, or does not say who made a proposal, who judged or what the words were. What is not known cannot be checked, and the archive says so. Old games are often known no better.',
  unobjected:
    'By the rules this would not stand, or would have come to something else. The players did not object, and play went on from it; game.md says that such records stand, and this one says why. What the check finds is kept with its rule, beside what stands. In Suber’s set a disagreement begins with “the insistence of any player” (Rule 212), so where nobody insisted no Judge was asked.',
  implausible:
    'The record breaks no rule and is unlike everything else in the game: a date decades from all others, an amount many times as large as any other, a file called by another number than its record, one account for two players, keys of a record among the words of a proposal, or a die where no rule in force speaks of one. It counts as it is written, for the archive does not know better than the players.',
  'scores/stand':
    'The record says that play went on from scores which are not what the rules and the record come to, because a ledger was kept wrongly or a part of it is lost. The players played by theirs, so theirs count from then on. This note states both.',
  'grant/words-alone':
    'The record does something under a rule whose mechanics do not speak of it, or by a proposal to which no rule gives that power. Words can grant anything, so it is accepted, and the words are quoted for whoever wants to see if they do. What rests on them never decides what other rules regulate by their mechanics, such as who wins, what is adopted and how rules change.',
  'by-judgment':
    'By the engine’s reading of the rules this would have gone another way, and a Judgment settled it. The Judge outranks the program: in Suber’s set one Judge settles all questions arising until the next turn is begun, unless overruled (Rule 212).',
  'stands/needless':
    'A record says with stands that nobody objected to it. The check finds nothing wrong with it, so it stands by the rules, and stands changes nothing. Perhaps what was wrong has been corrected since, or the word belongs to another record.',
  'game/waiting':
    'Play is suspended at a move of which the rules do not say whether it is legal, and the question is before a Judge. What is recorded behind that move depends on the answer, so it is neither replayed nor checked. Suber’s Rule 212 lets the next turn begin in the meantime only by consent.',
  'judge/out-of-reach':
    'The Judgment says what is to be held of a move, an event or another Judgment that the rules in force, or the custom of the game, do not let it settle. Under Suber’s Rule 212 new Judges may settle only questions that affect the completion of the turn in which Judgment was invoked. What it says of the rest binds nobody: that stands as it was.',
  'judge/words-only':
    'The ruling reads or applies a rule without mechanics. Such a rule is in force like any other, but the engine computes nothing by it and finds no breach of it: the players apply its words, as the Judge reads them. In Suber’s set Rules 101 and 116 are of this kind.',
  'judge/refusal-pending':
    'A Judge refused, and a rule gives or takes something for that. The engine computes it together with the Judgment, so nothing has been given or taken yet.',
  'history/back-dated':
    'A record is added with an earlier date than a record that is already on the branch into which this change is to be merged. Old games are often completed later, so that is no fault, and it changes nothing that was decided: an addition that does is refused, or has to be declared as a correction. The people who review the change should know of it, for under Suber’s Rule 107 not even a rule-change applies to the past.',
  'player/alike':
    'The names of two players differ only in characters that look alike, such as a Latin and a Cyrillic “a”, or a small L and a capital I, or one of them was called as the other is. Readers take the two for one. That may be chance; it is also how somebody passes for somebody else.',
  'law/void':
    'Two rules in force regulate the same thing, and one of them prevails, so what the other says on that point has no effect. In Suber’s set Rule 110 makes a mutable rule yield to an immutable one and Rule 211 decides between equals.',
  'change/past-stands':
    'A change claims to take effect before it was adopted, and no rule in force forbids that (in Suber’s set Rule 107 does). The archive lets it take effect at the close of its vote. It does not judge anew what was decided by the rules of the day: votes, scores and turns in between stay as they were.',
  'change/no-difference':
    'After the amendment the rule reads as it did before. Suber’s Rule 111 names such amendments among those worth arguing about before the vote, and does not forbid them; the rule takes its new number all the same.',
  'change/void':
    'A change was adopted and takes no effect. Either the rule to be changed was gone when the change was to come into effect, or the change breaches what a rule requires and is void by the reading taken. The vote counts all the same, and earns what it earns.',
  'change/lapsed':
    'The proposer left the game while the vote was on, and by the reading taken (leaver-proposal) the proposal lapsed at that moment. The vote on it decides nothing and earns nothing.',
  'mechanics/differ':
    'A change makes a rule say one thing and do another, as far as its words are understood: another number than the mechanics have, another occasion, or that there is none of something that the mechanics have. The engine goes by the mechanics, so these stay in force whatever the words say. Words are understood only in part; the players know what they mean.',
  'change/shared-number':
    'A rule takes the number of the proposal that enacted or changed it, as the rules in force have it (in Suber’s set Rule 108), and another rule bore that number before. Both stand. Whoever names a rule by it afterwards has to say which.',
  'change/compound':
    'The proposal makes two or more rule-changes with one vote. Suber’s Rule 111 counts that among the things that players may object to before the vote, and does not forbid it.',
};
