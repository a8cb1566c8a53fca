import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberProfile } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';
import { losing } from '../testing/losing-session.ts';
import type { ConsoleMarketplace } from './marketplace-console-types.ts';
import { percentOf, stepsOf } from './offer-form.ts';

afterEach(closeApp);

const PARTNER_ID = '0198a6f0-0000-4000-8000-000000000001';
const OFFER_ID = '0198a6f0-0000-4000-8000-000000000002';
const MARKET: ConsoleMarketplace = {
  savings: { text: 'up to 66%', version: 0, shown: 'up to 20%' },
  categories: [
    { id: 'sign-in', name: 'Passwords and sign-in' },
    { id: 'data', name: 'Files and messages' },
  ],
  partners: [
    {
      partnerId: PARTNER_ID,
      partner: 'harbor-backup',
      name: 'Harbor Backup',
      summary: 'Backups for small firms.',
      about: 'Copies in two buildings.',
      website: 'https://harbor.example',
      version: 1,
      offers: 1,
    },
  ],
  offers: [
    {
      offerId: OFFER_ID,
      partnerId: PARTNER_ID,
      partnerName: 'Harbor Backup',
      category: 'data',
      title: 'Backups outside the building',
      whatItIs: 'A copy every night.',
      forWhom: 'Firms with a server.',
      savingsText: '20% off',
      savingsPercent: 20,
      validFrom: null,
      validUntil: '2100-12-31',
      howToRedeem: ['Order.', 'Enter the code.'],
      terms: 'For new customers.',
      link: 'https://harbor.example/offer',
      isCommission: true,
      isFeatured: false,
      state: 'draft',
      isPublished: false,
      version: 3,
      codes: 5,
      codesLeft: 4,
      interested: 2,
    },
  ],
  standing: [
    {
      offerId: 'quad9-resolver',
      title: 'Dangerous websites',
      partnerName: 'Quad9',
      isHidden: false,
      describedOn: '2026-05-02',
      isOld: true,
      interested: 0,
    },
  ],
};

const staff = (handlers: FakeHandlers = {}): FakeHandlers => ({
  ...signedIn({ session: { isStaff: true } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  listOfferChoices: () => ({ success: true, data: { plans: [], brands: [], channels: [], subscriptionIds: [] } }),
  readConsoleMarketplace: () => ({ success: true, data: MARKET }),
  ...handlers,
});

test('an offer is changed, published and given codes; what is wrong stands at its field', async () => {
  const { screen, server } = await renderApp(
    '/console/marketplace',
    staff({
      saveOffer: () => ({ success: true, data: { offerId: OFFER_ID } }),
      publishOffer: () => ({ success: true }),
      addOfferCodes: () => {
        throw new FakeFailure('CODES_NOT_VALID', 'codes', { reason: 'CODE_A is listed twice.' });
      },
    }),
  );
  await expect.element(screen.getByText(/^You wrote “up to 66%”. Customers see “up to 20%”/)).toBeVisible();
  await expect.element(screen.getByText(/^Over 180 days ago: customers are warned/)).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Edit Backups outside the building' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Edit Backups outside the building' });
  const percent = dialog.getByRole('textbox', { name: /^Percent off the regular price/ });
  await userEvent.fill(percent, 'half');
  await expect.element(dialog.getByText('Please enter a whole number from 1 to 100.')).toBeVisible();
  await expect.element(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled();
  await userEvent.fill(percent, '25 %');
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => server.inputsOf('saveOffer'))
    .toMatchObject([{ offerId: OFFER_ID, version: 3, savingsPercent: 25, howToRedeem: ['Order.', 'Enter the code.'] }]);
  await screen.getByRole('button', { name: 'More for Backups outside the building' }).click();
  await screen.getByRole('menuitem', { name: 'Publish' }).click();
  await expect
    .poll(() => server.inputsOf('publishOffer'))
    .toEqual([{ offerId: OFFER_ID, version: 3, isPublished: true }]);
  await screen.getByRole('button', { name: 'More for Backups outside the building' }).click();
  await screen.getByRole('menuitem', { name: 'Codes' }).click();
  const codes = screen.getByRole('dialog', { name: 'Codes for Backups outside the building' });
  await expect.element(codes.getByText(/^4 of 5 codes are left/)).toBeVisible();
  await userEvent.fill(codes.getByRole('textbox'), 'HARBOR 1');
  await codes.getByRole('button', { name: 'Add codes' }).click();
  await expect.element(codes.getByText(/^Please check the codes/)).toBeVisible();
  await expect.element(codes.getByRole('textbox')).toHaveValue('HARBOR 1');
});

