/** A proposal: `games/<game>/proposals/<name>.md`. */
import type * as z from 'zod';
import type { Source } from '../../content/source.ts';
import { defined } from '../../helpers/defined.ts';
import { CHANGE_KINDS } from '../../law/mechanics/mechanics.ts';
import { NAMES } from '../../values/ids.ts';
import {
  amount,
  flag,
  line,
  markdown,
  moment,
  player,
  proposalNumber,
  word,
} from '../../values/scalar-schemas.ts';
import {
  type CheckProblem,
  checked,
  type HalfRead,
  keyed,
  list,
  mapping,
  optional,
  type Problem,
  present,
  wasRead,
} from '../../values/schema.ts';
import { castPath } from '../lookup/cast-path.ts';
import { gains } from '../schema/amounts.ts';
import {
  CHANGE_SHAPE,
  type ChangeFields,
  changes,
  checkChange,
  textProblem,
  toChange,
} from '../schema/change-schema.ts';
import { corrected } from '../schema/correction.ts';
import { checkDateOrder } from '../schema/date-order.ts';
import { acts } from '../schema/event-schema.ts';
import { checkNamedOnce } from '../schema/named-once.ts';
import { unobjected } from '../schema/unobjected.ts';
import { castDates, votes } from '../schema/vote-schema.ts';
import type { WrittenChange, WrittenEvent, WrittenProposal } from '../types.ts';
import type { WrittenVotes } from '../vote-types.ts';
import { toFact } from './event-fact.ts';
import type { FrontMatter } from './front-matter.ts';
import { type Parsed, parseRecord } from './parse-record.ts';

const date = optional(moment);

const shape = mapping('a proposal', {
  proposal: proposalNumber('the number of the proposal'),
  name: optional(line('the name of the proposal')),
  by: optional(player),
  with: optional(list('of players', player)),
  proposed: date,
  ...CHANGE_SHAPE,
  changes: optional(changes),
  act: optional(acts),
  votes: optional(votes),
  cast: optional(castDates),
  closed: date,
  withdrawn: date,
  outcome: optional(word(['adopted', 'defeated'])),
  awards: optional(gains),
  effective: date,
  facts: optional(keyed('of facts to numbers', NAMES, amount)),
  lost: optional(flag),
  wording: optional(word(['paraphrased'])),
  notes: optional(markdown('commentary in Markdown')),
  stands: optional(unobjected),
  corrected,
});

type Fields = z.output<typeof shape>;

const schema = checked(shape, checkProposal);

/**
 * The name is the file's, without `.md`: the proposal's address, which may differ from its number.
 */
export function parseProposal(source: Source, name: string): Parsed<WrittenProposal> {
  return parseRecord(source, {
    schema,
    checkBody,
    build: (fields, { body }) => buildProposal(fields, { file: source.file, name, body }),
  });
}

function checkProposal(written: HalfRead<Fields>): readonly CheckProblem[] {
  return [
    ...checkSubstance(written),
    ...checkEnding(written),
    ...checkDateOrder(written, 'proposed', ['closed', 'withdrawn', 'corrected']),
    ...checkCast(written),
    ...checkVoteDates(written),
    ...checkMakers(written),
  ];
}

/** Whoever made a proposal made it once. */
function checkMakers({ by, with: coauthors }: HalfRead<Fields>): readonly CheckProblem[] {
  if (coauthors === undefined || !wasRead(coauthors)) return [];
  const makers = by !== undefined && wasRead(by) ? [by] : [];
  return checkNamedOnce(coauthors, { key: 'with', already: makers });
}

/** A proposal changes rules, or does something else, or both. */
function checkSubstance(written: HalfRead<Fields>): readonly CheckProblem[] {
  if (written.lost === true) return [];
  if (!isMotion(written)) return checkChange(written, kindsBeside(written));
  return present(written, ['title', 'mechanics', 'replace', 'text']).map((key) => {
    const message = `\`${key}\` goes with \`amend\`, and this proposal changes no rule.`;
    return { code: 'format/key', part: 'key', path: [key], message, help: 'Remove it.' };
  });
}

const CHANGING = [...CHANGE_KINDS, 'changes'];

/** What a proposal may do; acts may also stand beside a change. */
function kindsBeside(written: object): readonly string[] {
  return Object.hasOwn(written, 'act') ? CHANGING : [...CHANGING, 'act'];
}

/** Whether it says what it does, and changes no rule. */
function isMotion(written: object): boolean {
  return Object.hasOwn(written, 'act') && present(written, CHANGING).length === 0;
}

/** The dates of votes may stand in one place only, and need votes by name. */
function checkCast({ votes, cast }: HalfRead<Fields>): readonly CheckProblem[] {
  if (cast === undefined || !wasRead(votes)) return [];
  if (votes?.kind === 'named' && votes.cast.size === 0) return [];
  const message =
    votes?.kind === 'named'
      ? '`cast` stands twice: within `votes`, and beside them.'
      : '`cast` dates the votes of players, and no votes are recorded by name.';
  return [{ code: 'format/key', part: 'key', path: ['cast'], message }];
}

