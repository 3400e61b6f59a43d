/**
 * Twelve questions of readers, each answered by the first screen, wide and on a phone.
 * @module-tag slow
 * @module-tag night
 */
import { describe, expect, it } from 'vitest';
import { isInSight } from './first-screen.ts';
import { open } from './watched-page.ts';

const TEAPOT = 'games/worked-example/';
const QUESTIONS: readonly (readonly [question: string, page: string, answer: string])[] = [
  [
    'Why is Rule 203 so?',
    `${TEAPOT}rules/203/`,
    '.banner:has-text("Changed by the rule\'s own terms")',
  ],
  [
    'What were the rules on a date?',
    `${TEAPOT}versions/?on=2025-01-16`,
    'h1:text("The rules in version 10")',
  ],
  ['What did Rule 101 say on that date?', `${TEAPOT}versions/?on=2025-01-16`, '#rule-101'],
  [
    'What did Proposal 305 do?',
    'games/n-nomic/proposals/305/',
    'main header:has-text("It amended Rule 304")',
  ],
  ['What changed from version 10 to 20?', `${TEAPOT}compare/?from=10&to=20`, '.compared-rule ins'],
  [
    'Which rule gives ten points?',
    'search/?q=which+rule+gives+ten+points+in+n+nomic',
    '.results > li:first-child:has(a:text("Rule 204")) mark:text("10")',
  ],
  [
    'Which rules are about ten points?',
    'search/?q=ten+points',
    '.results > li:has(a:text("Rule 204")) mark:text("10")',
  ],
  ['How do I cite it?', `${TEAPOT}rules/203/#cite`, '.cite cite'],
  ['How do I cite a proposal?', 'games/n-nomic/proposals/305/', 'header a:text("Cite it")'],
  ['Who won?', TEAPOT, 'h1:has-text("Edith Oyelaran won by paradox")'],
  ['Which Judgment reads Rule 101?', `${TEAPOT}rules/101/`, 'a:text("No Judgment cites it")'],
  ['Which Judgment reads Rule 204?', `${TEAPOT}rules/204/`, 'a:text("Judgment 2")'],
  ['Who voted against most?', `${TEAPOT}players/`, '.banner:has-text("Cosima Wray, 14 of 29")'],
  ['How do I start a game of my own?', '', 'a:text("Keep a game with friends")'],
  [
    'Which rules never changed?',
    `${TEAPOT}rules/`,
    '.changes:has-text("Never changed: 101 to 104, 106")',
  ],
  [
    'Is this result certain?',
    'games/n-nomic/proposals/303/',
    'header a:has-text("an abstention or silence does not spoil unanimity")',
  ],
];

describe.each([
  ['wide', 1280, 900],
  ['on a phone', 390, 844],
] as const)('%s', (_, width, height) => {
  it.each(QUESTIONS)('%s', async (_, path, answer) => {
    const { page, go } = await open({ viewport: { width, height } });
    await go(path);
    const found = page.locator(answer).first();
    await found.waitFor();
    await expect.poll(() => isInSight(found, height)).toBe(true);
  });
});
