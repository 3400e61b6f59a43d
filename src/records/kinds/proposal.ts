/** A proposal: `games/<game>/proposals/<name>.md`. */
import type Fraction from 'fraction.js';
import type * as z from 'zod/mini';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { CHANGE_KINDS } from '../../law/mechanics/mechanics.ts';
import { NAMES, type PlayerId, type ProposalNumber } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';
import {
  CHANGE_SHAPE,
  changeFields,
  changes,
  checkChange,
  textOf,
  textProblem,
  toChange,
  type WrittenChange,
} from './change.ts';
import { acts, eventFields, toEvent, type WrittenEvent } from './event.ts';
import {
  type Amounts,
  type Correction,
  checkDateOrder,
  checkNamedOnce,
  corrected,
  gains,
  type NoObjection,
  SOURCE_SAYS,
  source,
  standsBecause,
} from './parts.ts';
import { type FrontMatter, recordKind, unlessEmpty, type Whole } from './record-kind.ts';
import { castDates, castPath, votes, type WrittenVotes } from './votes.ts';

const date = s.optional(v.moment);

const shape = s.mapping('a proposal', {
  proposal: v.proposalNumber('the number of the proposal'),
  name: s.optional(v.line('the name of the proposal')),
  by: s.optional(v.player),
  with: s.optional(s.list('of players', v.player)),
  proposed: date,
  revised: date,
  ...CHANGE_SHAPE,
  changes: s.optional(changes),
  act: s.optional(acts),
  facts: s.optional(s.keyed('numbers by name: `{ index: 3 }`', NAMES, v.amount)),
  votes: s.optional(votes),
  cast: s.optional(castDates),
  closed: date,
  withdrawn: date,
  outcome: s.optional(v.word(['adopted', 'defeated'])),
  awards: s.optional(gains),
  effective: date,
  lost: s.optional(v.flag),
  wording: s.optional(v.word(['paraphrased'])),
  'as-meant': s.optional(v.flag),
  notes: s.optional(v.markdown('commentary in Markdown')),
  source: s.optional(source),
  'ending-source': s.optional(source),
  stands: s.optional(standsBecause),
  corrected,
});

/* @__PURE__ */ s.document('a proposal', shape, () => ({
  proposal:
    'its number; or a name in place of one, such as `"7729#1"`: letters, digits and any of `. - _ #`, 16 at most, and outside the count',
  name: 'the proposal’s own name',
  by: 'the player who made it; left out if nobody knows',
  with: 'the co-authors, a list of players',
  proposed: 'the date it was made',
  revised: 'the date on which it was last changed, if its vote was on by then',
  enact: 'a new rule, whose text is the body',
  amend:
    'the rule that is amended, or a single amendment of a rule; the body is its whole new text',
  repeal: 'the rule that is repealed, or a single amendment of a rule',
  transmute: 'a transmutation, from one tier to another',
  changes: 'a list of changes',
  act: 'a list of acts that it does when it takes effect, with or without changes of rules; empty for a motion that does nothing',
  title: 'with `amend`: a new title',
  mechanics: 'with `amend`: `keep`, `none`, or new ones',
  replace: 'with `amend`, instead of a body: a list of replacements',
  text: 'with `amend`, instead of a body: `lost`, if the new words are not known',
  votes: 'the votes',
  cast: 'the date of single votes, each a player and a date; it may be inside `votes` instead',
  closed: 'the date the vote closed',
  withdrawn: 'the date it was withdrawn, without a vote',
  outcome: '`adopted` or `defeated`: checked if the votes are known, believed if not',
  awards:
    'the award of the vote for each player: a player and points, or `{ kit: { strength: 2 } }`',
  effective: 'the moment of taking effect, if the text claims a moment other than the close',
  facts:
    'numbers that a rule requires of proposals, each with the name that pages show, such as `adoption_index`',
  lost: '`true` if its record does not survive; it goes only with `by`, `proposed`, `closed`, `awards` and `notes`',
  wording: '`paraphrased` if only the substance of the text is known',
  'as-meant':
    '`true` if the author says that the mechanics do what the words say, although the check doubts it',
  notes: 'commentary in Markdown, no part of the text',
  source: SOURCE_SAYS,
  'ending-source': 'the message that closed the vote, or in which it was withdrawn, likewise',
  stands: 'a record that stands',
  corrected: 'a correction',
}));

type Fields = z.output<typeof shape>;

