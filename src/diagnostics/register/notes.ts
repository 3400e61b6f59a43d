/** Codes for notes: nothing is wrong, but readers should know it. */
import type { CodeEntry, CodeWords } from './entry.ts';

const note = (words: CodeWords) => ({ class: 'note', severity: 'note', ...words }) as const;

export const NOTES = {
  contestable: note({
    title: 'Another reading would have changed the result',
    mend: 'You need not do anything. To make the reading the players’ own, declare it in game.md with the reason, or record a Judgment.',
  }),
  attested: note({
    title: 'Only the record says so',
    mend: 'You need not do anything. If you find the names, record them under votes, and the engine verifies the rest.',
  }),
  'scores/stand': note({
    title: 'The players’ own scores count',
    mend: 'You need not do anything. If you find the cause of the difference, record it as an event under its rule, and remove stands.',
  }),
  'grant/words-alone': note({
    title: 'It rests on words alone',
    mend: 'You need not do anything. If the words grant it, the card of the rule may say so with `grants`. The engine then checks by whom, to whom, how much and how often.',
  }),
  'by-judgment': note({
    title: 'A Judgment decided it',
    mend: 'You need not do anything. The Judgment named gives the reasons.',
  }),
  unobjected: note({
    title: 'Played against a rule, and nobody objected',
    mend: 'You need not do anything. If somebody objects after all, remove stands and put the question to a Judge.',
  }),
  'stands/needless': note({
    title: 'The record says stands, and breaks no rule',
    mend: 'Remove stands, or move it to the record that was played against a rule.',
  }),
  implausible: note({
    title: 'Probably a slip',
    mend: 'Correct it if it is a slip. If it is right, you need not do anything.',
  }),
  'game/waiting': note({
    title: 'It waits for a Judgment',
    mend: 'You need not do anything before the Judgment is given. The replay goes on once it is recorded.',
  }),
  'judge/out-of-reach': note({
    title: 'A Judgment settles something beyond its power',
    mend: 'You need not do anything. The readings “past-moves” and “judged-events” say if Judgments reach farther. If they do not, a proposal can put the matter right.',
  }),
  'judge/words-only': note({
    title: 'A Judgment interprets a rule that is words only',
    mend: 'You need not do anything. Record the decision of the ruling under settles, or as events that cite the rule. If mechanics can say the words, a proposal can amend the rule with them.',
  }),
  'judge/refusal-pending': note({
    title: 'The reward or price of a refusal is not computed yet',
    mend: 'You need not do anything. The refusal is counted once the Judgment is recorded.',
  }),
  'history/back-dated': note({
    title: 'It is recorded later than it happened',
    mend: 'You need not do anything if the date is right. If not, correct the date.',
  }),
  'player/alike': note({
    title: 'Two players whose names look alike',
    mend: 'You need not do anything if the names are right. If not, correct the mistyped one, or add something that tells the two apart.',
  }),
  'law/void': note({
    title: 'Part of a rule is void',
    mend: 'You need not do anything. A proposal can amend the rule that yields.',
  }),
  'change/past-stands': note({
    title: 'A change claims an effect on the past',
    mend: 'You need not do anything. If the change was to alter earlier awards, record that in an event that cites it.',
  }),
  'change/no-difference': note({
    title: 'An amendment that makes no difference',
    mend: 'You need not do anything, unless the vote was on a different text.',
  }),
  'change/void': note({
    title: 'Adopted, but it changes nothing',
    mend: 'You need not do anything. The same change would be void again while the rule against it stays. A proposal has to change that rule first.',
  }),
  'change/lapsed': note({
    title: 'A vote on a proposal that had lapsed',
    mend: 'You need not do anything. If the players let such votes count, choose the other option of that reading in game.md.',
  }),
  'mechanics/differ': note({
    title: 'Words and mechanics that differ',
    mend: 'Change the words or the mechanics. If both are right, the proposal says so with as-meant.',
  }),
  'mechanics/as-meant': note({
    title: 'A doubt that the author has answered',
    mend: 'You need not do anything. A voter who reads the words otherwise can ask for other mechanics.',
  }),
  'change/shared-number': note({
    title: 'Two rules in force have the same number',
    mend: 'You need not do anything. Name the rules by an earlier number or by their titles. A proposal can give them new numbers.',
  }),
  'change/compound': note({
    title: 'Several changes in one proposal',
    mend: 'You need not do anything. Players who object can ask for separate proposals, or invoke Judgment.',
  }),
} as const satisfies Readonly<Record<string, CodeEntry>>;

