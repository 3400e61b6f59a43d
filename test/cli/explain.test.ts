import { expect, it } from 'vitest';
import { CODES } from '../../src/diagnostics/codes.ts';
import { REASONS } from '../../src/diagnostics/reasons.ts';
import { REMEDIES } from '../../src/diagnostics/register/remedies.ts';
import { explanationOf, REGISTER } from '../../src/diagnostics/register.ts';
import { nomic } from './context.ts';

it.each(CODES)('explains %s by the words that reports name', async (code) => {
  const line = explanationOf(code, 'nomic').replace('nomic ', '');
  const { status, out = '' } = await nomic(line);
  const { title } = REGISTER[code];
  expect(status).toBe(0);
  expect(out.replaceAll(/\s+/g, ' ')).toContain(`${REASONS[code]} ${REMEDIES[code]}`);
  expect(out.startsWith(`${title}  ${code}, `)).toBe(true);
});

it('lists every code once', async () => {
  const { out = '' } = await nomic('explain');
  expect([...out.matchAll(/^ {2}(\S+) /gm)].map(([, code]) => code).sort()).toEqual(
    [...CODES].sort(),
  );
});