export interface WrittenProposal {
  readonly file: string;
  /** The file's name without `.md`: its address, which may differ from its number. */
  readonly name: string;
  readonly number: ProposalNumber;
  /** Another proposal has the same number. */
  readonly twin?: true;
  /** The proposal's own name: `name:`. */
  readonly ownName?: string;
  /** `undefined` if nobody knows who made it. */
  readonly by?: PlayerId;
  /** Co-authors. */
  readonly with: readonly PlayerId[];
  readonly proposed?: Moment;
  /** The date of its last change, if its vote was on by then. */
  readonly revised?: Moment;
  readonly changes: readonly WrittenChange[];
  /** Written as a `changes` list. */
  readonly compound: boolean;
  /** Events that its adoption causes: `act:`. Empty for a motion that does nothing. */
  readonly acts?: readonly WrittenEvent[];
  /** The text of a motion: its body. */
  readonly words?: string;
  readonly votes?: WrittenVotes;
  readonly closed?: Moment;
  readonly withdrawn?: Moment;
  readonly outcome?: 'adopted' | 'defeated';
  readonly awards?: Amounts;
  readonly effective?: Moment;
  readonly facts: ReadonlyMap<string, Fraction>;
  readonly lost: boolean;
  readonly paraphrased: boolean;
  /** The author says that the mechanics are right, although the check doubts it. */
  readonly asMeant: boolean;
  /** Markdown commentary: `notes:`, and the body of a compound proposal or of a lost one. */
  readonly notes?: string;
  readonly source?: string;
  /** The message that closed the vote or withdrew the proposal. */
  readonly endingSource?: string;
  readonly stands?: NoObjection;
  readonly corrected?: Correction;
}

export const PROPOSAL = recordKind({
  spread: ['mechanics', 'enact'],
  shape,
  check: checkProposal,
  checkBody,
  read: readProposal,
  write: (proposal) => {
    const { number, ownName, acts, facts, votes, lost, paraphrased, asMeant } = proposal;
    const { changes, compound, words } = proposal;
    const [only] = changes;
    const fields = {
      ...proposal,
      proposal: number,
      name: ownName,
      with: unlessEmpty(proposal.with),
      changes: undefined,
      ...(compound ? { changes } : only && changeFields(only)),
      act: acts?.map(eventFields),
      facts: facts.size === 0 ? undefined : facts,
      cast: votes?.kind === 'named' && votes.castOutside ? votes.cast : undefined,
      lost: lost || undefined,
      'ending-source': proposal.endingSource,
      wording: paraphrased ? 'paraphrased' : undefined,
      'as-meant': asMeant || undefined,
    };
    // A compound proposal has no body: its commentary is in `notes`.
    return { fields, body: words ?? ((!compound && only && textOf(only)) || '') };
  },
});

function checkProposal(written: s.HalfRead<Fields>): readonly s.CheckProblem[] {
  const { by, with: coauthors } = written;
  const makers = by !== undefined && s.wasRead(by) ? [by] : [];
  return [
    ...checkSubstance(written),
    ...checkEnding(written),
    ...checkDateOrder(written, 'proposed', ['revised', 'closed', 'withdrawn', 'corrected']),
    ...checkDateOrder(written, 'revised', ['closed', 'withdrawn']),
    ...checkCast(written),
    ...checkVoteDates(written),
    ...(coauthors !== undefined && s.wasRead(coauthors)
      ? checkNamedOnce(coauthors, { key: 'with', already: makers })
      : []),
  ];
}

/** A proposal changes rules, or does something else, or both. */
function checkSubstance(written: s.HalfRead<Fields>): readonly s.CheckProblem[] {
  if (written.lost === true) return [];
  if (!recordsMotion(written)) {
    // A change may have acts too.
    const kinds = Object.hasOwn(written, 'act') ? CHANGING : [...CHANGING, 'act'];
    return checkChange(written, kinds);
  }
  return s.present(written, ['title', 'mechanics', 'replace', 'text']).map((key) => {
    const message = `\`${key}\` goes with \`amend\`, but this proposal changes no rule.`;
    return { code: 'format/key', part: 'key', path: [key], message, help: 'Remove it.' };
  });
}

const CHANGING = [...CHANGE_KINDS, 'changes'];

/** A motion has acts, and changes no rule. */
function recordsMotion(written: object): boolean {
  return Object.hasOwn(written, 'act') && s.present(written, CHANGING).length === 0;
}

/** The dates of votes are in one place only, and need votes by name. */
function checkCast({ votes, cast }: s.HalfRead<Fields>): readonly s.CheckProblem[] {
  if (cast === undefined || !s.wasRead(votes)) return [];
  if (votes?.kind === 'named' && votes.cast.size === 0) return [];
  const message =
    votes?.kind === 'named'
      ? '`cast` is here twice: inside `votes` and outside.'
      : '`cast` dates the votes of players, but no votes are recorded by name.';
  return [{ code: 'format/key', part: 'key', path: ['cast'], message }];
}

