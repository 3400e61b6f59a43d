/** A judgment: `games/<game>/judgments/<name>.md`. */
import type * as z from 'zod';
import type { Source } from '../../content/source.ts';
import { defined } from '../../helpers/defined.ts';
import { judgmentNumber, line, markdown, moment, rule, text } from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  type HalfRead,
  list,
  mapping,
  optional,
  present,
  wasRead,
} from '../../values/schema.ts';
import type { WrittenBench, WrittenJudgment } from '../judgment-types.ts';
import { bench, checkJudge, checkSeat, SEAT_SHAPE, toBench } from '../schema/bench-schema.ts';
import { caller } from '../schema/caller-schema.ts';
import { corrected } from '../schema/correction.ts';
import { checkDateOrder } from '../schema/date-order.ts';
import { judgmentName } from '../schema/judgment-name.ts';
import { settles, toSettlement } from '../schema/settlement-schema.ts';
import { unobjected } from '../schema/unobjected.ts';
import { type Parsed, parseRecord } from './parse-record.ts';

const shape = mapping('a judgment', {
  judgment: judgmentNumber,
  kind: optional(line('what the community calls such a case')),
  question: text('the question put to the Judge'),
  by: caller,
  appeals: optional(judgmentName),
  arguments: optional(
    list('of arguments', mapping('an argument', { by: caller, text: markdown('the argument') })),
  ),
  invoked: optional(moment),
  rules: optional(list('of rules', rule)),
  ...SEAT_SHAPE,
  bench: optional(bench),
  settles: optional(settles),
  cites: optional(list('of judgments', judgmentName)),
  stands: optional(unobjected),
  corrected,
});

type Fields = z.output<typeof shape>;

const schema = checked(shape, checkJudgment);

/** The name is the file's, without `.md`. */
export function parseJudgment(source: Source, name: string): Parsed<WrittenJudgment> {
  return parseRecord(source, {
    schema,
    build: (fields, { body }) => buildJudgment(fields, { file: source.file, name, body }),
  });
}

function checkJudgment(written: HalfRead<Fields>): readonly CheckProblem[] {
  const correction = checkDateOrder(written, 'invoked', ['corrected']);
  if (!('bench' in written)) {
    const dates = checkDateOrder(written, 'invoked', ['accepted', 'refused', 'given']);
    const said = [...checkJudge(written), ...checkSeat(written), ...checkSettles(written)];
    return [...dates, ...correction, ...said];
  }
  const beside = present(written, Object.keys(SEAT_SHAPE)).map((key): CheckProblem => {
    const message = `\`${key}\` stands beside \`bench\`, which says it of each Judge.`;
    return { code: 'format/key', part: 'key', path: [key], message };
  });
  return [...correction, ...beside, ...checkBenchDates(written)];
}

/** What nobody has ruled binds nobody. */
function checkSettles(written: HalfRead<Fields>): readonly CheckProblem[] {
  if (!('settles' in written) || 'ruling' in written) return [];
  const message = '`settles` says what a ruling binds to, and there is no ruling.';
  const help = 'Add `ruling`, or take `settles` out until there is one.';
  return [
    { code: 'format/missing', path: ['settles'], part: 'key', message, help, keys: ['ruling'] },
  ];
}

/** No Judge of a bench acted before Judgment was invoked. */
function checkBenchDates({ invoked, bench: seats }: HalfRead<Fields>): readonly CheckProblem[] {
  if (!wasRead(invoked) || !wasRead(seats) || !invoked) return [];
  return (seats ?? []).flatMap((seat, index) =>
    checkDateOrder({ ...seat, invoked }, 'invoked', ['accepted', 'refused', 'given']).map(
      (problem) => ({ ...problem, path: ['bench', index, ...(problem.path ?? [])] }),
    ),
  );
}

function buildJudgment(
  fields: Fields,
  at: { readonly file: string; readonly name: string; readonly body: string },
): WrittenJudgment {
  const { judgment, kind, question, by, appeals, invoked } = fields;
  const { rules = [], cites = [], arguments: said = [], stands, corrected: correction } = fields;
  const settled = (fields.settles ?? []).map((entry, i) => toSettlement(entry, ['settles', i]));
  return {
    file: at.file,
    name: at.name,
    number: judgment,
    ...defined({ kind }),
    question,
    by,
    ...defined({ appeals }),
    arguments: said,
    ...defined({ invoked }),
    rules,
    bench: benchOf(fields),
    settles: settled.filter((settlement) => settlement !== undefined),
    cites,
    body: at.body,
    ...defined({ stands, corrected: correction }),
  };
}

/** A single Judge is a bench of one, whose path is the whole front matter. */
function benchOf(fields: Fields): readonly WrittenBench[] {
  const entries = fields.bench?.map((entry, i) => toBench(entry, ['bench', i]));
  return (entries ?? [toBench(fields, [])]).filter((entry) => entry !== undefined);
}
