/** Reports the check as JSON. Keys and codes are a published interface; messages may change. */
import type { LocatedFinding } from '../finding.ts';
import { jsonText } from '../json-text.ts';
import { mendingCommands } from '../mending-command.ts';
import { CLASS_NAMES, remedyOf } from '../register.ts';
import { hasError, type Report } from './report.ts';

/** A command may add `more` keys. */
export function reportJson(report: Report, more: object = {}): string {
  return jsonText({
    ok: !hasError(report.findings),
    games: Object.fromEntries(report.games),
    ...more,
    findings: report.findings.map(findingJson),
  });
}

export function findingJson(finding: LocatedFinding) {
  const { mismatch, rule } = finding;
  return {
    code: finding.code,
    class: CLASS_NAMES[finding.class],
    severity: finding.severity,
    file: finding.file,
    line: finding.line,
    column: finding.column,
    endLine: finding.endLine,
    endColumn: finding.endColumn,
    message: finding.message,
    rule: rule ? { number: rule.number, version: rule.version } : null,
    help: remedyOf(finding),
    commands: mendingCommands(finding),
    ...(mismatch && { mismatch }),
    related: finding.related.map((other) => ({
      message: other.message,
      file: other.file,
      line: other.line,
      column: other.column,
      endLine: other.endLine,
      endColumn: other.endColumn,
      ...(other.revision !== undefined && { revision: other.revision }),
    })),
  };
}
