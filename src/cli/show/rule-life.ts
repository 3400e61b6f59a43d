/** The life of a rule: all its numbers and texts, and their causes. */

import { ruleHeading } from '../../archive/exports/plain-text.ts';
import { latestVersion, ruleJson } from '../../archive/json/game-json.ts';
import { type RedlinePart, redline } from '../../archive/redline/redline.ts';
import { effectLines, effectMarkdown } from '../../archive/words/effect-words.ts';
import { formatDate } from '../../archive/words/format-date.ts';
import { LOST_WORDS, textJson } from '../../archive/words/lost-words.ts';
import { historyLine } from '../../archive/words/phrases/history-line.ts';
import { effectOf, sentencesUnder } from '../../archive/words/phrases/what-it-does.ts';
import { escapeMarkdown } from '../../diagnostics/escape-markdown.ts';
import type { Palette, Style } from '../../diagnostics/reporters/palette.ts';
import { wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible, visibleText } from '../../diagnostics/visible.ts';
import type { Replay, Rule, RuleChange, RuleLife } from '../../engine/results/types.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import type { RuleNumber } from '../../values/ids.ts';

const INDENT = '  ';

/** The rules with a number, now or formerly, up to a version. */
export function livesNumbered(
  { lives }: Replay,
  number: RuleNumber,
  version: number,
): readonly RuleLife[] {
  return [...lives.values()]
    .map(({ id, changes }) => ({ id, changes: changes.filter((c) => c.version <= version) }))
    .filter(({ changes }) => changes.some(({ rule }) => rule?.numbers.includes(number)));
}

export function ruleLifeJson(replay: Replay, { id, changes }: RuleLife, version: number) {
  const rule = changes.findLast((change) => change.rule)?.rule;
  return {
    id,
    inForce: changes.at(-1)?.rule !== undefined,
    ...(rule && ruleJson(replay, rule, version)),
    life: changes.map((change, i) => ({
      version: change.version,
      on: change.on?.text ?? null,
      kind: change.kind,
      history: historyLine(replay, change),
      ...withoutUndefined({ goesOnFrom: change.goesOnFrom }),
      number: change.rule?.number ?? null,
      title: change.rule?.title ?? null,
      tier: change.rule?.tier ?? null,
      text: change.rule ? textJson(change.rule) : null,
      mechanics: change.rule?.mechanics?.raw ?? null,
      does: i === 0 ? null : (effectOf(changes[i - 1]?.rule, change.rule) ?? null),
    })),
  };
}

export function ruleLifeText(
  replay: Replay,
  { id, changes }: RuleLife,
  palette: Palette,
  columns: number,
): string {
  const last = changes.findLast((change) => change.rule)?.rule;
  if (!last) return '';
  const heading = ruleHeading(last);
  const stages = changes.map((change, i) => stage(change, changes[i - 1]?.rule));
  const judgments = replay.judgments.filter(({ rules }) => rules.some((rule) => rule.id === id));
  const ruled = judgments.map(({ written, ruling, status }) => {
    const answer = ruling ?? (status === 'open' ? 'not yet decided' : status);
    return visible(`Judgment ${written.number}: ${written.question} ${answer}`);
  });
  // A repealed rule does nothing any more.
  const does = sentencesUnder(replay, latestVersion(replay), changes.at(-1)?.rule);
  const says = does.map(visible);
  return [
    [palette.strong(visible(heading)), ruleStatus(replay, last, changes.at(-1))].join('\n'),
    ...stages,
    ...titled('Judgments on it', ruled, columns),
    ...titled('How the engine reads it', says, columns),
  ].join('\n\n');

  function stage(change: RuleChange, before: Rule | undefined): string {
    const number = change.rule === undefined ? '' : `, Rule ${change.rule.number}`;
    return [
      palette.faint(`Version ${change.version}${number}`),
      ...wrap(visible(historyLine(replay, change)), columns).map(palette.hint),
      ...words(change.rule, before, palette, columns),
    ].join('\n');
  }
}

