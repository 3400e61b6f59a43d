/** `nomic show`: the rules of a game or of an Initial Set, and the whole life of a single rule. */
import { type PlainRuleset, plainMarkdown, plainText } from '../../archive/exports/plain-text.ts';
import { cardJson, gameJson, latestVersion, rulesetJson } from '../../archive/json/game-json.ts';
import { isName } from '../../content/names.ts';
import { jsonText } from '../../diagnostics/json-text.ts';
import { COLOUR, PLAIN } from '../../diagnostics/reporters/palette.ts';
import { wrap } from '../../diagnostics/reporters/wrap.ts';
import { visibleText } from '../../diagnostics/visible.ts';
import type { Replay } from '../../engine/results/types.ts';
import { gameIds, type Library, replayGames } from '../../pipeline.ts';
import { readLibrary } from '../../read-library.ts';
import type { RuleNumber } from '../../values/ids.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { asFarAs, unreadable } from '../command-line/broken-game.ts';
import { notAmong } from '../command-line/choose.ts';
import { contentFolder } from '../command-line/content-folder.ts';
import {
  type CommandContext,
  type CommandOutcome,
  misuse,
  STATUS,
} from '../command-line/outcome.ts';
import { chooseVersion } from '../show/choose-version.ts';
import { describeGame, describeRuleset } from '../show/plain-ruleset.ts';
import { livesNumbered, ruleLifeJson, ruleLifeText } from '../show/rule-life.ts';
import { ruleLifeMarkdown } from '../show/rule-life-markdown.ts';

const RULESETS = 'rulesets/';
/** Longer lines are hard to read. */
const WIDEST = 100;

export function show(given: Arguments, context: CommandContext): CommandOutcome {
  const name = (given.operands[0] ?? '').replace(/\/$/, '');
  const games = name.startsWith(RULESETS) ? [] : [name];
  const library = readLibrary(contentFolder(given, context).dir, games);
  if (!library.ok) return misuse(library.message);
  const rule = given.values.get('rule');
  if (rule !== undefined && !isName('series', rule)) {
    return misuse(`--rule needs a number, or an id of letters, and “${rule}” is neither.`);
  }
  return name.startsWith(RULESETS)
    ? showRuleset(name.slice(RULESETS.length), library, given, context)
    : showGame(name, library, given, context);
}

function showRuleset(
  id: string,
  { records }: Library,
  given: Arguments,
  context: CommandContext,
): CommandOutcome {
  const { rulesets, malformed } = records;
  const known = [...new Set([...rulesets.keys(), ...malformed.rulesets])].sort();
  if (!known.includes(id)) return misuse(notAmong('ruleset', id, known));
  const ruleset = rulesets.get(id);
  if (!ruleset || malformed.rulesets.has(id))
    return unreadable(`${RULESETS}${id}`, context.command);
  if (given.values.has('version') || given.values.has('at')) {
    return misuse('an Initial Set has no versions; the games that begin with it have.');
  }
  const rule = given.values.get('rule');
  if (rule === undefined) {
    const json = () => rulesetJson(ruleset);
    return { status: STATUS.ok, out: write(describeRuleset(ruleset), json, given, context) };
  }
  const cards = ruleset.cards.filter(({ number }) => number === Number(rule));
  if (cards.length === 0) return misuse(`${RULESETS}${id} has no Rule ${rule}.`);
  const json = () => cards.map(cardJson).at(0);
  const tiers = ruleset.tiers.filter(({ id }) => cards.some(({ tier }) => tier === id));
  const plain = describeRuleset({ ...ruleset, tiers, cards });
  return { status: STATUS.ok, out: write(plain, json, given, context) };
}

function showGame(
  id: string,
  { records }: Library,
  given: Arguments,
  context: CommandContext,
): CommandOutcome {
  const known = gameIds(records);
  if (!known.includes(id)) {
    const rulesets = [...records.rulesets.keys()].map((each) => RULESETS + each);
    return misuse(notAmong('game', id, [...known, ...rulesets]));
  }
  const replays = replayGames(records, [id]);
  const replay = replays.get(id);
  if (!replay) return unreadable(id, context.command);
  const chosen = chooseVersion(replay, given.values);
  if (!chosen.ok) return misuse(chosen.message);
  // A replay that stops there shows what it was then.
  const then = (chosen.until && replayGames(records, [id], chosen.until).get(id)) ?? replay;
  const version = latestVersion(then);
  const rule = given.values.get('rule');
  const out =
    rule === undefined
      ? write(describeGame(then, replay), () => gameJson(then, version), given, context)
      : writeRule(replay, /^\d+$/.test(rule) ? Number(rule) : rule, version, given, context);
  if (out === undefined) return misuse(`no rule of ${id} has or had the number ${rule}.`);
  return { ...asFarAs([id], replays, context.command), out };
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

/** For people lines are broken; for files and programs the words stay as they were recorded. */
function columnsOf({ isTerminal, columns }: CommandContext): number {
  return isTerminal ? Math.min(columns, WIDEST) : Number.POSITIVE_INFINITY;
}
