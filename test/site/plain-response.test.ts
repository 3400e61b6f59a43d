import { expect, test } from 'vitest';
import { PlainResponse } from '../../src/site/plain-response.ts';

test('a response is its text or its bytes, and is fine unless it says otherwise', () => {
  const text = (response: PlainResponse) => Buffer.from(response.bytes()).toString();
  expect(text(new PlainResponse('Règle 101'))).toBe('Règle 101');
  expect(text(PlainResponse.json({ rule: [101] }))).toBe('{"rule":[101]}');
  const bytes = new Uint8Array([0, 255]);
  expect(new PlainResponse(bytes).bytes()).toBe(bytes);
  expect(new PlainResponse('').status).toBe(200);
  const failed = new PlainResponse(null, { status: 500, headers: { 'x-why': 'it' } });
  expect([failed.status, failed.headers.get('x-why')]).toEqual([500, 'it']);
});

test('what is neither is not written as if it were', () => {
  expect(() => new PlainResponse(new Blob(['a'])).bytes()).toThrow('neither text nor bytes');
});
