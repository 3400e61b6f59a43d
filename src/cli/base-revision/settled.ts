/**
 * What settled records state, and which records are settled. Commentary is not included.
 *
 * This serves Rule 107 of Suber's set: what has been decided is not changed afterwards.
 */
import { eventJson } from '../../archive/json/event-json.ts';
import type { Path } from '../../diagnostics/finding.ts';
import { canonical } from '../../law/mechanics/canonical.ts';
import type { Mechanics } from '../../law/mechanics/mechanics.ts';
import type { WrittenBench, WrittenJudgment } from '../../records/judgment-types.ts';
import type {
  WrittenCard,
  WrittenChange,
  WrittenEvent,
  WrittenGame,
  WrittenProposal,
  WrittenRuleset,
} from '../../records/types.ts';
import type { PlayerId } from '../../values/ids.ts';
import { formatNumber } from '../../values/number.ts';
import { amountsOf, bodyFact, type Fact, fact, inOrder, trimLines } from './fact.ts';
import { voteFacts } from './vote-facts.ts';

/** Whether its vote is over, or there will be none. */
export function isDecided({ closed, withdrawn, outcome, lost }: WrittenProposal): boolean {
  return closed !== undefined || withdrawn !== undefined || outcome !== undefined || lost;
}

/** `apart` has the voters whose votes are facts of their own. */
export function proposalFacts(
  p: WrittenProposal,
  apart: ReadonlySet<PlayerId> = new Set(),
): readonly Fact[] {
  const { file } = p;
  return [
    ...fact(file, 'number', ['proposal'], p.number),
    ...fact(file, 'name', ['name'], p.called),
    ...fact(file, 'proposer', ['by'], p.by),
    ...fact(file, 'co-authors', ['with'], p.with.length > 0 ? p.with.toSorted() : undefined),
    ...fact(file, 'date', ['proposed'], p.proposed?.text),
    ...askedFacts(p),
    ...voteFacts(p, apart),
    ...fact(file, 'close', ['closed'], p.closed?.text),
    ...fact(file, 'withdrawal', ['withdrawn'], p.withdrawn?.text),
    ...fact(file, 'outcome', ['outcome'], p.outcome),
    ...fact(file, 'awards', ['awards'], p.awards && amountsOf(p.awards)),
    ...fact(file, 'effect', ['effective'], p.effective?.text),
    ...fact(file, 'facts', ['facts'], numbersOf(p.facts)),
    ...fact(file, 'loss', ['lost'], p.lost || undefined),
    ...fact(file, 'word that it stands', ['stands'], p.stands?.why),
    ...fact(file, 'wording', ['wording'], p.paraphrased ? 'paraphrased' : undefined),
  ];
}

/** What a proposal asks for. */
export function askedFacts(p: WrittenProposal): readonly Fact[] {
  const { file } = p;
  return [
    ...p.changes.flatMap((change, i) => changeFacts(file, change, p.compound ? ` ${i + 1}` : '')),
    ...fact(file, 'acts', ['act'], p.acts?.map(eventJson)),
    ...bodyFact(file, 'words', p.words ?? ''),
  ];
}

/** `nth` distinguishes the changes of a list. */
function changeFacts(file: string, change: WrittenChange, nth: string): readonly Fact[] {
  const { kind, path } = change;
  const isAlone = path.length === 0;
  const within = kind === 'enact' && isAlone ? [kind] : path;
  const text = textOf(change);
  const textFacts = (of: string) =>
    isAlone
      ? bodyFact(file, 'text', of)
      : fact(file, `text${nth}`, [...path, 'text'], trimLines(of));
  return [
    ...fact(file, `change${nth}`, isAlone ? [kind] : path, { [kind]: targetOf(change) }),
    ...('title' in change ? fact(file, `title${nth}`, [...within, 'title'], change.title) : []),
    ...('tier' in change ? fact(file, `tier${nth}`, [...within, 'tier'], change.tier) : []),
    ...('mechanics' in change
      ? mechanicsFact(file, `mechanics${nth}`, [...within, 'mechanics'], change.mechanics)
      : []),
    ...(change.kind === 'amend' && 'replace' in change.words
      ? fact(file, `replacements${nth}`, [...path, 'replace'], change.words.replace)
      : []),
    ...(text === undefined ? [] : textFacts(text)),
  ];
}

/** As the record has it in the place of the words. */
const LOST = 'lost';

function textOf(change: WrittenChange): string | undefined {
  if (change.kind === 'transmute') return undefined;
  if (change.kind === 'enact') return change.lost ? LOST : change.text;
  if (change.kind === 'repeal') return change.text;
  if ('lost' in change.words) return LOST;
  return 'text' in change.words ? change.words.text : undefined;
}

function targetOf(change: WrittenChange): unknown {
  if (change.kind === 'enact') return {};
  if (change.kind === 'transmute') return { ...change.target, to: change.to };
  return 'rule' in change.target ? change.target.rule : change.target;
}

