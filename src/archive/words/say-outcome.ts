/**
 * How a proposal or a game came out, and on which readings or words alone that rests:
 * `Adopted 5 : 0 : 1, if an abstention does not spoil unanimity; otherwise defeated`.
 */
import type { Decision, Outcome } from '../../engine/results/decision.ts';
import type { Proposal, ReadingTaken, Replay, Winner } from '../../engine/results/types.ts';
import { resultWords } from '../../engine/words/result-words.ts';
import { once } from '../../helpers/once.ts';
import { capital, uncapital } from '../../helpers/words.ts';
import { readingCalled } from '../../law/readings/register.ts';
import type { PlayerId } from '../../values/ids.ts';
import type { Links } from '../lookup/links.ts';
import { nameOfPlayer } from '../lookup/name-of-player.ts';
import { tallyWords } from './amount-words.ts';
import { joined, link, type Phrase, phrase } from './phrase.ts';

/** A game; with links if a page can lead to what would have come otherwise. */
export interface ReplayWithLinks {
  readonly replay: Replay;
  readonly links?: Links;
}

/** The outcome of a proposal, in words for the middle of a sentence. */
export const BECAME: Readonly<Record<Outcome, string>> = {
  adopted: 'adopted',
  defeated: 'defeated',
  withdrawn: 'withdrawn',
  open: 'open',
  lost: 'not on record',
  void: 'void',
  undetermined: 'undetermined',
};

/** The outcome with a capital letter: `Adopted`. */
export function outcomeLabel(outcome: Outcome): string {
  return capital(BECAME[outcome]);
}

/** `Adopted 5 : 0 : 1`, and how the sentence goes on if it depends on a reading. */
export function sayOutcome(told: ReplayWithLinks, proposal: Proposal, between = ''): Phrase {
  const { outcome, count } = proposal;
  const tally = outcome === 'open' || !count ? '' : ` ${tallyWords(count)}`;
  return [`${outcomeLabel(outcome)}${tally}${between}`, ...ifSoRead(told, proposal)];
}

/** `, if …; otherwise defeated`; nothing if no other reading leads to another outcome. */
export function ifSoRead(told: ReplayWithLinks, { written }: Proposal): Phrase {
  return conditionWords(told, outcomesRead(told.replay).get(written.name) ?? []);
}

type Influence = ReadingTaken['mattered'][number] & { readonly reading: string };

/** The readings that matter for each proposal, by its name. Leaves out readings that a Judgment settled. */
const outcomesRead = once((replay: Replay): ReadonlyMap<string, readonly Influence[]> => {
  const byNumber = Map.groupBy(replay.proposals, ({ written }) => written.number);
  const decided = mattered(replay, 'outcome').flatMap((each) => {
    const { file, what } = each;
    const called = what.kind === 'outcome' ? (byNumber.get(what.proposal) ?? []) : [];
    // If two proposals have one number, the file tells which is meant.
    const own = called.find(({ written }) => written.file === file);
    const proposal = own ?? (called.length === 1 ? called[0] : undefined);
    return proposal ? [{ name: proposal.written.name, each }] : [];
  });
  const byName = Map.groupBy(decided, ({ name }) => name);
  return new Map([...byName].map(([name, all]) => [name, all.map(({ each }) => each)]));
});

/** `, if …; otherwise nobody has won`, of a player who has won, or of nobody. */
export function wonIfSoRead(told: ReplayWithLinks, winner: PlayerId | undefined): Phrase {
  const name = winner === undefined ? '' : nameOfPlayer(told.replay, winner);
  // If two players have one name, messages tell the id too.
  const names = [name, `${name} (${winner})`];
  const isOf = ({ results: [here] }: Influence) =>
    here !== undefined && 'names' in here.result && names.includes(here.result.names.join());
  return conditionWords(told, mattered(told.replay, 'winner').filter(isOf));
}

/**
 * Whether only a recorded event says that the player won. The mechanics of rules do not support such a
 * win.
 */
export function isWonByWords({ timeline }: Replay, { player }: Winner): boolean {
  return timeline.some(
    (entry) =>
      entry.kind === 'event' &&
      entry.ground?.by === 'words' &&
      entry.event.fact.kind === 'winner' &&
      entry.event.fact.player === player,
  );
}

function mattered({ readings }: Replay, kind: Decision['kind']): readonly Influence[] {
  return readings.flatMap(({ id, mattered }) =>
    mattered
      .filter(({ what, source }) => what.kind === kind && source !== 'judgment')
      .map((each) => ({ ...each, reading: id })),
  );
}

function conditionWords(told: ReplayWithLinks, all: readonly Influence[]): Phrase {
  if (all.length === 0) return [];
  const others = all.flatMap(({ what, results }) =>
    results.slice(1).map(({ result }) => {
      if (!('outcome' in result)) return resultWords(result, what, results);
      return result.outcome === 'none' ? 'not made' : BECAME[result.outcome];
    }),
  );
  // The meaning of the option used, with a link to the game under another option.
  const conditions = all.map(({ reading, taken, results }) => {
    const says = readingCalled(reading)?.options.find(({ id }) => id === taken)?.says ?? taken;
    const words = uncapital(says).replace(/\.$/, '');
    const other = results.find(({ option }) => option !== taken)?.option;
    if (!told.links || other === undefined) return [words];
    return [link(words, told.links.whatIf(told.replay.game.id, { [reading]: other }))];
  });
  return phrase`, if ${joined(conditions, ', and ')}; otherwise ${[...new Set(others)].join(' or ')}`;
}
