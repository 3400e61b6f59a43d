/** Events: `games/<game>/events/<name>.md`, each file with one event or a list. */
import type * as z from 'zod/mini';
import type { Path } from '../../diagnostics/finding.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { ProposalNumber, RuleName } from '../../values/ids.ts';
import type { Moment } from '../../values/moment.ts';
import * as v from '../../values/scalar-schemas.ts';
import * as s from '../../values/schema.ts';
import {
  EVENT_KINDS,
  EVENT_TRAITS,
  type EventBody,
  FACT_SAYS,
  FACTS,
  factJson,
} from './event-facts.ts';
import {
  type Correction,
  checkDateOrder,
  corrected,
  type NoObjection,
  SOURCE_SAYS,
  source,
  standsBecause,
} from './parts.ts';
import { recordKind } from './record-kind.ts';

/** The number of a proposal, or its file's name. */
const proposalName = s.oneOf([
  v.number('the number of a proposal'),
  v.text('the name of a proposal'),
]);

/** The stated result is valid, although the rules give a different one. */
const stands = s.oneOf([
  s.leaf<true>('true', (value) => (value === true ? value : undefined)),
  standsBecause,
]);

export interface WrittenEvent {
  readonly file: string;
  readonly name: string;
  /** `['events', 3]`. */
  readonly path: Path;
  /** It is an act in the file of a proposal, and the adoption does it. */
  readonly isAct?: true;
  /** A Judgment uses this name for it. */
  readonly id?: string;
  readonly on?: Moment;
  /** It comes right after the vote on this proposal, by its number or the name of its file. */
  readonly after?: ProposalNumber;
  readonly rule?: RuleName;
  /** The one who does it: a player, or somebody by the name that a rule uses. */
  readonly by?: string;
  readonly why?: string;
  /** The message about it. */
  readonly source?: string;
  readonly fact: EventBody;
  readonly stands?: NoObjection;
  readonly corrected?: Correction;
}

const EVENT_SHAPE = {
  id: s.optional(v.eventId),
  on: s.optional(v.moment),
  after: s.optional(proposalName),
  ...FACTS,
  stands: s.optional(stands),
  rule: s.optional(v.rule),
  by: s.optional(v.line('the one who does it')),
  why: s.optional(v.text('the reason')),
  source: s.optional(source),
  corrected,
};

/** Documents the keys. */
const eventSays = () => ({
  ...FACT_SAYS,
  id: 'a name by which a Judgment refers to it, in small letters, digits and hyphens',
  on: 'the date',
  after:
    'the number of a proposal, or the name of its file without `.md` if several have the number; the event comes right after its vote',
  rule: 'the rule that authorises it, which must be in force',
  by: 'the one who does it, if a rule lets only some do it: the id of a player, or the rule’s name for somebody else',
  why: 'the reason',
  source: SOURCE_SAYS,
  corrected: 'a correction',
  stands:
    'with `scores`: `true` if play went on from these and not from the computed ones; they count from then on, and a note states both. With any other event: a record that stands',
});

export const EVENT = s.mapping('an event', EVENT_SHAPE);

/* @__PURE__ */ s.document('an event', EVENT, eventSays);

type EventFields = z.output<typeof EVENT>;

/** The adoption of a proposal may cause these events. They have its date. */
const { forfeit: _1, roll: _2, consent: _3, debate: _4, scores: _5, ...ACTS } = FACTS;

const ACT = s.mapping('an act', { ...ACTS, rule: EVENT_SHAPE.rule, why: EVENT_SHAPE.why });

/* @__PURE__ */ s.document('an act', ACT, () => ({
  ...FACT_SAYS,
  rule: 'a rule that mentions it',
  why: 'the reason',
}));

/** The list under `act`. */
export const acts = s.list(
  'of acts',
  s.checked(ACT, (written) => checkKind(written, Object.keys(ACTS))),
);

export interface WrittenEvents {
  readonly file: string;
  readonly events: readonly WrittenEvent[];
  /** The file's body: how the events came about. */
  readonly narrative: string;
}

const shape = s.mapping('a record of events', {
  events: s.optional(s.list('of events', s.checked(EVENT, checkEvent))),
  ...EVENT_SHAPE,
});

/* @__PURE__ */ s.document('a record of events', shape, () => ({
  ...eventSays(),
  events: 'a list of events',
}));

