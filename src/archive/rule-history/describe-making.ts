/** The changes of a version and their cause, in a line or two. */
import { changeAt } from '../../engine/results/rules-at.ts';
import type { Rule, RuleChange, Version } from '../../engine/results/types.ts';
import type { GameArchive } from '../lookup/game-archive.ts';
import { firstWords } from '../words/first-words.ts';
import { link, listed, type Phrase } from '../words/phrase.ts';
import { describeCause } from '../words/phrases/describe-cause.ts';
import { changeWords } from './describe-change.ts';

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
    return [which, change ? doneWords(change) : ''];
  });
  const what = said.length > MOST_SAID ? [`${said.length} rules changed`] : listed(said);
  return what.length === 0 ? cause : [...what, '. ', ...cause];
}

/** Its title, or its first words if it has none. */
function ruleNamed({ title, text }: Rule): string {
  const words = title || quoted(firstWords(text));
  return words === undefined ? '' : ` (${words})`;
}

function quoted(words: string | undefined): string | undefined {
  return words === undefined ? undefined : `“${words}”`;
}

function doneWords(change: RuleChange): string {
  const done = changeWords(change).toLowerCase();
  return change.amendment === undefined ? ` ${done}` : `, its ${done}`;
}
