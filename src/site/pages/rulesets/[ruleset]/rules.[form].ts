/** An Initial Set to take away, as plain text, Markdown or JSON. */
import type { APIRoute } from 'astro';
import { plainMarkdown, plainText } from '../../../../archive/exports/plain-text.ts';
import { cardJson, rulesetJson } from '../../../../archive/json/game-json.ts';
import type { WrittenRuleset } from '../../../../records/types.ts';
import { rulesets } from '../../../load.ts';

const FORMS = ['txt', 'md', 'json'] as const;

export function getStaticPaths() {
  return rulesets.flatMap((ruleset) =>
    FORMS.map((form) => ({ params: { ruleset: ruleset.id, form }, props: { ruleset } })),
  );
}

export const GET: APIRoute<{ ruleset: WrittenRuleset }> = ({ params, props: { ruleset } }) => {
  if (params.form === 'json') return Response.json(rulesetJson(ruleset));
  const { title, author, source, published, tiers, cards } = ruleset;
  const where = [source, published].filter((part) => part !== undefined).join(', ');
  const head = [author === undefined ? '' : `By ${author}`, where].filter((line) => line !== '');
  const document = { title, head, tiers, rules: cards.map(cardJson) };
  return new Response(params.form === 'md' ? plainMarkdown(document) : plainText(document));
};
