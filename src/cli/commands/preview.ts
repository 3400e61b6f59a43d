/** `nomic preview`: the effects of a change on the games. */
import { jsonText } from '../../diagnostics/json-text.ts';
import { COLOUR, PLAIN } from '../../diagnostics/reporters/palette.ts';
import { locateShown } from '../../pipeline.ts';
import { replayGames } from '../../replay-games.ts';
import { authorFault } from '../base-revision/account-book.ts';
import { compareBase } from '../base-revision/compare-base.ts';
import { readBase, usualBase } from '../base-revision/read-base.ts';
import type { Arguments } from '../command-line/arguments.ts';
import { called } from '../command-line/called-as.ts';
import { contentFolder, recordsIn } from '../command-line/content-folder.ts';
import {
  type CommandContext,
  type CommandOutcome,
  misuse,
  misusedFor,
  refused,
  STATUS,
} from '../command-line/outcome.ts';
import { describePreview } from '../preview/describe-preview.ts';
import { previewMarkdown, previewText } from '../preview/preview-forms.ts';
import { compareRevisions } from '../preview/revisions.ts';

export function preview(given: Arguments, context: CommandContext): CommandOutcome {
  const { dir } = contentFolder(given, context);
  const rev = given.values.get('base');
  if (rev === undefined) {
    const usual = usualBase(dir, context.programs);
    if (!usual.ok) return misuse(usual.message);
    const again = called(context, given)(`preview --base ${usual.rev}`);
    return misuse('preview needs the branch or commit that the change is for:', again);
  }
  const author = given.values.get('author');
  const misled = authorFault(author, rev);
  if (misled !== undefined) return misuse(misled);
  const library = recordsIn(given, context);
  if (!library.ok) return library.outcome;
  if (library.ofGit.length > 0)
    return misuse(`files of git are among the records: see ${context.command} check.`);
  const base = readBase(dir, rev, context.programs);
  if (!base.ok && /^\d+$/.test(rev))
    return misusedFor(`“${rev}” is no branch or commit. For open proposals:`, ['status']);
  if (!base.ok) return refused({ ...base, lines: [base.message] });
  const replays = replayGames(library.records);
  const found = [...locateShown(library, replays).shown, ...compareBase(base, library, author)];
  const games = describePreview(
    compareRevisions(base, library, replays),
    found.filter(({ severity }) => severity === 'error'),
  );
  const format = given.values.get('format');
  if (format === 'json') return { status: STATUS.ok, out: jsonText({ games }) };
  if (format === 'markdown') return { status: STATUS.ok, out: previewMarkdown(games) };
  const palette = context.colour ? COLOUR : PLAIN;
  return { status: STATUS.ok, out: previewText(games, palette, context.columns) };
}
