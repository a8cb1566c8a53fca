import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { channel, channelId, link, page, staff } from '../../testing/console-offers.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';

afterEach(closeApp);

test('the console has its own way about', async () => {
  const app = await renderApp('/console/channels', staff());
  const nav = app.screen.getByRole('navigation', { name: 'Console' });
  await expect.element(nav.getByRole('link', { name: 'Channels' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Sign-up links' }).click();
  await expect.poll(app.path).toBe('/console/sign-up-links');
  await expect.element(app.screen.getByRole('rowheader', { name: 'sam@larkbakery.example' })).toBeVisible();
  await expect.element(app.screen.getByRole('cell', { name: /Opened, Nov 2, 2026/ })).toBeVisible();
  await expectAccessible();
});

test('a channel is changed; what the server refuses is said at its field, and nothing typed is lost', async () => {
  let isTaken = true;
  const app = await renderApp(
    '/console/channels',
    staff({
      editChannel: () => {
        if (isTaken) throw new FakeFailure('CHANNEL_NAME_TAKEN', 'name');
        return { success: true };
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Edit Harbor Bank' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit channel' });
  await expect.element(dialog.getByRole('checkbox', { name: 'Premium' })).not.toBeChecked();
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), 'Harbor & Sons');
  await dialog.getByText('Basic').click();
  await expect.element(dialog.getByText('Please choose at least one plan.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await dialog.getByText('Basic').click();
  await dialog.getByText('Premium').click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(dialog.getByText('There is already a channel with this name.')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Harbor & Sons');
  isTaken = false;
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(app.screen.getByText('The channel was changed.')).toBeVisible();
  await expect.poll(() => app.screen.getByRole('dialog').elements()).toEqual([]);
  // Every plan is chosen now, so plans to come are too.
  await expect
    .poll(() => app.server.inputsOf('editChannel').at(-1))
    .toMatchObject({
      channelId,
      name: 'Harbor & Sons',
      eligiblePlanIds: null,
      isTrialDisabled: true,
    });
});

test.each([
  [0, 'Delete Harbor Bank?'],
  [2, 'Harbor Bank cannot be deleted'],
])('a channel with %i subscription ids is deleted, or it is said why not', async (subscriptionIds, title) => {
  const listed = { ...channel, brandName: 'Cyber Safety', subscriptionIds, organisations: 0 };
  const app = await renderApp(
    '/console/channels',
    staff({
      listChannels: () => ({ success: true, data: { ...page, channels: [listed] } }),
      deleteChannel: () => ({ success: true }),
    }),
  );
  await app.screen.getByRole('button', { name: 'More for Harbor Bank' }).click();
  await app.screen.getByRole('menuitem', { name: 'Delete' }).click();
  await expect.element(app.screen.getByRole('heading', { name: title })).toBeVisible();
  if (subscriptionIds > 0) return expect.element(app.screen.getByText(/^It has 2 subscription IDs\./)).toBeVisible();
  await app.screen.getByRole('button', { name: 'Delete channel' }).click();
  await expect.element(app.screen.getByText('Harbor Bank was deleted.')).toBeVisible();
  expect(app.server.inputsOf('deleteChannel')).toEqual([{ channelId }]);
});

test('of two who change a channel the second is told, and decides', async () => {
  const theirs = { ...channel, name: 'Harbor Trust', version: 2 };
  const choices = { plans: [], brands: [{ brandId: 'default', brandName: 'Cyber Safety' }], subscriptionIds: [] };
  const app = await renderApp(
    '/console/channels',
    staff({
      listOfferChoices: () => ({ success: true, data: { ...choices, channels: [theirs] } }),
      editChannel: ({ version }) => {
        if (version !== theirs.version) throw new FakeFailure('CHANGED_ELSEWHERE');
        return { success: true };
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Edit Harbor Bank' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit channel' });
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await userEvent.fill(name, 'Harbor & Sons');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(dialog.getByText('Someone else changed this channel while you had it open.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect.element(name).toHaveValue('Harbor & Sons');
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(app.screen.getByText('The channel was changed.')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('editChannel').map(({ version }) => version)).toEqual([1, 2]);
});

test('a new channel takes the only brand', async () => {
  const app = await renderApp(
    '/console/channels',
    staff({ createChannel: () => ({ success: true, data: { channelId } }) }),
  );
  await app.screen.getByRole('button', { name: 'New channel' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'New channel' });
  await userEvent.fill(dialog.getByRole('textbox', { name: 'Name' }), ' Guild ');
  await dialog.getByRole('button', { name: 'Create channel' }).click();
  await expect.element(app.screen.getByText('The channel is ready.')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('createChannel')).toMatchObject([{ name: 'Guild', brandId: 'default' }]);
});

test('a subscription id is published for a plan of its channel', async () => {
  const app = await renderApp(
    '/console/subscription-ids',
    staff({
      createSubscriptionId: ({ subscriptionId }) => {
        if (subscriptionId === 'taken') throw new FakeFailure('SUBSCRIPTION_ID_TAKEN', 'subscriptionId');
        return { success: true, data: { subscriptionId: 'autumn', signUpUrl: 'http://localhost:3000/signup/autumn' } };
      },
    }),
  );
  await expect.element(app.screen.getByRole('rowheader', { name: 'spring' })).toBeVisible();
  // The last day on which it is good, not the midnight after it.
  await expect.element(app.screen.getByRole('cell', { name: 'Nov 30, 2026' })).toBeVisible();
  await expect.element(app.screen.getByRole('cell', { name: '2 of 5' })).toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'New subscription ID' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'New subscription ID' });
  const publish = dialog.getByRole('button', { name: 'Publish' });
  await expect.element(publish).toBeDisabled();
  await dialog.getByRole('button', { name: /Channel/ }).click();
  await app.screen.getByRole('option', { name: 'Harbor Bank' }).click();
  await dialog.getByRole('button', { name: /Plan/ }).click();
  expect(
    app.screen
      .getByRole('option')
      .elements()
      .map((option) => option.textContent),
  ).toEqual(['Basic']);
  await app.screen.getByRole('option', { name: 'Basic' }).click();
  await userEvent.fill(dialog.getByLabelText('How many people can use it (optional)'), 'many');
  await expect.element(dialog.getByText('Please enter a whole number from 1 to 99999.')).toBeVisible();
  await expect.element(publish).toBeDisabled();
  await userEvent.fill(dialog.getByLabelText('How many people can use it (optional)'), '5');
  await userEvent.fill(dialog.getByLabelText('Subscription ID (optional)'), 'taken');
  await expectAccessible();
  await publish.click();
  await expect.element(dialog.getByText(/This subscription ID is already in use/)).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Subscription ID (optional)'), '');
  await publish.click();
  await expect.element(app.screen.getByText('The subscription ID is published.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('createSubscriptionId').at(-1))
    .toEqual({
      channelId,
      planId: 'basic',
      expiresOn: null,
      maxUses: 5,
    });
});

test('a subscription id is ended after a question', async () => {
  const app = await renderApp('/console/subscription-ids', staff({ disableSubscriptionId: () => ({ success: true }) }));
  await app.screen.getByRole('button', { name: 'End spring' }).click();
  await app.screen.getByRole('button', { name: 'Keep it' }).click();
  expect(app.server.inputsOf('disableSubscriptionId')).toEqual([]);
  await app.screen.getByRole('button', { name: 'End spring' }).click();
  await app.screen.getByRole('button', { name: 'End it' }).click();
  await expect.element(app.screen.getByText('The subscription ID has ended.')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('disableSubscriptionId')).toEqual([{ subscriptionId: 'spring' }]);
});

test('a sign-up link is sent, sent again and cancelled', async () => {
  const app = await renderApp(
    '/console/sign-up-links',
    staff({
      createSignUpLink: ({ email }) => {
        if (email === 'taken@larkbakery.example') throw new FakeFailure('INVITE_EMAIL_TAKEN', 'email');
        return { success: true, data: { signUpLinkId: link.signUpLinkId } };
      },
      resendSignUpLink: () => ({ success: true }),
      cancelSignUpLink: () => ({ success: true }),
    }),
  );
  await app.screen.getByRole('button', { name: 'New sign-up link' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'New sign-up link' });
  await userEvent.fill(dialog.getByLabelText('Email address'), 'taken@larkbakery.example');
  await userEvent.fill(dialog.getByLabelText('First name (optional)'), 'Kim');
  await dialog.getByRole('button', { name: /Subscription ID/ }).click();
  await app.screen.getByRole('option', { name: /Harbor Bank: Basic/ }).click();
  await dialog.getByText('Ask whether the person wants security news by email').click();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(dialog.getByText('There is already an account with this email address.')).toBeVisible();
  await expect.element(dialog.getByLabelText('First name (optional)')).toHaveValue('Kim');
  await userEvent.fill(dialog.getByLabelText('Email address'), 'Kim@LarkBakery.example');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect.element(app.screen.getByText('The link is on its way to kim@larkbakery.example.')).toBeVisible();
  await expect
    .poll(() => app.server.inputsOf('createSignUpLink').at(-1))
    .toMatchObject({
      email: 'kim@larkbakery.example',
      firstName: 'Kim',
      subscriptionId: 'spring',
      asksSecurityOptIn: true,
    });
  await app.screen.getByRole('button', { name: 'Send again to sam@larkbakery.example' }).click();
  await expect.element(app.screen.getByText('A new link is on its way to sam@larkbakery.example.')).toBeVisible();
  await app.screen.getByRole('button', { name: 'More for sam@larkbakery.example' }).click();
  await app.screen.getByRole('menuitem', { name: 'Cancel' }).click();
  await app.screen.getByRole('button', { name: 'Cancel the link', exact: true }).click();
  await expect.element(app.screen.getByText('The link no longer works.')).toBeVisible();
  await expect.poll(() => app.server.inputsOf('cancelSignUpLink')).toEqual([{ signUpLinkId: link.signUpLinkId }]);
});
