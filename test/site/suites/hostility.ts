/** Records that mean harm are published, and do none. */
import { describe, expect, it } from 'vitest';
import { watchPage } from '../watched-page.ts';
import type { Opened } from './opened.ts';

const PAGES = [
  '',
  'games/hostile/',
  'games/hostile/versions/1/',
  'games/hostile/rules/301/',
  'games/hostile/proposals/',
  'games/hostile/proposals/301/',
  'games/hostile/judgments/',
  'games/hostile/judgments/1/',
  'games/hostile/players/',
  'games/hostile/players/a/',
  'games/hostile/readings/',
  'games/hostile/timeline/',
  'games/hostile/compare/?from=0&to=1',
  'search/?Game=%3C/title%3E%3Cscript%3Ewindow.harmed%20=%20%22title%22%3C/script%3E%20%26%20%22Sons%22',
];
const INTRUDERS =
  'main :is(iframe, object, embed, style, base, meta, link), [onclick], [onload], [onerror], [onmouseover], [onfocus], main [style]';

export function hostility(at: Opened): void {
  describe('hostile records', () => {
    // Without the policy: it is the second line of defence, and must not be needed.
    it.each([true, false])('are inert (policy bypassed: %s)', async (bypassCSP) => {
      const { page, faults, go, close } = await watchPage(at.browser, at.site, { bypassCSP });
      for (const path of PAGES) {
        await go(path);
        expect(await page.evaluate(() => 'harmed' in window), path).toBe(false);
        expect(await page.locator(INTRUDERS).count(), path).toBe(0);
        expect(await page.locator('main img').count(), path).toBe(0);
        const links = await page
          .locator('a')
          .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).protocol));
        expect(
          links.filter((protocol) => !/^https?:$/.test(protocol)),
          path,
        ).toEqual([]);
      }
      expect(faults).toEqual([]);
      await close();
    });

    it('are shown word for word', async () => {
      const { page, go, close } = await watchPage(at.browser, at.site);
      await go('games/hostile/versions/1/');
      const rule = page.locator('#rule-301');
      expect(await rule.locator('.rule-title').textContent()).toBe(
        '"><script>window.harmed = "rule title"</script>',
      );
      expect(await rule.locator('.clean').textContent()).toContain(
        '<style>* { display: none }</style>',
      );
      expect(await rule.locator('.clean input').count()).toBe(0);
      expect(await page.title()).toContain('</title><script>');
      await close();
    });

    it('keeps a name that turns writing round to itself', async () => {
      const { page, go, close } = await watchPage(at.browser, at.site);
      await go('games/hostile/players/');
      expect(await page.locator('bdi', { hasText: 'esrever' }).count()).toBe(1);
      await close();
    });
  });
}
