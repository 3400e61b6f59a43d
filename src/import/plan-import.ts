/** From a document to the records of a ruleset, without writing: what would be written, and why. */

import { isName, whyNoName } from '../content/names.ts';
import { codePointOf, findUnseen } from '../diagnostics/visible.ts';
import type { RulesetHead } from '../records/kinds/ruleset.ts';
import { CARD, RULESET } from '../records/kinds/ruleset.ts';
import type { WrittenCard, WrittenRuleset } from '../records/types.ts';
import { writeRecord } from '../records/write-record.ts';
import { type RulesetId, toRulesetId } from '../values/ids.ts';
import { decideTiers } from './decide-tiers.ts';
import type { FoundRule } from './document/document.ts';
import { findRuleset, type RulesetRead, type SourceDocument } from './find-ruleset.ts';
import { offerMechanics, type Proposed, proposeMechanics } from './propose-mechanics.ts';
import type { SetHead } from './read-head.ts';

export interface ImportRequest extends SourceDocument {
  /** The id of the new ruleset. */
  readonly id: RulesetId;
  /** Values given outside the document, which override the document's own. */
  readonly head: SetHead;
  /** The value of `--tiers`. */
  readonly tiers?: string;
  /** Whether what the words of rules seem to say is written on their cards. */
  readonly takesOffers?: boolean;
}

export interface ImportPlan extends RulesetRead {
  readonly isHtml: boolean;
  readonly ruleset: RulesetHead;
  readonly tiersBy: 'headings' | 'option';
  readonly cards: readonly Proposed[];
  readonly takesOffers: boolean;
  /** Relative to the content folder. */
  readonly files: readonly { readonly file: string; readonly text: string }[];
}

export type ImportPlanned =
  | { readonly ok: true; readonly plan: ImportPlan }
  /** Why there is nothing to write, in lines for the user. */
  | { readonly ok: false; readonly lines: readonly string[] };

/** `rulesets` are those of the archive: mechanics are proposed from them. */
export function planImport(
  request: ImportRequest,
  rulesets: readonly WrittenRuleset[],
): ImportPlanned {
  const unseen = findUnseenOption(request.head);
  if (unseen) return { ok: false, lines: [unseen] };
  const read = findRuleset(request);
  if (!read.ok) return read;
  const decided = decideTiers(read.found, request.tiers);
  if (!decided.ok) return decided;
  const { found, head, words } = read;
  const { tiers, tierOf, by: tiersBy } = decided;
  const { id } = request;
  const file = `rulesets/${id}/ruleset.md`;
  const ruleset = { file, id, title: id, ...head, ...request.head, tiers, body: '' };
  const blank = found.rules.map((rule) => makeCard(rule, id, tierOf));
  const { isHtml, takesOffers = false } = request;
  const proposed = proposeMechanics(blank, tiers, rulesets);
  const cards = offerMechanics(proposed, tiers, takesOffers);
  const files = [
    { file, text: writeRecord(RULESET, ruleset) },
    ...cards.map(({ card }) => ({ file: card.file, text: writeRecord(CARD, card) })),
  ];
  const decisions = { ruleset, tiersBy, takesOffers };
  return { ok: true, plan: { found, head, words, isHtml, ...decisions, cards, files } };
}

function findUnseenOption(head: SetHead): string | undefined {
  for (const [key, words] of Object.entries(head)) {
    const [unseen] = findUnseen(words);
    if (unseen)
      return `--${key} has a character that nobody can see: ${codePointOf(unseen.character)}.`;
  }
  return undefined;
}

function makeCard(
  { number, title, text }: FoundRule,
  id: RulesetId,
  tierOf: ReadonlyMap<number, string>,
): WrittenCard {
  const file = `rulesets/${id}/${number}.md`;
  return { file, number, ...(title && { title }), tier: tierOf.get(number) ?? '', text };
}

/** An id for a new ruleset, from the words that somebody gave for one. */
type RulesetIdGiven =
  | { readonly ok: true; readonly id: RulesetId }
  | { readonly ok: false; readonly message: string };

export function parseRulesetId(text: string): RulesetIdGiven {
  if (isName('id', text)) return { ok: true, id: toRulesetId(text) };
  const message = `“${text}” cannot be the id of a ruleset. ${whyNoName('id', text)}`;
  return { ok: false, message };
}
