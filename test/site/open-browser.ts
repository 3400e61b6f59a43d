/** A Chromium of the test's own: one that npm brings along, or the one CHROMIUM_PATH names. */
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

export async function openBrowser(): Promise<Browser> {
  // Nothing here is drawn in three dimensions: to be able to is more than half as much work again.
  sparticuz.setGraphicsMode = false;
  // In one process, closing one page's context takes the others down with it.
  const args = sparticuz.args.filter((flag) => flag !== '--single-process');
  const executablePath = process.env.CHROMIUM_PATH ?? (await sparticuz.executablePath());
  return chromium.launch({ args, executablePath, headless: true });
}
