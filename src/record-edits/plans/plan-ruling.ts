/** Invokes Judgment, or records that a Judge accepts, refuses, rules or is overruled. */

import { nearest } from '../../diagnostics/did-you-mean.ts';
import { overruling, PLAYER } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { capital, inSeries } from '../../helpers/words.ts';
import { JUDGMENT, type WrittenJudgment } from '../../records/kinds/judgment.ts';
import type { JudgmentName } from '../../records/kinds/parts.ts';
import { unlessEmpty } from '../../records/kinds/record-kind.ts';
import { writeDraft } from '../../records/write-record.ts';
import { numberOrWord } from '../../values/ids.ts';
import type { RecordEdit } from '../insert/insert.ts';
import { type GameToEdit, lacking, type PlanResult, planEdits, refuse } from './draft.ts';
import { findPlayer, playersListed } from './find-player.ts';

export interface QuestionRequest {
  readonly question: string;
  readonly by: string | undefined;
  /** The rules in question. */
  readonly rules: readonly string[];
  /** The message that asked. */
  readonly source?: string | undefined;
}

export function planQuestion(
  { question, by, rules, source }: QuestionRequest,
  toEdit: GameToEdit,
): PlanResult {
  const { replay, textOf, on } = toEdit;
  if (by === undefined) return lacking('asker', 'Nobody asks.');
  const [, stranger] = /^\{ name: (.+) \}$/.exec(by) ?? [];
  const caller = findPlayer(replay, by);
  if (!caller.ok && stranger === undefined) {
    if (caller.instead) return caller;
    const line = `There is no player “${by}”. ${playersListed(replay.players)} Somebody else asks so:`;
    return { ...refuse(line), instead: [by, `{ name: ${capital(by)} }`] };
  }
  const numbers = replay.game.judgments.map((each) => Number.parseInt(String(each.number), 10));
  // Unnumbered ones do not count.
  const number = Math.max(0, ...numbers.filter(Number.isFinite)) + 1;
  const file = `games/${replay.game.id}/judgments/${number}.md`;
  if (textOf(file) !== undefined) return refuse(`${file} is there already.`);
  const front = {
    judgment: number,
    question,
    by: caller.ok ? caller.player.id : { name: stranger },
    invoked: on.text,
    rules: rules.length === 0 ? undefined : rules.map(numberOrWord),
    source,
  };
  return { ok: true, draft: { file, text: writeDraft(JUDGMENT, front) } };
}

export type BenchAct =
  | { readonly act: 'accepted' | 'refused' }
  | { readonly act: 'given'; readonly ruling: string; readonly reasons: string | undefined }
  | {
      readonly act: 'overruled';
      readonly for: readonly string[];
      readonly against: readonly string[];
      /** The messages with these votes. */
      readonly sources?: readonly string[] | undefined;
    };

export interface RulingRequest {
  readonly number: JudgmentName;
  readonly judge?: string | undefined;
  readonly did: BenchAct;
  /** The message that reported it. */
  readonly source?: string | undefined;
  /** Entries of `settles`, as data. */
  readonly settles?: readonly unknown[];
}

export function planRuling(request: RulingRequest, toEdit: GameToEdit): PlanResult {
  const { number, did } = request;
  const judgment = toEdit.replay.game.judgments.find((each) => each.number === number);
  if (!judgment) {
    const { id, judgments } = toEdit.replay.game;
    const known = judgments.map((each) => String(each.number));
    const none = `There is no Judgment ${number} in ${id}.`;
    if (known.length === 0) return refuse(`${none} No question was asked yet.`);
    const near = nearest(String(number), known) ?? '';
    const line = `${none} The Judgments are ${inSeries(known)}.`;
    return { ...refuse(line), instead: [String(number), near] };
  }
  const last = judgment.bench.at(-1);
  const hasAnswered = last?.refused !== undefined || last?.ruling !== undefined;
  // Only a Judge who has answered is overruled.
  const seat = did.act !== 'overruled' && hasAnswered ? undefined : last;
  const open = toEdit.replay.openQuestions.find((each) => each.judgment === judgment.name);
  const judge = request.judge ?? seat?.judges[0] ?? open?.judge;
  if (judge === undefined) return nobodyJudges(judgment);
  const sitting = findPlayer(toEdit.replay, judge);
  if (!sitting.ok) return sitting;
  if (did.act === 'overruled' && !seat) {
    const ruling = { move: 'judge', of: number, says: { ruling: 'No' } } as const;
    const line = `Judgment ${number} has no answer yet that could be overruled. To answer it:`;
    return { ...refuse(line), mendings: [ruling] };
  }
  if (did.act === 'overruled' && did.for.length + did.against.length === 0) {
    const mendings = [overruling(number)];
    return { ...refuse('Nobody overrules the Judge. Name each who does:'), mendings };
  }
  const facts = {
    ...factsOf(did, toEdit.on.text),
    ...(did.act === 'given' && withoutUndefined({ 'ruling-source': request.source })),
  };
  // A Judge who judged alone may be in the record itself.
  const place = seat?.path.length ? ['bench', String(judgment.bench.indexOf(seat))] : [];
  const edits: readonly RecordEdit[] = [
    // An overruled Judge settles nothing for the next one.
    ...(did.act === 'given' && judgment.settles.length > 0
      ? [{ path: ['settles'], as: 'gone' } as const]
      : []),
    ...(seat
      ? Object.entries(facts).map(
          ([key, value]) => ({ path: [...place, key], as: 'value', value }) as const,
        )
      : // In a list from the first, so that another Judge can follow.
        [{ path: ['bench'], as: 'item', value: { judge: sitting.player.id, ...facts } } as const]),
    ...(request.settles ?? []).map((value) => ({ path: ['settles'], as: 'item', value }) as const),
  ];
  const { file } = judgment;
  const planned = planEdits(
    { file, kind: JUDGMENT },
    edits,
    toEdit,
    `Judgment ${number} has that on record already, in ${file}.`,
  );
  if (!planned.ok || did.act !== 'given' || did.reasons === undefined) return planned;
  const { draft } = planned;
  const before = draft.text.endsWith('---\n') ? draft.text : `${draft.text.trimEnd()}\n\n`;
  return { ok: true, draft: { ...draft, text: `${before}${did.reasons.trim()}\n` } };
}

function nobodyJudges({ number, bench, file }: WrittenJudgment): PlanResult {
  const [, game] = file.split('/');
  const last = bench.at(-1);
  return last?.ruling === undefined || last.overruled
    ? lacking('judge', 'The rules do not say who judges.')
    : {
        ...refuse(
          `Judgment ${number} has its answer already: “${last.ruling}”.`,
          `If its record is wrong, edit ${file}, and then say why: \`nomic correct ${game} judgments/${number} --why "…"\`.`,
          'These can still be recorded:',
        ),
        mendings: [{ move: 'judge', says: { ask: 'May …?', by: PLAYER } }, overruling(number)],
      };
}

function factsOf(did: BenchAct, on: string): Readonly<Record<string, unknown>> {
  switch (did.act) {
    case 'accepted':
    case 'refused':
      return { [did.act]: on };
    case 'given':
      return { ruling: did.ruling, given: on };
    case 'overruled':
      return {
        overruled: {
          for: unlessEmpty(did.for),
          against: unlessEmpty(did.against),
          on,
          sources: did.sources,
        },
      };
  }
}