test.each([
  ['', null],
  ['20', 20],
  ['20 %', 20],
  ['0', undefined],
  ['101', undefined],
  ['12.5', undefined],
])('%j is a percentage of %j', (text, percent) => {
  expect(percentOf(text)).toBe(percent);
});

test('steps are lines that are not empty', () => {
  expect(stepsOf(' Order.\n\n  Enter the code. ')).toEqual(['Order.', 'Enter the code.']);
});

test('of two who change the savings text the second is told, and decides', async () => {
  let savings = MARKET.savings;
  const { screen, server } = await renderApp(
    '/console/marketplace',
    staff({
      readConsoleMarketplace: () => ({ success: true, data: { ...MARKET, savings } }),
      saveSavingsText: ({ version }) => {
        if (version !== savings.version) throw new FakeFailure('CHANGED_ELSEWHERE');
        return { success: true };
      },
    }),
  );
  await screen.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = screen.getByRole('dialog', { name: 'Savings text' });
  await userEvent.fill(dialog.getByRole('textbox'), 'up to 30%');
  savings = { text: 'up to 40%', version: 1, shown: 'up to 20%' };
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(dialog.getByText(/^Someone else changed this savings text/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.element(screen.getByText('The savings text was changed.')).toBeVisible();
  await expect.poll(() => server.inputsOf('saveSavingsText').at(-1)).toEqual({ text: 'up to 30%', version: 1 });
});

test('an offer that comes along is hidden, and shown again by the undo of the message', async () => {
  const { screen, server } = await renderApp(
    '/console/marketplace',
    staff({ hideStandingOffer: () => ({ success: true }) }),
  );
  await screen.getByRole('button', { name: 'Hide Dangerous websites' }).click();
  await screen.getByRole('button', { name: 'Undo' }).click();
  await expect.element(screen.getByText('Customers see the offer again.')).toBeVisible();
  const offerId = 'quad9-resolver';
  expect(server.inputsOf('hideStandingOffer')).toEqual([
    { offerId, isHidden: true },
    { offerId, isHidden: false },
  ]);
});

test('codes that were all there already are not told as entered', async () => {
  const { screen } = await renderApp(
    '/console/marketplace',
    staff({ addOfferCodes: () => ({ success: true, data: { added: 0, known: 2 } }) }),
  );
  await screen.getByRole('button', { name: 'More for Backups outside the building' }).click();
  await screen.getByRole('menuitem', { name: 'Codes' }).click();
  const dialog = screen.getByRole('dialog');
  await userEvent.fill(dialog.getByLabelText('Codes'), 'A-1');
  await dialog.getByRole('button', { name: 'Add codes' }).click();
  await expect.element(screen.getByText(/^2 codes were skipped/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(screen.getByText('The codes are entered.').elements()).toEqual([]);
});

test('a savings text that was being written opens again after the session was lost', async () => {
  const { app, comeBack } = await losing('saveSavingsText', '/console/marketplace', {
    readConsoleMarketplace: () => ({ success: true, data: MARKET }),
  });
  await app.screen.getByRole('button', { name: 'Change', exact: true }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Savings text' });
  await userEvent.fill(dialog.getByRole('textbox'), 'up to 30%');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await comeBack();
  await expect.element(dialog.getByRole('textbox')).toHaveValue('up to 30%');
});
