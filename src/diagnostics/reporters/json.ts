/** Reports the check as JSON. Keys and codes are a published interface; messages may change. */
import type { LocatedFinding, LocatedRelated } from '../finding.ts';
import { jsonText } from '../json-text.ts';
import { mendingCommands } from '../mending-command.ts';
import { remedyOf } from '../register/remedies.ts';
import { CLASS_NAMES } from '../register.ts';
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
    ...placeJson(finding),
    message: finding.message,
    rule: rule ? { number: rule.number, version: rule.version } : null,
    help: remedyOf(finding),
    commands: mendingCommands(finding),
    ...(mismatch && { mismatch }),
    related: finding.related.map((other) => ({
      message: other.message,
      ...placeJson(other),
      ...(other.revision !== undefined && { revision: other.revision }),
    })),
  };
}

function placeJson({ file, line, column, endLine, endColumn }: Omit<LocatedRelated, 'message'>) {
  return { file, line, column, endLine, endColumn };
}
