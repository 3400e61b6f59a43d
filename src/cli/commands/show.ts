/** `nomic show`: the rules of a game or Initial Set, or the life of one rule. */

import { type PlainRuleset, plainMarkdown, plainText } from '../../archive/exports/plain-text.ts';
import {
  cardJson,
  gameJson,
  latestVersion,
  rulesetJson,
  rulesJson,
} from '../../archive/json/game-json.ts';
import { formatDate } from '../../archive/words/format-date.ts';
import { jsonText } from '../../diagnostics/json-text.ts';
import { COLOUR, PLAIN } from '../../diagnostics/reporters/palette.ts';
import { WIDEST, wrap } from '../../diagnostics/reporters/wrap.ts';
import { visibleText } from '../../diagnostics/visible.ts';
import type { Until } from '../../engine/replay.ts';
import type { Replay } from '../../engine/results/types.ts';
import { gameIds, type Library } from '../../pipeline.ts';
import type { WrittenRuleset } from '../../records/types.ts';
import { replayGames } from '../../replay-games.ts';
import type { RuleNumber } from '../../values/ids.ts';
import { parseMoment } from '../../values/moment.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { asFarAs, unreadable } from '../command-line/broken-game.ts';
import { recordsIn } from '../command-line/content-folder.ts';
import {
  type CommandContext,
  type CommandOutcome,
  misnamed,
  misuse,
  misusedFor,
  refused,
  STATUS,
} from '../command-line/outcome.ts';
import { livesNumbered, ruleLifeJson, ruleLifeMarkdown, ruleLifeText } from '../show/rule-life.ts';
import { scoreLines, statusSentence } from '../status/tell-state.ts';

const RULESETS = 'rulesets/';

export function showCommand(given: Arguments, context: CommandContext): CommandOutcome {
  const name = (given.operands[0] ?? '').replace(/\/$/, '');
  const games = name.startsWith(RULESETS) ? [] : [name];
  const library = recordsIn(given, context, games);
  if (!library.ok) return library.outcome;
  return name.startsWith(RULESETS)
    ? showRuleset(name.slice(RULESETS.length), library, given, context)
    : showGame(name, library, given, context);
}

function showRuleset(id: string, library: Library, given: Arguments, context: CommandContext) {
  const { rulesets, malformed } = library.records;
  const known = [...new Set([...rulesets.keys(), ...malformed.rulesets])].sort();
  if (!known.includes(id)) return misnamed('ruleset', id, known);
  const ruleset = rulesets.get(id);
  if (!ruleset || malformed.rulesets.has(id))
    return unreadable(`${RULESETS}${id}`, library, given, context);
  if (given.values.has('version') || given.values.has('at')) {
    return misuse('an Initial Set has no versions, but the games that begin with it do.');
  }
  const rule = given.values.get('rule');
  if (rule === undefined) {
    const json = () => rulesetJson(ruleset);
    return { status: STATUS.ok, out: write(plainRuleset(ruleset), json, given, context) };
  }
  const cards = ruleset.cards.filter(({ number }) => number === Number(rule));
  if (cards.length === 0) {
    const numbers = ruleset.cards.map(({ number }) => String(number));
    return misnamed('Rule', rule, numbers);
  }
  const json = () => cards.map(cardJson).at(0);
  const tiers = ruleset.tiers.filter(({ id }) => cards.some(({ tier }) => tier === id));
  const plain = plainRuleset({ ...ruleset, tiers, cards });
  return { status: STATUS.ok, out: write(plain, json, given, context) };
}

function showGame(id: string, library: Library, given: Arguments, context: CommandContext) {
  const { records } = library;
  const known = gameIds(records);
  if (!known.includes(id)) {
    const rulesets = [...records.rulesets.keys()].map((each) => RULESETS + each);
    return misnamed('game', id, [...known, ...rulesets]);
  }
  const replays = replayGames(records, [id]);
  const replay = replays.get(id);
  if (!replay) return unreadable(id, library, given, context);
  const until = chooseVersion(replay, given.values);
  if (until && 'status' in until) return until;
  // A replay that stops then shows the state of that time.
  const then = (until && replayGames(records, [id], until).get(id)) ?? replay;
  const version = latestVersion(then);
  const rule = given.values.get('rule');
  const out =
    rule === undefined
      ? write(describeGame(then, replay), () => gameJson(then, version), given, context)
      : writeRule(replay, /^\d+$/.test(rule) ? Number(rule) : rule, version, given, context);
  const isOpen = replay.proposals.some(
    ({ written, outcome }) => outcome === 'open' && String(written.number) === rule,
  );
  if (out === undefined && isOpen)
    return misusedFor(`${rule} is an open proposal, and no rule yet:`, ['status', id]);
  if (out === undefined) {
    const changes = [...replay.lives.values()].flatMap((life) => life.changes);
    const numbers = changes.flatMap((change) => change.rule?.numbers.map(String) ?? []);
    return misnamed('Rule', rule ?? '', numbers);
  }
  return { ...asFarAs([id], library, replays, given, context), out };
}

