import type { BrowserContext, Page } from '@playwright/test';
import { callPortal } from '../testing/call-portal.ts';
import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { newMember, type Person, signIn, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import { watchComplaints } from '../testing/watch-complaints.ts';

// The warning is due 300 s before the end: here 12 s after the last activity, and the page looks three seconds later.
const MINUTES = '5.2';

let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal({ SESSION_INACTIVITY_TIMEOUT: MINUTES });
});
test.afterAll(() => portal.stop());

test('a session runs out in every tab, and whoever it was finds everything again', { tag: '@sweep' }, async ({
  page,
  openPage,
  complaints,
}) => {
  const other = await openPage();
  const somebodyElse = await newMember(other, portal, 'somebody-else');
  const member = await newMember(page, portal, 'tabs-timeout');
  const tabs = [page, await openTab(page.context(), complaints), await openTab(page.context(), complaints)] as const;
  const [settings, invites, scans] = tabs;
  await page.context().clock.install();

  await test.step('type something in each tab', async () => {
    // On a busy machine the first warning comes before all is typed.
    for (const tab of tabs) {
      const goOn = () => warning(tab).getByRole('button', { name: 'Continue Working' }).click();
      await tab.addLocatorHandler(warning(tab), goOn);
    }
    await settings.goto(`${portal.url}/settings/organization`);
    await settings.getByLabel('Organization name').fill('Lark & Daughters');
    await invites.goto(`${portal.url}/settings/admins`);
    await invites.getByRole('button', { name: 'Invite Admin' }).click();
    await inviteDialog(invites).getByLabel('Email address').fill('kim@lark-bakery.example');
    await scans.goto(`${portal.url}/webappscan`);
    await scans.getByRole('button', { name: 'Add a Website' }).first().click();
    await wizard(scans).getByLabel('Website name').fill('Cake shop');
    for (const tab of tabs) await tab.removeLocatorHandler(warning(tab));
  });

  await test.step('all tabs warn, and Continue Working in one serves all', async () => {
    for (const tab of tabs) {
      await expectWarning(tab);
      await expect(warning(tab).getByRole('timer')).toHaveText(/^4 minutes \d+ seconds?$/);
      await sweepAccessibility(tab);
    }
    await warning(settings).getByRole('button', { name: 'Continue Working' }).click();
    for (const tab of tabs) await expect(warning(tab)).toBeHidden();
    await expect(wizard(scans).getByLabel('Website name')).toHaveValue('Cake shop');
  });

  await test.step('at 0 the button is off, and all tabs land on sign-in', async () => {
    for (const tab of tabs) await expectWarning(tab);
    await endSessions(other, member);
    for (const tab of tabs) {
      await tab.clock.fastForward(1000 * (await secondsLeft(tab)));
      await expect(warning(tab).getByRole('timer')).toHaveText('0 seconds');
      await expect(warning(tab).getByRole('button', { name: 'Continue Working' })).toBeDisabled();
    }
    for (const tab of tabs) await tab.waitForURL('**/signin');
  });

  const findEverything = async () => {
    await settings.waitForURL('**/settings/organization');
    await expect(settings.getByLabel('Organization name')).toHaveValue('Lark & Daughters');
    await invites.waitForURL('**/settings/admins');
    await expect(inviteDialog(invites).getByLabel('Email address')).toHaveValue('kim@lark-bakery.example');
    await scans.waitForURL('**/webappscan');
    await expect(wizard(scans).getByLabel('Website name')).toHaveValue('Cake shop');
  };

  await test.step('after signing in in one tab each is back where it was, with what was typed', async () => {
    await signInByPage(settings, member);
    await findEverything();
  });

  await test.step('a call that answers 401 ends it too, and somebody else who signs in gets nothing of it', async () => {
    await endSessions(other, member);
    await settings.getByRole('button', { name: 'Save changes' }).click();
    for (const tab of tabs) await tab.waitForURL('**/signin');
    await signInByPage(settings, somebodyElse);
    for (const tab of tabs) {
      await expect(tab.getByRole('heading', { level: 1 })).toContainText('Robin');
      expect(new URL(tab.url()).pathname).toBe('/');
      expect(await tab.evaluate('JSON.stringify(sessionStorage)')).not.toMatch(/Daughters|kim@|Cake/);
    }
    await expect(settings.getByText('Lark & Daughters')).toHaveCount(0);
  });

  await test.step('Sign Out in one tab’s warning signs out all, and Back shows nothing', async () => {
    await settings.getByRole('link', { name: 'Website Scans' }).first().click();
    await settings.waitForURL('**/webappscan');
    for (const tab of tabs) await expectWarning(tab);
    await lookTwice(settings, 'session-timeout-tabs');
    await warning(invites).getByRole('button', { name: 'Sign Out' }).click();
    for (const tab of tabs) await tab.waitForURL('**/signin');
    await settings.goBack();
    await settings.waitForURL('**/signin');
    await expect(settings.getByRole('button', { name: 'Sign in' })).toBeVisible();
    await sweepAccessibility(settings);
    expect(await settings.evaluate('sessionStorage.length')).toBe(0);
  });
});

/** The warning comes by the clock, 15 s after the last activity. */
const expectWarning = (tab: Page) => expect(warning(tab)).toBeVisible();
const warning = (tab: Page) => tab.getByRole('alertdialog', { name: 'Session Timeout' });
const inviteDialog = (tab: Page) => tab.getByRole('dialog', { name: 'Invite an admin' });
const wizard = (tab: Page) => tab.getByRole('dialog', { name: 'Add a Website to Scan' });

/** What the dialog counts down from, in seconds. */
async function secondsLeft(tab: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await warning(tab).getByRole('timer').textContent()) ?? '').match(/\d+/g) ?? [];
  return Number(minutes) * 60 + Number(seconds);
}

async function openTab(context: BrowserContext, complaints: string[]): Promise<Page> {
  const tab = await context.newPage();
  watchComplaints(tab, complaints);
  return tab;
}

/** Ends a person's sessions from a device of theirs elsewhere. */
async function endSessions(device: Page, person: Person): Promise<void> {
  await device.context().clearCookies();
  await signIn(device, portal, person);
  await callPortal(device.request, portal.url, '/accounts/endOtherSessions');
}
