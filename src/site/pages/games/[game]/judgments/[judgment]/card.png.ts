/** The picture that goes with a link to a Judgment. */
import type { APIRoute } from 'astro';
import {
  judgmentCardPicture,
  picturedJudgments,
  type TextCard,
} from '../../../../../../archive/page-models/cards/text-card.ts';
import { keyedPath } from '../../../../../data/keyed-path.ts';
import { games } from '../../../../../load.ts';
import { cardPng } from '../../../../../render/cards/card-png.ts';
import { textCardSvg } from '../../../../../render/cards/text-card-svg.ts';

export function getStaticPaths() {
  return games.flatMap(({ archive }) =>
    [...picturedJudgments(archive)].map((judgment) =>
      keyedPath(
        { game: archive.id, judgment: judgment.written.name },
        judgmentCardPicture(archive, judgment),
      ),
    ),
  );
}

export const GET: APIRoute<{ page: TextCard }> = ({ props: { page } }) =>
  cardPng(textCardSvg(page));
