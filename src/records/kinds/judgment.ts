/** A judgment: `games/<game>/judgments/<name>.md`. */
import type * as z from 'zod/mini';
import type { Path } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { RuleName } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';
import { VERDICTS } from '../../values/verdicts.ts';
import {
  bench,
  checkJudge,
  checkSeat,
  LOST_RULING,
  SEAT_SAYS,
  SEAT_SHAPE,
  seatFields,
  toBench,
  type WrittenBench,
} from './bench.ts';
import {
  type Caller,
  type Correction,
  caller,
  checkDateOrder,
  corrected,
  gains,
  type JudgmentName,
  judgmentName,
  type NoObjection,
  quantities,
  SOURCE_SAYS,
  source,
  standsBecause,
} from './parts.ts';
import { recordKind, unlessEmpty } from './record-kind.ts';

const settlement = s.mapping('a settlement', {
  reading: s.optional(v.text('the name of a reading')),
  take: s.optional(v.text('an option of the reading')),
  move: s.optional(v.proposalNumber('the number of a proposal')),
  part: s.optional(v.place('which of its changes, counted from 1')),
  event: s.optional(v.eventId),
  judgment: s.optional(judgmentName),
  is: s.optional(v.word(VERDICTS)),
  points: s.optional(gains),
  change: s.optional(quantities),
  play: s.optional(v.word(['cannot-go-on'])),
  winner: s.optional(v.player),
});
/* @__PURE__ */ s.document('a settlement', settlement, () => ({
  reading: 'the id of a reading',
  take: 'with `reading`: the answer that counts from here on',
  move: 'the number of a proposal',
  part: 'with `move`: the change of the proposal that this is about, counted from 1; it leaves the others alone',
  event: 'the id of an event',
  judgment: 'another judgment, or this one, by its number or the name of its file',
  is: 'with `move`, `event` or `judgment`: `legal`, `illegal` or `undetermined`',
  points: 'points to add or take, each a player and an amount',
  change: 'an amount to add to any quantity: `{ kit: { strength: 2 } }`',
  play: '`cannot-go-on`: no further play is possible, so that somebody wins if a rule says so',
  winner: 'the player who has won',
}));

type SettlementFields = z.output<typeof settlement>;

/** An effect of a ruling that the engine has to follow. */
export type Settlement = NonNullable<ReturnType<typeof toSettlement>>;

/** The settlement that checked fields record. */
function toSettlement(fields: SettlementFields, path: Path) {
  const { reading, take, move, part, event, judgment, is, points, change, play, winner } = fields;
  if (reading !== undefined && take !== undefined)
    return { kind: 'reading', reading, take, path } as const;
  if (move !== undefined && is !== undefined) {
    return { kind: 'move', move, ...withoutUndefined({ part }), is, path } as const;
  }
  if (event !== undefined && is !== undefined) return { kind: 'event', event, is, path } as const;
  if (judgment !== undefined && is !== undefined)
    return { kind: 'judgment', judgment, is, path } as const;
  if (change) return { kind: 'change', amounts: change, path } as const;
  if (points) return { kind: 'points', amounts: points, path } as const;
  if (play !== undefined) return { kind: 'play', play, path } as const;
  if (winner !== undefined) return { kind: 'winner', player: winner, path } as const;
  return undefined;
}

/** The inverse of `toSettlement`. */
function settlementFields(settled: Settlement): SettlementFields {
  if (settled.kind === 'points') return { points: settled.amounts };
  if (settled.kind === 'change') return { change: settled.amounts };
  if (settled.kind === 'winner') return { winner: settled.player };
  const { kind: _, path: __, ...fields } = settled;
  return fields;
}

const settles = s.coded(
  s.list('of settlements', s.checked(settlement, checkSettlement)),
  (entries): readonly Settlement[] =>
    entries.flatMap((fields, i) => toSettlement(fields, ['settles', i]) ?? []),
  (all) => all.map(settlementFields),
);

