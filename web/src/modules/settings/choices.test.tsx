import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

function member(): FakeHandlers {
  let usageAgreedAt: string | null = null;
  const answer = () => ({ success: true as const, data: { usageAgreedAt, promotionsAgreedAt: null } });
  return {
    ...signedIn(),
    profileCheck: () => memberProfile({ countsUsage: usageAgreedAt !== null }),
    readMarketingConsents: answer,
    changeMarketingConsent: ({ agrees }) => {
      usageAgreedAt = agrees ? '2026-11-21T20:00:00Z' : null;
      return answer();
    },
    countUsage: () => ({ success: true }),
  };
}

test('V14.2.3 pages are counted from the moment it is turned on until it is turned off, and not before', async () => {
  const app = await renderApp('/settings/you', member());
  const usage = app.screen.getByRole('switch', { name: 'Help improve the portal' });
  await expect.element(usage).not.toBeChecked();
  await expect.element(app.screen.getByText(/^Count which pages of Cyber Safety I open/)).toBeVisible();
  await expectAccessible();
  expect(app.server.inputsOf('countUsage')).toEqual([]);
  await app.screen.getByText('Help improve the portal').click();
  await expect.element(usage).toBeChecked();
  await expect.poll(() => app.server.inputsOf('countUsage')).toEqual([{ name: 'Viewed Settings' }]);
  await app.screen.getByText('Help improve the portal').click();
  await expect.element(usage).not.toBeChecked();
  await app.screen.getByRole('link', { name: 'Dashboard' }).first().click();
  await expect.poll(app.path).toBe('/');
  await expect.poll(() => app.server.inputsOf('countUsage')).toHaveLength(1);
});

test('a choice that cannot be stored stays as it was', async () => {
  const changeMarketingConsent = () => {
    throw new FakeFailure('UNEXPECTED');
  };
  const app = await renderApp('/settings/you', { ...member(), changeMarketingConsent });
  const offers = app.screen.getByRole('switch', { name: 'Offers and product news by email' });
  await app.screen.getByText('Offers and product news by email').click();
  await expect.element(app.screen.getByText('Details could not be updated.')).toBeVisible();
  await expect.element(offers).not.toBeChecked();
});
