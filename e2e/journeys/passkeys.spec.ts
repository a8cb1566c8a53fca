import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { keepCodes } from '../testing/second-factor-steps.ts';

test('V6.3.3 a passkey is added, signs in without a password, and is the second factor beside it', async ({
  page,
  portal,
}) => {
  const member = await newMember(page, portal, 'passkeys');
  const device = await page.context().newCDPSession(page);
  await device.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...({ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true } as const),
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  });

  const touch = (enabled: boolean) =>
    device.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled });

  await test.step('add it in settings, with recovery codes as it is the first second factor', async () => {
    await page.goto(`${portal.url}/settings/you`);
    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await page.getByLabel('Your password').fill(member.password);
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Work laptop');
    await lookTwice(page, 'passkey-name');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Create passkey' }).click();
    await lookTwice(page, 'passkey-codes');
    await keepCodes(page);
    await expect(page.getByText('Work laptop')).toBeVisible();
    await expect(page.getByText('Second factor on')).toBeVisible();
    await lookTwice(page, 'passkey-added');
    await linkFromMail(page, portal, member.email, /passkey was added/, /forgotPassword/);
  });

  await test.step('sign in without a password, as the browser fills it in', async () => {
    await page.context().clearCookies();
    await page.goto(`${portal.url}/signin`);
    await lookTwice(page, 'passkey-sign-in');
    await page.getByLabel('Work email address').focus();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  });

  await test.step('sign in with the password, and the passkey as second factor', async () => {
    await page.context().clearCookies();
    await page.goto(`${portal.url}/signin`);
    await touch(false);
    await signInByPage(page, member);
    await expect(page.getByRole('heading', { name: 'Use your passkey' })).toBeVisible();
    await lookTwice(page, 'passkey-second-factor');
    await sweepAccessibility(page);
    await touch(true);
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  });

  await test.step('remove it, by itself as the proof', async () => {
    await page.goto(`${portal.url}/settings/you`);
    await page.getByRole('button', { name: 'Actions for Work laptop' }).click();
    await page.getByRole('menuitem', { name: 'Remove' }).click();
    await lookTwice(page, 'passkey-remove');
    await page.getByRole('button', { name: 'Use a passkey instead' }).click();
    await expect(page.getByText('You have no passkeys yet.')).toBeVisible();
    await expect(page.getByText('Second factor off')).toBeVisible();
  });
});
