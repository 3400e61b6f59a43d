/**
 * Readers of foreign text take time in proportion to it, even if one sign stands many times. A regular
 * expression that begins anew at each sign of a run would take the square. Most of their work is in such
 * expressions, so the time of the processor is compared, and no calls are counted.
 */
import { beforeAll, describe, expect, test } from 'vitest';
import { planImport } from '../../src/import/plan-import.ts';
import { readMessages } from '../../src/inbox/read-messages.ts';
import { takeMessages } from '../../src/inbox/take/take-messages.ts';
import { plainLines } from '../../src/inbox/text/plain-lines.ts';
import { parseFormula } from '../../src/law/formula/parse-formula.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { readAll } from '../../src/law/sentences/sentences.ts';
import { offersFor } from '../../src/law/sentences/understand.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { toRulesetId } from '../../src/values/ids.ts';
import { GAME } from '../inbox/hear.ts';
import { SCOPE } from '../law/formula-scope.ts';
import { timesLonger } from '../processor-time.ts';

/** Every run tries the first sign of each class, and the night the others. */
const SIGNS: readonly (readonly string[])[] = [
  [' ', '\u2003', '\u3000'],
  ['\n', '\r\n', '\r', '\u2028', '\n\n- '],
  ['\t', '\t '],
  ['\u00a0', '\u200b', '\ufeff'],
  ['.', '!', ':', '?', ',', ';', '. ', '\u2026'],
  ['"', '“', "'", '’', '”'],
  ['(', ')', '[', ']', '{', '}', '<'],
  ['7', '٣', '1.'],
  ['a', 'Ä', 'е', 'a '],
  ['*', '_', '`', '#', '>', '|', '-', '~', '\\', '<b>', '*a_ '],
  ['\u0007', '\u001b[1m', '&'],
];
const DAY = SIGNS.flatMap(([first = '']) => first);
const NIGHT = SIGNS.flat();

const post = (body: string) => ({
  html_url: 'https://github.com/o/r/issues/7',
  number: 7,
  title: 'Votes',
  user: { login: 'gil', type: 'User' },
  body,
  created_at: '2026-03-02T10:00:00Z',
  updated_at: '2026-03-02T10:00:00Z',
});

async function take(written: string) {
  const read = await readMessages(Buffer.from(written), ['Gil']);
  if (!read.ok) throw new Error(read.message);
  return takeMessages(read.messages, GAME);
}

const HEAD = 'From: Gil <gil@example.com>\nSubject: Votes\nDate: Mon, 02 Mar 2026 10:00:00 +0000\n';

const channel = (content: string) =>
  JSON.stringify({
    channel: { id: '1', name: 'votes' },
    messages: [
      { id: '2', timestamp: '2026-03-02T10:00:00Z', content, author: { id: '71', name: 'gil' } },
    ],
  });

const proposal = (matter: string, body: string) =>
  parseRecords(
    [{ file: 'games/g/proposals/301.md', text: `---\nproposal: 301\n${matter}\n---\n${body}\n` }],
    READINGS,
  );

interface Reader {
  readonly read: (text: string) => unknown;
  /** Letters that it reads at most, or of a document a sixteenth of them. */
  readonly most: number;
}

const READERS: Readonly<Record<string, Reader>> = {
  mail: { read: (text) => take(`${HEAD}\nI vote for 41.\n${text}\n`), most: 95_000 },
  'an export of a chat': { read: (text) => take(channel(text)), most: 65_000 },
  'a pasted chat': { read: (text) => take(`[2026-03-02 10:00Z] <Gil> ${text}`), most: 65_000 },
  'an issue': { read: (text) => take(JSON.stringify([post(text)])), most: 60_000 },
  'plain lines': { read: (text) => plainLines(text.split('\n')), most: 1 << 18 },
  'a document': {
    read: (text) =>
      planImport(
        {
          text: `101. ${text}\n\n102. c`,
          isHtml: false,
          id: toRulesetId('new'),
          head: {},
          tiers: 'a:0-9999',
        },
        [],
      ),
    most: 1 << 16,
  },
  'a sentence of mechanics': { read: (text) => readAll([text]), most: 1 << 16 },
  'the words of a rule': { read: (text) => offersFor(text), most: 1 << 16 },
  'front matter': { read: (text) => proposal(`notes: ${text}`, 'A rule.'), most: 1 << 16 },
  'the text of a record': { read: (text) => proposal('enact: {}', text), most: 1 << 17 },
  'a formula': { read: (text) => parseFormula(text, SCOPE), most: 1_000 },
};

/** Four times the text takes four times as long, or sixteen times where it goes by the square. */
const BOUND = 9;

describe.for(Object.entries(READERS))('%s', ([, { read, most }]) => {
  // A first call makes things only once. They are no part of the cost.
  beforeAll(async () => {
    for (let i = 0; i < 3; i++) await read('I vote for 41. '.repeat(20));
  });

  const longer = (sign: string, around: (run: string) => string) =>
    timesLonger((size) => read(around(sign.repeat(size / sign.length))), {
      short: Math.floor(most / 4),
      long: most,
      bound: BOUND,
    });

  test('runs of a sign of each class', async () => {
    for (const sign of DAY)
      expect(await longer(sign, (run) => `a${run}b`), JSON.stringify(sign)).toBeLessThan(BOUND);
  });

  test('runs of every sign, within a text and at its end', { tags: ['night'] }, async () => {
    for (const sign of NIGHT) {
      for (const around of [(run: string) => `a${run}b`, (run: string) => `a ${run}`])
        expect(await longer(sign, around), JSON.stringify(sign)).toBeLessThan(BOUND);
    }
  });
});
