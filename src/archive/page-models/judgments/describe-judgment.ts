/** A question put to a Judge, and its result. */
import type { Judgment } from '../../../engine/results/types.ts';
import { LOST_RULING, type WrittenBench } from '../../../records/kinds/bench.ts';
import type { Settlement } from '../../../records/kinds/judgment.ts';
import type { JudgmentName } from '../../../records/kinds/parts.ts';
import { appealsFrom } from '../../lookup/appeals.ts';
import { citationsIn } from '../../lookup/citations.ts';
import { resolverAt } from '../../lookup/describe-reference.ts';
import { type GameArchive, judgmentCalled, ruleAt } from '../../lookup/game-archive.ts';
import { amountWords } from '../../words/amount-words.ts';
import { formatDate } from '../../words/format-date.ts';
import { joined, type Link, link, listed, type Phrase, phrase } from '../../words/phrase.ts';
import { citeJudgment } from '../../words/phrases/citation.ts';
import { proposalLinkTo } from '../../words/phrases/event-words.ts';
import { appealWords, judgmentStatus } from '../../words/phrases/judgment-words.ts';
import {
  callerName,
  eventLink,
  judgmentLink,
  playerName,
  playerNames,
} from '../../words/phrases/links.ts';
import {
  correctionWords,
  judgmentDay,
  judgmentYear,
  sourceWords,
} from '../../words/record-words.ts';
import { describeChanged } from './describe-judged.ts';
import { readingHref } from './describe-readings.ts';

/** A longer ruling is a sentence, and is looked for by its words. */
const LONGEST_RULING = 40;

/** The ruling as a filter has it; `undefined` for one in a sentence. */
export function rulingSought({ status, ruling }: Judgment): string | undefined {
  if (ruling === undefined) return status === 'void' ? 'set aside' : 'none yet';
  return ruling.length <= LONGEST_RULING ? ruling : undefined;
}

export function describeJudgment(archive: GameArchive, judgment: Judgment) {
  const { written } = judgment;
  const { judgmentsCiting } = citationsIn(archive);
  const during = judgment.during === undefined ? undefined : archive.proposals.get(judgment.during);
  return {
    heading: `Judgment ${written.number}`,
    question: written.question,
    description: `Judgment ${written.number} in ${archive.title}: ${written.question}`,
    status: judgment.status,
    statusWords: judgmentStatus(judgment),
    /** Its words, if they are known. */
    ruling: judgment.ruling === LOST_RULING ? undefined : judgment.ruling,
    rulingSought: rulingSought(judgment),
    judges: (judgment.judges ?? []).map((judge) => playerName(archive, judge)),
    by: callerName(archive, written.by),
    invoked: written.invoked && formatDate(written.invoked),
    /** When the ruling was given, or else asked for; as recorded. */
    day: judgmentDay(judgment)?.text,
    year: judgmentYear(judgment),
    during: during && proposalLinkTo(archive, during.written.number),
    bench: written.bench.map((seat) => ({
      /** The Judges, as far as they are known. */
      who:
        seat.judges.length === 0
          ? ['A Judge whom the record does not name']
          : playerNames(archive, seat.judges),
      says: benchWords(archive, seat),
      /** The message in which the ruling was given. */
      source: sourceWords(seat.source),
    })),
    /** Rules as they stood when Judgment was invoked. */
    rules: judgment.rules.map(({ number, version }) =>
      link(`Rule ${number}`, archive.links.version(archive.id, version, number)),
    ),
    /** Rules that the Judgment read and that have other words now. Each has the first change since. */
    amendedSince: judgment.rules
      .map((rule) => amendedAfter(archive, rule))
      .filter((since) => since !== undefined),
    ruleNumbers: judgment.rules.map(({ number }) => number),
    reasons: written.body,
    resolve: resolverAt(archive, judgment.version),
    settles: written.settles.map((settled) => settledWords(archive, settled)),
    /** The changes that it made; empty if there are none. */
    changed: describeChanged(archive, judgment),
    citation: citeJudgment(archive, judgment),
    corrected: correctionWords(written.corrected),
    /** The message in which it was called for. */
    source: sourceWords(written.source),
    kind: written.kind,
    arguments: written.arguments.map(({ by, text }) => ({
      by: [callerName(archive, by)],
      text,
    })),
    appeals: written.appeals === undefined ? undefined : citedLink(archive, written.appeals),
    appealedIn: linksTo(archive, appealsFrom(archive.replay.judgments).get(judgment)),
    /** The result of an appeal, and the appeal that is still open. */
    onAppeal: appealWords(archive, judgment),
    cites: written.cites.map((number) => citedLink(archive, number)),
    citedBy: linksTo(archive, judgmentsCiting.get(judgment)),
  };
}