export const ARGUMENT = s.mapping('an argument', { by: caller, text: v.markdown('the argument') });
/* @__PURE__ */ s.document('an argument', ARGUMENT, () => ({
  by: 'the player who argued, or somebody who does not play',
  text: 'the argument, in Markdown',
}));

const shape = s.mapping('a judgment', {
  judgment: v.judgmentNumber,
  kind: s.optional(v.line('what the community calls such a case')),
  question: v.text('the question put to the Judge'),
  by: caller,
  appeals: s.optional(judgmentName),
  invoked: s.optional(v.moment),
  rules: s.optional(s.list('of rules', v.rule)),
  ...SEAT_SHAPE,
  bench: s.optional(bench),
  settles: s.optional(settles),
  cites: s.optional(s.list('of judgments', judgmentName)),
  arguments: s.optional(s.list('of arguments', ARGUMENT)),
  source: s.optional(source),
  stands: s.optional(standsBecause),
  corrected,
});

/* @__PURE__ */ s.document('a judgment', shape, () => ({
  ...SEAT_SAYS,
  judgment: 'its number, which may have letters: `1711a`',
  kind: 'what the community calls such a case',
  question: 'the question put to the Judge',
  by: 'the player who invoked Judgment, or somebody who does not play',
  appeals: 'the judgment from which it is an appeal, by its number or the name of its file',
  arguments: 'what was argued, a list of arguments',
  invoked: 'the date of that',
  rules: 'the rules in question',
  bench: 'the Judges in order, if there were several; it replaces the seven keys above',
  settles: 'the effects of the ruling on the replay, a list of settlements',
  cites: 'the judgments followed or departed from, by their numbers or the names of their files',
  source: SOURCE_SAYS,
  stands: 'a record that stands',
  corrected: 'a correction',
}));

type Fields = z.output<typeof shape>;

export interface WrittenJudgment {
  readonly file: string;
  readonly name: string;
  /** May have letters: `1711a`. */
  readonly number: JudgmentName;
  /** The community's word for such a case. */
  readonly kind?: string;
  readonly question: string;
  readonly by: Caller;
  /** The judgment from which it is an appeal. */
  readonly appeals?: JudgmentName;
  readonly arguments: readonly { readonly by: Caller; readonly text: string }[];
  readonly invoked?: Moment;
  readonly rules: readonly RuleName[];
  /** The judges in order: several if some were overruled, none while no Judge is recorded. */
  readonly bench: readonly WrittenBench[];
  readonly settles: readonly Settlement[];
  readonly cites: readonly JudgmentName[];
  /** The Judge's reasons. */
  readonly body: string;
  /** The message with the question. */
  readonly source?: string;
  readonly stands?: NoObjection;
  readonly corrected?: Correction;
}

export const JUDGMENT = recordKind({
  shape,
  check: checkJudgment,
  read: (fields, { file, name, body }): WrittenJudgment => {
    const { judgment: number, kind, question, by, appeals, invoked, source: from } = fields;
    const { stands, corrected } = fields;
    const { rules = [], settles = [], cites = [] } = fields;
    return {
      file,
      name,
      number,
      ...withoutUndefined({ kind }),
      question,
      by,
      ...withoutUndefined({ appeals }),
      arguments: fields.arguments ?? [],
      ...withoutUndefined({ invoked }),
      rules,
      bench: fields.bench ?? [toBench(fields, [])].filter((each) => each !== undefined),
      settles,
      cites,
      body,
      ...withoutUndefined({ source: from, stands, corrected }),
    };
  },
  write: (judgment) => {
    // The path of a single Judge's bench is the whole front matter.
    const [first] = judgment.bench;
    const isSingle = first?.path.length === 0;
    const fields = {
      ...judgment,
      judgment: judgment.number,
      rules: unlessEmpty(judgment.rules),
      bench: isSingle ? undefined : unlessEmpty(judgment.bench),
      ...(isSingle && seatFields(first)),
      settles: unlessEmpty(judgment.settles),
      cites: unlessEmpty(judgment.cites),
      arguments: unlessEmpty(judgment.arguments),
    };
    return { fields, body: judgment.body };
  },
});