/** Shown as it was written, and compared by what it says. */
function mechanicsFact(
  file: string,
  name: string,
  path: Path,
  mechanics: Mechanics | string | undefined,
): readonly Fact[] {
  if (typeof mechanics !== 'object') return fact(file, name, path, mechanics);
  const says = canonical(mechanics);
  return fact(file, name, path, inOrder(mechanics.raw)).map((each) => ({ ...each, says }));
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
): readonly Fact[] {
  const { file } = j;
  const last = was.bench.findLastIndex(({ ruling }) => ruling !== undefined);
  const stands = last === was.bench.length - 1 && !was.bench[last]?.overruled;
  const isOverruledSince = stands && is.bench[last]?.overruled !== undefined;
  const standing = [
    ...fact(file, 'settlement', ['settles'], j.settles.length > 0 ? settledBy(j) : undefined),
    ...fact(file, 'precedents', ['cites'], j.cites.length > 0 ? j.cites : undefined),
    ...bodyFact(file, 'reasons', j.body),
  ];
  return [
    ...fact(file, 'number', ['judgment'], j.number),
    ...fact(file, 'question', ['question'], j.question),
    ...fact(file, 'kind', ['kind'], j.kind),
    ...fact(file, 'caller', ['by'], j.by),
    ...fact(file, 'appeal', ['appeals'], j.appeals),
    ...fact(file, 'arguments', ['arguments'], j.arguments.length > 0 ? j.arguments : undefined),
    ...fact(file, 'date', ['invoked'], j.invoked?.text),
    ...fact(file, 'rules', ['rules'], j.rules.length > 0 ? j.rules : undefined),
    ...j.bench
      .slice(0, last + 1)
      .flatMap((judge, i) => benchFacts(file, judge, i, i < last || !isOverruledSince)),
    ...fact(file, 'word that it stands', ['stands'], j.stands?.why),
    ...(stands && !isOverruledSince ? standing : []),
  ];
}

function benchFacts(
  file: string,
  { judges, accepted, refused, ruling, given, overruled, path }: WrittenBench,
  i: number,
  withOverruling: boolean,
): readonly Fact[] {
  const nth = i === 0 ? '' : ` ${i + 1}`;
  const stated = { accepted: accepted?.text, refused: refused?.text, ruling, given: given?.text };
  return [
    ...fact(file, `judge${nth}`, [...path, 'judge'], judges.length > 1 ? judges : judges[0]),
    ...fact(file, `ruling${nth}`, [...path, 'ruling'], stated),
    ...(withOverruling
      ? fact(file, `overruling${nth}`, [...path, 'overruled'], overruled && overrulingOf(overruled))
      : []),
  ];
}

function overrulingOf(overruled: NonNullable<WrittenBench['overruled']>): unknown {
  const on = overruled.on?.text;
  if ('proposal' in overruled) return { proposal: overruled.proposal, on };
  const { for: against, against: upheld, abstain } = overruled;
  return { on, for: against.toSorted(), against: upheld.toSorted(), abstain: abstain.toSorted() };
}

function settledBy({ settles }: WrittenJudgment) {
  return settles.map((settlement) => {
    const { path: _, ...states } = settlement;
    return 'amounts' in states ? { ...states, amounts: amountsOf(states.amounts) } : states;
  });
}

export function eventFacts(event: WrittenEvent): readonly Fact[] {
  const { file, path, on, after, fact: what } = event;
  const stated = inOrder({ on: on?.text, after, stands: event.stands?.why, ...eventJson(event) });
  const change = what.kind === 'fiat' ? changeFacts(file, what.change, '') : [];
  return [...fact(file, 'record', path, stated), ...change];
}

/** What a game began with, and the questions that its custom had settled. */
export function gameFacts(game: WrittenGame): readonly Fact[] {
  const { file, ruleset, medium, started, sample, players, teams, readings } = game;
  const seats = players.map(({ id, surname, robot }) => ({
    id,
    surname,
    robot: robot || undefined,
  }));
  return [
    ...fact(file, 'ruleset', ['ruleset'], ruleset),
    ...fact(file, 'medium', ['medium'], medium),
    ...fact(file, 'start', ['started'], started?.text),
    // Otherwise a game could be called a sample first, and be taken away next.
    ...fact(file, 'mark as a sample', ['sample'], sample || undefined),
    ...fact(file, 'players', ['players'], seats),
    ...fact(
      file,
      'teams',
      ['teams'],
      teams.size > 0 ? inOrder(Object.fromEntries(teams)) : undefined,
    ),
    ...fact(file, 'word on what nobody objected to', ['unobjected'], game.unobjected),
    ...[...readings]
      .filter(([, { take }]) => take !== 'open')
      .flatMap(([id, { take, since }]) => [
        ...fact(file, `reading ${id}`, ['readings', id, 'take'], take),
        ...fact(file, `beginning of reading ${id}`, ['readings', id, 'since'], since?.text),
      ]),
  ];
}

export function rulesetFacts({ file, tiers }: WrittenRuleset): readonly Fact[] {
  return fact(file, 'tiers', ['tiers'], tiers);
}

export function cardFacts({
  file,
  number,
  title,
  tier,
  mechanics,
  text,
}: WrittenCard): readonly Fact[] {
  return [
    ...fact(file, 'number', ['rule'], number),
    ...fact(file, 'title', ['title'], title),
    ...fact(file, 'tier', ['tier'], tier),
    ...mechanicsFact(file, 'mechanics', ['mechanics'], mechanics),
    ...bodyFact(file, 'text', text),
  ];
}

function numbersOf(amounts: WrittenProposal['facts']) {
  if (amounts.size === 0) return undefined;
  return inOrder(Object.fromEntries([...amounts].map(([name, n]) => [name, formatNumber(n)])));
}