/** The votes, with their dates from either place. */
function votesOf({ votes, cast }: Pick<Fields, 'votes' | 'cast'>): WrittenVotes | undefined {
  return votes?.kind === 'named' && cast ? { ...votes, cast, castBeside: true } : votes;
}

/** A vote cannot be dated before its proposal. */
function checkVoteDates(written: HalfRead<Fields>): readonly CheckProblem[] {
  const { proposed, votes: recorded, cast } = written;
  if (!wasRead(proposed) || !wasRead(recorded) || !wasRead(cast)) return [];
  const votes = votesOf({ ...defined({ votes: recorded, cast }) });
  if (!proposed || votes?.kind !== 'named') return [];
  const early = [...votes.cast].filter(([, on]) => on.to < proposed.from);
  return early.map(([player, on]) => {
    const message = `The vote of \`${player}\` is dated ${on.text}, before \`proposed\`, which is ${proposed.text}.`;
    const help = 'Correct one of the two dates.';
    return { code: 'format/date', path: [...castPath(votes, ['votes']), player], message, help };
  });
}

/** A proposal is either voted on or withdrawn. */
function checkEnding(written: HalfRead<Fields>): readonly CheckProblem[] {
  if (written.lost === true) return besideLost(written);
  if (!('withdrawn' in written)) return [];
  return present(written, ['closed', 'outcome']).map((key) => {
    const message = `\`${key}\` stands beside \`withdrawn\`, and what is withdrawn has no result.`;
    return { code: 'format/key', part: 'key', path: [key], message };
  });
}

/** Of a lost proposal nobody knows the words or the votes. */
function besideLost(written: HalfRead<Fields>): readonly CheckProblem[] {
  return present(written, KNOWN_OF_NO_LOST).map((key): CheckProblem => {
    const message = `\`${key}\` stands beside \`lost\`, and of a lost proposal neither words nor votes are known.`;
    const help = 'Take `lost` out, or this; what else is known can stand under `notes`.';
    return { code: 'format/key', part: 'key', path: [key], message, help };
  });
}

const KNOWN_OF_NO_LOST = [
  ...Object.keys(CHANGE_SHAPE),
  'changes',
  'act',
  'votes',
  'cast',
  'withdrawn',
  'outcome',
  'effective',
  'facts',
  'wording',
];

function checkBody({ data, body }: FrontMatter): readonly Problem[] {
  if (data.lost === true || Object.hasOwn(data, 'changes')) return [];
  const problem = textProblem(data, body !== '');
  return problem ? [problem] : [];
}

function buildProposal(
  fields: Fields,
  { file, name, body }: { readonly file: string; readonly name: string; readonly body: string },
): WrittenProposal {
  const { proposal, name: called, by, with: coauthors = [], proposed } = fields;
  const { closed, withdrawn, outcome } = fields;
  const { awards, effective, facts, lost, wording, stands, corrected: correction } = fields;
  const votes = votesOf(fields);
  const notes = notesOf(fields, body);
  return {
    file,
    name,
    number: proposal,
    ...defined({ called, by }),
    with: coauthors,
    ...defined({ proposed }),
    changes: changesOf(fields, body),
    compound: fields.changes !== undefined,
    ...(fields.act && { acts: actsOf(fields.act, { file, name }) }),
    ...(isMotion(fields) && body !== '' && { words: body }),
    ...defined({ votes, closed, withdrawn, outcome, awards, effective }),
    facts: facts ?? new Map(),
    lost: lost ?? false,
    paraphrased: wording !== undefined,
    ...defined({ notes, stands, corrected: correction }),
  };
}

function changesOf(fields: Fields, body: string): readonly WrittenChange[] {
  const single: ChangeFields = fields;
  const written = fields.changes?.map((change, i) =>
    toChange(change, { path: ['changes', i], body: '' }),
  ) ?? [toChange(single, { path: [], body })];
  return written.filter((change) => change !== undefined);
}

function actsOf(
  written: NonNullable<Fields['act']>,
  at: { readonly file: string; readonly name: string },
): readonly WrittenEvent[] {
  return written.flatMap((fields, index): readonly WrittenEvent[] => {
    const { rule, why } = fields;
    const path = ['act', index];
    const fact = toFact(fields, path);
    const said = { ...defined({ rule, why }) };
    return fact ? [{ ...at, path, isAct: true, ...said, fact }] : [];
  });
}

/** The body of a compound proposal is commentary, since each change has its own text; so is that of a lost one. */
function notesOf(fields: Fields, body: string): string | undefined {
  const { notes, changes: several, lost } = fields;
  if ((several === undefined && !lost) || body === '') return notes;
  return notes === undefined ? body : `${notes}\n\n${body}`;
}