function writeRule(
  replay: Replay,
  number: RuleNumber,
  version: number,
  { values }: Arguments,
  context: CommandContext,
): string | undefined {
  const lives = livesNumbered(replay, number, version);
  const [life] = lives;
  if (!life) return undefined;
  if (values.get('format') === 'json') return jsonText(ruleLifeJson(replay, life, version));
  const palette = context.colour ? COLOUR : PLAIN;
  const isMarkdown = values.get('format') === 'markdown';
  const texts = lives.map((each) =>
    isMarkdown
      ? visibleText(ruleLifeMarkdown(replay, each))
      : ruleLifeText(replay, each, palette, columnsOf(context)),
  );
  return `${texts.join('\n\n')}\n`;
}

function write(
  ruleset: PlainRuleset,
  json: () => unknown,
  { values }: Arguments,
  context: CommandContext,
): string {
  if (values.get('format') === 'json') return jsonText(json());
  const text = values.get('format') === 'markdown' ? plainMarkdown(ruleset) : plainText(ruleset);
  return wrap(visibleText(text), columnsOf(context)).join('\n');
}

/** Breaks lines for people. For files and programs, words stay as recorded. */
function columnsOf({ isTerminal, columns }: CommandContext): number {
  return isTerminal ? Math.min(columns, WIDEST) : Number.POSITIVE_INFINITY;
}

/** The end of the replay for a named version or date. */
function chooseVersion(
  replay: Replay,
  values: ReadonlyMap<string, string>,
): Until | CommandOutcome | undefined {
  const number = values.get('version');
  const typed = values.get('at') ?? '';
  const at = parseMoment(typed);
  if (number !== undefined && at)
    return misuse('--version and --at say the same: use one of them.');
  if (number !== undefined) {
    const latest = latestVersion(replay);
    const version = /^\d{1,9}$/.test(number) ? Number(number) : Number.NaN;
    if (version <= latest) return version === latest ? undefined : { version };
    const all = Array.from({ length: latest + 1 }, (_, i) => String(i));
    return misnamed('version', number, all);
  }
  // Includes all that had surely happened by the end of the date.
  const { id, started } = replay.game;
  if (!at || !started || at.to >= started.from) return at && { at };
  const lines = [`${id} began on ${formatDate(started)}, after ${formatDate(at)}.`];
  return refused({ lines, instead: [typed, started.text] });
}

/** Games and Initial Sets in plain form, under a head with their state. */
export function plainRuleset(ruleset: WrittenRuleset): PlainRuleset {
  const { title, author, source, published, tiers, cards } = ruleset;
  const where = [source, published].filter((part) => part !== undefined).join(', ');
  const head = [author === undefined ? '' : `By ${author}`, where].filter((line) => line !== '');
  return { title, head, tiers, rules: cards.map(cardJson) };
}

/** A game at `then`, among all its present versions. */
function describeGame(then: Replay, now: Replay): PlainRuleset {
  const version = latestVersion(then);
  const scores = scoreLines(then).map(({ name, score }) => `${name} ${score}`);
  return {
    title: then.game.title,
    head: [
      versionWords(now, version),
      statusSentence(then),
      ...(scores.length === 0 ? [] : [`Scores: ${scores.join(', ')}`]),
    ],
    tiers: then.tiers,
    rules: rulesJson(then, version),
  };
}

/** `Rules in version 3, in force from 4 January 2010 to 5 May 2010; the current version is 7.` */
function versionWords(replay: Replay, version: number): string {
  const latest = latestVersion(replay);
  const from = replay.versions[version]?.on;
  const to = replay.versions[version + 1]?.on;
  const since = from ? ` since ${formatDate(from)}` : '';
  if (version === latest) return `Rules in version ${version}, in force${since}`;
  const span = [from && `from ${formatDate(from)}`, to && `until ${formatDate(to)}`];
  const force = ['in force', ...span].filter((part) => part !== undefined).join(' ');
  return `Rules in version ${version} of ${latest}, ${from || to ? force : 'no longer in force'}`;
}
