/** A game of records that are within the format and beyond all measure, to be written for a test. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { MOST_LEVELS, MOST_LINES, MOST_SIGNS } from '../../src/values/markdown-limits.ts';

const WORD = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(12);
const LINES = MOST_LINES / 2;

export function writeMonstrousGame(content: string): void {
  for (const [name, text] of Object.entries(FILES)) {
    const path = join(content, 'games/constructor', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
}

const propose = (number: number, by: string, title: string) => `---
proposal: ${number}
by: ${by}
proposed: 2024-02-0${(number - 301) * 2 + 1}
enact: { title: ${title} }
votes: { for: [constructor, prototype] }
closed: 2024-02-0${(number - 301) * 2 + 2}
---
`;

const FILES: Readonly<Record<string, string>> = {
  'game.md': `---
title: ${WORD}
ruleset: suber
medium: computer
started: 2024-02-01
players:
  constructor: { name: "${WORD}", surname: A }
  prototype: { name: "${'א'.repeat(300)}", surname: B }
---
${WORD} https://example.org/${'a'.repeat(900)} \`${'b'.repeat(900)}\`
`,
  // Every line with something to escape and something to link.
  'proposals/301.md':
    propose(301, 'constructor', 'Long') +
    Array.from(
      { length: LINES },
      (_, i) => `${i + 1}. Line ${i} of Rule 101 says <i>${i}</i> & no more.`,
    ).join('\n'),
  'proposals/302.md': `${propose(302, 'prototype', WORD)}${WORD}

![${WORD}](https://example.org/${'x'.repeat(2000)}.png)

| ${Array.from({ length: 60 }, (_, i) => `column ${i}`).join(' | ')} |
| ${'--- | '.repeat(60)}
| ${Array.from({ length: 60 }, () => WORD.slice(0, 40)).join(' | ')} |

\`\`\`
${'c'.repeat(4000)}
\`\`\`
`,
  // Texts that make a careless parser call itself until it falls over, or look back until it never ends.
  'proposals/303.md':
    propose(303, 'constructor', 'Deep') +
    [
      '> '.repeat(MOST_LEVELS),
      '['.repeat(MOST_LEVELS),
      '*'.repeat(MOST_SIGNS / 4),
      '*a** '.repeat(MOST_SIGNS / 10),
      '- '.repeat(MOST_LEVELS),
      '<a '.repeat(MOST_SIGNS / 4),
    ]
      .map((part) => `${part}deep`)
      .join('\n\n'),
};
