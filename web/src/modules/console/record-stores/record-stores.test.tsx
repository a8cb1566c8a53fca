import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '../../../api/calls.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

afterEach(closeApp);

type Store = CallOutput<'listRecordStores'>['data']['stores'][number];
const none: Store = {
  ...{ brandId: 'default', brandName: 'House', address: '', isOn: false, withNames: false, revision: 0, sent: 0 },
  ...{ lastSentAt: null, failedAt: null, failure: '' },
};

test('an owner sets up the record store of a brand; names stay out unless they are chosen', async () => {
  let store = none;
  const { screen, server } = await renderApp('/console/record-stores', {
    ...signedIn({ session: { isStaff: true, staffRole: 'owner' } }),
    profileCheck: () => memberProfile({ companyData: null, orgId: null }),
    listRecordStores: () => ({ success: true, data: { stores: [store] } }),
    saveRecordStore: ({ address, isOn }) => {
      store = { ...none, address, isOn, revision: 1, failedAt: '2026-11-27T10:00:00.000Z', failure: 'it answered 503' };
      return { success: true };
    },
  });
  await expect.element(screen.getByText('Not set up')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: /House/ }).click();
  await screen.getByLabelText('Address of the record store').fill('https://records.example/xapi');
  await screen.getByLabelText('Key', { exact: true }).fill('who');
  await screen.getByLabelText('Secret', { exact: true }).fill('hush');
  await screen.getByRole('checkbox', { name: /Send what people complete/ }).click({ force: true });
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('it answered 503')).toBeVisible();
  expect(server.inputsOf('saveRecordStore')).toEqual([
    {
      ...{ brandId: 'default', revision: 0, address: 'https://records.example/xapi', key: 'who', secret: 'hush' },
      ...{ isOn: true, withNames: false },
    },
  ]);
});
