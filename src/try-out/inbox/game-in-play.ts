/** A replayed game, as the reader of messages needs it. */
import type { Source } from '../../content/source.ts';
import { latestRules } from '../../engine/results/rules-at.ts';
import type { Replay } from '../../engine/results/types.ts';
import type { GameAtHand } from '../../inbox/take/game-at-hand.ts';
import { isDecided } from '../../records/differences/pairs.ts';
import { textOf } from '../../records/kinds/change.ts';
import { everyPlayer } from '../../records/lookup/every-event.ts';
import { parseFolders } from '../../records/parse/parse-sources.ts';
import type { WrittenProposal } from '../../records/types.ts';
import { messageOf } from './recorded.ts';

export function gameInPlay(replay: Replay, { now, others }: Pick<GameAtHand, 'now' | 'others'>) {
  const { game, openQuestions, judgments } = replay;
  const judges = new Map(openQuestions.map(({ judgment, judge }) => [judgment, judge]));
  // Proposals open by the record: people vote on even if the replay stopped.
  const open = game.proposals.filter((each) => !isDecided(each));
  const made = game.proposals.flatMap((each) =>
    each.source === undefined ? [] : [[messageOf(each.source), each] as const],
  );
  const questions = judgments.filter(({ status }) => status === 'open');
  return {
    id: game.id,
    title: game.title,
    players: everyPlayer(game).map(({ id, name, accounts = [] }) => ({ id, name, accounts })),
    clerks: game.clerks ?? [],
    customs: game.inbox ?? [],
    rules: new Map(latestRules(replay).map(({ number, text }) => [String(number), text])),
    next: typeof replay.nextNumber === 'number' ? replay.nextNumber : undefined,
    open: open.map((each) => ({
      ...{ number: each.number, by: each.by, title: titleOf(each), since: each.proposed?.from },
    })),
    questions: questions.map(({ written: { number, name } }) => ({
      number: String(number),
      judge: judges.get(name),
    })),
    proposedIn: new Map(made.map(([message, { number }]) => [message, number])),
    announced: new Map(
      made.map(([message, proposal]) => {
        const texts = proposal.changes.map((change) => textOf(change) ?? '');
        const all = [titleOf(proposal) ?? '', proposal.words ?? '', ...texts].join('\n');
        return [message, all.split('\n').map((line) => line.trim())];
      }),
    ),
    started: game.started?.from,
    now,
    others,
  };
}

/** Its own name, or the title of the one rule that it makes or changes. */
function titleOf({ ownName, changes: [change, another] }: WrittenProposal): string | undefined {
  return ownName ?? (another || !change || !('title' in change) ? undefined : change.title);
}

/** The ids of all other games of an archive, and their titles, which a message may mention. */
export function otherGames(sources: readonly Source[], game?: string): readonly string[] {
  const heads = sources.filter(({ file }) => /^games\/[^/]+\/game\.md$/.test(file));
  return [...parseFolders(heads).games.values()].flatMap(({ id, heads: [head] }) =>
    id === game ? [] : [id, ...(head ? [head.title] : [])],
  );
}
