/**
 * The first and the current version to take away, as a book, plain text, Markdown or JSON. The page of any
 * other makes them in the browser, and so a long game is not written three times over.
 */
import type { APIRoute } from 'astro';
import {
  VERSION_FORMS,
  type VersionForm,
  versionForm,
} from '../../../../../../archive/exports/version-forms.ts';
import { type LivesJson, livesJson } from '../../../../../../archive/rule-history/lives-json.ts';
import { gameKey } from '../../../../../data/keyed-path.ts';
import { games, links } from '../../../../../load.ts';
import { versionEpub } from '../../../../../render/files/epub.ts';

interface VersionPage {
  readonly lives: LivesJson;
  readonly version: number;
  readonly form: VersionForm | 'epub';
}

export function getStaticPaths() {
  return games.flatMap(({ archive }) => {
    const lives = livesJson(archive);
    const versions = [...new Set([0, archive.latest])];
    return versions.flatMap((version) =>
      ([...VERSION_FORMS, 'epub'] as const).map((form) => ({
        params: { game: archive.id, version: String(version), form },
        props: { lives, version, form },
        cacheKey: gameKey(archive),
      })),
    );
  });
}

export const GET: APIRoute<VersionPage> = ({ props: { lives, version, form }, site }) => {
  if (form !== 'epub') return new Response(versionForm(lives, version, form));
  const address = new URL(links.version(lives.game, version), site).href;
  return new Response(versionEpub(lives, version, address));
};
