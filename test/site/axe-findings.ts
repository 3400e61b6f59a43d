/** What an automated checker finds wrong on a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** Of its rules, those that look at colours. */
export const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

/** By all its rules, or by some. A page has to be open without its policy, which lets no script in. */
export async function axeFindings(page: Page, rules?: string[]): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const loaded = window as unknown as { readonly axe: typeof axe };
    const { violations } = await loaded.axe.run(document, {
      resultTypes: ['violations'],
      ...(values && { runOnly: { type: 'rule', values } }),
    });
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
  }, rules);
}
