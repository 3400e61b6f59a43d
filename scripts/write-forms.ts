/**
 * Every version of every ruleset in the forms to take away: plain text, Markdown and JSON. They are
 * as many as the pages and take no page's machinery, so a build writes them by itself; for a server
 * in development the pages have endpoints that make the same.
 */
import { join } from 'node:path';
import { plainMarkdownPieces, plainTextPieces } from '../src/archive/exports/plain-text.ts';
import { versionDocument, versionJsonPieces } from '../src/archive/exports/version-document.ts';
import type { ShownGame } from '../src/site/show-records.ts';
import type { FileWriter } from './file-writer.ts';

/** The endpoints whose work this is. */
export const FORMS_ROUTE = '/versions/[version]/rules.[form].ts';

/** Resolves with the number of files, once all of them are on their way. */
export async function writeForms(
  games: readonly ShownGame[],
  site: string,
  writer: FileWriter,
): Promise<number> {
  let files = 0;
  for (const { archive, cursor } of games) {
    for (const version of archive.replay.versions) {
      const folder = join(site, 'games', archive.id, 'versions', String(version.number));
      const document = versionDocument(archive, cursor, version);
      const forms = {
        'rules.txt': plainTextPieces(document),
        'rules.md': plainMarkdownPieces(document),
        'rules.json': versionJsonPieces(archive, cursor, version),
      };
      for (const [name, pieces] of Object.entries(forms)) {
        await writer.writePieces(join(folder, name), pieces);
        files++;
      }
    }
  }
  return files;
}
