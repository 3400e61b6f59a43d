import sparticuz from '@sparticuz/chromium';
import { chromium } from 'playwright-core';
import { serveSite } from '/work/w/d/src/build/serve-site.ts';
sparticuz.setGraphicsMode = false;
const drop = (process.env.DROP ?? '').split(',').filter(Boolean); const add = (process.env.ADD ?? '').split(',').filter(Boolean);
const args = sparticuz.args.filter((f) => f !== '--single-process' && !drop.includes(f)).concat(add);
if (process.env.PRINT) console.log(args.join('\n'));
const served = await serveSite('/tmp/dd/sites/below/site', { base: '/archive', port: 0 });
const browser = await chromium.launch({ args, executablePath: await sparticuz.executablePath(), headless: true });
const t=performance.now();
for (let i = 0; i < 8; i++) {
  const c = await browser.newContext(); const p = await c.newPage();
  await p.goto(served.address + 'games/fresh/desk/'); await p.locator('.draft').waitFor();
  await p.goto(served.address + 'games/n-nomic/rules/');
  await c.close();
}
console.log('wall', performance.now()-t);
await browser.close(); await served.close();
