import { afterEach, expect, test } from 'vitest';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

afterEach(closeApp);

test('an owner of the provider finds its tokens and webhooks in the console', async () => {
  const { screen } = await renderApp('/console/developers', {
    ...signedIn({ session: { isStaff: true, staffRole: 'owner' } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listProviderTokens: () => ({ success: true, data: { tokens: [] } }),
    listProviderWebhooks: () => ({ success: true, data: { webhooks: [] } }),
  });
  await screen.getByRole('button', { name: 'Create a token' }).click();
  await expect.element(screen.getByRole('checkbox', { name: /Read all customers/ })).toBeVisible();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await screen.getByRole('tab', { name: 'Webhooks' }).click();
  await screen.getByRole('button', { name: 'Set up a webhook' }).click();
  await expect.element(screen.getByRole('checkbox', { name: /A customer signed up/ })).toBeVisible();
});
