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
/** How long writes go on after the first confirmed one, until the kill: the delays spread evenly up to this. */
const LONGEST_MS = 320;

/** What one writer knows of its website: the name that was confirmed last, and the one it was about to write. */
type Writer = { readonly targetId: string; confirmed: string; attempted: string };

/** Renames a website again and again until the portal is gone, and tells of each rename that was confirmed. */
async function writeUntilGone(
  browser: TestBrowser,
  writer: Writer,
  round: number,
  onConfirmed: () => void,
): Promise<void> {
  for (let count = 0; ; count += 1) {
    writer.attempted = `${writer.targetId} ${round} ${count}`;
    try {
      const answer = await browser.call(editTarget, { targetId: writer.targetId, targetName: writer.attempted });
      // The database dies a moment before the portal; in between the portal may say so, and has confirmed nothing.
      if (answer.status === 503) return;
      if (answer.status !== 200) throw new Error(`answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('answered')) throw error;
      return;
    }
    writer.confirmed = writer.attempted;
    onConfirmed();
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
    for (let round = 0; round < KILLS; round += 1) {
      const first = Promise.withResolvers<void>();
      const work = writers.map((writer) => writeUntilGone(browser, writer, round, first.resolve));
      // However slow the machine: a kill before anything was confirmed could lose nothing.
      await Promise.race([first.promise, Promise.all(work).then(() => expect.fail('No rename was confirmed.'))]);
      await delay((LONGEST_MS * round) / (KILLS - 1));
      // Every second time the database dies with the portal, as when the power fails.
      if (round % 2 === 1) killDatabase(place.dataDir);
      run.kill('SIGKILL');
      await run.ended;
      await Promise.all(work);
      run = await place.start();
      const names = await websiteNames(browser);
      expect(names.size).toBe(writers.length);
      for (const writer of writers) {
        // What was under way may have been stored without the answer getting through; nothing older may come back.
        expect([writer.confirmed, writer.attempted]).toContain(names.get(writer.targetId));
        writer.confirmed = names.get(writer.targetId) ?? '';
      }
    }
  } finally {
    await place.clear();
  }
});
