/** One version of a ruleset as a book. A browser makes it of the lives that the site publishes. */
import { versionDocument } from '../../../archive/exports/version-forms.ts';
import type { LivesJson } from '../../../archive/rule-history/lives-json.ts';
import { epub } from './epub.ts';

/** `version` must be one of the game's. */
export function versionEpub(
  lives: LivesJson,
  version: number,
  address: string,
): Uint8Array<ArrayBuffer> {
  const modified = lives.versions[version]?.from ?? undefined;
  return epub(versionDocument(lives, version), { address, modified });
}
