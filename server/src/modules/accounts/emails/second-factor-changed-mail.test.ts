import { expect, test } from 'vitest';
import { acme } from '../../../emails/testing/acme-brand.ts';
import { instant, LINK } from '../../../emails/testing/mail-samples.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { renderSecondFactorChangedMail, type SecondFactorChange } from './second-factor-changed-mail.ts';

const secondFactorChanged = (change: SecondFactorChange, recoveryCodesLeft: number | null) =>
  renderSecondFactorChangedMail({
    brand: acme,
    say: sayFor(acme),
    change,
    changedAt: instant,
    recoveryCodesLeft,
    forgotPasswordUrl: LINK,
  });

test.each([
  ['turned-on', 'Your Acme second factor was turned on', 'Keep the recovery codes in a safe place'],
  ['turned-off', 'Your Acme second factor was turned off', 'Your password alone is now enough'],
  ['recovery-code-used', 'One of your Acme recovery codes was used', 'one of your recovery codes'],
  ['new-recovery-codes', 'Your Acme recovery codes were replaced', 'no longer work'],
  ['removed-by-support', 'Your Acme second factor was removed', 'Our support team removed'],
  ['removed-at-the-server', 'Your Acme second factor was removed', 'working directly on the portal’s server'],
] as const)('a second factor %s is told as it is', async (change, subject, meaning) => {
  const mail = await secondFactorChanged(change, null);
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(meaning);
  expect(mail.text).not.toContain('Recovery codes left');
});

test.each([
  [4, false],
  [3, true],
  [0, true],
])('with %i recovery codes left the mail says how many, and whether that is few', async (left, isFew) => {
  const { text } = await secondFactorChanged('recovery-code-used', left);
  expect(text).toContain(`Recovery codes left: ${left}`);
  expect(text.includes('You’re running low on recovery codes')).toBe(isFew);
});
