import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { editTarget } from '@portal/contract/monitoring/monitoring.calls.ts';
import { expect, test } from 'vitest';
import type { TestBrowser } from '../../server/src/testing/test-browser.ts';
import { signInDemoOwner, websiteNames } from './testing/demo-owner.ts';
import { PortalPlace } from './testing/portal-process.ts';

/** Half of them with the database; the sweep kills at more moments of the same range. */
const KILLS = process.env.SWEEP === undefined ? 4 : 10;
/** How long writes go on before the kill: the delays spread evenly over this range. */
const [SHORTEST_MS, LONGEST_MS] = [100, 420];

/** What one writer knows of its website: the name that was confirmed last, and the one it was about to write. */
type Writer = { readonly targetId: string; confirmed: string; attempted: string };

/** Renames a website again and again until the portal is gone. */
async function writeUntilGone(browser: TestBrowser, writer: Writer, round: number): Promise<number> {
  let confirmed = 0;
  for (let count = 0; ; count += 1) {
    writer.attempted = `${writer.targetId} ${round} ${count}`;
    try {
      const answer = await browser.call(editTarget, { targetId: writer.targetId, targetName: writer.attempted });
      // The database dies a moment before the portal; in between the portal may say so, and has confirmed nothing.
      if (answer.status === 503) return confirmed;
      if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('answered')) throw error;
      return confirmed;
    }
    writer.confirmed = writer.attempted;
    confirmed += 1;
  }
}

function killDatabase(dataDir: string): void {
  const pid = Number(readFileSync(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8').split('\n')[0]);
  process.kill(pid, 'SIGKILL');
}

test(`nothing that was confirmed is lost in ${KILLS} kills, and no repair is needed`, async () => {
  const place = await PortalPlace.create();
  try {
    let run = await place.start();
    const browser = await signInDemoOwner(place.browser(), await place.fillDemo());
    const writers: Writer[] = [...(await websiteNames(browser))].map(([targetId, name]) => ({
      targetId,
      confirmed: name,
      attempted: name,
    }));
    let written = 0;
    for (let round = 0; round < KILLS; round += 1) {
      const work = writers.map((writer) => writeUntilGone(browser, writer, round));
      await delay(SHORTEST_MS + ((LONGEST_MS - SHORTEST_MS) * round) / (KILLS - 1));
      // Every second time the database dies with the portal, as when the power fails.
      if (round % 2 === 1) killDatabase(place.dataDir);
      run.kill('SIGKILL');
      await run.ended;
      written += (await Promise.all(work)).reduce((sum, count) => sum + count, 0);
      run = await place.start();
      const names = await websiteNames(browser);
      expect(names.size).toBe(writers.length);
      for (const writer of writers) {
        // What was under way may have been stored without the answer getting through; nothing older may come back.
        expect([writer.confirmed, writer.attempted]).toContain(names.get(writer.targetId));
        writer.confirmed = names.get(writer.targetId) ?? '';
      }
    }
    expect(written).toBeGreaterThan(KILLS);
  } finally {
    await place.clear();
  }
});
