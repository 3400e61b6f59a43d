/** Reports the check to a person at a terminal. */
import { isAlwaysShown, isShownTogether } from '../always-shown.ts';
import { moreWords } from '../at-most.ts';
import type { Authority, LocatedFinding, LocatedRelated, Mismatch } from '../finding.ts';
import { changeInRecord, type LastCommit, mendingCommands, restoring } from '../mending-command.ts';
import { remedyOf } from '../register/remedies.ts';
import { CLASS_NAMES, explanationOf } from '../register.ts';
import { visible, visibleText } from '../visible.ts';
import { codeFrame } from './code-frame.ts';
import type { Palette, Style } from './palette.ts';
import { type Counted, count, type GameLine, hasError, type Report, tally } from './report.ts';
import { columnOf, WIDEST, wrap } from './wrap.ts';

/** The text of a file, as checked or in a different revision. */
export type SourceOf = (file: string, revision?: string) => string | undefined;

export interface TextOptions {
  /** The name by which the user calls the program. */
  readonly command: string;
  /** Completes a command so that it uses the same records. */
  readonly call?: (words: string) => string;
  readonly columns: number;
  readonly palette: Palette;
  /** Notes are written out, and not only counted. */
  readonly notes: boolean;
  /** The content folder as the user named it. Every file's name begins with it. */
  readonly prefix: string;
  readonly sourceOf: SourceOf;
  readonly lastCommit?: LastCommit;
}

type LocatedSpot = Omit<LocatedRelated, 'message'>;

interface Page
  extends Pick<TextOptions, 'command' | 'call' | 'columns' | 'palette' | 'prefix' | 'lastCommit'> {
  /** The columns for prose. */
  readonly room: number;
  readonly linesOf: (at: LocatedSpot) => readonly string[];
}

/** A longer rule is cut after so many lines. */
const MAX_QUOTED = 8;
const INDENT = '  ';

