/** How a proposal is called, and who made it. */
import type { Replay } from '../../../engine/results/types.ts';
import { once } from '../../../helpers/once.ts';
import { inSeries } from '../../../helpers/words.ts';
import type { WrittenProposal } from '../../../records/types.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { type Link, link, type Phrase, phrase } from '../phrase.ts';
import { playerName, playerNames } from './links.ts';

/**
 * `Proposal 9340 “Simultaneous changes”`. If two proposals share a number, one of them also shows its file
 * name.
 */
export function proposalWords({ number, ownName, twin, name }: WrittenProposal): string {
  if (ownName !== undefined) return `Proposal ${number} “${ownName}”`;
  return `Proposal ${number}${twin && name !== String(number) ? ` (${name})` : ''}`;
}

export function proposalLink(archive: GameArchive, written: WrittenProposal): Link {
  return link(proposalWords(written), archive.links.proposal(archive.id, written.name));
}

/** ` with Ais and Ben`: the co-authors, linked. */
export function withWords(archive: GameArchive, coauthors: WrittenProposal['with']): Phrase {
  return coauthors.length === 0 ? [] : phrase` with ${playerNames(archive, coauthors)}`;
}

/** Everybody who made it. */
export function authorNames(archive: GameArchive, written: WrittenProposal): readonly string[] {
  const { by, with: coauthors } = written;
  const all = by === undefined ? coauthors : [by, ...coauthors];
  return all.map((id) => playerName(archive, id).name);
}

/** `Proposal 9340 “Simultaneous changes” (Gal with Ais and Ben)`, by the name of its file. */
export const proposalTitles = once((proposals: Replay['proposals'], players: Replay['players']) => {
  const names = new Map<string, string>(players.map(({ id, name }) => [id, name]));
  const nameOf = (id: string) => names.get(id) ?? id;
  return new Map(
    proposals.map(({ written }) => {
      const by = [
        ...(written.by === undefined ? [] : [nameOf(written.by)]),
        ...(written.with.length === 0 ? [] : [`with ${inSeries(written.with.map(nameOf))}`]),
      ];
      const who = by.length === 0 ? '' : ` (${by.join(' ')})`;
      return [written.name, proposalWords(written) + who] as const;
    }),
  );
});
