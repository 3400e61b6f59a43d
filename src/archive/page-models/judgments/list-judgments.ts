/** The Judgments of a game, each with its question and its result. */
import type { Judgment } from '../../../engine/results/types.ts';
import { LOST_RULING } from '../../../records/kinds/bench.ts';
import type { GameArchive } from '../../lookup/game-archive.ts';
import { formatDate } from '../../words/format-date.ts';
import { joined, link, listed, type Phrase, plain } from '../../words/phrase.ts';
import { appealWords, judgmentStatus } from '../../words/phrases/judgment-words.ts';
import {
  callerName,
  describeAuthority,
  judgmentLink,
  playerName,
} from '../../words/phrases/links.ts';
import { judgmentDay, judgmentYear } from '../../words/record-words.ts';
import { searchChoices } from '../search-choices.ts';
import { sheetsByYear, type YearSheet } from '../year-sheets.ts';
import { rulingSought } from './describe-judgment.ts';
import { recordLink } from './describe-readings.ts';

export function judgmentSheets({ replay }: GameArchive): readonly YearSheet<Judgment>[] {
  return sheetsByYear(replay.judgments, judgmentYear);
}

export function listJudgment(archive: GameArchive, judgment: Judgment) {
  const { written, ruling } = judgment;
  const on = judgmentDay(judgment);
  const rules = judgment.rules.map(
    ({ number, version }): Phrase => [
      link(String(number), archive.links.version(archive.id, version, number)),
    ],
  );
  const judges = judgesOf(archive, judgment);
  const said: readonly (readonly [string, Phrase])[] = [
    ruling === undefined || ruling === LOST_RULING
      ? ['Status', [judgmentStatus(judgment)]]
      : ['Ruling', [ruling]],
    ['On appeal', joined(appealWords(archive, judgment), ' ')],
    [judges.length > 1 ? 'Judges' : 'Judge', listed(judges)],
    [rules.length > 1 ? 'Rules' : 'Rule', listed(rules)],
    ['Kind', written.kind === undefined ? [] : [written.kind]],
    ['Invoked by', [callerName(archive, written.by)]],
    ['Date', on === undefined ? [] : [formatDate(on)]],
  ];
  return {
    heading: judgmentLink(archive, written.name),
    question: written.question,
    /** The results, each under its name: `Ruling`, `Judge`, `Rules`. */
    particulars: said.flatMap(([term, words]) => (words.length === 0 ? [] : [{ term, words }])),
  };
}

export type JudgmentLine = ReturnType<typeof listJudgment>;

export function judgmentChoices(archive: GameArchive) {
  const { judgments } = archive.replay;
  return searchChoices([
    ['Ruling', judgments.map(rulingSought)],
    ['Judge', judgments.flatMap((each) => judgesOf(archive, each).map(plain))],
    ['Invoked by', judgments.map(({ written }) => plain([callerName(archive, written.by)]))],
    ['Rule', judgments.flatMap(({ rules }) => rules.map(({ number }) => String(number)))],
    ['Kind of case', judgments.map(({ written }) => written.kind)],
    ['Year', judgments.map(judgmentYear)],
  ]);
}

function judgesOf(archive: GameArchive, { judges = [] }: Judgment): readonly Phrase[] {
  return judges.map((judge) => [playerName(archive, judge)]);
}

/** A move against a rule that stands because nobody objected. */
export function describeUnobjected(archive: GameArchive) {
  return archive.replay.findings
    .filter(({ code }) => code === 'unobjected')
    .map(({ at, message, rule }) => ({
      where: recordLink(archive, at.file),
      /** The result that stands, the reason, and the result by the rules alone. */
      says: message,
      rule: rule && describeAuthority(archive, rule),
    }));
}
