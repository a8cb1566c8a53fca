import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { editTarget } from '@portal/contract/monitoring/monitoring.calls.ts';
import { companyUpdate } from '@portal/contract/profile/profile.calls.ts';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { signInDemoOwner, websiteNames } from './testing/demo-owner.ts';
import { canMountDisk, startOnSmallDisk } from './testing/small-disk.ts';
import { createSocketBrowser } from './testing/socket-browser.ts';

const ROOT = join(import.meta.dirname, '..', '..');

test.skipIf(!canMountDisk)('a full disk is said in plain words, ends nothing and loses nothing', async () => {
  const port = await freePort();
  const settings = { PORT: String(port), LOG_LEVEL: 'warn' };
  const disk = startOnSmallDisk(`${process.execPath} ${join(ROOT, 'server/dist/main.js')}`, settings);
  try {
    while (!disk.output().includes('The portal is ready')) {
      if (disk.hasEnded()) throw new Error(`The portal did not start:\n${disk.output()}`);
      await delay(50);
    }
    const printed = await disk.inside(`${process.execPath} ${join(ROOT, 'server/dist/demo-main.js')}`);
    const browser = await signInDemoOwner(
      createSocketBrowser(() => port),
      /with the password\s+(\S+)/.exec(printed)?.[1] ?? '',
    );
    const [targetId = ''] = [...(await websiteNames(browser)).keys()];
    let confirmed = '';
    const rename = async (name: string) => {
      const answer = await browser.call(editTarget, { targetId, targetName: name });
      if (answer.status === 200) confirmed = name;
      return answer;
    };
    await rename('Before');

    await disk.inside(`dd if=/dev/zero of=${disk.dataDir}/filler bs=64k 2>/dev/null; df ${disk.dataDir}`);
    // Small changes fit into pages that are there; sooner or later the database needs a new one.
    const company = { companyName: 'X'.repeat(200), numberOfEmployees: '11-20', industry: 'RETAIL' } as const;
    let refused = 0;
    for (let count = 0; count < 3000 && refused === 0; count += 1) {
      const answers = [await rename(`Full ${count} ${'x'.repeat(200)}`), await browser.call(companyUpdate, company)];
      for (const answer of answers) {
        expect([200, 503]).toContain(answer.status);
        if (answer.status === 503) expect(answer.errors[0]?.code).toBe('UNAVAILABLE');
      }
      refused = answers.filter((answer) => answer.status === 503).length;
    }
    expect(refused).toBeGreaterThan(0);
    expect(disk.hasEnded()).toBe(false);

    await disk.inside(`rm ${disk.dataDir}/filler`);
    await expect.poll(async () => (await rename('After')).status, { timeout: 300_000, interval: 500 }).toBe(200);
    expect((await websiteNames(browser)).get(targetId)).toBe(confirmed);
  } finally {
    await disk.stop();
  }
});
