/** One game in six steps, from its Initial Set to the win, for somebody who has never heard of Nomic. */
import type { Judgment } from '../../../engine/results/types.ts';
import type { WrittenCard } from '../../../records/types.ts';
import { type GameArchive, ruleAt } from '../../lookup/game-archive.ts';
import { type Link, link, type Phrase } from '../../words/phrase.ts';
import { asksWords } from '../../words/phrases/asks-words.ts';
import { judgmentLink } from '../../words/phrases/links.ts';
import { gameLink, whoWonAndHow } from '../game/describe-game.ts';
import { authorWords } from '../proposals/describe-proposal.ts';
import { describeVote, type VoteTable } from '../proposals/describe-vote.ts';
import { describeExample, type Example } from './describe-example.ts';

export interface SixSteps {
  readonly game: Link;
  readonly players: number;
  readonly initial: { readonly ruleset: Link; readonly rule: Link; readonly text: string };
  readonly asks: Phrase;
  readonly by: Phrase | undefined;
  readonly vote: VoteTable | undefined;
  readonly example: Example;
  readonly judged: {
    readonly judgment: Link;
    readonly question: string;
    readonly ruling: string | undefined;
  };
  readonly won: Phrase;
}

/** Of the first game that has been won, and argued about; `undefined` if none has. */
export function describeSixSteps(archives: readonly GameArchive[]): SixSteps | undefined {
  for (const archive of archives) {
    const steps = stepsOf(archive);
    if (steps) return steps;
  }
  return undefined;
}

function stepsOf(archive: GameArchive): SixSteps | undefined {
  const won = whoWonAndHow(archive);
  const found = describeExample([archive]);
  const judgment = latestGiven(archive.replay.judgments);
  const card = adoptionCard(archive);
  if (!won || !found || !judgment || !card) return undefined;
  const { made, ...example } = found;
  return {
    game: gameLink(archive),
    players: archive.replay.players.length,
    initial: {
      ruleset: link(archive.ruleset.title, archive.links.ruleset(archive.ruleset.id)),
      rule: link(`Rule ${card.number}`, archive.links.ruleset(archive.ruleset.id, card.number)),
      text: ruleAt(archive, String(card.number), 0)?.text ?? card.text,
    },
    asks: asksWords(archive, made),
    by: authorWords(archive, made.written),
    vote: describeVote(archive, made),
    example,
    judged: {
      judgment: judgmentLink(archive, judgment.written.name),
      question: judgment.written.question,
      ruling: judgment.ruling,
    },
    won,
  };
}

/** The rule by which changes are adopted is the one to begin with; the last, where several say so. */
function adoptionCard({ ruleset: { cards } }: GameArchive): WrittenCard | undefined {
  return cards.findLast(({ mechanics }) => mechanics?.adoption) ?? cards[0];
}

/** In a game that was won the latest may be what decided it. */
function latestGiven(judgments: readonly Judgment[]): Judgment | undefined {
  return judgments.findLast(({ status }) => status === 'given');
}
