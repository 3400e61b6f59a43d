/** The words of the bundler on a full disk are those that it said when this was tried. */
import { expect, test } from 'vitest';
import { whyUnwritten } from '../../src/build/build-archive.ts';

const BUNDLER = `Build failed with 1 error:

\u001b[31m[UNHANDLEABLE_ERROR] \u001b[0mSomething went wrong inside rolldown, please report this problem.
Failed to write file in /srv/site/_astro/take-at-desk-RHp52cCN.js

Caused by:
    No space left on device (os error 28)

Stack backtrace:
   0: <unknown>`;

test.each([
  [BUNDLER, '/srv/site/_astro/take-at-desk-RHp52cCN.js cannot be written: the disk is full.'],
  [
    BUNDLER.replace(/Failed.*/, '').replace('28', '13'),
    '/srv/site cannot be written: there is no permission for it.',
  ],
])('a refusal of the system that the bundler wraps is told in a sentence', (words, said) => {
  expect(whyUnwritten(new Error(words), '/srv/site')).toBe(`${said} No site was built.`);
});

test.each([BUNDLER.replace('os error', 'error'), BUNDLER.replace('28', '99999'), ''])(
  'anything else is a fault of the software',
  (words) => {
    expect(whyUnwritten(new Error(words), '/srv/site')).toBeUndefined();
    expect(whyUnwritten(words, '/srv/site')).toBeUndefined();
  },
);
