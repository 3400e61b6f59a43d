/** Findings about sentences that cannot be read, with what each may mean, or others on the same subject. */
import type { Finding } from '../diagnostics/finding.ts';
import { phrasesOf } from '../law/sentences/phrases.ts';
import { explained } from '../law/sentences/understand.ts';

export function explainUnread(findings: readonly Finding[]): readonly Finding[] {
  return findings.map((finding) => {
    const { code, unread } = finding;
    if (unread === undefined) return finding;
    const sentences = phrasesOf(unread);
    return code === 'format/type' || sentences.length > 1
      ? { ...finding, help: asList(sentences.map(({ words }) => `${words}.`)) }
      : explained(finding, unread);
  });
}

/** YAML would read such a text in a different way. */
const TO_QUOTE = /: | #|^[^\p{L}]/u;

function asList(sentences: readonly string[]): string {
  const items = sentences.map((each) => `  - ${TO_QUOTE.test(each) ? JSON.stringify(each) : each}`);
  const first = 'Write each sentence on a line of its own, after a dash:';
  return [first, 'mechanics:', ...items].join('\n');
}
