/** The faults that an automated checker finds on a page. */
import axe from 'axe-core';
import type { Page } from 'playwright-core';

type Looks = 'at everything' | 'at colours' | 'at all but colours';

/** Its rules on colours. They are most of its work. */
const OF_COLOURS = ['color-contrast', 'link-in-text-block'];

const RUN: Readonly<Record<Looks, axe.RunOptions>> = {
  'at everything': {},
  'at colours': { runOnly: { type: 'rule', values: OF_COLOURS } },
  'at all but colours': {
    rules: Object.fromEntries(OF_COLOURS.map((rule) => [rule, { enabled: false }])),
  },
};

/** Every page that is opened from now on has the checker, which the policy of a page lets in so. */
export async function bringAxe(page: Page): Promise<void> {
  await page.addInitScript(axe.source);
}

/** A page that was opened without it has to be without its policy, which lets no script in later. */
export async function axeFindings(
  page: Page,
  looks: Looks = 'at everything',
): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (options) => {
    const loaded = window as unknown as { readonly axe: typeof axe };
    const { violations } = await loaded.axe.run(document, {
      resultTypes: ['violations'],
      ...options,
    });
    return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html.slice(0, 120)}`);
  }, RUN[looks]);
}
