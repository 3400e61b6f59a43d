/** Plans the records of a ruleset from a document, without writing them. */
import { isName, whyNoName } from '../content/names.ts';
import { codePointOf, findUnseen } from '../diagnostics/visible.ts';
import { CARD, RULESET, type RulesetHead } from '../records/kinds/ruleset.ts';
import type { WrittenCard, WrittenRuleset } from '../records/types.ts';
import { writeRecord } from '../records/write-record.ts';
import { type RulesetId, toRulesetId } from '../values/ids.ts';
import { decideTiers } from './decide-tiers.ts';
import { type DocumentRuleset, findRuleset, type SourceDocument } from './find-ruleset.ts';
import { offerMechanics, type ProposedCard, proposeMechanics } from './propose-mechanics.ts';
import type { SetHead } from './read-head.ts';

export interface ImportRequest extends SourceDocument {
  readonly id: RulesetId;
  /** The user gives these values, which override the document's own. */
  readonly head: SetHead;
  /** The value of `--tiers`. */
  readonly tiers?: string;
  /** Cards get the mechanics that the words of their rules seem to say. */
  readonly takesOffers?: boolean;
}

export interface ImportPlan extends DocumentRuleset {
  readonly isHtml: boolean;
  readonly ruleset: RulesetHead;
  readonly tiersBy: 'headings' | 'option';
  readonly cards: readonly ProposedCard[];
  readonly takesOffers: boolean;
  /** Relative to the content folder. */
  readonly files: readonly { readonly file: string; readonly text: string }[];
}

type ImportResult =
  | { readonly ok: true; readonly plan: ImportPlan }
  /** The lines tell the user why there is nothing to write. */
  | { readonly ok: false; readonly lines: readonly string[]; readonly tiers?: string };

/** `sets` are those of the archive. Their mechanics are proposed for rules with the same words. */
export function planImport(request: ImportRequest, sets: readonly WrittenRuleset[]): ImportResult {
  for (const [key, value] of Object.entries(request.head)) {
    const [unseen] = findUnseen(value);
    if (!unseen) continue;
    const line = `--${key} has a character that nobody can see: ${codePointOf(unseen.character)}.`;
    return { ok: false, lines: [line] };
  }
  const read = findRuleset(request);
  if (!read.ok) return read;
  const decided = decideTiers(read.found, request.tiers);
  if (!decided.ok) return decided;
  const { found, head, words } = read;
  const { tiers, tierOf, by: tiersBy } = decided;
  const { id } = request;
  const file = `rulesets/${id}/ruleset.md`;
  const ruleset = { file, id, title: id, ...head, ...request.head, tiers, body: '' };
  const blank = found.rules.map(({ number, title, text }): WrittenCard => {
    const tier = tierOf.get(number) ?? '';
    return { file: `rulesets/${id}/${number}.md`, number, ...(title && { title }), tier, text };
  });
  const { isHtml, takesOffers = false } = request;
  const proposed = proposeMechanics(blank, tiers, sets);
  const cards = offerMechanics(proposed, tiers, takesOffers);
  const files = [
    { file, text: writeRecord(RULESET, ruleset) },
    ...cards.map(({ card }) => ({ file: card.file, text: writeRecord(CARD, card) })),
  ];
  const decisions = { ruleset, tiersBy, takesOffers };
  return { ok: true, plan: { found, head, words, isHtml, ...decisions, cards, files } };
}

export function parseRulesetId(text: string) {
  if (isName('id', text)) return { ok: true, id: toRulesetId(text) } as const;
  const message = `“${text}” cannot be the id of a ruleset. ${whyNoName('id', text)}`;
  return { ok: false, message } as const;
}
