/** All that the page of a proposal shows, texts as HTML. */
import type { GameArchive } from '../../archive/lookup/game-archive.ts';
import {
  type DecidedBy,
  readingsFor,
} from '../../archive/page-models/judgments/describe-readings.ts';
import {
  type AskedChange,
  describeProposal,
  type ProposalPage,
} from '../../archive/page-models/proposals/describe-proposal.ts';
import { earningsWords } from '../../archive/words/proposal-result.ts';
import type { Proposal } from '../../engine/results/types.ts';
import { linkedText } from '../render/html/linked-text.ts';
import { type GameName, nameOf } from './game-name.ts';
import { type MetReadings, metReadings } from './met-readings.ts';

export interface ShownProposal
  extends Omit<ProposalPage, 'changes' | 'words' | 'notes' | 'resolve'> {
  readonly game: GameName;
  readonly changes: readonly ShownAskedChange[];
  readonly words: string | undefined;
  readonly notes: string | undefined;
  readonly met: MetReadings;
  readonly dependent: readonly DecidedBy[];
  /** What it would come to, while it is open; what came of it for the players, once it is settled. */
  readonly outcomes: readonly string[];
  readonly earnings: readonly string[];
  /** Where one votes on it, while it is open. */
  readonly desk: string | undefined;
}

export interface ShownAskedChange extends Omit<AskedChange, 'text'> {
  readonly html: string | undefined;
}

export function showProposal(
  archive: GameArchive,
  proposal: Proposal,
  outcomes: ReadonlyMap<string, readonly string[]> = new Map(),
): ShownProposal {
  const { changes, words, notes, resolve, ...page } = describeProposal(archive, proposal);
  const html = (text: string | undefined) =>
    text ? linkedText(text, resolve, archive.titles) : undefined;
  return {
    ...page,
    game: nameOf(archive),
    changes: changes.map(({ text, ...change }) => ({ ...change, html: html(text) })),
    words: html(words),
    notes: html(notes),
    met: metReadings(
      archive,
      changes.flatMap(({ mechanics }) => mechanics),
    ),
    outcomes: outcomes.get(proposal.written.name) ?? [],
    earnings: proposal.outcome === 'open' ? [] : earningsWords(archive.replay, proposal),
    dependent: readingsFor(archive, proposal.written.file),
    desk:
      proposal.outcome === 'open'
        ? archive.links.desk(archive.id, { vote: proposal.written.number })
        : undefined,
  };
}