export const NOTES_REASONS: Readonly<Record<keyof typeof NOTES, string>> = {
  contestable:
    'The rules leave a question open here. The engine chose a reading: the default, game custom or the reading of a Judgment. The note names both the result and the other possible results. A player who disagrees can invoke Judgment, as in Suber’s Rule 212.',
  attested:
    'The record gives numbers or an outcome without the names of the voters. Or it does not say who made a proposal, who judged, or what the words were. Nobody can check unknown facts, and the archive says so. Old games often leave such gaps.',
  unobjected:
    'By the rules this would be void, or would have a different result. The players did not object, and play went on from it. The file game.md allows such records, and this one says why. The note keeps the finding with its rule. In Suber’s set a disagreement begins with “the insistence of any player” (Rule 212), and here nobody insisted.',
  implausible:
    'The record breaks no rule, but is unlike everything else in the game. For example, its date is decades away from all others, or its amount is many times as large. Or its file has the wrong number, or two players have the same account. It counts as written, because the archive does not know better than the players.',
  'scores/stand':
    'Play went on from scores that differ from those of the replay. Perhaps a ledger was kept wrongly, or part of it is lost. The players used their own scores, so those count from then on. This note states both.',
  'grant/words-alone':
    'The record cites a rule whose mechanics do not regulate this. Or a proposal does it, and no rule allows proposals to do it. Words can grant anything, so it is accepted, and the note quotes the words. If only words grant something, it never decides what other rules regulate by their mechanics. Examples are who wins, which proposals are adopted and how rules change.',
  'by-judgment':
    'By the engine’s reading of the rules the result would differ, but a Judgment settled it. The Judge outranks the program. In Suber’s set one Judge settles all questions arising until the next turn is begun, unless overruled (Rule 212).',
  'stands/needless':
    'A record says with stands that nobody objected to it. But it is in order by the rules, so stands changes nothing. Perhaps somebody has corrected the record since, or stands belongs to a different record.',
  'game/waiting':
    'Play waits at a move: the rules do not say if it is legal, and a Judge has the question. Later records depend on the answer, so they are neither replayed nor checked. Suber’s Rule 212 lets the next turn begin in the meantime only by consent.',
  'judge/out-of-reach':
    'The Judgment decides on a move, an event or another Judgment. The rules or the custom of the game do not let it. Under Suber’s Rule 212 new Judges settle only questions on the completion of the turn in which Judgment was invoked. This part of the Judgment binds nobody, and everything stays as it was.',
  'judge/words-only':
    'The ruling interprets or applies a rule without mechanics. Such a rule is in force like any other. The engine computes nothing by it and finds no breach of it. The players apply its words, as the Judge interprets them. Rules 101 and 116 of Suber’s set are of this kind.',
  'judge/refusal-pending':
    'A Judge refused, and a rule gives or takes something for that. The engine computes it together with the Judgment, so nothing has been given or taken yet.',
  'history/back-dated':
    'This change adds a record with an earlier date than records that are already on the branch. Old games are often completed later, so that is no fault, and it changes no decision. An addition that changes one is refused, or needs a declared correction. Reviewers should know of it, for under Suber’s Rule 107 not even a rule-change applies to the past.',
  'player/alike':
    'The names of two players differ only in characters that look alike. Or one has a name that the other had before. An example is a Latin and a Cyrillic “a”, or a small L and a capital I. Readers may think that they are one player. It may be chance, or somebody may be passing for somebody else.',
  'law/void':
    'Two rules in force regulate the same thing. One of them prevails, so the other has no effect on that point. In Suber’s set Rule 110 makes a mutable rule yield to an immutable one, and Rule 211 decides between equals.',
  'change/past-stands':
    'A change claims to take effect before its adoption, and no rule in force forbids that (Suber’s Rule 107 does). The archive lets it take effect at the close of its vote. Votes, scores and turns in between stay as they were, and are not judged again.',
  'change/no-difference':
    'After the amendment the rule reads as it did before. Suber’s Rule 111 says that players may argue about such amendments before the vote, and does not forbid them. The rule takes its new number nevertheless.',
  'change/void':
    'A change was adopted but has no effect. Its rule was gone at that moment, or the change breaks a rule and the reading makes it void. The vote still counts, and its awards are paid.',
  'change/lapsed':
    'The proposer left the game during the vote, and by the reading chosen (leaver-proposal) the proposal lapsed at that moment. The vote on it decides nothing and earns nothing.',
  'mechanics/differ':
    'As far as the engine understands the words, a rule now says one thing and does a different one. For example, the words have a different number or occasion than the mechanics. The engine follows the mechanics, so these are in force whatever the words say. It understands words only in part; the players know what they mean.',
  'mechanics/as-meant':
    'The words of a rule and its mechanics seem to differ. The author has seen this doubt, and the record says with as-meant that the mechanics do what the words say. The check is therefore silent, and those who vote read both. The engine follows the mechanics.',
  'change/shared-number':
    'A rule takes the number of the proposal that enacted or changed it (Rule 108 in Suber’s set). Another rule already had that number. Both rules stay in force. Later records have to say which of the two they name.',
  'change/compound':
    'The proposal makes two or more rule-changes with one vote. Suber’s Rule 111 says that players may object to that before the vote, and does not forbid it.',
};