export const EVENTS = recordKind({
  spread: ['events'],
  shape,
  check: checkEvents,
  read: (fields, { file, name, body }): WrittenEvents => {
    const several = fields.events?.map((each, i) =>
      toEvent(each, { file, name, path: ['events', i] }),
    );
    const events = several ?? [toEvent(fields, { file, name, path: [] })];
    return { file, events: events.filter((each) => each !== undefined), narrative: body };
  },
  write: ({ events, narrative }) => {
    const [first] = events;
    const isSingle = first?.path.length === 0;
    const fields = isSingle ? eventFields(first) : { events: events.map(eventFields) };
    return { fields, body: narrative };
  },
});

type EventPlace = Pick<WrittenEvent, 'file' | 'name' | 'path' | 'isAct'>;

/** The event that checked fields record, if any. */
export function toEvent(fields: EventFields, place: EventPlace): WrittenEvent | undefined {
  const fact = factOf(fields, place.path);
  if (!fact) return undefined;
  const { id, on, after, rule, by, why, source: from, stands, corrected } = fields;
  const isExcused = typeof stands === 'object';
  return {
    ...place,
    ...withoutUndefined({ id, on, after, rule, by, why, source: from }),
    fact,
    ...(isExcused && { stands }),
    ...withoutUndefined({ corrected }),
  };
}

function factOf(fields: EventFields, path: Path): EventBody | undefined {
  const fact = EVENT_KINDS.map((kind) => fields[kind]).find((each) => each !== undefined);
  if (fact?.kind === 'fiat')
    return { ...fact, change: { ...fact.change, path: [...path, ...fact.change.path] } };
  return fact?.kind === 'scores' && fields.stands === true ? { ...fact, stands: true } : fact;
}

/** The keys of an event; the inverse of `toEvent`. */
export function eventFields({ fact, stands, ...event }: WrittenEvent): object {
  const { id, on, after, rule, by, why, source: from, corrected } = event;
  const stood = stands ?? (fact.kind === 'scores' ? fact.stands : undefined);
  return withoutUndefined({
    id,
    on,
    after,
    [fact.kind]: fact,
    stands: stood,
    rule,
    by,
    why,
    source: from,
    corrected,
  });
}

/** Checks a list of events, or else the front matter as one event. */
function checkEvents(
  written: s.HalfRead<EventFields & { events?: readonly EventFields[] }>,
): readonly s.CheckProblem[] {
  if (!('events' in written)) return checkEvent(written);
  return s.present(written, Object.keys(EVENT_SHAPE)).map((key) => {
    const message = `\`${key}\` belongs inside one of the \`events\`.`;
    return { code: 'format/key', part: 'key', path: [key], message };
  });
}

function checkEvent(written: object): readonly s.CheckProblem[] {
  const problems: s.CheckProblem[] = [...checkKind(written, EVENT_KINDS)];
  if ('stands' in written && written.stands === true && !Object.hasOwn(written, 'scores')) {
    const message = '`stands: true` goes with `scores`: they count from then on.';
    const help = 'If it was done against a rule and nobody minded, write `stands: { why: … }`.';
    problems.push({ code: 'format/key', part: 'key', path: ['stands'], message, help });
  }
  const kind = EVENT_KINDS.find(
    (each) => !EVENT_TRAITS[each].hasBy && Object.hasOwn(written, each),
  );
  if (kind !== undefined && Object.hasOwn(written, 'by')) {
    const message = `\`by\` has no meaning with \`${kind}\`.`;
    problems.push({ code: 'format/key', part: 'key', path: ['by'], message, help: 'Remove it.' });
  }
  return [...problems, ...checkDateOrder(written, 'on', ['corrected'])];
}

/** An event records exactly one thing. */
function checkKind(written: object, kinds: readonly string[]): readonly s.CheckProblem[] {
  const [kind, ...others] = s.present(written, kinds);
  if (kind === undefined) {
    // An unknown key is probably a mistyped kind, and is already reported.
    if (Object.keys(written).some((key) => !Object.hasOwn(EVENT_SHAPE, key))) return [];
    const message = 'The event does not say what happened.';
    const help = `Add one of ${kinds.map((each) => `\`${each}\``).join(', ')}.`;
    const path = kinds.slice(0, 1);
    return [{ code: 'format/missing', path, message, help, keys: kinds }];
  }
  return others.map((other) => {
    const message = `\`${other}\` and \`${kind}\` are together here, but an event is only one of them.`;
    const help = 'Record it as an event of its own.';
    return { code: 'format/key', part: 'key', path: [other], message, help };
  });
}

/** The key with the name of the kind has the facts of the event, as in the record. */
export function eventJson({ fact, rule, by, why }: WrittenEvent) {
  return {
    kind: fact.kind,
    [fact.kind]: factJson(fact),
    ...(fact.kind === 'scores' && fact.stands && { stands: true }),
    rule: rule ?? null,
    ...(by !== undefined && { by }),
    why: why ?? null,
  };
}
