/** The entries of a feed: open votes, new versions and Judgments. Nothing here reads a clock. */
import type { Judgment, RuleLife } from '../../engine/results/types.ts';
import { LOST_RULING } from '../../records/kinds/bench.ts';
import type { Moment } from '../../values/moment.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { describeMaking } from '../rule-history/describe-change.ts';
import type { EffectPhrase } from '../words/effect.ts';
import { effectLines } from '../words/effect-words.ts';
import { plain } from '../words/phrase.ts';
import { askedSentence } from '../words/phrases/change-words.ts';
import { historyLine } from '../words/phrases/history-line.ts';
import { appealWords, judgmentStatus } from '../words/phrases/judgment-words.ts';
import { proposalWords } from '../words/phrases/proposal-words.ts';
import { effectOf, effectsIn, whatItDoes } from '../words/phrases/what-it-does.ts';
import { judgmentDay } from '../words/record-words.ts';

const MAX_ENTRIES = 40;
/** For entries without a date. A feed must give one, and nobody takes an old one for news. */
const UNDATED = '1970-01-01T00:00:00Z';

/** The latest entries of a game, the newest first. */
export function feedEntries(archive: GameArchive) {
  return newest([
    ...openEntries(archive),
    ...versionEntries(archive),
    ...judgmentEntries(archive, archive.replay.judgments),
  ]);
}

/** The latest changes of one rule, and the Judgments that read it, the newest first. */
export function ruleEntries(archive: GameArchive, life: RuleLife) {
  const changes = life.changes.toReversed();
  const number = changes.find(({ rule }) => rule)?.rule?.number ?? life.id;
  return newest([
    ...changes.slice(0, MAX_ENTRIES).map((change, i) => {
      // The Initial Set changes nothing.
      const effect =
        change.kind === 'initial' ? undefined : effectOf(changes[i + 1]?.rule, change.rule);
      return {
        title: `${archive.title}: Rule ${change.rule?.number ?? number} in version ${change.version}`,
        href: archive.links.version(archive.id, change.version, change.rule?.number),
        updated: instant(change.on),
        summary: told(historyLine(archive.replay, change), effect ? [effect] : []),
      };
    }),
    ...judgmentEntries(archive, archive.judgmentsOn.get(life.id) ?? []),
  ]);
}

/** The change itself, and its effects. */
function told(words: string, done: readonly EffectPhrase[]): string {
  return [words, ...effectLines(done)].join('\n');
}

/** The latest of some entries, the newest first, and no more than a feed has. */
export function newest(entries: readonly FeedEntry[]) {
  return entries
    .toSorted((a, b) => (a.updated === b.updated ? 0 : a.updated < b.updated ? 1 : -1))
    .slice(0, MAX_ENTRIES);
}

function versionEntries(archive: GameArchive) {
  return archive.replay.versions
    .slice(-MAX_ENTRIES)
    .map((version) => ({
      title: `${archive.title}: version ${version.number} of the rules`,
      href: archive.links.version(archive.id, version.number),
      updated: instant(version.on),
      summary: told(
        plain(describeMaking(archive, version)),
        effectsIn(archive.replay, version.number),
      ),
    }))
    .reverse();
}

/** The open votes, with the effects of adoption: a voter may read nothing but the feed. */
function openEntries(archive: GameArchive) {
  const { status, proposals } = archive.replay;
  if (status === 'won' || status === 'ended') return [];
  const open = proposals.filter(({ outcome }) => outcome === 'open').slice(-MAX_ENTRIES);
  return open.map((proposal) => ({
    title: `${archive.title}: ${proposalWords(proposal.written)} is open`,
    href: archive.links.proposal(archive.id, proposal.written.name),
    updated: instant(proposal.written.revised ?? proposal.written.proposed),
    summary: told(plain(askedSentence(archive, proposal)), whatItDoes(archive, proposal)),
  }));
}

function judgmentEntries(archive: GameArchive, judgments: readonly Judgment[]) {
  return judgments
    .slice(-MAX_ENTRIES)
    .toReversed()
    .map((judgment) => {
      const { written, ruling } = judgment;
      const isSaid = ruling !== undefined && ruling !== LOST_RULING;
      const said = isSaid ? ruling : judgmentStatus(judgment);
      return {
        title: `${archive.title}: Judgment ${written.number}`,
        href: archive.links.judgment(archive.id, written.name),
        updated: instant(judgmentDay(judgment)),
        summary: [written.question, said, ...appealWords(archive, judgment).map(plain)].join(' '),
      };
    });
}

export type FeedEntry = ReturnType<typeof judgmentEntries>[number];

function instant(moment: Moment | undefined): string {
  return moment ? `${new Date(moment.from).toISOString().slice(0, 19)}Z` : UNDATED;
}
