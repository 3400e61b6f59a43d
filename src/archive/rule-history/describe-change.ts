/** One change of one rule: the rule before and after it, its words, and its line in a history. */
import { changeAt } from '../../engine/results/rules-at.ts';
import type { Rule, RuleChange, RuleId, RuleLife, Version } from '../../engine/results/types.ts';
import { once } from '../../helpers/once.ts';
import { capital } from '../../helpers/words.ts';
import { saySame } from '../../law/mechanics/canonical.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { redline } from '../redline/redline.ts';
import { firstWords } from '../words/first-words.ts';
import { formatDate } from '../words/format-date.ts';
import { link, listed, type Phrase } from '../words/phrase.ts';
import { briefCause, describeCause } from '../words/phrases/describe-cause.ts';
import { historyLine } from '../words/phrases/history-line.ts';
import { effectOf } from '../words/phrases/what-it-does.ts';
import { DONE } from '../words/proposal-result.ts';
import { tierWord } from '../words/tier-words.ts';

export function differenceMade(archive: GameArchive, id: RuleId, version: number) {
  const life = archive.replay.lives.get(id);
  const change = life && changeAt(life, version);
  if (!life || !change) return undefined;
  return describeDifference(change, archive, id, changeAt(life, version - 1)?.rule);
}

/**
 * The difference between a change and the rule before it. It is found once, since the version, the
 * rule's life, the proposal and the files of changes all show it.
 */
export const describeDifference = once(findDifference);

function findDifference(change: RuleChange, archive: GameArchive, id: RuleId, before?: Rule) {
  const { rule: after } = change;
  const shown = after ?? before;
  if (!shown) return undefined;
  const isSame = before?.text === after?.text;
  const isLost = before?.lost || after?.lost;
  return {
    id,
    kind: change.kind,
    /** `Amended and renumbered 305`. */
    says: [doneWords(archive, change, before), ...shifts(before, after)].join(', '),
    /** `amended Rule 112, now Rule 305`, to follow on what did it. */
    did: didWords(archive, id, change, before),
    was: (before ?? shown).number,
    number: shown.number,
    title: shown.title || undefined,
    /** The rule's whole life. */
    href: archive.links.rule(archive.id, id),
    /** `undefined` if the words stayed as they were. */
    redline: isSame || isLost ? undefined : redline(before?.text ?? '', after?.text ?? ''),
    /** The effect on the rule's mechanics; `undefined` for the Initial Set. */
    does: change.kind === 'initial' ? undefined : effectOf(before, after),
  };
}

export type RuleDifference = NonNullable<ReturnType<typeof findDifference>>;

/**
 * The latest change of a rule's mechanics alone, up to a version. Returns nothing if the words changed
 * later.
 */
export function rereadAt(archive: GameArchive, { id, changes }: RuleLife, until: number) {
  // Searches from the latest change backwards, and seldom far, since most changes change the words.
  for (let i = changes.length - 1; i >= 0; i--) {
    const change = changes[i];
    if (!change || change.version > until) continue;
    const difference = describeDifference(change, archive, id, changes[i - 1]?.rule);
    if (difference?.redline) return undefined;
    const { version, on } = change;
    if (difference?.does?.onlyMechanics) {
      return {
        effect: difference.does,
        since: on ? formatDate(on) : `version ${version}`,
      };
    }
  }
  return undefined;
}

/** A later change in the law that a rule's words depend on, with its date. */
export type Reread = NonNullable<ReturnType<typeof rereadAt>>;

/** `Amended`, `Amendment 305 repealed`. */
export function changeWords(change: RuleChange): string {
  const done = change.kind === 'initial' ? 'In the Initial Set' : capital(doneBy(change));
  return change.amendment === undefined
    ? done
    : `Amendment ${change.amendment} ${done.toLowerCase()}`;
}

function doneBy({ kind }: RuleChange): string {
  return DONE[kind] + (kind === 'becomes' ? ' by its own terms' : '');
}

