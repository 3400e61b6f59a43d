/** Damage to the bytes and the lines of a record, as careless hands and hostile ones would do it. */
import { UNSEEN_SAMPLES } from '../diagnostics/invisible.ts';
import type { Random } from '../games/random.ts';

type Blow<Of> = (it: Of, random: Random) => Of;

const STRANGE = [
  ...['\0', '\t', '\r', '\u2028', '\ufeff', '\u202e', '\ud83d\ude00'],
  ...['é', '[', '{', '}', '\u001b[2J'],
  ...[']', ':', '#', '"', "'", '&a ', '*a ', '!!js ', '|', '>', '---\n', '- ', '%', '@', '`', ','],
  ...['<<: ', '? ', '\\', '::error::', '%0A', '##[x]', '\r\n', '\u00a0', 'e\u0301', '中', '👩‍👩‍👧'],
];
const NUMBERS = ['0', '-1', '1/3', '99999999999999999999', '1e400', 'x', '.5', '007', '0x1F', ''];
const WORDS = [
  ...['__proto__', 'constructor', 'toString', 'null', 'true', 'repeal', 'enact', 'p1', 'p999'],
  ...['for', 'votes', 'adopted', 'defeated', 'mutable', 'immutable', 'keep', 'amendment', ''],
];
/** Lines that mean something in YAML or in Markdown, or seem to. */
const LINES = [
  ...['---', '...', '%YAML 1.2', '- - -', '? a', 'votes:', '  for: []', 'corrected:', '\t', '~'],
  ...['# Rule 101', '> > Rule 1', '| a | b |', '|--|--|', '```', '~~~', '[x]: javascript:alert(1)'],
  ...['<script>alert(1)</script>', 'a<!--', '<?php', '===', '[^1]: note', '![i](x)', '&#x202e;'],
  ...['- [ ] done', 'https://example.org/a_b_c', 'Rules 1-999999999 and 3', '*'.repeat(60)],
];

const ON_BYTES: readonly Blow<Buffer>[] = [
  (bytes, random) => put(bytes, random, 0, Buffer.from([random.below(256)])),
  (bytes, random) => put(bytes, random, 1, Buffer.from([random.below(256)])),
  (bytes, random) => put(bytes, random, 1 + random.below(12), Buffer.alloc(0)),
  (bytes, random) => put(bytes, random, 0, Buffer.from(random.pick(STRANGE))),
  (bytes, random) => put(bytes, random, 0, Buffer.from(random.pick(UNSEEN_SAMPLES))),
  (bytes, random) => bytes.subarray(0, random.below(bytes.length + 1)),
  (bytes, random) => bytes.subarray(random.below(bytes.length + 1)),
  (bytes) => Buffer.from(bytes.toString('utf8'), 'utf16le'),
  (bytes) => Buffer.from(bytes.toString('utf8').replaceAll('\n', '\r\n')),
  (bytes) => Buffer.concat([bytes, bytes]),
];

const ON_LINES: readonly Blow<readonly string[]>[] = [
  (lines, random) => lines.toSpliced(random.below(lines.length), 1),
  (lines, random) => lines.toSpliced(random.below(lines.length), 1 + random.below(6)),
  (lines, random) => lines.toSpliced(random.below(lines.length), 0, random.pick(lines)),
  (lines, random) => lines.toSpliced(random.below(lines.length), 0, random.pick(LINES)),
  (lines, random) => change(lines, random, () => random.pick(lines)),
  (lines, random) => change(lines, random, (line) => `  ${line}`),
  (lines, random) => change(lines, random, (line) => line.trimStart()),
  (lines, random) => change(lines, random, (line) => `${line}${random.pick(lines)}`),
  (lines, random) => change(lines, random, (line) => replaceMatch(line, /\d+/g, NUMBERS, random)),
  (lines, random) =>
    change(lines, random, (line) => replaceMatch(line, /[a-z]{2,}/g, WORDS, random)),
  (lines, random) => {
    const at = random.below(lines.length);
    return [...lines.slice(0, at), '---', ...lines.slice(at)];
  },
];

export function damageBytes(bytes: Buffer, random: Random): Buffer {
  return random.pick(ON_BYTES)(bytes, random);
}

export function damageLines(bytes: Buffer, random: Random): Buffer {
  const lines = bytes.toString('utf8').split('\n');
  return Buffer.from(random.pick(ON_LINES)(lines, random).join('\n'));
}

/** Somewhere in the bytes, so many give way to others. */
function put(bytes: Buffer, random: Random, cut: number, what: Buffer): Buffer {
  const at = random.below(bytes.length + 1);
  return Buffer.concat([bytes.subarray(0, at), what, bytes.subarray(at + cut)]);
}

function change(
  lines: readonly string[],
  random: Random,
  into: (line: string) => string,
): readonly string[] {
  const at = random.below(lines.length);
  return lines.with(at, into(lines[at] ?? ''));
}

function replaceMatch(
  line: string,
  pattern: RegExp,
  others: readonly string[],
  random: Random,
): string {
  const found = [...line.matchAll(pattern)];
  if (found.length === 0) return line;
  const { 0: word, index } = random.pick(found);
  return line.slice(0, index) + random.pick(others) + line.slice(index + word.length);
}
