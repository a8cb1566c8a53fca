import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { signedIn, signedOut } from '../../testing/signed-in.ts';

afterEach(closeApp);

const TOKEN = 'x'.repeat(43);

test('the link of the mail ends it by a press, and takes that back', async () => {
  const app = await renderApp(`/mail-choice/${TOKEN}`, {
    ...signedOut(),
    changeDigestByLink: () => ({ success: true }),
  });
  await expect.element(app.screen.getByRole('heading', { level: 1, name: 'Emails about your security' })).toBeVisible();
  await expectAccessible();
  expect(app.server.inputsOf('changeDigestByLink')).toEqual([]);
  await app.screen.getByRole('button', { name: 'Stop these emails' }).click();
  await expect.element(app.screen.getByText('You will no longer get these emails.')).toBeVisible();
  await expectAccessible();
  await app.screen.getByRole('button', { name: 'Start these emails again' }).click();
  await expect.element(app.screen.getByText('You will now get this email every Monday.')).toBeVisible();
  expect(app.server.inputsOf('changeDigestByLink')).toEqual([
    { token: TOKEN, frequency: 'never' },
    { token: TOKEN, frequency: 'weekly' },
  ]);
});

test('a link that is not known says where the choice is made', async () => {
  const app = await renderApp(`/mail-choice/${TOKEN}`, {
    ...signedOut(),
    changeDigestByLink: () => {
      throw new FakeFailure('DIGEST_LINK_INVALID');
    },
  });
  await app.screen.getByRole('button', { name: 'Once a month is enough' }).click();
  await expect.element(app.screen.getByText(/^This link is no longer valid\./)).toBeVisible();
});

test('the settings keep how often it comes', async () => {
  let frequency = 'weekly';
  const app = await renderApp('/settings/you', {
    ...signedIn(),
    readDigestChoice: () => ({ success: true, data: { frequency: frequency as 'weekly' } }),
    saveDigestChoice: (input) => {
      frequency = input.frequency;
      return { success: true };
    },
  });
  const monthly = app.screen.getByRole('radio', { name: 'Once a month, on the first Monday' });
  await expect.element(app.screen.getByRole('radio', { name: 'Every Monday' })).toBeChecked();
  await app.screen.getByText('Once a month, on the first Monday').click();
  await expect.element(monthly).toBeChecked();
  expect(app.server.inputsOf('saveDigestChoice')).toEqual([{ frequency: 'monthly' }]);
});
