/**
 * A table to play at in tests: records as an admin writes them, in memory. They are on Suber's cards as
 * they stand among the samples, with the cards that the test lays over them.
 */

import { parse } from 'yaml';
import { readContent } from '../../src/content/read-content.ts';
import type { Source } from '../../src/content/source.ts';
import type { Spot } from '../../src/diagnostics/finding.ts';
import { withDoubts } from '../../src/engine/doubts.ts';
import { type ReplayOptions, replay } from '../../src/engine/replay.ts';
import type { Replay } from '../../src/engine/results/types.ts';
import { decisionText } from '../../src/engine/words/decision-words.ts';
import { resultWords } from '../../src/engine/words/result-words.ts';
import { once } from '../../src/helpers/once.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { toJson } from '../../src/values/number.ts';
import { SAMPLES } from '../samples.ts';
import { foldingAlong } from './folding.ts';

const held = readContent(SAMPLES);
if (!held.ok) throw new Error(held.message);
/**
 * Rule 115 lets anybody record holdings, offices and pauses, so that a test of their results need not
 * grant it. A test of the right to record them lays a card of its own in its place.
 */
const GRANTING = `grants:
    - { what: quantity, of: [points, gold, silver, credits, tokens, rank, strength, shares, votes] }
    - { what: office, of: [speaker, judge, herald, clerk, scribe, saboteur, second] }
    - { what: pause }`;

const SUBER = held.sources
  .filter(({ file }) => file.startsWith('rulesets/suber/'))
  .map(({ file, text }): Source => {
    if (!file.endsWith('/115.md')) return { file, text };
    return { file, text: text.replace('\n---\n', `\nmechanics:\n  ${GRANTING}\n---\n`) };
  });

export interface Setting {
  /** Front matter of game.md beyond title, ruleset and medium. */
  readonly game?: string;
  readonly players?: string;
  readonly medium?: string;
  /** Cards to lay over Suber's, by number; `null` takes a card away. */
  readonly cards?: Readonly<Record<string, string | null>>;
  readonly proposals?: Readonly<Record<string, string>>;
  readonly judgments?: Readonly<Record<string, string>>;
  /** The items of one `events:` list. */
  readonly events?: string;
}

/** A record's text: front matter, then body. */
export function page(front: string, body = ''): string {
  return `---\n${front.trim()}\n---\n${body}\n`;
}

/** A card that lies in the place of the one that lets anybody record what players hold. */
export const UNGRANTED: Setting['cards'] & object = { 115: card(115, '', 'immutable') };

/** A proposal to enact a rule, carried by all of a, b, c unless the votes say otherwise. */
export function enact(number: number, by: string, more = '', body = 'A new rule.'): string {
  const votes = /(?:votes|withdrawn|lost):/.test(more) ? '' : 'votes: { for: [a, b, c] }';
  const closed =
    more.includes('closed:') || more.includes('withdrawn:') ? '' : `closed: ${day(number, 1)}`;
  const proposed = more.includes('proposed:') ? '' : `proposed: ${day(number, 0)}`;
  const change = /^(amend|repeal|transmute|enact|changes|act|lost):/m.test(more) ? '' : 'enact: {}';
  return page(
    [`proposal: ${number}`, `by: ${by}`, proposed, change, votes, closed, more]
      .filter(Boolean)
      .join('\n'),
    /^(repeal|transmute|changes):/m.test(more) || more.includes('replace:') ? '' : body,
  );
}

/** The day on which a proposal is made (0) or voted on (1), two days apart from number to number. */
export function day(number: number, half: 0 | 1): string {
  const date = new Date(Date.UTC(2026, 0, 1 + (number - 301) * 2 + half));
  return date.toISOString().slice(0, 10);
}

