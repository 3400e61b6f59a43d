/** One game in six steps, from its Initial Set to the win, for somebody who has never heard of Nomic. */
import type { Judgment, RuleId } from '../../../engine/results/types.ts';
import { type GameArchive, ruleAt } from '../../lookup/game-archive.ts';
import { describeDifference } from '../../rule-history/describe-change.ts';
import { shownText } from '../../words/lost-words.ts';
import { link } from '../../words/phrase.ts';
import { asksWords } from '../../words/phrases/change-words.ts';
import { judgmentLink } from '../../words/phrases/links.ts';
import { proposalLink } from '../../words/phrases/proposal-words.ts';
import { gameLink, whoWonAndHow } from '../game/describe-game.ts';
import { authorWords } from '../proposals/describe-proposal.ts';
import { describeVote } from '../proposals/describe-vote.ts';

/** Rules are quoted beside the change as long as they are soon read. */
const MOST_BESIDE = 2;

/** `undefined` if the game has not been won, or not been argued about. */
export function describeSixSteps(archive: GameArchive) {
  const { replay, ruleset, links } = archive;
  const won = whoWonAndHow(archive);
  // The Judgment by which the game was won, or else the latest.
  const judgment =
    archive.judgments.get(replay.winner?.judgment ?? '') ??
    replay.judgments.findLast(({ status }) => status === 'given');
  // The first rule to show is the one by which changes are adopted; the last, if several say so.
  const { cards } = ruleset;
  const card = cards.findLast(({ mechanics }) => mechanics?.adoption) ?? cards[0];
  const turn = judgment && turningChange(archive, judgment);
  if (!won || !judgment || !card || !turn) return undefined;
  const under = replay.winner?.rule;
  const { id, change, before, proposal } = turn;
  const { version, rule } = change;
  const difference = describeDifference(change, archive, id, before?.rule);
  return {
    game: gameLink(archive),
    players: replay.players.length,
    initial: {
      ruleset: link(ruleset.title, links.ruleset(ruleset.id)),
      rule: {
        ...link(`Rule ${card.number}`, links.ruleset(ruleset.id, card.number)),
        text: ruleAt(archive, String(card.number), 0)?.text ?? card.text,
      },
    },
    /** The change without which it would not have been won. */
    change: {
      proposal: proposalLink(archive, proposal.written),
      asks: asksWords(archive, proposal),
      by: authorWords(archive, proposal.written),
      vote: describeVote(archive, proposal),
      version: link(`version ${version}`, archive.links.version(archive.id, version)),
      rule: {
        ...link(`Rule ${rule?.number ?? id}`, archive.links.rule(archive.id, id)),
        text: rule ? shownText(rule) : '',
      },
      redline: before ? difference?.redline : undefined,
    },
    judged: {
      judgment: judgmentLink(archive, judgment.written.name),
      question: judgment.written.question,
      ruling: judgment.ruling,
      beside: judgment.rules
        .filter((rule) => rule.id !== turn.id)
        .flatMap((rule) => quoted(archive, rule.id, rule.version))
        .slice(0, MOST_BESIDE),
    },
    won,
    /** The rule under which it was won. */
    under: under && quoted(archive, archive.holders.get(under.number)?.[0] ?? '', under.version)[0],
  };
}

function quoted(archive: GameArchive, id: RuleId, version: number) {
  const rule = ruleAt(archive, id, version);
  if (!rule) return [];
  const { links, id: game } = archive;
  return [{ ...link(`Rule ${rule.number}`, links.rule(game, id)), text: shownText(rule) }];
}

/** The latest change by a proposal to one of the rules that the Judgment read. */
function turningChange(archive: GameArchive, { rules, version }: Judgment) {
  const turns = rules.flatMap(({ id }) => {
    const changes = archive.replay.lives.get(id)?.changes ?? [];
    return changes.flatMap((change, i) => {
      const { cause } = change;
      if (cause.by !== 'proposal' || !change.rule || change.version > version) return [];
      const proposal = archive.proposals.get(cause.proposal);
      return proposal ? [{ id, change, before: changes[i - 1], proposal }] : [];
    });
  });
  return turns.sort((a, b) => b.change.version - a.change.version)[0];
}
