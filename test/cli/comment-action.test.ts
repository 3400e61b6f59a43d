/**
 * The action that comments takes what a pull request brought for hostile text.
 *
 * @module-tag slow
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';

const place = mkdtempSync(join(tmpdir(), 'nomotheca-comment-'));
const programs = join(place, 'bin');
const sent = join(place, 'sent');
mkdirSync(programs);
beforeEach(() => rmSync(sent, { force: true }));
afterAll(() => rmSync(place, { recursive: true }));

/** The answers of GitHub, and the files that the check has kept. */
interface World {
  readonly pull?: string;
  readonly kept?: string;
  readonly known?: string;
  readonly text?: string;
}

function comment({ pull = '7', kept = '5', known = '', text = '' }: World) {
  const program = (name: string, script: string) =>
    writeFileSync(join(programs, name), `#!/bin/bash\n${script}\n`, { mode: 0o755 });
  writeFileSync(join(place, 'text'), text);
  program('unzip', `cat '${place}/text'`);
  program(
    'gh',
    `case "$*" in
      *"repos/o/r/pulls "*"head=eve:"*) echo '${pull}' ;;
      *runs/99/artifacts*) echo '${kept}' ;;
      *artifacts/5/zip*) echo packed ;;
      *--paginate*issues/7/comments*) echo '${known}' ;;
      *) printf '%s\\n' "$@" > '${sent}'; cat "$(printf '%s' "\${@: -1}" | sed 's/^body=@//')" >> '${sent}' ;;
    esac`,
  );
  const ran = spawnSync('bash', ['.github/actions/comment/comment.sh'], {
    encoding: 'utf8',
    env: {
      PATH: `${programs}:${process.env.PATH}`,
      REPOSITORY: 'o/r',
      RUN: '99',
      SHA: 'abc',
      HEAD: 'eve:$(exit 3)',
    },
  });
  const body = existsSync(sent) ? readFileSync(sent, 'utf8') : undefined;
  return { status: ran.status, out: ran.stdout + ran.stderr, body };
}

describe.skipIf(process.platform === 'win32')('the comment', () => {
  test('is written once and then renewed', () => {
    expect(comment({ text: 'Adopted 2 : 0.' }).body).toMatch(
      /POST\nrepos\/o\/r\/issues\/7\/comments\n[\s\S]*<pre>\nAdopted 2 : 0\.\n<\/pre>/,
    );
    expect(comment({ text: 'Adopted.', known: '12' }).body).toMatch(
      /PATCH\nrepos\/o\/r\/issues\/comments\/12\n/,
    );
  });

  test('has the text as text', () => {
    const text = '</pre><img src=x> @all & \u202e\u0007$(id) `id`\n#1';
    const { body = '' } = comment({ text });
    expect(body).toContain(
      '<pre>\n&lt;/pre&gt;&lt;img src=x&gt; @all &amp; $(id) `id`\n#1\n</pre>',
    );
  });

  test('is of bounded length, wherever it is cut', () => {
    const { body = '', status } = comment({ text: `x${'é'.repeat(100_000)}` });
    expect(status).toBe(0);
    expect(Buffer.byteLength(body)).toBeLessThan(52_000);
  });

  test('is of bounded length once it is escaped, and cuts no sign in two', () => {
    const { body = '', status } = comment({ text: '<'.repeat(100_000) });
    expect(status).toBe(0);
    expect(body.length).toBeLessThan(65_536);
    expect(body).toMatch(/<pre>\n(?:&lt;)+\n<\/pre>$/);
  });

  test.each([
    ['none kept', { kept: '' }],
    ['an empty one', { text: '' }],
  ])('says of a later commit without a preview that it has none: %s', (_, world) => {
    const { body = '', status } = comment({ text: 'x', known: '12', ...world });
    expect(status).toBe(0);
    expect(body).toMatch(/PATCH\nrepos\/o\/r\/issues\/comments\/12\n/);
    expect(body).toContain('There is no preview of commit abc.');
  });

  test('names its commit', () => {
    expect(comment({ text: 'x' }).body).toContain('in commit abc');
  });

  test.each([
    [{ pull: '' }, 'No pull request'],
    [{ pull: 'null' }, 'No pull request'],
    [{ kept: '' }, 'no preview of abc'],
    [{ text: '' }, 'no preview of abc'],
  ] as const)('is not written: %j', (world, why) => {
    const { status, out, body } = comment({ text: 'x', ...world });
    expect(out).toContain(why);
    expect([status, body]).toEqual([0, undefined]);
  });
});