/** `Transmuted from immutable to mutable and renumbered 305`. */
function doneWords(archive: GameArchive, change: RuleChange, before: Rule | undefined): string {
  const { rule: after, amendment } = change;
  const done = changeWords(change) + movedWords(archive, before, after);
  if (!before || !after || before.number === after.number) return done;
  return `${done} and ${amendment === undefined ? '' : 'the rule '}renumbered ${after.number}`;
}

function didWords(archive: GameArchive, id: RuleId, change: RuleChange, before: Rule | undefined) {
  const { amendment, rule: after } = change;
  const what = amendment === undefined ? '' : `Amendment ${amendment} of `;
  const number = (before ?? after)?.number ?? id;
  const since = after && after.number !== number ? `, now Rule ${after.number}` : '';
  return [
    `${doneBy(change)} ${what}`,
    link(`Rule ${number}`, archive.links.rule(archive.id, id)),
    movedWords(archive, before, after) + since,
  ];
}

/** ` from immutable to mutable` */
function movedWords({ replay }: GameArchive, before: Rule | undefined, after: Rule | undefined) {
  if (!before || !after || before.tier === after.tier) return '';
  return ` from ${tierWord(replay.tiers, before.tier)} to ${tierWord(replay.tiers, after.tier)}`;
}

function shifts(before: Rule | undefined, after: Rule | undefined): string[] {
  if (!before || !after) return [];
  const said: string[] = [];
  if ((before.title ?? '') !== (after.title ?? '')) {
    said.push(before.title ? `until then titled “${before.title}”` : 'given a title');
  }
  // A transmutation leaves the words as they were.
  if (after.lost && after.layers === before.layers) return said;
  if (after.lost) said.push('to words that are lost');
  else if (before.lost) said.push('from words that are lost');
  else if (before.text === after.text && !saySame(before.mechanics, after.mechanics)) {
    said.push('while its words stayed as they were');
  }
  return said;
}

/* The changes of a version and their cause, in a line or two. */

/** Changes of one version that are listed one by one. */
const MOST_SAID = 3;

/** `Rule 305 (The purse) amended. Made by Proposal 305 of Player F.` */
export function describeMaking(archive: GameArchive, version: Version): Phrase {
  const { on: _, ...undated } = version;
  const cause = describeCause(archive, undated);
  if (version.cause.by === 'initial') return cause;
  const said = version.changed.map((id): Phrase => {
    const life = archive.replay.lives.get(id);
    const change = life && changeAt(life, version.number);
    const rule = change?.rule ?? life?.changes.findLast((each) => each.rule)?.rule;
    const name = `Rule ${rule?.number ?? id}${rule ? ruleNamed(rule) : ''}`;
    const which = link(name, archive.links.rule(archive.id, id));
    return [which, change ? doneTo(change) : ''];
  });
  const what = said.length > MOST_SAID ? [`${said.length} rules changed`] : listed(said);
  return what.length === 0 ? cause : [...what, '. ', ...cause];
}

/** Its title, or its first words if it has none. */
function ruleNamed({ title, text }: Rule): string {
  if (title) return ` (${title})`;
  const words = firstWords(text);
  return words === undefined ? '' : ` (“${words}”)`;
}

function doneTo(change: RuleChange): string {
  const done = changeWords(change).toLowerCase();
  return change.amendment === undefined ? ` ${done}` : `, its ${done}`;
}

/* A rule's history, one entry for each change. */

export function describeHistory(archive: GameArchive, life: RuleLife, until = Infinity) {
  return life.changes
    .filter((change) => change.version <= until)
    .map((change) => describeEntry(archive, change));
}

/** The first change after a version; `undefined` if the rule has not changed since. */
export function describeLater(archive: GameArchive, life: RuleLife, version: number) {
  const change = life.changes.find((each) => each.version > version);
  return change && describeEntry(archive, change);
}

function describeEntry(archive: GameArchive, change: RuleChange) {
  const [by] = briefCause(archive, change);
  return {
    words: historyLine(archive.replay, change),
    /** The proposal that made the change, or the rule that changed itself. */
    href: typeof by === 'string' ? undefined : by?.href,
    version: change.version,
    versionHref: archive.links.version(archive.id, change.version, change.rule?.number),
  };
}

export type HistoryEntry = ReturnType<typeof describeEntry>;
