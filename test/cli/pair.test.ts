import { describe, expect, it } from 'vitest';
import { pair } from '../../src/records/differences/pairs.ts';

interface Row {
  readonly id: string;
  readonly file: string;
  readonly text: string;
}
const keys = [(r: Row) => r.text, (r: Row) => r.file];
const row = (id: string, file: string, text: string): Row => ({ id, file, text });
const ids = (then: readonly Row[], now: readonly Row[]) =>
  [...pair(then, now, keys)].map(([a, b]) => `${a.id}-${b?.id ?? 'gone'}`);

describe('pair', () => {
  it('recognises a record that moved by what it says', () => {
    expect(ids([row('a', '1', 'x')], [row('c', '1', 'y'), row('b', '2', 'x')])).toEqual(['a-b']);
  });

  it('recognises a record that changed by where it stands', () => {
    expect(ids([row('a', '1', 'x')], [row('b', '1', 'y')])).toEqual(['a-b']);
  });

  it('takes no record twice, and equal ones in order', () => {
    const then = [row('a', '1', 'x'), row('b', '1', 'x'), row('c', '9', 'z')];
    expect(ids(then, [row('d', '1', 'x'), row('e', '1', 'x')])).toEqual(['a-d', 'b-e', 'c-gone']);
  });
});
