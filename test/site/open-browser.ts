/** A Chromium of the test's own: one that npm brings along, or the one CHROMIUM_PATH names. */
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/**
 * Not what the package of this Chromium recommends, with which going from page to page took more of the
 * processor when both were measured.
 */
const ARGS = ['--no-sandbox', '--disable-gpu'];

export async function openBrowser(): Promise<Browser> {
  // Nothing here is drawn in three dimensions: what that takes is not unpacked.
  sparticuz.setGraphicsMode = false;
  const executablePath = process.env.CHROMIUM_PATH ?? (await sparticuz.executablePath());
  return chromium.launch({ args: ARGS, executablePath, headless: true });
}
