import { afterEach, expect, test } from 'vitest';
import type { CallOutput } from '../../api/calls.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';

afterEach(closeApp);

type State = CallOutput<'phishingProviderState'>['data'];

const state: State = {
  obstacle: 'check-failed',
  senderDomain: 'practice.example',
  linkAddress: 'https://practice.example',
  reportAddress: null,
  isStopped: false,
  stoppedAt: null,
  stoppedBy: null,
  check: {
    checkedAt: '2026-11-27T10:00:00.000Z',
    isSound: false,
    records: [
      { record: 'spf', isSound: true, found: 'v=spf1 mx -all', fault: '' },
      { record: 'dkim', isSound: true, found: 'v=DKIM1; p=abc', fault: '' },
      { record: 'dmarc', isSound: false, found: '', fault: 'There is no DMARC record.' },
    ],
  },
  firmsOn: 3,
  campaignsRunning: 1,
  sent: 40,
  bounced: 2,
};

const staff = (role: 'owner' | 'support', handlers: FakeHandlers): FakeHandlers => ({
  ...signedIn({ session: { isStaff: true, staffRole: role } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  ...handlers,
});

test('an owner looks at the records again, and stops everything after a question', async () => {
  let isStopped = false;
  const { screen, server } = await renderApp(
    '/console/phishing',
    staff('owner', {
      phishingProviderState: () => ({ success: true, data: { ...state, isStopped } }),
      checkPhishingSender: () => ({
        success: true,
        data: { ...state.check, isSound: false } as NonNullable<State['check']>,
      }),
      stopAllPhishing: (input) => {
        isStopped = input.isStopped;
        return { success: true };
      },
    }),
  );
  await expect.element(screen.getByText('There is no DMARC record.')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Check now' }).click();
  await expect.element(screen.getByText('Something needs to be fixed.')).toBeVisible();
  await screen.getByRole('button', { name: 'Stop all simulations' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Stop all simulations' }).click();
  await screen.getByRole('button', { name: 'Let them continue' }).click();
  await expect.poll(() => server.inputsOf('stopAllPhishing')).toEqual([{ isStopped: true }, { isStopped: false }]);
});

test('support reads how it stands and changes nothing', async () => {
  const { screen } = await renderApp(
    '/console/phishing',
    staff('support', {
      phishingProviderState: () => ({
        success: true,
        data: { ...state, obstacle: 'no-sender', senderDomain: null, check: null },
      }),
    }),
  );
  await expect.element(screen.getByText('No sending domain is set')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop all simulations' }).query()).toBeNull();
});
