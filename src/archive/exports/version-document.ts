/** One version of a ruleset as a document to take away: for programs, and in plain words. */
import type { Version } from '../../engine/state/types.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { forceWords } from '../rules/describe-version.ts';
import type { RuleCard } from '../rules/rule-card.ts';
import type { RulesetCursor } from '../rules/ruleset-cursor.ts';
import { describeCause } from '../words/describe-cause.ts';
import { plain } from '../words/phrase.ts';
import { joinPieces, type Piece, type SharedPiece, sharedPieces } from './pieces.ts';
import type { PlainRuleset } from './plain-text.ts';

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

const ruleText = sharedPieces((card: RuleCard) => JSON.stringify(card.data));

/** A version for programs: its rules as `nomic show --format json` gives them, in number order. */
export function versionJson(archive: GameArchive, cursor: RulesetCursor, version: Version): string {
  return joinPieces(versionJsonPieces(archive, cursor, version));
}

/** The JSON in pieces, of which each rule is one. */
export function versionJsonPieces(
  archive: GameArchive,
  cursor: RulesetCursor,
  version: Version,
): readonly Piece[] {
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
    withVoid(ruleText(card), voids.get(card.id) ?? []),
  ]);
  return [`${head.slice(0, -1)},"rules":[\n`, ...rules, '\n]}\n'];
}

/** What is void is the version's to say, and not the rule's. */
function withVoid(rule: SharedPiece, voids: Version['voids']): Piece {
  if (voids.length === 0) return rule;
  return `${rule.text.slice(0, -1)},"void":${JSON.stringify(voids.map(({ slot }) => slot))}}`;
}
