/** Reports the check as SARIF 2.1.0, the format of code scanners. */
import type { Code } from '../codes.ts';
import type { LocatedFinding, Range } from '../finding.ts';
import { jsonText } from '../json-text.ts';
import { REASONS } from '../reasons.ts';
import { REMEDIES, remedyOf } from '../register/remedies.ts';
import { CLASS_NAMES, REGISTER } from '../register.ts';
import { visibleText } from '../visible.ts';
import type { Report } from './report.ts';

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

/** `prefix` is the content folder, relative to the root of the repository. */
export function reportSarif(report: Report, prefix: string): string {
  const codes = [...new Set(report.findings.map((finding) => finding.code))].sort();
  return jsonText({
    $schema: SCHEMA,
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Nomotheca', rules: codes.map(ruleOf) } },
        columnKind: 'utf16CodeUnits',
        results: report.findings.map((finding) => result(finding, codes, prefix)),
      },
    ],
  });
}

function ruleOf(code: Code) {
  const { title, severity, class: kind } = REGISTER[code];
  const why = REASONS[code];
  return {
    id: code,
    shortDescription: { text: literal(title) },
    fullDescription: { text: literal(why) },
    help: { text: literal(`${why}\n\n${REMEDIES[code]}`) },
    defaultConfiguration: { level: severity },
    properties: { tags: [CLASS_NAMES[kind]] },
  };
}

function result(finding: LocatedFinding, codes: readonly Code[], prefix: string) {
  const { mismatch, rule, depends } = finding;
  const figures = mismatch && [
    `Recorded: ${mismatch.recorded}. Computed: ${mismatch.computed}. Difference: ${mismatch.difference}.`,
    ...mismatch.arithmetic,
  ];
  const asks = depends ? 'Under' : 'Required by';
  const required = rule && [`${asks} Rule ${rule.number}, version ${rule.version}.`];
  const remedy = depends ? [] : [remedyOf(finding)];
  const parts = [finding.message, ...(figures ?? []), ...(required ?? []), ...remedy];
  return {
    ruleId: finding.code,
    ruleIndex: codes.indexOf(finding.code),
    level: finding.severity,
    message: { text: literal(parts.join('\n')) },
    locations: [location(`${prefix}${finding.file}`, finding)],
    // The user of the results could not open a place in a different revision.
    relatedLocations: finding.related
      .filter((other) => other.revision === undefined)
      .map((other) => ({
        ...location(`${prefix}${other.file}`, other),
        message: { text: literal(other.message) },
      })),
  };
}

/**
 * Removes invisible characters and links of records from a message. Escapes braces, since a single one
 * would begin a placeholder for an argument (SARIF 2.1.0, 3.11.5).
 */
function literal(text: string): string {
  return visibleText(text).replaceAll('](', '] (').replace(/[{}]/g, '$&$&');
}

function location(path: string, { line, column, endLine, endColumn }: Range) {
  return {
    physicalLocation: {
      artifactLocation: { uri: path.toWellFormed().split('/').map(encodeURIComponent).join('/') },
      // In SARIF the end of a region is the place after it.
      region: { startLine: line, startColumn: column, endLine, endColumn: endColumn + 1 },
    },
  };
}
