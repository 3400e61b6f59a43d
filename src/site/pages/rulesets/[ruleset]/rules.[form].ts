/** An Initial Set to take away, as a book, plain text, Markdown or JSON. */
import type { APIRoute } from 'astro';
import { plainMarkdown, plainText } from '../../../../archive/exports/plain-text.ts';
import { cardJson, rulesetJson } from '../../../../archive/json/game-json.ts';
import type { WrittenRuleset } from '../../../../records/types.ts';
import { links, rulesets } from '../../../load.ts';
import { epub } from '../../../render/files/epub.ts';

const FORMS = ['epub', 'txt', 'md', 'json'] as const;

export function getStaticPaths() {
  return rulesets.flatMap((ruleset) =>
    FORMS.map((form) => ({ params: { ruleset: ruleset.id, form }, props: { ruleset } })),
  );
}

export const GET: APIRoute<{ ruleset: WrittenRuleset }> = ({
  params,
  props: { ruleset },
  site,
}) => {
  if (params.form === 'json') return Response.json(rulesetJson(ruleset));
  const { title, author, source, published, tiers, cards } = ruleset;
  const where = [source, published].filter((part) => part !== undefined).join(', ');
  const head = [author === undefined ? '' : `By ${author}`, where].filter((line) => line !== '');
  const document = { title, head, tiers, rules: cards.map(cardJson) };
  if (params.form === 'epub') {
    const address = new URL(links.ruleset(ruleset.id), site).href;
    return new Response(epub(document, { address, modified: undefined }));
  }
  return new Response(params.form === 'md' ? plainMarkdown(document) : plainText(document));
};