/** The files of what is on the table, in the order of their names. */
export function sourcesOf(setting: Setting): readonly Source[] {
  const { cards = {}, proposals = {}, judgments = {}, events, medium = 'computer' } = setting;
  // Those of Suber's cards that stay as they are stay the same objects, which are parsed once.
  const files = new Map(SUBER.map((source) => [source.file, source]));
  const lay = (file: string, text: string) => void files.set(file, { file, text });
  for (const [number, card] of Object.entries(cards)) {
    const file = `rulesets/suber/${number}.md`;
    if (card === null) files.delete(file);
    else lay(file, card);
  }
  const custom = Object.keys(judgments).length > 0 ? goingOn(setting.game ?? '') : setting.game;
  const players = setting.players ?? 'a: { name: A }\n  b: { name: B }\n  c: { name: C }';
  const game = `title: Test\nruleset: suber\nmedium: ${medium}\nplayers:\n  ${players}\n${custom ?? ''}`;
  lay('games/test/game.md', page(game));
  for (const [name, text] of Object.entries(proposals))
    lay(`games/test/proposals/${name}.md`, text);
  for (const [name, text] of Object.entries(judgments))
    lay(`games/test/judgments/${name}.md`, text);
  if (events) lay('games/test/events/all.md', page(`events:\n${events}`));
  return [...files.values()].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/**
 * By the words of 212 the next turn takes consent even after a Judgment. Each test of something else
 * would have to record that. So play goes on once a Judgment is given, unless the test speaks of it.
 */
function goingOn(game: string): string {
  if (game.includes('stay-ends')) return game;
  const custom = 'stay-ends: { take: when-given }';
  if (!game.includes('readings:')) return `${game}\nreadings: { ${custom} }`;
  return game.replace(/readings:( \{|\n)/, (_, open) =>
    open === '\n' ? `readings:\n  ${custom}\n` : `readings: { ${custom},`,
  );
}

/** Replays what is on the table; throws where the test itself wrote a malformed record. */
export function play(setting: Setting, options?: ReplayOptions): Replay {
  return playSources(sourcesOf(setting), options);
}

/** The same in half the time, without notes of what would come out otherwise. */
export function playForResults(setting: Setting): Replay {
  return play(setting, { notesOtherwise: false });
}

/** The same for files in whatever order and under whatever names. */
export function playSources(sources: readonly Source[], options?: ReplayOptions): Replay {
  const { records, findings } = parseRecords(sources, READINGS);
  const errors = findings.filter(({ severity }) => severity === 'error');
  if (errors.length > 0) throw new Error(JSON.stringify(errors, null, 2));
  const game = records.games.get('test');
  const ruleset = records.rulesets.get('suber');
  if (!game || !ruleset) throw new Error('nothing on the table');
  const replayed = withDoubts(
    replay(game, ruleset, { ...options, passing: foldingAlong(game, ruleset) }),
  );
  for (const { code, at } of replayed.findings) expectWritten(code, at, sources);
  return replayed;
}

const frontOf = once(({ text }: Source): unknown => {
  return parse(/^---\n(.*?)^---$/ms.exec(text)?.[1] ?? '');
});

/** Holds a finding to being about something that is written, whatever else a test looks at. */
function expectWritten(code: string, at: Spot, sources: readonly Source[]): void {
  if (!('path' in at)) return;
  const source = sources.find(({ file }) => file === at.file);
  let value = source && frontOf(source);
  for (const step of at.path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, step)) {
      throw new Error(`${code} is found at ${at.path.join('.')}, which is not in ${at.file}.`);
    }
    value = Reflect.get(value, step);
  }
}

/** The codes of everything wrong, in order. */
export function wrongs(setting: Setting): readonly string[] {
  return wrongsIn(play(setting));
}

/** The same, where a change that is adopted and void for what it breaches is wrong, too. */
export function wrongsIn({ findings }: Replay): readonly string[] {
  return findings
    .filter(({ code, severity, rule }) => severity === 'error' || (code === 'change/void' && rule))
    .map(({ code }) => code);
}

export function errorsOf(replayed: Replay): Replay['findings'] {
  return replayed.findings.filter(({ severity }) => severity === 'error');
}

export function notesOf(replayed: Replay, code: string): Replay['findings'] {
  return replayed.findings.filter(
    (finding) => finding.code === code && finding.severity === 'note',
  );
}

export function scores(replayed: Replay, quantity = 'points'): Record<string, number | string> {
  return Object.fromEntries(
    replayed.players.map(({ id, holdings }) => {
      const amount = holdings.get(quantity);
      return [id, amount ? toJson(amount) : 0];
    }),
  );
}

/** A card in full; `mechanics` in YAML's flow style, or nothing. */
export function card(number: number, mechanics: string, tier = 'mutable'): string {
  const lines = [`rule: ${number}`, `tier: ${tier}`, mechanics && `mechanics: ${mechanics}`];
  return page(lines.filter(Boolean).join('\n'), `The words of Rule ${number}.`);
}

/** A change that enacts a rule with these mechanics. */
export function newRule(mechanics: string): string {
  return `enact: { mechanics: ${mechanics} }`;
}

/** Proposals 301, 302 and so on, made by a, b and c in turn, each with its given parts. */
export function inTurn(...acts: readonly string[]): Record<string, string> {
  return madeBy(acts.map((_, index) => 'abc'.charAt(index % 3)).join(''), acts, 'a, b, c');
}

/** Proposals by these players, a letter for each, whom all of them carry unless it is said otherwise. */
export function madeBy(
  order: string,
  acts: readonly string[] = [],
  voters = [...new Set(order)].sort().join(', '),
): Record<string, string> {
  const made = [...order].map((by, index) => {
    const [number, act = ''] = [301 + index, acts[index]];
    const votes = /(?:votes|withdrawn|lost):/.test(act) ? '' : `\nvotes: { for: [${voters}] }`;
    return [number, enact(number, by, `${act}${votes}`, `Words of ${number}.`)];
  });
  return Object.fromEntries(made);
}

/** The outcome of every proposal, by number. */
export function outcomes(replayed: Replay): Record<number, string> {
  return Object.fromEntries(
    replayed.proposals.map(({ written, outcome }) => [written.number, outcome]),
  );
}

/** A Judgment, called for by a player and given on the day on which it was called for. */
export function judged(number: number, on: string, judge: string, more = ''): string {
  const given = /^(bench|given):/m.test(more) ? '' : `judge: ${judge}\nruling: 'Yes'\ngiven: ${on}`;
  const by = /^by:/m.test(more) ? '' : 'by: a';
  const front = [`judgment: ${number}`, 'question: May they?', by, `invoked: ${on}`, given, more];
  return page(front.filter(Boolean).join('\n'), 'Because they may.');
}

/** The results that depend on a reading, by decision: option to result. */
export function hangingOn(
  replayed: Replay,
  reading: string,
): Record<string, Record<string, string>> {
  const mattered = replayed.readings.find(({ id }) => id === reading)?.mattered ?? [];
  return Object.fromEntries(
    mattered.map(({ what, results }) => [
      decisionText(what),
      Object.fromEntries(
        results.map(({ option, result }) => [option, resultWords(result, what, results)]),
      ),
    ]),
  );
}
