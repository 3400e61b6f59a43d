/** The picture that goes with a link to a rule. */
import type { APIRoute } from 'astro';
import {
  picturedRules,
  ruleCardPicture,
  type TextCard,
} from '../../../../../../archive/page-models/cards/text-card.ts';
import { describeRuleLife } from '../../../../../../archive/page-models/rules/describe-rule-life.ts';
import { keyedPath } from '../../../../../data/keyed-path.ts';
import { games } from '../../../../../load.ts';
import { cardPng } from '../../../../../render/cards/card-png.ts';
import { textCardSvg } from '../../../../../render/cards/text-card-svg.ts';

export function getStaticPaths() {
  return games.flatMap(({ archive }) =>
    [...picturedRules(archive)].flatMap((id) => {
      const life = archive.replay.lives.get(id);
      const page = life && describeRuleLife(archive, life);
      if (!page) return [];
      return keyedPath({ game: archive.id, rule: id }, ruleCardPicture(archive, page));
    }),
  );
}

export const GET: APIRoute<{ page: TextCard }> = ({ props: { page } }) =>
  cardPng(textCardSvg(page));
