/** Codes for notes: nothing is wrong, but readers should know it. */
import type { CodeEntry } from './entry.ts';

const note = (title: string) => ({ class: 'note', severity: 'note', title }) as const;

export const NOTES = {
  contestable: note('Another reading would have changed the result'),
  attested: note('Only the record says so'),
  'scores/stand': note('The players’ own scores count'),
  'grant/words-alone': note('It rests on words alone'),
  'by-judgment': note('A Judgment decided it'),
  unobjected: note('Played against a rule, and nobody objected'),
  'stands/needless': note('The record says stands, and breaks no rule'),
  implausible: note('Probably a slip'),
  'game/waiting': note('It waits for a Judgment'),
  'judge/out-of-reach': note('A Judgment settles something beyond its power'),
  'judge/words-only': note('A Judgment interprets a rule that is words only'),
  'judge/refusal-pending': note('The reward or price of a refusal is not computed yet'),
  'history/back-dated': note('It is recorded later than it happened'),
  'player/alike': note('Two players whose names look alike'),
  'law/void': note('Part of a rule is void'),
  'change/past-stands': note('A change claims an effect on the past'),
  'change/no-difference': note('An amendment that makes no difference'),
  'change/void': note('Adopted, but it changes nothing'),
  'change/lapsed': note('A vote on a proposal that had lapsed'),
  'mechanics/differ': note('Words and mechanics that differ'),
  'mechanics/as-meant': note('A doubt that the author has answered'),
  'change/shared-number': note('Two rules in force have the same number'),
  'change/compound': note('Several changes in one proposal'),
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
