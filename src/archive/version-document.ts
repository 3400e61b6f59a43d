/** One version of a ruleset as a document to take away: for programs, and in plain words. */
import type { Version } from '../engine/types.ts';
import { describeCause } from './describe-cause.ts';
import { forceWords } from './describe-version.ts';
import type { GameArchive } from './game-archive.ts';
import { plain } from './phrase.ts';
import type { PlainRuleset } from './plain-text.ts';
import type { RuleCard } from './rule-card.ts';
import type { RulesetCursor } from './ruleset-cursor.ts';

/** A version in plain words. */
export function versionDocument(
  archive: GameArchive,
  cursor: RulesetCursor,
  version: Version,
): PlainRuleset {
  return {
    title: archive.title,
    head: [
      `Rules in version ${version.number} of ${archive.latest}`,
      forceWords(archive, version),
      plain(describeCause(archive, version)),
    ],
    tiers: archive.replay.tiers,
    rules: cursor.at(version.number).map((card) => card.data),
  };
}

const texts = new WeakMap<RuleCard, string>();

/** A version for programs: its rules as `nomic show --format json` gives them, in number order. */
export function versionJson(archive: GameArchive, cursor: RulesetCursor, version: Version): string {
  return versionJsonPieces(archive, cursor, version).join('');
}

/** The JSON in pieces: a rule is the same piece, made once, in all the versions in which it stands. */
export function versionJsonPieces(
  archive: GameArchive,
  cursor: RulesetCursor,
  version: Version,
): readonly string[] {
  const cards = cursor.at(version.number).toSorted((a, b) => a.number - b.number);
  const head = JSON.stringify({
    game: archive.id,
    title: archive.title,
    version: version.number,
    current: archive.latest,
    on: version.on?.text ?? null,
  });
  const voids = Map.groupBy(version.voids, ({ rule }) => rule);
  const rules = cards.flatMap((card, i) => [
    i === 0 ? '' : ',\n',
    withVoid(textOf(card), voids.get(card.id) ?? []),
  ]);
  return [`${head.slice(0, -1)},"rules":[\n`, ...rules, '\n]}\n'];
}

/** What is void is the version's to say, and not the rule's. */
function withVoid(text: string, voids: Version['voids']): string {
  if (voids.length === 0) return text;
  return `${text.slice(0, -1)},"void":${JSON.stringify(voids.map(({ slot }) => slot))}}`;
}

function textOf(card: RuleCard): string {
  const known = texts.get(card) ?? JSON.stringify(card.data);
  texts.set(card, known);
  return known;
}
