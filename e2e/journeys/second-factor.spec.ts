import { readFileSync } from 'node:fs';
import { appCode } from '../testing/authenticator.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { look, lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember, signIn, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { keepCodes, signInWithRecoveryCode, turnOnSecondFactor } from '../testing/second-factor-steps.ts';

test('V6.3.3 a second factor is turned on, asked for, and replaced by a recovery code', async ({
  page,
  openPage,
  portal,
}) => {
  const member = await newMember(page, portal, 'second-factor');
  const other = await openPage();
  let secret = '';
  let recoveryCodes: readonly string[] = [];

  await test.step('turn it on in settings', async () => {
    await page.goto(`${portal.url}/settings/you`);
    await expect(page.getByText('Second factor off')).toBeVisible();
    await expect(page.getByText('This device')).toBeVisible();
    await lookTwice(page, 'security-off');
    await sweepAccessibility(page);
    ({ secret, recoveryCodes } = await turnOnSecondFactor(page, member.password, async (name) => {
      await lookTwice(page, `security-${name}`);
      await sweepAccessibility(page);
    }));
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(readFileSync(await download.path(), 'utf8')).toContain(recoveryCodes.join('\n'));
    await keepCodes(page);
    await expect(page.getByText('Second factor on')).toBeVisible();
    await expect(page.getByText(/10 recovery codes are left/)).toBeVisible();
    await lookTwice(page, 'security-on');
    await linkFromMail(page, portal, member.email, /second factor was turned on/, /forgotPassword/);
  });

  await test.step('sign in with a code, in another browser', async () => {
    await other.goto(`${portal.url}/signin`);
    await signInByPage(other, member);
    await expect(other.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
    await lookTwice(other, 'sign-in-code');
    await sweepAccessibility(other);
    await other.getByLabel('Six-digit code').fill('000000');
    await expect(other.getByText(/This code is incorrect/)).toBeVisible();
    await look(other, 'sign-in-code-wrong');
    const answer = await other.request.get(`${portal.url}/api/profile/getUserList`);
    expect(answer.status()).toBe(401);
    await other.getByLabel('Six-digit code').fill(appCode(secret, 1));
    await expect(other.getByRole('heading', { level: 1 })).toContainText('Robin');
    await linkFromMail(page, portal, member.email, /New sign-in/, /forgotPassword/);
  });

  await test.step('V7.5.2 the list of sessions ends that browser', async () => {
    await page.reload();
    const row = page.getByRole('listitem').filter({ hasText: 'Last active' }).filter({ hasNotText: 'This device' });
    await expect(row).toHaveCount(1);
    await lookTwice(page, 'security-sessions');
    await row.getByRole('button', { name: /^End/ }).click();
    await expect(row).toHaveCount(0);
    // The page may find out by itself that its session is gone, before the menu is used.
    const signIn = other.waitForURL('**/signin');
    const useMenu = async () => {
      await other.getByRole('button', { name: 'Your account' }).click();
      await other.getByRole('menuitem', { name: 'Settings' }).click();
    };
    await Promise.any([useMenu(), signIn]);
    await signIn;
  });

  await test.step('sign in with a recovery code, once', async () => {
    await signInWithRecoveryCode(other, member, recoveryCodes[0] ?? '');
    await expect(other.getByRole('button', { name: 'Your account' })).toBeVisible();
    await other.goto(`${portal.url}/settings/you`);
    await expect(other.getByText(/9 recovery codes are left/)).toBeVisible();
    await other.getByRole('button', { name: 'Sign out everywhere else' }).click();
    await expect(other.getByText('You were signed out everywhere else.')).toBeVisible();
    await other.context().clearCookies();
    await other.goto(`${portal.url}/signin`);
    await signInWithRecoveryCode(other, member, recoveryCodes[0] ?? '');
    await expect(other.getByText(/This code is incorrect/)).toBeVisible();
  });
});

test('an organization requires it of everyone', { tag: '@sweep' }, async ({ page, openPage, portal }) => {
  const member = await newMember(page, portal, 'second-factor-all');
  await test.step('not without having one', async () => {
    await page.goto(`${portal.url}/settings/admins`);
    await expect(page.getByRole('switch', { name: /second factor/ })).toBeDisabled();
    await page.getByRole('link', { name: 'turn on your own second factor' }).click();
    await turnOnSecondFactor(page, member.password);
    await keepCodes(page);
    await expect(page.getByText('Second factor on')).toBeVisible();
  });

  await test.step('with the password', async () => {
    await page.getByRole('tab', { name: /Admins/ }).click();
    await page.getByText('Require a second factor for everyone').click();
    await page.getByLabel('Your password').fill(member.password);
    await page.getByRole('button', { name: 'Require it' }).click();
    await expect(page.getByText('Everyone needs a second factor now.')).toBeVisible();
    await expect(page.getByRole('switch', { name: /second factor/ })).toBeChecked();
    await lookTwice(page, 'security-required');
    await sweepAccessibility(page);
    await page.goto(`${portal.url}/settings/you`);
    await expect(page.getByText(/Your organization requires a second factor/)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Turn off' })).toHaveCount(0);
  });

  await test.step('the third tab is in view on a small phone', async () => {
    const phone = await openPage({ viewport: { width: 320, height: 640 } });
    await signIn(phone, portal, await newMember(phone, portal, 'small-phone'));
    await phone.goto(`${portal.url}/settings/admins`);
    const tab = phone.getByRole('tab', { name: /Admins/ });
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect
      .poll(async () => {
        const box = await tab.boundingBox();
        return box !== null && box.x >= 0 && box.x + Math.min(box.width, 200) <= 320;
      })
      .toBe(true);
    await look(phone, 'settings-tabs-320');
  });
});
