/** The content of a vote for its voters: the effects on the rules, and the words. */
import type { GameArchive } from '../archive/lookup/game-archive.ts';
import { describeTimeline } from '../archive/page-models/game/describe-timeline.ts';
import { describeProposal } from '../archive/page-models/proposals/describe-proposal.ts';
import { type Redline, redline } from '../archive/redline/redline.ts';
import { effectWords } from '../archive/words/effect-words.ts';
import { plain } from '../archive/words/phrase.ts';
import { whatItDoes } from '../archive/words/phrases/what-it-does.ts';
import type { Proposal } from '../engine/results/types.ts';

export function matterOf(archive: GameArchive, proposal: Proposal) {
  return {
    does: doesOf(archive, proposal),
    changes: describeProposal(archive, proposal).changes.map(
      ({ says, text, redline: marked }, i) => ({
        says: plain(says),
        redline: marked ?? (text === undefined ? wordsOfRule(proposal, i) : redline('', text)),
      }),
    ),
  };
}

export type ProposalMatter = ReturnType<typeof matterOf>;

/** The rule's own words, for a change without words: a repeal or transmutation. */
function wordsOfRule({ written, would }: Proposal, index: number): Redline {
  const isOneEach = would?.length === written.changes.length;
  const { before, after } = (isOneEach && would[index]) || {};
  return before ? redline(before.text, after?.text ?? '') : [];
}

/** Ids of events that rest on text only, which a Judge may excuse. */
export function onWordsAlone(archive: GameArchive) {
  return archive.replay.timeline.flatMap((entry, i) => {
    if (entry.kind !== 'event' || entry.ground?.by !== 'words') return [];
    const { id } = entry.event;
    const [step] = describeTimeline(archive, i);
    return id === undefined || !step ? [] : [{ id, name: plain(step.words) }];
  });
}

/** Pages pass the words in, so that they load no code for it. */
export function doesOf(archive: GameArchive, proposal: Proposal) {
  return effectWords(whatItDoes(archive, proposal));
}
