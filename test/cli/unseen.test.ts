/**
 * A hostile archive: nothing that it holds is printed or published without being seen.
 *
 * @module-tag slow
 */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Printable } from '../../src/cli/printable.ts';
import { run } from '../../src/cli/run.ts';
import { readContent } from '../../src/content/read-content.ts';
import { READINGS } from '../../src/law/readings/register.ts';
import { parseRecords } from '../../src/records/parse-records.ts';
import { replayGames } from '../../src/replay-games.ts';
import { invisibleIn, UNSEEN_SAMPLES } from '../diagnostics/invisible.ts';
import { SAMPLES } from '../samples.ts';
import { CONTEXT } from './context.ts';

const RAW = UNSEEN_SAMPLES.filter((c) => c !== '\0' && c.isWellFormed()).join('x');
/** As YAML writes them within double quotation marks, halves of pairs too. */
const ESCAPED = UNSEEN_SAMPLES.map(yamlEscape).join('x');
const COMMANDS = '\\n::error::x\\n##[error]y\\n✓ forged';
const content = readContent(SAMPLES);
const suber = content.ok
  ? content.sources.filter(({ file }) => file.startsWith('rulesets/suber/'))
  : [];
const HEAD = 'ruleset: suber\nmedium: computer\nstarted: 2024-01-01\n';
const PLAYERS = 'players:\n  a: { name: Ann }\n  b: { name: Ben }\n';
const MOVE = 'proposal: 301\nby: a\nenact: {}\nvotes: { for: [a, b] }\n';

const RECORDS = {
  'games/title/game.md': `---\ntitle: "${ESCAPED}${COMMANDS}"\n${HEAD}${PLAYERS}---\n`,
  'games/name/game.md': `---\ntitle: T\n${HEAD}players:\n  a: { name: "${ESCAPED}${COMMANDS}" }\n---\n`,
  'games/body/game.md': `---\ntitle: T\n${HEAD}${PLAYERS}---\n${RAW}\n\n::error::x\n`,
  'games/move/game.md': `---\ntitle: T\n${HEAD}${PLAYERS}---\n`,
  'games/move/proposals/301.md': `---\n${MOVE}closed: 2024-01-02\n---\n${RAW}\n::set-env name=A::b\n`,
  'games/key/game.md': `---\n"${ESCAPED}${COMMANDS}": 1\n${RAW}: 2\ntitle: T\n${HEAD}${PLAYERS}---\n`,
  'games/lines/game.md': `---\ntitle: "T${COMMANDS}"\nruleset: suber\nmedium: computer\nstarted: 2024-01-01\nplayers:\n  a: { name: "Ann${COMMANDS}" }\n  b: { name: Ben }\n---\n`,
  'games/word/game.md': `---\ntitle: T\nruleset: "${ESCAPED}"\nmedium: "${ESCAPED}"\n---\n`,
  'games/voter/game.md': `---\ntitle: T\n${HEAD}${PLAYERS}---\n`,
  'games/voter/proposals/301.md': `---\nproposal: 301\nby: "${ESCAPED}"\nenact: {}\nvotes: { for: ["${ESCAPED}${COMMANDS}"] }\n---\nx\n`,
  'games/ \u001b[31m\u202e\n::error::g/game.md': `---\ntitle: T\n${HEAD}---\n`,
  'games/x\n✓ forged  playing/game.md': `---\ntitle: T\n${HEAD}---\n`,
  'games/move/proposals/::warning file=a%0A,line=1::\u009b\u00ad.md': '---\n---\n',
  'games/\n::error::%0A\u001b]0;x\u0007/proposals/{0} [a](b) | `c` <img>.md': 'x',
  '\u2028##[error]\u{e0041}\ufe0f\u3164.md': 'x',
};

function yamlEscape(character: string): string {
  return `\\U${(character.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`;
}

/** The folder of the records has a hostile name itself. */
const CONTENT = '\u001b[8m\n✓ forged\n::error::\u202e%0A';
const FILES = {
  'rules.txt': `Mutable Rules\n\n201. One ${RAW}.\n\n202. Two.\n\n::error::x`,
  'rules.html': `<h1>Mutable Rules</h1><p>201. One &#x202e;&shy;${RAW}<p>202. Two`,
};
let cwd = '';

beforeAll(() => {
  cwd = mkdtempSync(join(tmpdir(), 'nomotheca-unseen-'));
  cpSync(join(SAMPLES, 'rulesets/suber'), join(cwd, CONTENT, 'rulesets/suber'), {
    recursive: true,
  });
  for (const [file, text] of Object.entries(RECORDS)) put(join(cwd, CONTENT, file), text);
  for (const [file, text] of Object.entries(FILES)) put(join(cwd, file), text);
});

afterAll(() => rmSync(cwd, { recursive: true }));

function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

