import { chromium } from '@playwright/test';
import { findChromium } from '../scripts/find-chromium.mjs';
const found = await findChromium();
const browser = await chromium.launch({ executablePath: found.executablePath, args: found.args, env: { ...process.env, ...found.env } });
const pw = process.argv[2]; const url = 'http://localhost:43217'; const lang = process.argv[3] ?? 'en';
const ctx = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: lang });
const page = await ctx.newPage();
page.on('console', (m) => { if (m.type() === 'error') console.log('ERR', m.text()); });
await page.goto(url + '/signin');
await page.locator('input[type=email], input[name=email]').first().fill('dana.reyes@harbor-bakery.example');
await page.locator('input[type=password]').first().fill(pw);
await page.keyboard.press('Enter');
await page.waitForURL((u) => !u.pathname.includes('signin'));
await page.waitForTimeout(1500);
const { data } = await (await page.request.get(url + '/api/registers/readRegister?register=suppliers')).json();
const id = data.entries[0].entryId;
const lv = (await (await page.request.get(url + '/api/registers/readRegister?register=leavers')).json()).data.entries[0].entryId;
const paths = { home: '/', overview: '/registers', suppliers: '/registers/suppliers', entry: `/registers/suppliers/${id}`, new: '/registers/changes/new', leaver: `/registers/leavers/${lv}`, closed: '/registers/visitors?state=all', calendar: '/calendar' };
for (const [w, h] of [[1280, 900], [390, 844]]) {
  await page.setViewportSize({ width: w, height: h });
  for (const [name, p] of Object.entries(paths)) {
    await page.goto(url + p); await page.waitForLoadState('networkidle');
    for (const b of await page.getByRole('button', { name: /^(Skip|Close|Not now|Later)$/ }).all()) { if (await b.isVisible()) { await b.click().catch(() => {}); } }
    await page.waitForTimeout(300);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (wide > 0) console.log('WIDE', name, w, wide);
    await page.screenshot({ path: `/tmp/p23/shots/${lang}-${name}-${w}.png`, fullPage: true });
  }
}
await browser.close();