/** The first change of a rule's words after the version in which it was read. */
function amendedAfter(archive: GameArchive, { id, number, version }: Judgment['rules'][number]) {
  const changes = archive.replay.lives.get(id)?.changes ?? [];
  const read = ruleAt(archive, id, version)?.text;
  const change = changes.find((each) => each.version > version && each.rule?.text !== read);
  if (!change) return undefined;
  const became = change.rule ? 'its words were changed' : 'it was repealed';
  const on = change.on ? `, ${formatDate(change.on)}` : '';
  const rule = link(`Rule ${number}`, archive.links.rule(archive.id, id));
  const { version: since } = change;
  const where = link(`version ${since}`, archive.links.version(archive.id, since));
  return phrase`${rule}: ${became} in ${where}${on}.`;
}

function citedLink(archive: GameArchive, number: JudgmentName): Link | string {
  const cited = judgmentCalled(archive, number);
  return cited ? judgmentLink(archive, cited.written.name) : `Judgment ${number}`;
}

function linksTo(archive: GameArchive, judgments: readonly Judgment[] = []): readonly Link[] {
  return judgments.map(({ written }) => judgmentLink(archive, written.name));
}

function benchWords(archive: GameArchive, seat: WrittenBench): Phrase {
  const said: Phrase[] = [];
  if (seat.accepted) said.push([`accepted ${formatDate(seat.accepted)}`]);
  if (seat.refused) said.push([`refused ${formatDate(seat.refused)}`]);
  if (seat.ruling) {
    const ruled =
      seat.ruling === LOST_RULING ? 'gave a ruling that is lost' : `ruled “${seat.ruling}”`;
    said.push([`${ruled}${seat.given ? `, ${formatDate(seat.given)}` : ''}`]);
  }
  const { overruled } = seat;
  const on = overruled?.on && `, ${formatDate(overruled.on)}`;
  if (overruled && 'proposal' in overruled) {
    said.push(phrase`overruled by ${proposalLinkTo(archive, overruled.proposal)}${on}`);
  } else if (overruled) {
    said.push(phrase`overruled by the votes of ${playerNames(archive, overruled.for)}${on}`);
  }
  if (said.length === 0) return ['has not ruled yet'];
  return joined(said, '; ');
}

function settledWords(archive: GameArchive, settled: Settlement): Phrase {
  switch (settled.kind) {
    case 'reading': {
      const reading = link(settled.reading, readingHref(archive, settled.reading));
      return phrase`The reading ${reading} is “${settled.take}” from here on.`;
    }
    case 'move': {
      const part = settled.part && `Change ${settled.part} of `;
      return phrase`${part}${proposalLinkTo(archive, settled.move)} is ${settled.is}.`;
    }
    case 'event':
      return phrase`${eventLink(archive, settled.event)} is ${settled.is}.`;
    case 'judgment':
      return phrase`${citedLink(archive, settled.judgment)} is ${settled.is}.`;
    case 'points':
    case 'change': {
      const sums = [...settled.amounts].flatMap(([id, amounts]) =>
        [...amounts].map(
          ([quantity, amount]) =>
            phrase`${playerName(archive, id)} is due ${amountWords(amount, quantity)}`,
        ),
      );
      return phrase`${listed(sums)}.`;
    }
    case 'play':
      return ['Play cannot go on.'];
    case 'winner':
      return phrase`${playerName(archive, settled.player)} has won.`;
  }
}
