import { randomUUID } from 'node:crypto';
import { authenticate } from '@portal/contract/accounts/identity.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD } from '../../testing/people.ts';
import { nextAddress } from '../../testing/test-browser.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

const MINUTE_MS = 60_000;
const PER_MINUTE = authenticate.perMinute;

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function accounts(count: number): Promise<string[]> {
  const { database, identity } = portal.portal.services;
  return Promise.all(
    Array.from({ length: count }, async () => {
      const email = `person-${randomUUID()}@firm.example`;
      await database.asSystem((tx) => identity.createVerified(tx, email, TEST_PASSWORD));
      return email;
    }),
  );
}

async function signIn(username: string, password: string, address: string) {
  const browser = portal.browser();
  browser.address = address;
  return browser.call(authenticate, { username, password });
}

describe('V6.1.1/6.3.1 one likely password tried on many accounts', () => {
  test('is slowed for its sender, whichever accounts it names and whatever browser it pretends to be', async () => {
    const victims = await accounts(PER_MINUTE + 3);
    expect(PER_MINUTE).toBe(20);
    const sender = nextAddress();
    const statuses: number[] = [];
    for (const email of victims) statuses.push((await signIn(email, 'Summer-Sale-2026', sender)).status);
    expect(statuses).toEqual([...victims.slice(3).map(() => 401), 429, 429, 429]);
    const last = await signIn(victims[0] ?? '', TEST_PASSWORD, sender);
    expect(last).toMatchObject({ status: 429, errors: [{ code: 'TOO_MANY_REQUESTS' }] });
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('locks nobody out: everyone who was tried signs in at once from elsewhere', async () => {
    const victims = await accounts(5);
    const sender = nextAddress();
    for (let round = 0; round < 4; round += 1)
      for (const email of victims) await signIn(email, `Summer-Sale-202${round}`, sender);
    for (const email of victims) expect((await signIn(email, TEST_PASSWORD, nextAddress())).status).toBe(200);
  });

  test('from many senders on one account locks that account alone, for a minute first', async () => {
    const [victim = '', other = ''] = await accounts(2);
    for (let tries = 0; tries < 5; tries += 1) await signIn(victim, `Summer-Sale-202${tries}`, nextAddress());
    expect((await signIn(victim, TEST_PASSWORD, nextAddress())).status).toBe(429);
    expect((await signIn(other, TEST_PASSWORD, nextAddress())).status).toBe(200);
    portal.clock.advance(MINUTE_MS);
    expect((await signIn(victim, TEST_PASSWORD, nextAddress())).status).toBe(200);
  });
});
