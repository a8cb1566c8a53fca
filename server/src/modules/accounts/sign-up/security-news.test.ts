import { randomUUID } from 'node:crypto';
import { readSecurityNews, takeBackSecurityNews } from '@portal/contract/accounts/security-news.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function memberWhoAgreed() {
  const member = await signInNewMember(portal);
  await portal.database.query(
    `insert into security_news_consents (consent_id, user_id, email, consent_text, ip, user_agent, at)
     values ($1, $2, $3, 'Yes', '10.0.0.1', '', $4)`,
    [randomUUID(), member.userId, member.email, portal.clock.now()],
  );
  return member;
}

test('whoever agreed sees it and takes it back; the record stays', async () => {
  const { browser, email } = await memberWhoAgreed();
  const other = await memberWhoAgreed();
  const agreedAt = portal.clock.now().toISOString();
  const read = async () => (await browser.call(readSecurityNews, {})).body.data;
  expect(await read()).toEqual({ agreedAt });
  expect((await browser.call(takeBackSecurityNews, {})).status).toBe(200);
  expect((await browser.call(takeBackSecurityNews, {})).status).toBe(200);
  expect(await read()).toEqual({ agreedAt: null });
  const consents = await portal.database.query('select taken_back_at from security_news_consents where email = $1', [
    email,
  ]);
  expect(consents).toEqual([{ taken_back_at: portal.clock.now() }]);
  const audits = await portal.database.query(
    `select 1 from audit_log where action = 'consent.security-news-taken-back' and subject = $1`,
    [email],
  );
  expect(audits).toHaveLength(1);
  expect((await other.browser.call(readSecurityNews, {})).body.data).toEqual({ agreedAt });
});
