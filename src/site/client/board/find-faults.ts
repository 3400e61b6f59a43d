/** What a check finds wrong in the records of a game. */
import type { Source } from '../../../content/source.ts';
import { ask } from './parts.ts';

interface Report {
  readonly findings: readonly {
    readonly severity: string;
    readonly file: string;
    readonly line: number;
    readonly message: string;
  }[];
}

/** As many as somebody reads at once. */
const MOST = 5;

export async function faultsOf(records: readonly Source[]): Promise<readonly string[]> {
  const report: Report = JSON.parse(await ask({ ask: 'check', sources: records, unread: [] }));
  const faults = report.findings.filter(({ severity }) => severity === 'error');
  const said = faults.map(({ file, line, message }) => `${file}, line ${line}: ${message}`);
  return said.length > MOST ? [...said.slice(0, MOST), `And ${said.length - MOST} more.`] : said;
}