export function reportText(report: Report, options: TextOptions): string {
  const { findings } = report;
  const page = createPage(options);
  const notes = findings.filter(
    (each) => isShownTogether(each) || (options.notes && !isAlwaysShown(each)),
  );
  const shown = findings.filter((each) => isAlwaysShown(each) && !isShownTogether(each));
  const blocks = [
    ...noteGroups(notes).map((group) => groupLines(page, group)),
    ...shown.map((finding) => findingLines(page, finding)),
    summary(report, options),
  ];
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function groupLines(page: Page, group: NoteGroup): readonly string[] {
  const { palette, prefix, command, room } = page;
  const { code, question, answer, rules, help, folder, places, notes } = group;
  const total = palette.hint(`· ${count(notes, 'note')}`);
  const where = folder === undefined ? [] : [palette.hint(visible(`${prefix}${folder}`))];
  return [
    [total, palette.faint(code), ...where].join('  '),
    ...(question === undefined ? [] : prose(page, visible(question), palette.strong)),
    ...(answer === undefined ? [] : prose(page, visible(answer))),
    ...rules.flatMap((rule) => ruleLines(page, rule)),
    ...places.flatMap(({ at, says }) => {
      const place = visible(folder === undefined ? prefix + at : at);
      const [first = '', ...more] = wrap(`${place}  ${visible(says)}`, room - 2 * INDENT.length);
      const isWhole = first.startsWith(place);
      const line = isWhole ? palette.hint(place) + first.slice(place.length) : first;
      return indented([line, ...indented(more)]);
    }),
    ...help.flatMap((each) => prose(page, visible(each), palette.good)),
    ...indented([palette.faint(`More: ${explanationOf(code, command)}`)]),
  ];
}

/** Splits each file into lines only once for all findings. */
function createPage({ sourceOf, ...options }: TextOptions): Page {
  const known = new Map<string, readonly string[]>();
  const linesOf = ({ file, revision }: LocatedSpot) => {
    const key = `${revision ?? ''}:${file}`;
    const lines = known.get(key) ?? sourceOf(file, revision)?.split(/\r\n|[\n\r]/) ?? [];
    known.set(key, lines);
    return lines;
  };
  return { ...options, room: Math.min(options.columns, WIDEST), linesOf };
}

function findingLines(page: Page, found: LocatedFinding): readonly string[] {
  const { palette } = page;
  const isError = found.severity === 'error';
  const style = isError ? palette.bad : palette.hint;
  const name = isError ? CLASS_NAMES[found.class] : 'note';
  return [
    `${style(isError ? '✗' : '·')} ${style(name)}  ${palette.faint(found.code)}`,
    ...prose(page, visible(found.message), palette.strong),
    '',
    ...place(page, found, style),
    ...found.related.flatMap((other) => [
      '',
      ...prose(page, visible(other.message)),
      ...place(page, other, palette.hint),
    ]),
    ...(found.rule ? ['', ...ruleLines(page, found.rule)] : []),
    ...mismatch(page, found.mismatch),
    ...advice(page, found),
  ];
}

function place(page: Page, at: LocatedSpot, mark: Style): readonly string[] {
  const { columns, palette, prefix, linesOf } = page;
  const where = `${prefix}${at.file}:${at.line}:${at.column}`;
  const when = at.revision === undefined ? '' : ` on ${visible(at.revision)}`;
  const style = { columns: columns - INDENT.length, gutter: palette.faint, mark };
  const frame = codeFrame(linesOf(at), at, style);
  return indented([palette.hint(visible(where)) + when, ...frame]);
}

function ruleLines({ palette, room }: Page, rule: Authority): readonly string[] {
  const title = rule.title === undefined ? '' : `, ${visible(rule.title)}`;
  const words = visibleText((rule.quoted ?? rule.text).trim());
  const lines = wrap(words, room - 2 * INDENT.length);
  const cut = lines.length > MAX_QUOTED ? [...lines.slice(0, MAX_QUOTED), '…'] : lines;
  return indented([
    `${palette.strong(`Rule ${rule.number}`)}${title} (version ${rule.version})`,
    ...cut.map((line) => `${palette.faint('│')} ${line}`.trimEnd()),
  ]);
}

function mismatch(page: Page, figures: Mismatch | undefined): readonly string[] {
  if (!figures) return [];
  const { palette, room } = page;
  const { recorded, computed, difference, arithmetic } = figures;
  const faint = (line: string) => `${INDENT}${palette.faint(line)}`;
  const aligned = (name: string, value: string, style: Style) => {
    const [first = '', ...rest] = wrap(visible(value), room - 14);
    const more = rest.map((line) => `${' '.repeat(12)}${style(line)}`);
    return indented([`${name.padEnd(12)}${style(first)}`, ...more]);
  };
  return [
    '',
    ...aligned('recorded', recorded, palette.bad),
    ...aligned('computed', computed, palette.good),
    ...aligned('difference', difference, palette.strong),
    ...indented(
      arithmetic.flatMap((line) => wrap(visible(line), room - 2 * INDENT.length)).map(faint),
    ),
  ];
}

function advice(page: Page, found: LocatedFinding): readonly string[] {
  const { palette, command, prefix, call = (words) => `${command} ${words}` } = page;
  const { lastCommit = () => undefined } = page;
  const isNeeded = found.severity === 'error' || found.help !== undefined;
  const [remedy = '', ...toWrite] = visibleText(remedyOf(found)).split('\n');
  // Lines to copy stay whole.
  const whole = indented(toWrite.map(palette.good));
  const advised = isNeeded ? [...prose(page, remedy, palette.good), ...whole] : [];
  const commands = [...restoring(found, prefix, lastCommit), ...mendingCommands(found).map(call)];
  const changes = found.severity === 'error' ? (found.instead ?? []).flatMap(changeInRecord) : [];
  const lines = [...changes, ...commands].map((line) => INDENT + visible(line));
  const more = palette.faint(`More: ${explanationOf(found.code, command)}`);
  return ['', ...advised, ...indented([...lines, more])];
}

/** Faults of a move that was not written, so nobody can look them up in a file. */
export function refusalText(
  faults: readonly LocatedFinding[],
  unwritten: string,
  options: TextOptions,
): string {
  const page = createPage(options);
  const blocks = faults.map((fault, i) => {
    const said = `${i === 0 ? 'Not written. ' : 'Also: '}${visible(fault.message)}`;
    const lines = wrap(said, page.room).map(options.palette.strong);
    const elsewhere = [fault, ...fault.related].filter(({ file }) => file !== unwritten);
    const places = elsewhere.flatMap((at) => [
      '',
      ...('code' in at ? [] : prose(page, visible(at.message))),
      ...place(page, at, options.palette.hint),
    ]);
    const isQuoted = faults.slice(0, i).some(({ rule }) => rule?.text === fault.rule?.text);
    const quoted = fault.rule && !isQuoted ? ['', ...ruleLines(page, fault.rule)] : [];
    const law = [...quoted, ...mismatch(page, fault.mismatch)];
    return [...lines, ...places, ...law, ...advice(page, fault)];
  });
  return `${blocks.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

function prose({ room }: Page, text: string, style: Style = (line) => line): readonly string[] {
  return indented(wrap(text, room - INDENT.length).map(style));
}

function indented(lines: readonly string[]): readonly string[] {
  return lines.map((line) => (line === '' ? '' : INDENT + line));
}

/** Writes a line for every game and one for all games. */
function summary(report: Report, { palette, notes, columns }: TextOptions): readonly string[] {
  const { games, last } = report;
  const findings: readonly Counted[] = [...report.findings, ...(report.counted ?? [])];
  const ofGame = Map.groupBy(findings, (finding) => finding.game);
  // The folder of a game that cannot be read may have any name.
  const names = columnOf([...games.keys()].map(visible));
  const states = columnOf([...games.values()].map(state));
  const lines = [...games].flatMap(([id, game]) => {
    const own = ofGame.get(id) ?? [];
    // A game is malformed if its ruleset is, and then has no findings of its own.
    const fellWith = game.version === null && !hasError(own);
    const mark = fellWith || hasError(own) ? palette.bad('✗') : palette.good('✓');
    const note = fellWith ? 'its ruleset cannot be read' : tally(own);
    const words = hasError(own) ? undefined : last?.get(id);
    const decided = words === undefined ? [] : wrap(visible(words), columns - INDENT.length);
    return [
      `${mark} ${names(visible(id))}  ${states(state(game))}  ${palette.faint(note)}`,
      ...indented(decided).map(palette.faint),
    ];
  });
  const stray = findings.filter((f) => f.game === undefined || !games.has(f.game));
  if (stray.length > 0) lines.push(`Rulesets and other files: ${tally(stray)}`);
  const isHidden = (report.counted ?? []).length > 0 || !report.findings.every(isAlwaysShown);
  const hidden = !notes && isHidden;
  const total = `${count(games.size, 'game')}: ${tally(findings)}`;
  const style = hasError(findings) ? palette.bad : palette.good;
  const shows = hidden ? ' (--notes shows them)' : '';
  const rest = report.mayRestOnReadings ? ['Some outcomes may rest on readings (--notes).'] : [];
  return [...lines, `${style(total)}${shows}`, ...rest.map(palette.faint)];
}

function state({ status, version }: GameLine): string {
  return version === null ? status : `${status} at version ${version}`;
}

/** Notes on one question, so that it is shown once, with a line for each place. */
interface NoteGroup {
  readonly code: LocatedFinding['code'];
  /** `undefined` if the notes depend on no question. */
  readonly question: string | undefined;
  readonly answer: string | undefined;
  /** A rule whose text changed meanwhile is here once for each text. */
  readonly rules: readonly Authority[];
  readonly help: readonly string[];
  /** The common folder of several places, with a slash at its end. */
  readonly folder: string | undefined;
  /** Relative to the folder: `proposals/301.md:6`. */
  readonly places: readonly { readonly at: string; readonly says: string }[];
  /** Counts all notes, also those that are not listed. */
  readonly notes: number;
}

/** Keeps the order of the questions. */
export function noteGroups(notes: readonly LocatedFinding[]): readonly NoteGroup[] {
  return [...Map.groupBy(notes, keyOf).values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { code, depends } = first;
    const folder = group.length === 1 ? undefined : folderOf(group.map(({ file }) => file));
    const rules = group.flatMap(({ rule }) => rule ?? []);
    return {
      code,
      question: depends?.question,
      answer: depends?.answer,
      rules: [...Map.groupBy(rules, wordsOf).values()].flatMap(([rule]) => rule ?? []),
      help: [...new Set(group.flatMap(({ help }) => help ?? []))],
      folder,
      notes: group.reduce((sum, { more = 0 }) => sum + 1 + more, 0),
      places: group.map((note) => ({
        at: `${note.file.slice(folder?.length ?? 0)}:${note.line}`,
        says: [
          note.depends ? note.depends.here + moreWords(note.more) : note.message,
          ...note.related.map(({ message, file, line }) => `${message} (${file}:${line})`),
        ].join(' '),
      })),
    };
  });
}

/** Notes on one reading belong together, and other notes with the same text of a rule. */
function keyOf({ code, game, depends, rule, help }: LocatedFinding): string {
  return JSON.stringify(
    depends
      ? [code, game, depends.reading, depends.taken]
      : [code, game, rule && wordsOf(rule), help],
  );
}

function wordsOf({ number, quoted, text }: Authority): string {
  return `${number} ${quoted ?? text}`;
}

function folderOf([first = '', ...others]: readonly string[]): string {
  const folders = first.split('/').slice(0, -1);
  const shared = folders.findIndex((_, i) => {
    const start = `${folders.slice(0, i + 1).join('/')}/`;
    return others.some((file) => !file.startsWith(start));
  });
  const kept = shared < 0 ? folders : folders.slice(0, shared);
  return kept.map((each) => `${each}/`).join('');
}
