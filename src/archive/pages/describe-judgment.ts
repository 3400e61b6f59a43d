/** A question put to a Judge, and what came of it. */
import type { Judgment } from '../../engine/state/types.ts';
import type { Settlement, WrittenBench } from '../../records/types.ts';
import { citationsIn } from '../lookup/citations.ts';
import { type Resolve, resolverAt } from '../lookup/describe-reference.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { proposalLink } from '../rules/event-words.ts';
import { amountWords } from '../words/amount-words.ts';
import { correctionWords } from '../words/correction-words.ts';
import { formatDate } from '../words/format-date.ts';
import { judgmentLink } from '../words/judgment-link.ts';
import { type Link, link, listed, type Name, type Phrase } from '../words/phrase.ts';
import { playerName } from '../words/player-name.ts';
import { describeChanged, type JudgedChange } from './describe-judged.ts';
import { readingHref } from './describe-readings.ts';

export interface JudgmentPage {
  readonly name: string;
  readonly number: number;
  readonly heading: string;
  readonly question: string;
  readonly description: string;
  readonly status: Judgment['status'];
  readonly statusWords: string;
  readonly ruling: string | undefined;
  readonly judge: Name | undefined;
  readonly by: Name;
  readonly invoked: string | undefined;
  readonly year: string | undefined;
  readonly during: Link | string | undefined;
  readonly bench: readonly BenchLine[];
  /** Rules as they stood when Judgment was invoked. */
  readonly rules: readonly Link[];
  readonly ruleNumbers: readonly number[];
  readonly reasons: string;
  readonly resolve: Resolve;
  readonly settles: readonly Phrase[];
  /** What is different because of it; empty if nothing is. */
  readonly changed: readonly JudgedChange[];
  readonly corrected: string | undefined;
  readonly cites: readonly (Link | string)[];
  readonly citedBy: readonly Link[];
}

export interface BenchLine {
  readonly judge: Name;
  readonly says: Phrase;
}

const STATUS_WORDS = { open: 'Open', given: 'Given', overruled: 'Overruled' } as const;

export function describeJudgment(archive: GameArchive, judgment: Judgment): JudgmentPage {
  const { written } = judgment;
  const given = written.bench.findLast((seat) => seat.given)?.given;
  const during = judgment.during === undefined ? undefined : archive.proposals.get(judgment.during);
  return {
    name: written.name,
    number: written.number,
    heading: `Judgment ${written.number}`,
    question: written.question,
    description: `Judgment ${written.number} in ${archive.title}: ${written.question}`,
    status: judgment.status,
    statusWords: STATUS_WORDS[judgment.status],
    ruling: judgment.ruling,
    judge: judgment.judge && playerName(archive, judgment.judge),
    by: playerName(archive, written.by),
    invoked: written.invoked && formatDate(written.invoked),
    year: (given ?? written.invoked)?.text.slice(0, 4),
    during: during && proposalLink(archive, during.written.number),
    bench: written.bench.map((seat) => ({
      judge: playerName(archive, seat.judge),
      says: benchWords(archive, seat),
    })),
    rules: judgment.rules.map(({ number, version }) =>
      link(`Rule ${number}`, archive.links.version(archive.id, version, number)),
    ),
    ruleNumbers: judgment.rules.map(({ number }) => number),
    reasons: written.body,
    resolve: resolverAt(archive, judgment.version),
    settles: written.settles.map((settled) => settledWords(archive, settled)),
    changed: describeChanged(archive, judgment),
    corrected: correctionWords(written.corrected),
    cites: written.cites.map((number) => citedLink(archive, number)),
    citedBy: (citationsIn(archive).judgmentsCiting.get(written.number) ?? []).map(
      ({ written: by }) => judgmentLink(archive, by.name),
    ),
  };
}

function citedLink(archive: GameArchive, number: number): Link | string {
  const cited = archive.judgmentsByNumber.get(number);
  return cited ? judgmentLink(archive, cited.written.name) : `Judgment ${number}`;
}

function benchWords(archive: GameArchive, seat: WrittenBench): Phrase {
  const said: Phrase[] = [];
  if (seat.accepted) said.push([`accepted ${formatDate(seat.accepted)}`]);
  if (seat.refused) said.push([`refused ${formatDate(seat.refused)}`]);
  if (seat.ruling) {
    said.push([`ruled “${seat.ruling}”${seat.given ? `, ${formatDate(seat.given)}` : ''}`]);
  }
  const { overruled } = seat;
  if (overruled && 'proposal' in overruled) {
    said.push(['overruled by ', proposalLink(archive, overruled.proposal)]);
  } else if (overruled) {
    const voters = listed(overruled.for.map((id) => [playerName(archive, id)]));
    said.push(['overruled by the votes of ', ...voters]);
  }
  if (said.length === 0) return ['has not ruled yet'];
  return said.flatMap((words, i) => (i === 0 ? words : ['; ', ...words]));
}

function settledWords(archive: GameArchive, settled: Settlement): Phrase {
  switch (settled.kind) {
    case 'reading':
      return [
        'The reading ',
        link(settled.reading, readingHref(archive, settled.reading)),
        ` is taken to be “${settled.take}”.`,
      ];
    case 'move':
      return [proposalLink(archive, settled.move), ` is ${settled.is}.`];
    case 'points':
      return [
        ...listed(
          [...settled.amounts].flatMap(([id, amounts]) =>
            [...amounts].map(([quantity, amount]): Phrase => {
              return [playerName(archive, id), ` is due ${amountWords(amount, quantity)}`];
            }),
          ),
        ),
        '.',
      ];
    case 'winner':
      return [playerName(archive, settled.player), ' has won.'];
  }
}
