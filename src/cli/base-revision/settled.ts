/**
 * What settled records state, and which records are settled. Everything that a record says is settled,
 * but what one table leaves out.
 *
 * This serves Rule 107 of Suber's set: what has been decided is not changed afterwards.
 */
import type { WrittenBench } from '../../records/kinds/bench.ts';
import type { WrittenJudgment } from '../../records/kinds/judgment.ts';
import type {
  WrittenCard,
  WrittenChange,
  WrittenEvent,
  WrittenGame,
  WrittenProposal,
  WrittenRuleset,
} from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { bodyFact, fact, type SettledFact } from './fact.ts';
import { voteFacts } from './vote-facts.ts';

/** What may change in a settled record: commentary, titles, and where it stands. */
const MAY_CHANGE = {
  proposal: ['notes', 'name', 'twin', 'source', 'endingSource'],
  judgment: ['name', 'source'],
  event: ['id', 'name', 'isAct', 'source'],
  game: ['title', 'invented', 'clerks', 'inbox', 'zone', 'narratives', 'body', 'id'],
  player: ['name', 'accounts'],
  ruleset: ['title', 'author', 'source', 'published', 'body', 'id'],
  card: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;
/** Corrections are compared on their own. */
const IN_ANY = ['file', 'path', 'corrected'];

/** How a message calls what a record states, and its key in the front matter, where they differ. */
const CALLED: Readonly<Record<string, readonly [name: string, key?: string]>> = {
  proposal: ['number'],
  judgment: ['number'],
  rule: ['number'],
  by: ['proposer'],
  caller: ['caller', 'by'],
  with: ['co-authors'],
  proposed: ['date'],
  invoked: ['date'],
  closed: ['close'],
  withdrawn: ['withdrawal'],
  effective: ['effect'],
  lost: ['loss'],
  ownName: ['name', 'name'],
  stands: ['word that it stands'],
  appeals: ['appeal'],
  settles: ['settlement'],
  cites: ['precedents'],
  started: ['start'],
  sample: ['mark as a sample'],
  unobjected: ['word on what nobody objected to'],
};

type Kind = keyof typeof MAY_CHANGE;
type Row = Readonly<Record<string, unknown>>;

/** What is settled of a record, by its keys. */
function settledOf(kind: Kind, row: Row): Row {
  const left = new Set<string>([...MAY_CHANGE[kind], ...IN_ANY]);
  return Object.fromEntries(Object.entries(row).filter(([key]) => !left.has(key)));
}

/** A fact for each key of a record that is settled. */
function factsIn(kind: Kind, file: string, row: Row): readonly SettledFact[] {
  return Object.entries(settledOf(kind, row)).flatMap(([key, value]) => {
    const [name, written = key] = CALLED[key] ?? [key];
    return fact(file, name, [written], value);
  });
}

/** Whether its vote is over, or there will be none. */
export function isDecided({ closed, withdrawn, outcome, lost }: WrittenProposal): boolean {
  return closed !== undefined || withdrawn !== undefined || outcome !== undefined || lost;
}

/** `apart` has the voters whose votes are facts of their own. */
export function proposalFacts(
  p: WrittenProposal,
  apart: ReadonlySet<PlayerId> = new Set(),
): readonly SettledFact[] {
  const { changes, compound, acts, words, votes, paraphrased, number, ...others } = p;
  const wording = paraphrased && 'paraphrased';
  const sorted = { with: p.with.toSorted(), stands: p.stands?.why };
  const row = { proposal: number, ...others, ...sorted, wording };
  return [...askedFacts(p), ...voteFacts(p, apart), ...factsIn('proposal', p.file, row)];
}

/** Who made a proposal, and the numbers that a rule makes it carry. */
export function makerFacts({ file, by, with: coauthors, facts }: WrittenProposal) {
  return factsIn('proposal', file, { by, with: coauthors.toSorted(), facts });
}

/** What a proposal asks for. */
export function askedFacts(p: WrittenProposal): readonly SettledFact[] {
  const { file } = p;
  return [
    ...p.changes.flatMap((change, i) => changeFacts(file, change, p.compound ? ` ${i + 1}` : '')),
    ...fact(file, 'acts', ['act'], p.acts?.map(stateOf)),
    ...bodyFact(file, 'words', p.words ?? ''),
  ];
}

/** `nth` distinguishes the changes of a list. The text of a single one is the body of its record. */
function changeFacts(file: string, change: WrittenChange, nth: string): readonly SettledFact[] {
  const { kind, path, ...said } = change;
  const isAlone = path.length === 0;
  const { text, words, ...others }: Row = said;
  const body = typeof words === 'object' ? { ...words } : { text };
  if (!isAlone) return fact(file, `change${nth}`, path, { [kind]: { ...others, ...body } });
  const { text: own, ...replaced }: Row = body;
  return [
    ...fact(file, 'change', [kind], { [kind]: { ...others, ...replaced } }),
    ...bodyFact(file, 'text', typeof own === 'string' ? own : ''),
  ];
}

export function isGiven({ bench }: WrittenJudgment): boolean {
  return bench.some(({ ruling }) => ruling !== undefined);
}

/**
 * What a judgment states that was settled before: the Judges up to the last who had ruled. The
 * reasons, and what they settle, belong to the last Judge, and are settled while that ruling
 * stands.
 */
export function judgmentFacts(
  j: WrittenJudgment,
  was: WrittenJudgment,
  is: WrittenJudgment,
): readonly SettledFact[] {
  const { file, number, by, bench, settles, cites, body, ...others } = j;
  const last = was.bench.findLastIndex(({ ruling }) => ruling !== undefined);
  const stands = last === was.bench.length - 1 && !was.bench[last]?.overruled;
  const isOverruledSince = stands && is.bench[last]?.overruled !== undefined;
  const isSettled = stands && !isOverruledSince;
  return [
    ...factsIn('judgment', file, {
      judgment: number,
      caller: by,
      ...others,
      stands: j.stands?.why,
    }),
    ...bench
      .slice(0, last + 1)
      .flatMap((judge, i) => benchFacts(file, judge, i, i < last || !isOverruledSince)),
    ...(isSettled ? factsIn('judgment', file, { settles, cites }) : []),
    ...(isSettled ? bodyFact(file, 'reasons', body) : []),
  ];
}

function benchFacts(
  file: string,
  { judges, accepted, refused, ruling, given, overruled, path }: WrittenBench,
  i: number,
  withOverruling: boolean,
): readonly SettledFact[] {
  const nth = i === 0 ? '' : ` ${i + 1}`;
  const stated = { accepted, refused, ruling, given };
  return [
    ...fact(file, `judge${nth}`, [...path, 'judge'], judges.length > 1 ? judges : judges[0]),
    ...fact(file, `ruling${nth}`, [...path, 'ruling'], stated),
    ...(withOverruling
      ? fact(file, `overruling${nth}`, [...path, 'overruled'], overruled && overrulingOf(overruled))
      : []),
  ];
}

function overrulingOf(overruled: NonNullable<WrittenBench['overruled']>): unknown {
  if ('proposal' in overruled) return overruled;
  const { on, for: against, against: upheld, abstain } = overruled;
  return { on, for: against.toSorted(), against: upheld.toSorted(), abstain: abstain.toSorted() };
}

export function eventFacts(event: WrittenEvent): readonly SettledFact[] {
  return fact(event.file, 'record', event.path, stateOf(event));
}

/** What an event states, as the record does: what happened under the key that names its kind. */
function stateOf({ fact: { kind, ...said }, ...event }: WrittenEvent): Row {
  const [only, ...more] = Object.values(said);
  const what = more.length > 0 ? said : only;
  return { ...settledOf('event', { ...event, stands: event.stands?.why }), [kind]: what ?? said };
}

/** What a game began with, and the questions that its custom had settled. */
export function gameFacts(game: WrittenGame): readonly SettledFact[] {
  const { file, readings, proposals, judgments, events, ...others } = game;
  const players = game.players.map((player) =>
    settledOf('player', { ...player, robot: player.robot || undefined }),
  );
  return [
    ...factsIn('game', file, { ...others, players }),
    ...[...readings]
      .filter(([, { take }]) => take !== 'open')
      .flatMap(([id, { take, since }]) => [
        ...fact(file, `reading ${id}`, ['readings', id, 'take'], take),
        ...fact(file, `beginning of reading ${id}`, ['readings', id, 'since'], since),
      ]),
  ];
}

export function rulesetFacts({ cards, ...others }: WrittenRuleset): readonly SettledFact[] {
  return factsIn('ruleset', others.file, others);
}

export function cardFacts({ number, text, ...others }: WrittenCard): readonly SettledFact[] {
  const { file } = others;
  return [...factsIn('card', file, { rule: number, ...others }), ...bodyFact(file, 'text', text)];
}
