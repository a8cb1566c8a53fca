import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { inviteUser } from '@portal/contract/accounts/accounts.calls.ts';
import { expect, test } from 'vitest';
import { nextAddress, type TestBrowser } from '../../server/src/testing/test-browser.ts';
import { signInDemoOwner } from './testing/demo-owner.ts';
import { PortalPlace, type Run } from './testing/portal-process.ts';
import { startReplicatedDatabases } from './testing/replicated-databases.ts';

const BACK_LIMIT_MS = 300_000;

/** Invites people one after the other, and says whom the portal said it had invited. */
async function keepInviting(browser: TestBrowser, answered: string[], isOver: () => boolean, run: Run): Promise<void> {
  for (let time = 0; !isOver(); time += 1) {
    const email = `person-${time}@harbor-bakery.example`;
    const person = { email, firstName: 'Ines', lastName: 'Moreau', jobTitle: '' };
    const answer = await browser.call(inviteUser, person, { 'x-forwarded-for': nextAddress() });
    expect([200, 503], run.output()).toContain(answer.status);
    if (answer.status === 200) answered.push(email);
    await delay(20);
  }
}

async function until(happened: () => Promise<boolean> | boolean, what: string, run: Run): Promise<void> {
  const deadline = Date.now() + BACK_LIMIT_MS;
  while (!(await happened())) {
    if (Date.now() > deadline) throw new Error(`Did not happen: ${what}\n${run.output().slice(-4000)}`);
    await delay(100);
  }
}

test('a standby that takes over has every write that was answered, and nobody starts the portal again', async () => {
  const databases = await startReplicatedDatabases();
  const place = await PortalPlace.create({ DATABASE_URL: databases.url, TRUST_PROXY: 'loopback' });
  try {
    const run = await place.start();
    const browser = await signInDemoOwner(place.browser(), await place.fillDemo());
    const answered: string[] = [];
    let isOver = false;
    const work = keepInviting(browser, answered, () => isOver, run);
    await until(() => answered.length > 10, 'writes before', run);
    await databases.losePrimary();
    const before = answered.length;
    await until(async () => (await fetch(`${place.url}/readyz`)).status === 503, 'the primary is missed', run);
    await databases.promoteStandby();
    await until(() => answered.length > before + 10, 'writes after', run);
    isOver = true;
    await work;
    const kept = (await databases.query('select email from invites')).map(({ email }) => email);
    expect(answered.filter((email) => !kept.includes(email))).toEqual([]);
    expect((await fetch(`${place.url}/readyz`)).status).toBe(200);
    const mails = join(place.dataDir, 'mailbox');
    const last = answered.at(-1) ?? '';
    const hasMail = () => readdirSync(mails).some((file) => readFileSync(join(mails, file), 'utf8').includes(last));
    await until(hasMail, 'the mail of a job', run);
  } finally {
    await place.clear();
    await databases.close();
  }
});
