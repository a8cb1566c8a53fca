import { describe, expect, test } from 'vitest';
import { renderPasswordChangedMail } from '../modules/accounts/emails/password-changed-mail.ts';
import { renderResetPasswordMail } from '../modules/accounts/emails/reset-password-mail.ts';
import { sayFor } from '../system/texts/say-for.ts';
import { acme } from './testing/acme-brand.ts';
import { instant, LINK, MAILS, plainNames, SUBJECTS } from './testing/mail-samples.ts';

const teller = { brand: acme, say: sayFor(acme) };
const HOSTILE = '<img src=x onerror=alert(1)> "Eve" & {{7*7}}';
const LINKS: Readonly<Record<string, number>> = {
  'reset code': 0,
  'plan request': 0,
  'handover answer': 0,
  'phishing code': 0,
  'phishing thanks': 0,
  'ticket test': 0,
  letter: 0,
  digest: 2,
  happened: 2,
};
const times = (text: string, part: string) => text.split(part).length - 1;

describe.each(Object.entries(MAILS))('%s mail', (name, render) => {
  test('says what it is about and carries its one link, if any, once in each part, and what ends such emails', async () => {
    const links = LINKS[name] ?? 1;
    const mail = await render(plainNames);
    expect(mail.subject).toBe(SUBJECTS[name]);
    expect(times(mail.text, LINK)).toBe(links);
    expect(times(mail.html, `href="${LINK.replaceAll('&', '&amp;')}"`)).toBe(links);
    expect(times(mail.html, 'href="')).toBe(links);
  });

  test('loads nothing from outside and runs nothing', async () => {
    const { html } = await render(plainNames);
    expect(html).not.toMatch(/<img|<script|<link|<iframe|url\(|@import/i);
  });

  test('bears the brand, the support address and the reason', async () => {
    const mail = await render(plainNames);
    expect(mail.html).toContain('Acme &amp; Sons Security');
    expect(mail.html).toContain('#0b7a5e');
    for (const part of [mail.html, mail.text]) {
      expect(part).toContain('support@acme.example');
      expect(part).toContain('You received this message because');
    }
    expect(mail.text).not.toMatch(/<[a-z]|&amp;/i);
  });

  test('shows markup in names instead of obeying it', async () => {
    const mail = await render({ person: HOSTILE, organisation: HOSTILE, website: HOSTILE });
    expect(mail.html).not.toMatch(/<img/i);
    expect(mail.html.replaceAll('\u2060', '')).not.toContain('"Eve"');
  });

  test('keeps names on one line and unlinked', async () => {
    const name = 'Ann\r\nBcc: eve@evil.example\u202E Claim at https://evil.example';
    const mail = await render({ person: name, organisation: name, website: name });
    expect(mail.subject).not.toMatch(/[\r\n\u202E]/);
    for (const part of [mail.subject, mail.html, mail.text]) {
      expect(part).not.toMatch(/evil\.example|https:\/\/evil/);
    }
  });
});

test('the preheader is the first text of the body', async () => {
  const { html } = await renderResetPasswordMail({ ...teller, resetUrl: LINK, validForMinutes: 10 });
  expect(html.indexOf('The link expires in 10 minutes.')).toBeLessThan(html.indexOf('Reset your password</h1>'));
});

test('dates are in the time zone of the brand', async () => {
  const { text } = await renderPasswordChangedMail({ ...teller, changedAt: instant, forgotPasswordUrl: LINK });
  expect(text.replaceAll('\u202f', ' ')).toContain('Nov 21, 2026, 1:05 AM PST');
});
