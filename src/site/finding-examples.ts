/**
 * Examples of findings, as the tool prints them: the same files that the tests hold it to, so that
 * an example cannot say what the tool does not.
 */
import type { Code } from '../diagnostics/codes.ts';

export interface FindingExample {
  readonly title: string;
  readonly printed: string;
}

const reports = import.meta.glob<string>('../../test/fixtures/**/expected.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const abouts = import.meta.glob<string>('../../test/fixtures/**/fixture.yaml', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const MAX_EXAMPLES = 3;

export function findingExamples(code: Code): readonly FindingExample[] {
  const folder = `../../test/fixtures/${code}/`;
  return Object.keys(reports)
    .filter((path) => path.startsWith(folder))
    .sort()
    .slice(0, MAX_EXAMPLES)
    .map((path) => ({
      title: titleOf(abouts[path.replace('expected.txt', 'fixture.yaml')] ?? ''),
      printed: (reports[path] ?? '').trim(),
    }));
}

function titleOf(yaml: string): string {
  const [, title = ''] = /^title: *(.*)$/m.exec(yaml) ?? [];
  return title.replace(/^(['"])(.*)\1$/, '$2');
}
