import { sweepAccessibility } from '../testing/check-accessibility.ts';
import { lookTwice } from '../testing/look.ts';
import { linkFromMail } from '../testing/mailbox.ts';
import { newMember, PASSWORD, signInByPage } from '../testing/new-member.ts';
import { expect, test } from '../testing/portal-test.ts';
import { type RunningPortal, startPortal } from '../testing/running-portal.ts';
import {
  openCustomer,
  openServiceSession,
  REASON,
  seeVisitInActivity,
  serviceBanner,
  workAndLeave,
} from '../testing/service-visit.ts';
import { signInFirstStaff } from '../testing/staff.ts';

const NEW_PASSWORD = 'Loud-Ocean-77-Door';
const TEMPORARY_PASSWORD = /\b[A-Za-z0-9]{4}(?:-[A-Za-z0-9]{4}){3}\b/;

// A portal of its own, whose first staff account nobody else has made.
let portal: RunningPortal;
test.beforeAll(async () => {
  portal = await startPortal();
});
test.afterAll(async () => {
  expect(portal.output()).not.toContain('page policy stopped');
  await portal.stop();
});

test('staff works in a customer’s portal, which the customer sees and ends, and helps somebody in', async ({
  page,
  openPage,
}) => {
  const customer = await openPage();
  const visitor = await openPage();
  const member = await newMember(customer, portal, 'served');
  await signInFirstStaff(page, portal);
  const banner = serviceBanner(page);
  const openPortal = () =>
    openServiceSession(page, PASSWORD, async (name) => {
      await lookTwice(page, `console-${name}`);
      await sweepAccessibility(page);
    });

  await test.step('open the portal from the console', async () => {
    await openCustomer(page, portal, member.company);
    await lookTwice(page, 'console-organization');
    await sweepAccessibility(page);
    await openPortal();
    await expect(banner).toContainText(`You are working in ${member.company}’s portal`);
    await lookTwice(page, 'service-session');
    await sweepAccessibility(page);
  });

  await test.step('the console is closed meanwhile', async () => {
    await page.goto(`${portal.url}/console`);
    await expect(banner).toBeVisible();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  await test.step('change something, then leave', async () => {
    await workAndLeave(page, portal);
  });

  await test.step('the customer sees what was done, and by whom', async () => {
    await seeVisitInActivity(customer, portal, 'alex.moreau@provider.example');
    await lookTwice(customer, 'settings-activity');
    await sweepAccessibility(customer);
  });

  await test.step('the customer ends the next visit, and staff is back in the console', async () => {
    await openCustomer(page, portal, member.company);
    await openPortal();
    await customer.reload();
    await expect(
      customer.getByText('alex.moreau@provider.example from our support team is in your portal.'),
    ).toBeVisible();
    await lookTwice(customer, 'settings-visit');
    await customer.getByRole('button', { name: 'End this visit' }).click();
    await expect(customer.getByText('alex.moreau@provider.example can no longer see your portal.')).toBeVisible();
    await page.waitForURL('**/console');
  });

  await test.step('send a temporary password', async () => {
    await openCustomer(page, portal, member.company);
    await page.getByRole('button', { name: 'Actions for Robin Lark' }).click();
    await page.getByRole('menuitem', { name: 'Send temporary password' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await lookTwice(page, 'console-temporary-password');
    await sweepAccessibility(page);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText(`A temporary password is on its way to ${member.email}.`)).toBeVisible();
  });

  const temporary = await linkFromMail(page, portal, member.email, /temporary/, TEMPORARY_PASSWORD);

  await test.step('sign in with it and choose an own one', async () => {
    await visitor.goto(`${portal.url}/signin`);
    await signInByPage(visitor, { email: member.email, password: temporary });
    await expect(visitor.getByRole('heading', { name: 'Choose your own password' })).toBeVisible();
    await visitor.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await visitor.getByLabel('Reenter new password').fill(NEW_PASSWORD);
    await lookTwice(visitor, 'sign-in-change');
    await sweepAccessibility(visitor);
    await visitor.getByRole('button', { name: 'Set Password' }).dblclick();
    await expect(visitor.getByRole('heading', { level: 1 })).toContainText('Robin');
  });

  await test.step('what was signed in before is signed out', async () => {
    await customer.goto(`${portal.url}/plan`);
    await customer.waitForURL('**/signin');
  });
});

test('a customer that wants to be asked says no, then yes, and is visited once', { tag: '@sweep' }, async ({
  page,
  openPage,
}) => {
  const asked = await startPortal();
  const customer = await openPage();
  const member = await newMember(customer, asked, 'asked');
  const staff = await signInFirstStaff(page, asked);
  const request = customer.getByText(`${staff.email} from our support team is asking to visit your portal.`);
  const askForVisit = async () => {
    await page.getByRole('button', { name: 'Request a visit' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Reason').fill(REASON);
    await dialog.getByLabel('Your password', { exact: true }).fill(staff.password);
    await dialog.getByRole('button', { name: 'Request a visit' }).dblclick();
    await expect(page.getByText('Your request is waiting for an answer.')).toBeVisible();
  };

  await test.step('the customer turns the switch on', async () => {
    await customer.goto(`${asked.url}/settings/admins`);
    await customer.getByText('Visits need our approval').click();
    const dialog = customer.getByRole('dialog');
    await dialog.getByLabel('Your password', { exact: true }).fill(PASSWORD);
    await dialog.getByRole('button', { name: 'Approve each visit' }).click();
    await expect(customer.getByText('Visits now require your approval.')).toBeVisible();
  });

  await test.step('staff asks; the customer gets a mail and says no', async () => {
    await openCustomer(page, asked, member.company);
    await askForVisit();
    await lookTwice(page, 'console-visit-asked');
    await sweepAccessibility(page);
    const settings = await linkFromMail(
      page,
      asked,
      member.email,
      /is asking to visit/,
      /https?:\/\/\S+\/settings\/admins/,
    );
    await customer.goto(settings);
    await expect(request.first()).toBeVisible();
    await lookTwice(customer, 'settings-visit-asked');
    await sweepAccessibility(customer);
    await customer.getByRole('button', { name: 'Decline' }).dblclick();
    await expect(request).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Your request was declined.')).toBeVisible();
  });

  await test.step('staff asks again; the customer says yes, and staff comes in once', async () => {
    await askForVisit();
    await customer.reload();
    await customer.getByRole('button', { name: 'Approve' }).dblclick();
    await expect(request).toHaveCount(0);
    await page.reload();
    await expect(page.getByText('Your visit is approved.')).toBeVisible();
    await page.getByRole('button', { name: 'Open portal' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByLabel('Reason')).toHaveValue(REASON);
    await dialog.getByLabel('Your password', { exact: true }).fill(staff.password);
    await dialog.getByRole('button', { name: 'Open portal' }).dblclick();
    await expect(serviceBanner(page)).toBeVisible();
  });

  await test.step('people are shown and not touched in a visit, and the yes is used up', async () => {
    await page.goto(`${asked.url}/settings/admins`);
    await expect(
      page.getByText('You can view this page, but you can’t make changes to anyone’s account.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Invite Admin' })).toHaveCount(0);
    await sweepAccessibility(page);
    await serviceBanner(page).getByRole('button', { name: 'Leave' }).click();
    await page.waitForURL('**/console');
    await openCustomer(page, asked, member.company);
    await expect(page.getByRole('button', { name: 'Request a visit' })).toBeEnabled();
  });
  await asked.stop();
});

test('a forgotten password is set anew by a code', { tag: '@sweep' }, async ({ page, openPage }) => {
  const member = await newMember(await openPage(), portal, 'by-code');

  await test.step('ask for a code from the page that sent a link', async () => {
    await page.goto(`${portal.url}/forgotPassword`);
    await page.getByLabel('Work email address').fill(member.email);
    await page.getByRole('button', { name: 'Verify Email' }).click();
    await page.getByRole('link', { name: 'get a verification code' }).click();
    await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
    await page.getByLabel('Work email address').fill(member.email);
    await lookTwice(page, 'sign-in-forgot');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Send verification code' }).click();
    await expect(page.getByText(/^Verification code has been sent to b\*\*\*@l\*\*\*\.example/)).toBeVisible();
  });

  await test.step('set another password with it', async () => {
    const code = await linkFromMail(page, portal, member.email, /verification code/, /(?<![#\w])\d{6}\b/);
    await page.getByRole('textbox', { name: 'Verification code' }).fill(code);
    await page.getByLabel('New password', { exact: true }).fill(NEW_PASSWORD);
    await page.getByLabel('Confirm new password').fill(NEW_PASSWORD);
    await lookTwice(page, 'sign-in-reset');
    await sweepAccessibility(page);
    await page.getByRole('button', { name: 'Set Password' }).click();
    await expect(page.getByText('Your password has been reset')).toBeVisible();
    await signInByPage(page, { email: member.email, password: NEW_PASSWORD });
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin');
  });
});
