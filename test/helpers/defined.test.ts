import { expect, test } from 'vitest';
import { withoutUndefined } from '../../src/helpers/without-undefined.ts';

test('a key without a value is left out, and one with an empty value is kept', () => {
  const made = withoutUndefined({ none: undefined, empty: '', zero: 0, no: false, nil: null });
  expect(Object.keys(made)).toEqual(['empty', 'zero', 'no', 'nil']);
});
