import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_BRAND } from '../../../portal/brand/brand.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { noSignOn, signedIn } from '../../../testing/signed-in.ts';
import type { BrandSignOnState } from './brand-sign-on-state.ts';

afterEach(closeApp);

const { protocol, redirectUri, logoutUri, saml } = noSignOn;
const nothing: BrandSignOnState = {
  ...{ protocol, redirectUri, logoutUri, saml, isSet: false, issuer: '', clientId: '', hasSecret: false },
  ...{ metadataUrl: '', asksSecondFactor: false, isOn: false, testedAt: null, testedAs: '', firms: 0, revision: 0 },
};

test('an owner sets a brand’s directory, tries it and turns it on; what is refused is said at its field', async () => {
  let state = nothing;
  const { screen, server } = await renderApp('/console/company-sign-in', {
    ...signedIn({ session: { isStaff: true, staffRole: 'owner' } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listBrands: () => ({
      success: true,
      data: {
        brands: [
          {
            ...{ brand: DEFAULT_BRAND, version: 0, isDefault: true, origin: 'https://portal.example' },
            ...{ organisations: 0, channels: 0 },
          },
        ],
      },
    }),
    readBrandSignOn: () => ({ success: true, data: state }),
    authenticate: () => ({ success: true, bearer: 'proof', challenge: null }),
    saveBrandSignOn: ({ issuer, clientId }) => {
      if (!issuer.startsWith('https:')) throw new FakeFailure('SIGN_ON_UNREACHABLE');
      state = { ...nothing, isSet: true, issuer, clientId, hasSecret: true, revision: 1 };
      return { success: true };
    },
    startBrandSignOnTest: () => {
      state = { ...state, testedAt: '2026-11-28T10:00:00Z', testedAs: 'kim@provider.example' };
      return { success: true, data: { url: 'https://portal.example/sign-on?test=a-token' } };
    },
    switchBrandSignOn: ({ isOn }) => {
      state = { ...state, isOn, revision: 2 };
      return { success: true };
    },
  });
  await screen.getByRole('button', { name: 'Set up' }).click();
  const dialog = screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Issuer'), 'http://directory.example');
  await userEvent.fill(dialog.getByLabelText('Client ID'), 'portal');
  await userEvent.fill(dialog.getByLabelText('Client secret'), 'a-secret');
  await userEvent.fill(dialog.getByLabelText('Your password'), 'Sourdough1');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/sign-in service cannot be reached/)).toBeVisible();
  await userEvent.fill(dialog.getByLabelText('Issuer'), 'https://directory.example');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('Not tested yet')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Turn on' }).elements()).toHaveLength(0);
  await expectAccessible();

  await screen.getByRole('button', { name: 'Test sign-in' }).click();
  const trial = screen.getByRole('dialog', { name: 'Test sign-in' });
  await expect.element(trial.getByText(/you are kim@provider\.example/)).toBeVisible();
  await trial.getByRole('button', { name: 'Close' }).last().click();
  await screen.getByRole('button', { name: 'Turn on' }).click();
  const asked = screen.getByRole('dialog');
  await userEvent.fill(asked.getByLabelText('Your password'), 'Sourdough1');
  await asked.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByText('The sign-in service is on.')).toBeVisible();
  expect(server.inputsOf('switchBrandSignOn')).toEqual([{ brandId: 'default', isOn: true, revision: 1 }]);
});
