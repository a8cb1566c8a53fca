import { startSmtpInbox } from '../../server/src/testing/smtp-inbox.ts';
import { followVerification } from '../testing/follow-verification.ts';
import { PASSWORD, VERIFY_LINK } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { startPortal } from '../testing/running-portal.ts';

const EMAIL = 'dana@harbor-bakery.example';

test('mail goes out by SMTP, with plain text and brand, and its link verifies', { tag: '@sweep' }, async ({ page }) => {
  const inbox = await startSmtpInbox();
  const portal = await startPortal({ MAIL_URL: inbox.url, MAIL_FROM: 'Cyber Safety <no-reply@portal.example>' });
  try {
    await page.goto(`${portal.url}/signup`);
    await page.getByLabel('Work email address').fill(EMAIL);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByLabel('Confirm password').fill(PASSWORD);
    // A double click makes one account and sends one mail.
    await page.getByRole('button', { name: 'Start Free Trial' }).dblclick();
    await page.waitForURL('**/verify');
    await expect.poll(() => inbox.received.length).toBe(1);
    const mail = inbox.received[0];
    expect(mail).toMatchObject({
      from: 'no-reply@portal.example',
      recipients: [EMAIL],
      subject: 'Verify your email address for Cyber Safety',
    });
    const link = VERIFY_LINK.exec(mail?.text ?? '')?.[0] ?? '';
    expect(mail?.html).toContain(link);
    expect(mail?.html).toContain('Cyber Safety');
    expect(mail?.text).toContain('Cyber Safety');

    await followVerification(page, link);
    await page.waitForURL('**/onboarding');
    await page.goto(`${portal.url}/dev/mailbox`);
    await page.waitForURL('**/404');
    expect(inbox.received).toHaveLength(1);
  } finally {
    await portal.stop();
    await inbox.close();
  }
});
