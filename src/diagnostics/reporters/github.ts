/**
 * Reports the check to GitHub, which shows it on a pull request. Annotations are workflow commands, and
 * the summary of the step is Markdown.
 */
import { isAlwaysShown } from '../always-shown.ts';
import { escapeMarkdown } from '../escape-markdown.ts';
import type { LocatedFinding } from '../finding.ts';
import { mendingCommands } from '../mending-command.ts';
import type { FindingClass } from '../register/entry.ts';
import { remedyOf } from '../register/remedies.ts';
import { CLASS_NAMES, explanationOf } from '../register.ts';
import { visible, visibleText } from '../visible.ts';
import { hasError, type Report, tally } from './report.ts';

/** Changed history is first, since only it may be an attack. Faults that hide others follow. */
const RANKS: Readonly<Record<FindingClass, number>> = {
  rewritten: 0,
  malformed: 1,
  unknown: 2,
  illegal: 3,
  disputed: 4,
  undetermined: 5,
  note: 6,
};

/**
 * Sorts errors before notes, and by class. The first finding of every file comes before the second ones of
 * its class, so that one broken file does not hide the others.
 */
export function byImportance(findings: readonly LocatedFinding[]): readonly LocatedFinding[] {
  const seen = new Map<string, number>();
  const ranked = findings.map((finding) => {
    const group = `${finding.class} ${finding.file}`;
    const nth = seen.get(group) ?? 0;
    seen.set(group, nth + 1);
    return { finding, nth };
  });
  ranked.sort(
    (a, b) =>
      Number(a.finding.severity === 'note') - Number(b.finding.severity === 'note') ||
      RANKS[a.finding.class] - RANKS[b.finding.class] ||
      a.nth - b.nth,
  );
  return ranked.map(({ finding }) => finding);
}

/** Players do not read the report on the machine that checked, so only the name is known. */
const COMMAND = 'nomic';
/** GitHub shows so many annotations of one severity for a step. The others stay in its log. */
const SHOWN = 10;
/** Nobody reads a summary of a thousand rows. */
const MAX_ROWS = 500;
/** GitHub does not show a step's summary of more than a megabyte. */
const MAX_BYTES = 900_000;

export interface GithubOptions {
  readonly notes: boolean;
  /** The content folder relative to the root of the repository, with a slash at its end. */
  readonly prefix: string;
}

/** Writes a command for each finding, the most important first, since GitHub shows only ten. */
export function reportGithub(report: Report, { notes, prefix }: GithubOptions): string {
  const shown = report.findings.filter((finding) => notes || isAlwaysShown(finding));
  const commands = byImportance(shown).map((finding) => command(finding, prefix));
  return [...commands, `${outcome(report)}\n`].join('\n');
}

/** Lists the games, and the findings that GitHub will not show as annotations. */
export function githubSummary(report: Report, { notes, prefix }: GithubOptions): string {
  const ordered = byImportance(report.findings);
  const shown = ordered.filter((finding) => notes || isAlwaysShown(finding));
  const rest = ['error', 'note'].flatMap((each) =>
    shown.filter(({ severity }) => severity === each).slice(SHOWN),
  );
  const games = [...report.games].map(([id, { status, version }]) =>
    row([id, status, version ?? '—']),
  );
  return [
    `### Nomotheca: ${outcome(report)}`,
    table(['Game', 'Status', 'Version'], games),
    ...(rest.length === 0 ? [] : [further(rest, prefix)]),
    '',
  ].join('\n\n');
}

function outcome({ findings, counted = [] }: Report): string {
  const all = [...findings, ...counted];
  return hasError(all) ? tally(all) : `all legal, ${tally(all)}`;
}

function further(rest: readonly LocatedFinding[], prefix: string): string {
  const rows = rest.slice(0, MAX_ROWS).map((finding) => {
    const { code, file, line, message } = finding;
    return row([code, `${prefix}${file}:${line}`, message, remedyOf(finding)]);
  });
  let bytes = 0;
  const end = rows.findIndex((each) => {
    bytes += Buffer.byteLength(each);
    return bytes > MAX_BYTES;
  });
  const shown = end < 0 ? rows : rows.slice(0, end);
  const omitted = rest.length - shown.length;
  const parts = [
    'Further findings, without annotations:',
    table(['Code', 'Place', 'What is wrong', 'Remedy'], shown),
  ];
  if (omitted > 0) parts.push(`And ${omitted} more, in the log of this step.`);
  return parts.join('\n\n');
}

function table(head: readonly string[], rows: readonly string[]): string {
  return [row(head), `|${' --- |'.repeat(head.length)}`, ...rows].join('\n');
}

function row(cells: readonly (string | number)[]): string {
  return `| ${cells.map((cell) => escapeMarkdown(String(cell))).join(' | ')} |`;
}

function command(finding: LocatedFinding, prefix: string): string {
  const { severity, warns, file, line, column, endLine, endColumn, code } = finding;
  const properties = Object.entries({
    file: `${prefix}${file}`,
    line,
    // GitHub wants columns only within one line.
    ...(line === endLine && { col: column }),
    endLine,
    ...(line === endLine && { endColumn }),
    title: `${CLASS_NAMES[finding.class]}: ${code}`,
  });
  const list = properties.map(([name, value]) => {
    const text = data(visible(String(value)));
    return `${name}=${text.replaceAll(':', '%3A').replaceAll(',', '%2C')}`;
  });
  const level = severity === 'error' ? 'error' : warns ? 'warning' : 'notice';
  return `::${level} ${list.join(',')}::${data(body(finding, prefix))}`;
}

function body(finding: LocatedFinding, prefix: string): string {
  const { message, rule, mismatch, related, depends } = finding;
  const words = rule && visibleText((rule.quoted ?? rule.text).trim());
  const quoted = rule && `Rule ${rule.number} (version ${rule.version}): ${words}`;
  const figures =
    mismatch &&
    [
      `Recorded: ${visible(mismatch.recorded)}`,
      `Computed: ${visible(mismatch.computed)}`,
      `Difference: ${visible(mismatch.difference)}`,
      ...mismatch.arithmetic.map(visible),
    ].join('\n');
  const others = related.map(({ message, file, line, revision }) => {
    const place = `${visible(prefix + file)}:${line}`;
    const when = revision === undefined ? '' : ` on ${visible(revision)}`;
    return `${visible(message)} (${place}${when})`;
  });
  // A note needs no remedy. The page of its code lists possible ones.
  const remedy = depends ? undefined : visible(remedyOf(finding));
  const commands = mendingCommands(finding).map((words) => visible(`${COMMAND} ${words}`));
  const parts = [visible(message), figures, ...others, quoted, remedy, ...commands];
  return [...parts, `More: ${explanationOf(finding.code, COMMAND)}`]
    .filter((part) => part !== undefined)
    .join('\n\n');
}

function data(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');
}
