import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { fakeFindings, followedOf } from '../../modules/monitoring/testing/fake-findings.ts';
import { fakeScans } from '../../modules/monitoring/testing/fake-scans.ts';
import { mainSite, monthly, shop } from '../../modules/monitoring/testing/samples.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp } from '../../testing/render-app.tsx';
import { visitorSession } from '../../testing/samples.ts';
import { comeBack, portalThatLosesSession } from './testing/lost-session.ts';

afterEach(closeApp);

/** Where a member who has two websites is, the second with a name of its own in the address. */
const shopPath = `/webappscan/${encodeURIComponent(shop.name)}`;
const finding = followedOf(3);
const nextYear = new Date().getFullYear() + 1;
const shopSchedule = { ...monthly, targetId: shop.targetId, dateTime: `${nextYear}-12-01T09:00:00.000Z` };

/** The website scans; the given call finds the session gone, once. */
function scansPortal(
  call: 'editTarget' | 'editSchedule' | 'createTarget' | 'scheduleScan' | 'markFinding',
  path: string,
) {
  const scans = fakeScans({ websites: [mainSite, shop], schedules: [shopSchedule] });
  const answers: FakeHandlers = { ...scans, ...fakeFindings([finding]) };
  let isLost = false;
  const handlers: FakeHandlers = {
    ...answers,
    [call]: (...request: readonly never[]) => {
      if (isLost) return (answers[call] as (...request: readonly never[]) => unknown)(...request);
      isLost = true;
      state.isSignedIn = false;
      throw new FakeFailure('NOT_SIGNED_IN');
    },
  };
  const { app, state } = portalThatLosesSession(handlers, path);
  return app;
}

test('a website name that was being typed opens again, and is saved', async () => {
  const app = await scansPortal('editTarget', shopPath);
  await app.screen.getByRole('button', { name: 'Actions' }).click();
  await app.screen.getByRole('menuitem', { name: 'Edit Website Name' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit Website Name' });
  await userEvent.fill(dialog.getByLabelText('Website name'), 'Bread shop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await comeBack(app, shopPath);
  await expect.element(dialog.getByLabelText('Website name')).toHaveValue('Bread shop');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(app.screen.getByRole('heading', { level: 2, name: 'Bread shop' })).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => app.server.inputsOf('editTarget').at(-1))
    .toMatchObject({ targetId: shop.targetId, targetName: 'Bread shop' });
  await expect.poll(() => sessionStorage.getItem('kept-forms')).toBeNull();
});

test('the reason for which a finding is being set aside opens again, and is saved', async () => {
  const path = `/webappscan/${encodeURIComponent(mainSite.name)}/findings/${finding.findingId}`;
  const app = await scansPortal('markFinding', path);
  await app.screen.getByRole('button', { name: 'Set aside' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Set this finding aside' });
  await dialog.getByText('This is not a problem').click();
  await userEvent.fill(dialog.getByLabelText('Reason'), 'The page is behind a login.');
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await comeBack(app, path);
  await expect.element(dialog.getByRole('radio', { name: /not a problem/ })).toBeChecked();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('The page is behind a login.');
  await dialog.getByRole('button', { name: 'Set aside' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [before, after] = app.server.inputsOf('markFinding');
  expect(after).toEqual(before);
});

test('the choices of a schedule open again, and are saved', async () => {
  const app = await scansPortal('editSchedule', shopPath);
  await app.screen.getByRole('button', { name: 'Change schedule' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit Scan Schedule' });
  await dialog.getByText('Quarterly').click();
  await dialog.getByText('Safe', { exact: true }).click();
  await dialog.getByRole('spinbutton', { name: /^day/ }).click();
  await userEvent.keyboard('17');
  await dialog.getByRole('spinbutton', { name: /^minute/ }).click();
  await userEvent.keyboard('45');
  await dialog.getByRole('button', { name: 'Save Schedule' }).click();
  await comeBack(app, shopPath);
  await expect.element(dialog.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  await expect.element(dialog.getByRole('radio', { name: /^Safe/ })).toBeChecked();
  await dialog.getByRole('button', { name: 'Save Schedule' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [before, after] = app.server.inputsOf('editSchedule');
  expect(after).toEqual(before);
  expect(after).toMatchObject({ recurrence: 'q', dateTime: `${nextYear}-12-17T09:45:00Z`, scan_profile: 'safe' });
  await expect.poll(() => sessionStorage.getItem('kept-forms')).toBeNull();
});

test.each([
  ['the website could not be added', 'createTarget'],
  ['the website was added and its schedule not', 'scheduleScan'],
] as const)('the wizard opens again at its last step when %s', async (_case, call) => {
  const app = await scansPortal(call, '/webappscan');
  await app.screen.getByRole('button', { name: 'Add Another Website' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Add a Website to Scan' });
  await userEvent.fill(dialog.getByLabelText('Website name'), 'Bakery blog');
  await userEvent.fill(dialog.getByLabelText('Website address'), 'http://blog.larkbakery.example');
  await dialog.getByRole('button', { name: 'Next' }).click();
  await dialog.getByText('I have permission to scan this website').click();
  await dialog.getByRole('button', { name: 'I Agree' }).click();
  await dialog.getByText('Quarterly').click();
  await dialog.getByText('Lightning', { exact: true }).click();
  await dialog.getByRole('spinbutton', { name: /^hour/ }).click();
  await userEvent.keyboard('4');
  await dialog.getByRole('button', { name: 'Schedule Scan' }).click();
  await comeBack(app, '/webappscan');
  await expect.element(dialog.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  await dialog.getByRole('button', { name: call === 'createTarget' ? 'Schedule Scan' : 'Try Again' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  const [asked] = app.server.inputsOf('createTarget');
  expect(asked).toMatchObject({ targetUrl: 'http://blog.larkbakery.example', scanProfile: 'lightning' });
  await expect
    .poll(() => app.server.inputsOf('createTarget'))
    .toEqual(call === 'createTarget' ? [asked, asked] : [asked]);
  const sent = app.server.inputsOf('scheduleScan').at(-1);
  expect(sent).toMatchObject({ recurrence: 'q', dateTime: expect.stringMatching(/T1[12]:00:00Z$/) });
  await expect.poll(() => sessionStorage.getItem('kept-forms')).toBeNull();
});

test('a dialog that was cancelled does not open again', async () => {
  const app = await scansPortal('createTarget', shopPath);
  await app.screen.getByRole('button', { name: 'Change schedule' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit Scan Schedule' });
  await dialog.getByText('Quarterly').click();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  app.server.use({
    scanNow: () => {
      throw new FakeFailure('NOT_SIGNED_IN');
    },
    checkSession: () => visitorSession(),
  });
  await app.screen.getByRole('button', { name: 'Actions' }).click();
  await app.screen.getByRole('menuitem', { name: 'Scan Now' }).click();
  await expect.poll(app.path).toBe('/signin');
  await expect.poll(() => sessionStorage.getItem('kept-forms')).toBeNull();
});
