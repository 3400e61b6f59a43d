/**
 * Suber's set, changed at random in mid-game: what the players wrote is what comes of it, by a
 * reckoning that shares nothing with the engine.
 */
import { expect } from 'vitest';
import type { Source } from '../../src/content/source.ts';
import { adoption, INITIALLY, newWords, type Says, type Vote } from '../games/new-words.ts';
import { createRandom, type Random } from '../games/random.ts';
import { withRecord } from '../games/with-record.ts';
import { byDayAndNight } from '../portions.ts';
import { errorsOf, play, sourcesOf } from './play.ts';

const GAME = 'games/random';

interface Rule {
  number: number;
  says: Says;
}

interface Reckoned {
  readonly files: ReadonlyMap<string, string>;
  readonly points: Readonly<Record<string, number>>;
  readonly outcomes: readonly string[];
  readonly end: { readonly next: string } | { readonly winner: string } | 'several at the mark';
}

/** Plays until somebody wins, or for a number of turns. */
function reckon(random: Random): Reckoned {
  const all = ['a', 'b', 'c', 'd', 'e'].slice(0, 2 + random.below(4));
  const rules: Rule[] = INITIALLY.map(([number, says]) => ({ number, says }));
  const points: Record<string, number> = Object.fromEntries(all.map((id) => [id, 0]));
  const outcomes: string[] = [];
  const names = all.map((id) => `  ${id}: { name: ${id.toUpperCase()} }`).join('\n');
  const files = new Map([
    [
      `${GAME}/game.md`,
      page(`title: Random\nruleset: suber\nmedium: computer\nplayers:\n${names}`),
    ],
  ]);
  const last = 301 + 3 + random.below(12);
  let mover = 0;
  for (let number = 301; number < last; number++) {
    const by = all[mover] ?? '';
    const { front, apply } = change(random, rules, number);
    const vote = cast(random, { number, by, all }, rules);
    const votes = `votes: { for: [${vote.ayes.join(', ')}], against: [${vote.noes.join(', ')}] }`;
    const [made, closed] = [dayOf(number, 0), dayOf(number, 1)];
    const record = `proposal: ${number}\nby: ${by}\nproposed: ${made}\n${front}\n${votes}\nclosed: ${closed}`;
    files.set(
      `${GAME}/proposals/${number}.md`,
      page(record, front.startsWith('repeal') ? '' : 'Words.'),
    );
    for (const { says } of rules) {
      for (const [id, sum] of says.gives?.(vote, all) ?? []) points[id] = (points[id] ?? 0) + sum;
    }
    outcomes.push(vote.isAdopted ? 'adopted' : 'defeated');
    if (vote.isAdopted) apply();
    endOfCircuits(rules, number - 300, all.length);
    const { mark = Infinity } = prevailing(rules, 'win') ?? {};
    const [first, ...others] = all.filter((id) => (points[id] ?? 0) >= mark);
    if (others.length > 0) return { files, points, outcomes, end: 'several at the mark' };
    if (first !== undefined) return { files, points, outcomes, end: { winner: first } };
    mover = (mover + (prevailing(rules, 'turns')?.step ?? 1) + all.length) % all.length;
  }
  return { files, points, outcomes, end: { next: all[mover] ?? '' } };
}

/** The rule with the lowest number, by which a rule that is amended comes last. */
function prevailing(rules: readonly Rule[], slot: Says['slot']): Says | undefined {
  const [first] = rules
    .filter(({ says }) => says.slot === slot)
    .sort((a, b) => a.number - b.number);
  return first?.says;
}

function change(random: Random, rules: Rule[], number: number) {
  const rule = random.pick(rules);
  const { slot } = rule.says;
  // While 203 is as it was, circuits are counted, and turning the order round would be a reading.
  const isKept = slot === 'turns' && !isAmended(rules);
  const kind = isKept ? 'enact' : random.pick(['enact', 'amend', 'amend', 'repeal'] as const);
  if (kind === 'amend') {
    const says = newWords(random, slot);
    const front = `amend: ${rule.number}\nmechanics: ${says.mechanics}`;
    return { front, apply: () => void Object.assign(rule, { number, says }) };
  }
  if (kind === 'repeal' && !NEEDED.has(slot)) {
    const apply = () => void rules.splice(rules.indexOf(rule), 1);
    return { front: `repeal: ${rule.number}`, apply };
  }
  const says = newWords(random, random.pick(['gift', 'gift', 'win', 'ballots'] as const));
  const front = `enact: { mechanics: ${says.mechanics} }`;
  return { front, apply: () => void rules.push({ number, says }) };
}

/** Slots without which there would be no such play, or how votes weigh would be the record's to say. */
const NEEDED: ReadonlySet<string> = new Set(['turns', 'pay', 'adoption', 'ballots']);

function isAmended(rules: readonly Rule[]): boolean {
  return rules.some(({ number, says }) => says.slot === 'adoption' && number !== 203);
}

/** Rule 203: if it was not amended by then, a simple majority is enough. */
function endOfCircuits(rules: readonly Rule[], taken: number, players: number): void {
  const rule = rules.find(({ number }) => number === 203);
  if (rule && taken === 2 * players) rule.says = adoption('votes.majority');
}

function cast(
  random: Random,
  { number, by, all }: Pick<Vote, 'number' | 'by'> & { readonly all: readonly string[] },
  rules: readonly Rule[],
): Vote {
  const willing = random.pick([1, 1, 0.8, 0.6]);
  const ayes = all.filter((id) => id === by || random.chance(willing));
  const noes = all.filter((id) => !ayes.includes(id));
  const each = prevailing(rules, 'ballots')?.ballots ?? 1;
  const isEnough = prevailing(rules, 'adoption')?.isEnough ?? (() => false);
  const adopts = (count: number) => isEnough(count * each, all.length * each);
  const isAdopted = adopts(ayes.length);
  return { number, by, ayes, noes, isAdopted, takesAll: !adopts(all.length - 1) };
}

function page(front: string, body = ''): string {
  return `---\n${front}\n---\n${body}\n`;
}

function dayOf(number: number, half: 0 | 1): string {
  return new Date(Date.UTC(2026, 0, 1 + (number - 301) * 2 + half)).toISOString().slice(0, 10);
}

byDayAndNight('what the players wrote is what comes of it', 60, (games) => {
  const ends: string[] = [];
  for (let seed = 1; seed <= games; seed++) {
    const game = reckon(createRandom(seed));
    const sources = sourcesOf(game);
    withRecord(`the seed ${seed}`, sources, () => holdTo(game, sources));
    ends.push(typeof game.end === 'string' ? game.end : Object.keys(game.end).join());
  }
  expect(new Set(ends)).toEqual(new Set(['next', 'winner', 'several at the mark']));
});

function holdTo({ points, outcomes, end }: Reckoned, sources: readonly Source[]): void {
  const { replay, findings } = play(sources);
  const errors = findings.filter(({ severity }) => severity === 'error').map(({ code }) => code);
  if (end === 'several at the mark') {
    expect(errors).toEqual(['win/simultaneous']);
    return;
  }
  expect(errorsOf(findings)).toEqual([]);
  const held = replay?.players.map(({ id, holdings }) => [id, holdings.get('points')?.valueOf()]);
  expect(Object.fromEntries(held ?? [])).toEqual(points);
  expect(replay?.proposals.map(({ outcome }) => outcome)).toEqual(outcomes);
  const reached = replay?.winner ? { winner: replay.winner.player } : { next: replay?.toMove };
  expect(reached).toEqual(end);
}