/** The votes, with their dates from either place. */
function votesOf({ votes, cast }: Pick<Fields, 'votes' | 'cast'>): WrittenVotes | undefined {
  return votes?.kind === 'named' && cast ? { ...votes, cast, castOutside: true } : votes;
}

/** A vote cannot be dated before its proposal. */
function checkVoteDates(written: s.HalfRead<Fields>): readonly s.CheckProblem[] {
  const { proposed, votes: recorded, cast } = written;
  if (!s.wasRead(proposed) || !s.wasRead(recorded) || !s.wasRead(cast)) return [];
  const votes = votesOf({ ...withoutUndefined({ votes: recorded, cast }) });
  if (!proposed || votes?.kind !== 'named') return [];
  const early = [...votes.cast].filter(([, on]) => on.to < proposed.from);
  return early.map(([player, on]) => {
    const message = `The vote of \`${player}\` is dated ${on.text}, before \`proposed\`, which is ${proposed.text}.`;
    const help = 'Correct one of the two dates.';
    const path = [...castPath(votes, ['votes']), player];
    return { code: 'format/date', path, message, help, unsaid: { on: proposed.text } };
  });
}

/** A proposal is either voted on or withdrawn. */
function checkEnding(written: s.HalfRead<Fields>): readonly s.CheckProblem[] {
  if (written.lost === true) {
    return s.present(written, UNKNOWN_IF_LOST).map((key): s.CheckProblem => {
      const message = `\`${key}\` does not go with \`lost\`: nobody knows the words or votes of a lost proposal.`;
      const help = 'Remove `lost`, or this. Write everything else that you know under `notes`.';
      return { code: 'format/key', part: 'key', path: [key], message, help };
    });
  }
  if (!('withdrawn' in written)) return [];
  return s.present(written, ['closed', 'outcome']).map((key) => {
    const message = `\`${key}\` does not go with \`withdrawn\`: a withdrawn proposal has no result.`;
    return { code: 'format/key', part: 'key', path: [key], message };
  });
}

const UNKNOWN_IF_LOST = [
  ...Object.keys(CHANGE_SHAPE),
  ...[
    'revised',
    'changes',
    'act',
    'votes',
    'cast',
    'withdrawn',
    'outcome',
    'effective',
    'facts',
    'wording',
    'as-meant',
  ],
];

function checkBody({ data, body }: FrontMatter): readonly s.Problem[] {
  if (data.lost === true || Object.hasOwn(data, 'changes')) return [];
  const problem = textProblem(data, body !== '');
  return problem ? [problem] : [];
}

function readProposal(fields: Fields, { file, name, body }: Whole): WrittenProposal {
  const {
    proposal: number,
    name: ownName,
    by,
    with: coauthors = [],
    proposed,
    revised,
    act,
  } = fields;
  const { closed, withdrawn, outcome, awards, effective } = fields;
  const { facts, lost, wording, source: from, stands, corrected } = fields;
  const only = fields.changes ? undefined : toChange(fields, { path: [], body });
  const votes = votesOf(fields);
  // The body of a compound proposal is commentary, since each change has its own text. So is that of
  // a lost proposal.
  const isCommentary = fields.changes !== undefined || lost === true;
  const commentary = isCommentary && body !== '' ? body : undefined;
  const notes = [fields.notes, commentary].filter((each) => each !== undefined).join('\n\n');
  const endingSource = fields['ending-source'];
  const acts = act?.flatMap((fields, i) => {
    return toEvent(fields, { file, name, path: ['act', i], isAct: true }) ?? [];
  });
  return {
    file,
    name,
    number,
    ...withoutUndefined({ ownName, by }),
    with: coauthors,
    ...withoutUndefined({ proposed, revised }),
    changes: fields.changes ?? (only ? [only] : []),
    compound: fields.changes !== undefined,
    ...withoutUndefined({ acts }),
    ...(recordsMotion(fields) && body !== '' && { words: body }),
    ...withoutUndefined({ votes, closed, withdrawn, outcome, awards, effective }),
    facts: facts ?? new Map(),
    lost: lost ?? false,
    paraphrased: wording !== undefined,
    asMeant: fields['as-meant'] ?? false,
    ...(notes !== '' && { notes }),
    ...withoutUndefined({ source: from, endingSource, stands, corrected }),
  };
}

/** A motion changes no rule, but may do other things. */
export function isMotion({ acts, changes }: WrittenProposal): boolean {
  return acts !== undefined && changes.length === 0;
}
