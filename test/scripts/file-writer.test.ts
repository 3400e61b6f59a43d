import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createFileWriter } from '../../scripts/file-writer.ts';

const folder = mkdtempSync(join(tmpdir(), 'nomotheca-writer-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('files are what was handed over, many more than wait at once', async () => {
  const writer = createFileWriter();
  const shared = [{ text: 'Règle' }, { text: 'Regel' }];
  const expected = new Map<string, string>();
  for (let i = 0; i < 10_000; i++) {
    // To make a file takes a busy disk far longer than to write it again.
    const path = join(folder, String(i % 7), `${i % 70}.txt`);
    const piece = shared[i % 2] ?? '';
    await writer.writePieces(path, [`${i}: `, piece, ' – ', piece]);
    expected.set(path, `${i}: ${i % 2 === 0 ? 'Règle – Règle' : 'Regel – Regel'}`);
  }
  await writer.write(join(folder, 'bytes'), new Uint8Array([0, 255, 10]));
  await writer.flush();
  for (const [path, text] of expected) expect(readFileSync(path, 'utf8')).toBe(text);
  expect([...readFileSync(join(folder, 'bytes'))]).toEqual([0, 255, 10]);
  await writer.close();
});

test('pieces come in the place of the parts that they fill, in files of any size', async () => {
  const writer = createFileWriter();
  const piece = { text: '«Règle»' };
  const other = { text: 'R'.repeat(3_000_000) };
  const gaps = [
    { from: 0, to: 2, piece },
    { from: 5, to: 6, piece: other },
    { from: 6, to: 9, piece },
  ];
  await writer.write(join(folder, 'gaps'), new TextEncoder().encode('..abc.---é'), gaps);
  await writer.writePieces(join(folder, 'after'), ['é', piece]);
  await writer.close();
  const expected = `${piece.text}abc${other.text}${piece.text}é`;
  expect(readFileSync(join(folder, 'gaps'), 'utf8') === expected).toBe(true);
  expect(readFileSync(join(folder, 'after'), 'utf8')).toBe('é«Règle»');
});

test('to flush is to wait for what there is, and not for what is still to come', async () => {
  const writer = createFileWriter();
  let isFlushed = false;
  await writer.write(join(folder, 'early'), new Uint8Array(1));
  writer.flush().then(() => {
    isFlushed = true;
  });
  for (let i = 0; i < 20_000 && !isFlushed; i++) {
    await writer.writePieces(join(folder, 'late'), ['']);
  }
  expect(isFlushed).toBe(true);
  await writer.close();
});

test('what cannot be written is told, and not waited for', async () => {
  const writer = createFileWriter();
  writeFileSync(join(folder, 'file'), '');
  await writer.writePieces(join(folder, 'file', 'within'), ['text']);
  await expect(writer.flush()).rejects.toThrow(/ENOTDIR|EEXIST/);
  await expect(writer.close()).rejects.toThrow();
});
