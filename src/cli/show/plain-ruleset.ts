/** Games and Initial Sets as rulesets in plain form, with a head that says how things stand. */

import type { PlainRuleset } from '../../archive/exports/plain-text.ts';
import { cardJson, latestVersion, rulesJson } from '../../archive/json/game-json.ts';
import { formatDate } from '../../archive/words/format-date.ts';
import type { Replay } from '../../engine/results/types.ts';
import type { WrittenRuleset } from '../../records/types.ts';
import { scoreLines, standing } from '../status/standing.ts';

export function describeRuleset(ruleset: WrittenRuleset): PlainRuleset {
  const { title, author, source, published, tiers, cards } = ruleset;
  const where = [source, published].filter((part) => part !== undefined).join(', ');
  const head = [author === undefined ? '' : `By ${author}`, where].filter((line) => line !== '');
  return { title, head, tiers, rules: cards.map(cardJson) };
}

/** A game as it stood at `then`, among all the versions that it has now. */
export function describeGame(then: Replay, now: Replay): PlainRuleset {
  const version = latestVersion(then);
  const scores = scoreLines(then).map(({ name, score }) => `${name} ${score}`);
  return {
    title: then.game.title,
    head: [
      versionWords(now, version),
      standing(then),
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
