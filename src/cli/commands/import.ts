/** `nomic import ruleset`: makes a ruleset from a document. */

import { join } from 'node:path';
import { bundledRulesets } from '../../bundled-rulesets.ts';
import { entryAt } from '../../content/find-repository.ts';
import { isName } from '../../content/names.ts';
import { wrap } from '../../diagnostics/reporters/wrap.ts';
import { visible } from '../../diagnostics/visible.ts';
import { withoutUndefined } from '../../helpers/without-undefined.ts';
import { describeImport } from '../../import/describe-import.ts';
import { looksLikeHtml } from '../../import/markup/html-to-markdown.ts';
import { parseRulesetId, planImport } from '../../import/plan-import.ts';
import { toLibrary } from '../../pipeline.ts';
import { newId } from '../../record-edits/plans/new-id.ts';
import type { Records, WrittenRuleset } from '../../records/types.ts';
import { whatStopsInWords } from '../../try-out/playable.ts';
import { contentFolder, libraryOf } from '../command-line/content-folder.ts';
import { type Command, misuse, misusedFor, refused, STATUS } from '../command-line/outcome.ts';
import { readDocuments } from '../command-line/read-document.ts';
import { folderOf, writeFiles } from '../record-edits/write-files.ts';

export const importRuleset: Command = (given, context) => {
  const [first = '', ...after] = given.operands;
  // Only rulesets can be imported, so the word may be omitted.
  const names = first === 'ruleset' && after.length > 0 ? after : given.operands;
  const as = given.values.get('as');
  if (names.length > 1 && isName('id', first))
    return refused({
      lines: [`only rulesets can be imported, not “${first}”.`],
      instead: [first, 'ruleset'],
    });
  const read = readDocuments(context.cwd, names);
  const bundled = bundledRulesets();
  if (!bundled.ok) return misuse(bundled.message);
  const own = wellFormed(bundled.records).find(({ id }) => id === names.join());
  if (!read.ok && own)
    return misusedFor(`“${own.id}” comes with this program. To begin a game with it:`, [
      ...['init', 'friends', '--ruleset', own.id],
    ]);
  if (!read.ok) return refused({ ...read, lines: [read.message] });
  const again = ['import', 'ruleset', ...names, '--as'];
  const named = parseRulesetId(as ?? 'my-nomic');
  if (!named.ok)
    return refused({ lines: [named.message], instead: [as ?? '', newId(as ?? '', 'ruleset', [])] });
  const content = contentFolder(given, context);
  const library = libraryOf(content);
  if (!library.ok) return misuse(library.message);
  const place = `rulesets/${named.id}`;
  if (as !== undefined && entryAt(join(content.dir, place)))
    return misuse(
      `${content.named}${place} exists already, and is not overwritten.`,
      'Give the new ruleset a different id.',
    );
  const request = { ...named, text: read.text, isHtml: looksLikeHtml(names.join(' '), read.text) };
  // The archive's own ruleset takes precedence over a bundled one.
  const others = wellFormed(bundled.records).filter(({ id }) => !library.records.rulesets.has(id));
  const known = [...wellFormed(library.records), ...others];
  const said = (key: string) => given.values.get(key);
  const [title, author, source] = [said('title'), said('author'), said('source')];
  const head = withoutUndefined({ title, author, source, published: said('published') });
  const takesOffers = given.switches.has('offers');
  const decided = { head, takesOffers, ...withoutUndefined({ tiers: said('tiers') }) };
  const planned = planImport({ ...request, ...decided }, known);
  if (!planned.ok && planned.tiers === undefined) return misuse(...planned.lines);
  if (as === undefined) return misusedFor('the new ruleset needs an id:', [...again, 'my-nomic']);
  if (!planned.ok) {
    const { tiers = '', lines } = planned;
    return refused({ lines, cures: [[...again, as, '--tiers', tiers]] });
  }
  const isDry = given.switches.has('dry-run');
  const { files, cards } = planned.plan;
  const folder = folderOf(content.dir, place, files);
  const message = isDry ? undefined : writeFiles([folder]);
  if (message !== undefined) return misuse(message);
  const which = `${content.named}${place}/ruleset.md and ${cards.length} cards`;
  // Faults that would stop a game with the imported set.
  const set = toLibrary({ sources: files, findings: [] });
  const ruleset = wellFormed(set.records).find(({ id }) => id === named.id);
  const lines = [
    ...describeImport(planned.plan, read.left),
    ...(isDry
      ? [`Nothing written. Without --dry-run: ${which}.`]
      : [
          `Written: ${which}.`,
          `Check them, write the missing mechanics, and run: ${context.command} check`,
        ]),
    ...(ruleset ? whatStopsInWords(ruleset, set) : []),
  ].map(visible);
  const shown = context.isTerminal ? lines.flatMap((line) => wrap(line, context.columns)) : lines;
  return { status: STATUS.ok, out: `${shown.join('\n')}\n` };
};

function wellFormed({ rulesets, malformed }: Records): readonly WrittenRuleset[] {
  return [...rulesets.values()].filter(({ id }) => !malformed.rulesets.has(id));
}
