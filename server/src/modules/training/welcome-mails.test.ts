import { saveTrainees } from '@portal/contract/training/trainees.calls.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { changePlans } from '../../testing/change-plans.ts';
import { hurryRetries } from '../../testing/hurry-retries.ts';
import { startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { IS_SWEEP } from '../../testing/sweep.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { trainingSteps } from '../../testing/training.ts';

/** A hundred in the sweep. */
const PEOPLE = IS_SWEEP ? 100 : 30;

let portal: TestPortal;
let inbox: Awaited<ReturnType<typeof startSmtpInbox>>;
beforeAll(async () => {
  inbox = await startSmtpInbox();
  portal = await startTestPortal({ MAIL_URL: inbox.url, ROLES: 'web,worker', LOG_LEVEL: 'debug' });
});
afterAll(async () => {
  await portal.stop();
  await inbox.close();
});

const patiently = { timeout: 120_000, interval: 50 };

test('people who were invited while the mail server was away get their welcome once each', {
  timeout: 120_000,
}, async () => {
  const member = await trainingSteps(() => portal).newFirm();
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, trainingNumberOfSeats: PEOPLE } }));
  const { port } = inbox;
  await inbox.close();
  const list = Array.from({ length: PEOPLE }, (_person, number) => ({
    email: `person-${number}@firm.example`,
    name: `Person ${number}`,
  }));
  const answer = await member.browser.call(saveTrainees, { list });
  expect(answer.status).toBe(200);
  await portal.portal.startJobs();
  await vi.waitFor(() => expect(portal.logged.join('')).toContain('a job failed and is tried again'), patiently);
  inbox = await startSmtpInbox({ port });
  const welcomed = () =>
    inbox.received.flatMap(({ recipients, subject }) => (/training/.test(subject) ? recipients : []));
  await vi.waitFor(async () => {
    await hurryRetries(portal);
    expect(welcomed().length).toBeGreaterThanOrEqual(PEOPLE);
  }, patiently);
  expect(welcomed().toSorted()).toEqual(list.map(({ email }) => email).toSorted());
});