function ruleStatus({ game, tiers }: Replay, rule: Rule, latest: RuleChange | undefined): string {
  const tier = tiers.find(({ id }) => id === rule.tier)?.title ?? rule.tier;
  const isInForce = latest?.rule !== undefined;
  const since = latest?.on === undefined ? '' : ` since ${formatDate(latest.on)}`;
  const state = isInForce ? 'in force' : `no longer in force${since}`;
  return visible(`${game.title}, ${tier}, ${state}`);
}

/** The text after a change, with its changes marked. */
function words(
  rule: Rule | undefined,
  before: Rule | undefined,
  palette: Palette,
  columns: number,
): readonly string[] {
  const effect = before && effectOf(before, rule);
  const done = effect ? effectLines([effect]) : [];
  const says = done.flatMap((line) => wrap(visible(line), columns - INDENT.length));
  if (!rule) return says.map((line) => INDENT + line);
  const isSame =
    before?.text === rule.text && (!rule.lost || before.layers.length === rule.layers.length);
  const notes = [
    ...(before && (before.title ?? '') !== (rule.title ?? '')
      ? [rule.title ? `It is titled “${visible(rule.title)}” now.` : 'It has no title any longer.']
      : []),
    ...(isSame && !effect?.onlyMechanics ? ['The words stayed the same.'] : []),
    ...says,
  ];
  const room = columns - INDENT.length;
  const known = before?.lost ? undefined : before?.text;
  const text = isSame
    ? []
    : rule.lost
      ? [`(${LOST_WORDS})`]
      : ['', ...wrap(styled(known, rule.text, palette), room)];
  return [...notes, ...text].map((line) => (line === '' ? '' : INDENT + line));
}

function styled(before: string | undefined, after: string, palette: Palette): string {
  if (before === undefined) return visibleText(after);
  const styles: Readonly<Record<RedlinePart['kind'], Style>> = {
    same: String,
    added: marked(palette.added),
    removed: marked(palette.removed),
  };
  const parts = redline(before, after);
  return parts.map(({ kind, words }) => styles[kind](visibleText(words))).join('');
}

/** Styles cover words, but not the spaces around them. */
function marked(style: Style): Style {
  return (text) => text.replace(/\S(?:.*\S)?/, style);
}

/** Nothing without lines. */
function titled(title: string, lines: readonly string[], columns: number): readonly string[] {
  const wrapped = lines.flatMap((line) => wrap(line, columns - INDENT.length));
  return lines.length === 0 ? [] : [[title, ...wrapped.map((line) => INDENT + line)].join('\n')];
}

/** The life of a rule in Markdown, with each full text below its change. */
export function ruleLifeMarkdown(replay: Replay, { changes }: RuleLife): string {
  const last = changes.findLast((change) => change.rule)?.rule;
  if (!last) return '';
  return [
    `# ${escapeMarkdown(ruleHeading(last))}`,
    escapeMarkdown(ruleStatus(replay, last, changes.at(-1))),
    ...changes.map((change, i) => stage(replay, change, changes[i - 1])),
  ].join('\n\n');
}

function stage(replay: Replay, change: RuleChange, before: RuleChange | undefined): string {
  const { rule, version } = change;
  const number = rule ? `, Rule ${rule.number}` : '';
  const effect = before?.rule && effectOf(before.rule, rule);
  const isSame = rule !== undefined && rule.text === before?.rule?.text;
  const same = effect?.onlyMechanics ? [] : ['The words stayed the same.'];
  const words = [
    ...(isSame ? same : [rule?.text.trim()]),
    ...(effect ? effectMarkdown([effect]) : []),
  ];
  const lines = [
    `## Version ${version}${number}`,
    `*${escapeMarkdown(historyLine(replay, change))}*`,
    ...words,
  ];
  return lines.filter((line) => line !== undefined).join('\n\n');
}