function checkJudgment(written: s.HalfRead<Fields>): readonly s.CheckProblem[] {
  const correction = checkDateOrder(written, 'invoked', ['corrected']);
  if (!('bench' in written)) {
    const dates = checkDateOrder(written, 'invoked', ['accepted', 'refused', 'given']);
    const ruling = [...checkJudge(written), ...checkSeat(written), ...checkSettles(written)];
    return [...dates, ...correction, ...ruling];
  }
  const outside = s.present(written, Object.keys(SEAT_SHAPE)).map((key): s.CheckProblem => {
    const message = `\`${key}\` belongs inside \`bench\`, with each Judge.`;
    return { code: 'format/key', part: 'key', path: [key], message };
  });
  return [...correction, ...outside, ...checkBenchDates(written), ...checkSettles(written)];
}

/** Without a ruling nothing is settled. */
function checkSettles(written: s.HalfRead<Fields>): readonly s.CheckProblem[] {
  const { bench: seats } = written;
  if (!('settles' in written) || !s.wasRead(seats)) return [];
  if (seats?.some(({ ruling }) => ruling !== undefined)) return [];
  if (written.ruling === LOST_RULING) {
    const message = '`settles` states the effect of a ruling, but this ruling is lost.';
    const help = 'Remove `settles`, or write the ruling if you know it.';
    return [{ code: 'format/key', part: 'key', path: ['settles'], message, help }];
  }
  if ('ruling' in written) return [];
  const message = '`settles` states the effect of a ruling, but there is no ruling.';
  const where = seats ? ' to a Judge of `bench`' : '';
  const help = `Add \`ruling\`${where}, or remove \`settles\` until there is one.`;
  const path = [seats ? 'bench' : 'settles'];
  return [{ code: 'format/missing', path, part: 'key', message, help, keys: ['ruling'] }];
}

/** No Judge of a bench acted before Judgment was invoked. */
function checkBenchDates({ invoked, bench: seats }: s.HalfRead<Fields>): readonly s.CheckProblem[] {
  if (!s.wasRead(invoked) || !s.wasRead(seats) || !invoked) return [];
  return (seats ?? []).flatMap((seat) =>
    checkDateOrder({ ...seat, invoked }, 'invoked', ['accepted', 'refused', 'given']).map(
      (problem) => ({ ...problem, path: [...seat.path, ...(problem.path ?? [])] }),
    ),
  );
}

/** Each kind of settlement needs this key too. */
const COMPANIONS = {
  reading: 'take',
  move: 'is',
  event: 'is',
  judgment: 'is',
  points: undefined,
  change: undefined,
  play: undefined,
  winner: undefined,
} as const satisfies Readonly<Record<Settlement['kind'], string | undefined>>;

/** An entry settles exactly one thing, with the key that goes with it. */
function checkSettlement(written: object): readonly s.CheckProblem[] {
  const kinds = s.ownKeys(COMPANIONS);
  const [kind, ...others] = s.present(written, kinds);
  if (kind === undefined) {
    const message = 'The entry does not say what it settles.';
    const help =
      'Write a `reading` to `take`, or a `move`, an `event` or a `judgment` that `is` legal. Or write `points`, a `change`, `play` (it cannot go on) or a `winner`.';
    return [{ code: 'format/missing', message, help, keys: kinds }];
  }
  const companion: string | undefined = COMPANIONS[kind];
  const allowed = kind === 'move' ? ['is', 'part'] : [companion];
  const strays = s.present(written, ['take', 'is', 'part']).filter((key) => !allowed.includes(key));
  const problems = [...others, ...strays].map((key): s.CheckProblem => {
    const message = `\`${key}\` does not go with \`${kind}\`.`;
    const help = 'Settle each matter in its own entry.';
    return { code: 'format/key', part: 'key', path: [key], message, help };
  });
  if (companion === undefined || Object.hasOwn(written, companion)) return problems;
  const expected = `the effect on the \`${kind}\``;
  return [...problems, { code: 'format/missing', path: [companion], expected }];
}