const HIDDEN = '\n✓ forged\u001b[2J\u202e\n::error::\u{e0041}%0A';
const CALLS: readonly (readonly string[])[] = [
  ...['text', 'json', 'github', 'sarif'].flatMap((format) => [
    ['check', '--format', format],
    ['check', '--format', format, '--notes'],
  ]),
  ...['title', 'lines', 'body', 'move', HIDDEN, `rulesets/${HIDDEN}`].flatMap((what) => [
    ...['text', 'json', 'markdown'].map((format) => ['show', what, '--format', format]),
    ['show', what, '--rule', '101'],
    ['status', what],
    ['check', what],
  ]),
  ['show', 'rulesets/suber', '--rule', HIDDEN],
  ['show', 'rulesets/suber', '--format', HIDDEN],
  ['status'],
  ['status', '--format', 'json'],
  ['check', '--base', HIDDEN],
  ['check', `--${HIDDEN}`],
  ['explain', HIDDEN],
  [HIDDEN],
  ['import', 'ruleset', HIDDEN, '--as', 'new'],
  ['import', 'ruleset', 'rules.txt', '--as', HIDDEN],
  ['import', 'ruleset', 'rules.txt', '--as', 'new', '--title', HIDDEN],
  ['import', 'ruleset', 'rules.txt', '--as', 'new', '--dry-run'],
  ['import', 'ruleset', 'rules.html', '--as', 'new', '--dry-run'],
];

it.each(CALLS.map((words) => ({ words })))(
  '$words: all that is said can be seen',
  async ({ words }) => {
    for (const colour of [false, true]) {
      const context = { ...CONTEXT, cwd, repository: cwd, colour, isTerminal: colour };
      const said = await run([...words, '--content', CONTENT], context);
      checkSaid(said, colour, words.includes('github'));
    }
  },
);

function checkSaid(said: Printable, inColour: boolean, isForGithub: boolean): void {
  const { out = '', err = '', stepSummary = '' } = said;
  expect(out + err).not.toBe('');
  expect(invisibleIn(out, { inColour })).toEqual([]);
  expect(invisibleIn(err + stepSummary)).toEqual([]);
  expect(out + err).not.toContain('##[');
  expect(out + err).not.toMatch(/^✓ forged/m);
  const commands = `${out}\n${err}`.split('\n').filter((line) => /^\s*::/.test(line));
  const ours = commands.filter(
    (line) => isForGithub && /^::(?:error|notice) file=[^:]*::/.test(line),
  );
  expect(commands).toEqual(ours);
}

describe('a record with what nobody can see', () => {
  it.each(['title', 'name', 'body', 'move', 'key', 'word', 'voter'])(
    'is refused: %s',
    async (game) => {
      const { status, out = '' } = await run(
        ['check', game, '--format', 'json', '--content', CONTENT],
        { ...CONTEXT, cwd },
      );
      expect(status).toBe(1);
      const codes = JSON.parse(out).findings.map(({ code }: { code: string }) => code);
      expect(codes).toContain('format/character');
    },
  );

  it.each(UNSEEN_SAMPLES)(
    'is refused for %j alone, raw or as an escape, and so never published',
    (c) => {
      const ways = c === '\0' || !c.isWellFormed() ? [yamlEscape(c)] : [yamlEscape(c), c];
      for (const title of ways) {
        const text = `---\ntitle: "T${title}"\n${HEAD}${PLAYERS}---\n`;
        const { records, findings } = parseRecords(
          [{ file: 'games/g/game.md', text }, ...suber],
          READINGS,
        );
        expect(findings.map(({ code }) => code)).toEqual(['format/character']);
        expect([...replayGames(records).keys()]).toEqual([]);
      }
    },
  );

  it('keeps what is seen in words of every script', () => {
    const title =
      'می\u200cخواهم क्\u200dष 👩\u200d💻 🏳\ufe0f\u200d🌈 1\ufe0f\u20e3 葛\u{e0100} Ünicode νόμος';
    const text = `---\ntitle: ${title}\n${HEAD}${PLAYERS}---\n`;
    const { records, findings } = parseRecords(
      [{ file: 'games/g/game.md', text }, ...suber],
      READINGS,
    );
    expect(findings).toEqual([]);
    expect([...replayGames(records).values()].map(({ game }) => game.title)).toEqual([title]);
  });
});

it('imports a document without what nobody can see, and says so', async () => {
  for (const file of Object.keys(FILES)) {
    const id = file.replace('.', '-');
    const call = ['import', 'ruleset', file, '--as', id, '--tiers', 'mutable:201-202'];
    const { out = '', status } = await run([...call, '--content', CONTENT], { ...CONTEXT, cwd });
    expect(status).toBe(0);
    expect(out).toMatch(/Removed, since nobody can see them: \d+ of .*U\+202E/);
    const card = readFileSync(join(cwd, CONTENT, 'rulesets', id, '201.md'), 'utf8');
    expect(invisibleIn(card)).toEqual([]);
  }
});
