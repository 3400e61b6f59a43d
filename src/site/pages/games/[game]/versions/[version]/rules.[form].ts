/** A version to take away, as plain text, Markdown or JSON. */
import type { APIRoute } from 'astro';
import { plainMarkdown, plainText } from '../../../../../../archive/exports/plain-text.ts';
import {
  versionDocument,
  versionJson,
} from '../../../../../../archive/exports/version-document.ts';
import type { Version } from '../../../../../../engine/state/types.ts';
import { games, type ShownGame } from '../../../../../load.ts';

const FORMS = ['txt', 'md', 'json'] as const;

interface Shown {
  readonly game: ShownGame;
  readonly version: Version;
}

/** All forms of a version together, so that the cursor never turns back. */
export function getStaticPaths() {
  return games.flatMap((game) =>
    game.archive.replay.versions.flatMap((version) =>
      FORMS.map((form) => ({
        params: { game: game.archive.id, version: String(version.number), form },
        props: { game, version },
      })),
    ),
  );
}

export const GET: APIRoute<Shown> = ({ params: { form }, props: { game, version } }) => {
  const { archive, cursor } = game;
  if (form === 'json') return new Response(versionJson(archive, cursor, version));
  const document = versionDocument(archive, cursor, version);
  return new Response(form === 'md' ? plainMarkdown(document) : plainText(document));
};
