/** A Chromium of the test's own: one that npm brings along, or the one CHROMIUM_PATH names. */
import sparticuz from '@sparticuz/chromium';
import { type Browser, chromium } from 'playwright-core';

/**
 * Not what the package of this Chromium recommends, with which going from page to page took more of the
 * processor when both were measured.
 */
const ARGS = ['--no-sandbox', '--disable-gpu'];

/**
 * Path of the browser's program. The first call on a machine unpacks it, into a folder that all
 * processes share. Two processes that begin at once would find half of it.
 */
export function unpackBrowser(): Promise<string> | string {
  // No test draws in three dimensions, so the files for that stay packed.
  sparticuz.setGraphicsMode = false;
  return process.env.CHROMIUM_PATH ?? sparticuz.executablePath();
}

export async function openBrowser(): Promise<Browser> {
  const executablePath = await unpackBrowser();
  return chromium.launch({ args: ARGS, executablePath, headless: true });
}
