import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { channelId, promotion } from '../../testing/console-offers.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp } from '../../testing/render-app.tsx';
import { losing } from './testing/losing-session.ts';

afterEach(closeApp);

const orgId = '0198a6f0-0000-7000-8000-0000000000aa';
const organisation: FakeHandlers = {
  readOrganisation: () => ({
    success: true,
    data: {
      orgId,
      companyName: 'Lark Bakery',
      companyUrl: '',
      planName: 'Standard',
      subscriptionStatus: 'INTRIAL',
      signUpDate: '2026-11-01T20:00:00Z',
      suspension: null,
      isBeingDeleted: false,
      isSandbox: false,
      deletionDueAt: null,
      experts: [],
      export: null,
      people: [],
    },
  }),
};

test('a channel that was being changed opens again after the session was lost', async () => {
  const { app, comeBack } = await losing('editChannel', '/console/channels');
  await app.screen.getByRole('button', { name: 'Edit Harbor Bank' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit channel' });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Harbor & Sons');
  await dialog.getByText('Premium').click();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await comeBack();
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbor & Sons');
  await expect.element(dialog.getByRole('checkbox', { name: 'Premium' })).toBeChecked();
});

test('a subscription id that was being made opens again, with its day', async () => {
  const { app, comeBack } = await losing('createSubscriptionId', '/console/subscription-ids');
  await app.screen.getByRole('button', { name: 'New subscription ID' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'New subscription ID' });
  await dialog.getByRole('button', { name: /Channel/ }).click();
  await app.screen.getByRole('option', { name: 'Harbor Bank' }).click();
  await dialog.getByRole('button', { name: /Plan/ }).click();
  await app.screen.getByRole('option', { name: 'Basic' }).click();
  await dialog.getByRole('spinbutton', { name: /^month/ }).click();
  await userEvent.keyboard('12312099');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await comeBack();
  await expect.element(dialog.getByRole('button', { name: /Channel/ })).toHaveTextContent('Harbor Bank');
  await dialog.getByRole('button', { name: 'Publish' }).click();
  await expect.poll(() => app.server.inputsOf('createSubscriptionId')).toHaveLength(2);
  // The session is lost once more, and what is said of it is this test's.
  await expect.poll(app.path).toBe('/signin');
  const [before, after] = app.server.inputsOf('createSubscriptionId');
  expect(after).toEqual(before);
  expect(after).toMatchObject({ channelId, planId: 'basic', expiresOn: '2099-12-31' });
});

test('a sign-up link that was being written opens again', async () => {
  const { app, comeBack } = await losing('createSignUpLink', '/console/sign-up-links');
  await app.screen.getByRole('button', { name: 'New sign-up link' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'New sign-up link' });
  await userEvent.fill(dialog.getByLabelText('Email address'), 'kim@larkbakery.example');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await comeBack();
  await expect.element(dialog.getByLabelText('Email address')).toHaveValue('kim@larkbakery.example');
});

test('a plan that was being changed opens again, though its list has yet to come', async () => {
  const scanLevels: never[] = [];
  const { app, comeBack } = await losing('createPlan', '/console/plans', {
    listPlans: () => ({ success: true, data: { plans: [], scanLevels, waiting: [] } }),
  });
  await app.screen.getByRole('button', { name: 'New plan' }).first().click();
  const dialog = app.screen.getByRole('dialog', { name: 'New plan' });
  await userEvent.fill(dialog.getByLabelText('Name', { exact: true }), 'Gold');
  await userEvent.fill(dialog.getByLabelText(/^Price/), '120');
  await dialog.getByRole('button', { name: 'Create plan' }).click();
  await comeBack();
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Gold');
});

test('a promotion that was being planned opens again', async () => {
  const news: FakeHandlers = {
    listPromotions: () => ({ success: true, data: [promotion] }),
    listReleaseNotes: () => ({ success: true, data: [] }),
  };
  const { app, comeBack } = await losing('editPromotion', '/console/news', news);
  await app.screen.getByRole('button', { name: 'Edit One month free.' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit promotion' });
  await userEvent.fill(dialog.getByLabelText('Text', { exact: true }), 'Two months free.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await comeBack();
  await expect.element(dialog.getByLabelText('Text', { exact: true })).toHaveValue('Two months free.');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.poll(() => app.server.inputsOf('editPromotion')).toHaveLength(2);
  // The session is lost once more, and what is said of it is this test's.
  await expect.poll(app.path).toBe('/signin');
  const [before, after] = app.server.inputsOf('editPromotion');
  expect(after).toEqual(before);
});

test('a reason beside a password opens again without the password; nothing breaks while the session is checked', async () => {
  const complaints = vi.spyOn(console, 'error');
  const { app, comeBack } = await losing('suspendOrganisation', `/console/organizations/${orgId}`, organisation);
  await app.screen.getByRole('button', { name: 'More actions' }).click();
  await app.screen.getByRole('menuitem', { name: 'Suspend' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Suspend Lark Bakery?' });
  await userEvent.fill(dialog.getByLabelText('Reason'), 'Nobody has paid since spring.');
  await userEvent.fill(dialog.getByLabelText('Your password'), 'Sourdough1');
  await dialog.getByRole('button', { name: 'Suspend' }).click();
  await comeBack();
  await expect.element(dialog.getByLabelText('Reason')).toHaveValue('Nobody has paid since spring.');
  await expect.element(dialog.getByLabelText('Your password')).toHaveValue('');
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('a list of people, and an invitation of a colleague, open again', async () => {
  const many = await losing('checkSignUpLinks', '/console/sign-up-links');
  await many.app.screen.getByRole('button', { name: 'Send many' }).click();
  const dialog = many.app.screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Or paste it here and fix it'), 'email\nsam@larkbakery.example');
  await dialog.getByRole('button', { name: 'Check the list' }).click();
  await many.comeBack();
  await expect
    .element(dialog.getByLabelText('Or paste it here and fix it'))
    .toHaveValue('email\nsam@larkbakery.example');
  await closeApp();

  const invite = await losing('inviteStaff', '/console/staff', {
    listStaff: () => ({ success: true, data: { staff: [], invites: [] } }),
    readExpertView: () => ({ success: true, data: { view: 'all' } }),
  });
  await invite.app.screen.getByRole('button', { name: 'Invite a coworker' }).click();
  await userEvent.fill(invite.app.screen.getByLabelText('Work email address'), 'kim@provider.example');
  await userEvent.fill(invite.app.screen.getByLabelText('Your password'), 'Sourdough1');
  await invite.app.screen.getByRole('button', { name: 'Send the link' }).click();
  await invite.comeBack();
  await expect
    .element(invite.app.screen.getByRole('dialog').getByLabelText('Work email address'))
    .toHaveValue('kim@provider.example');
});
