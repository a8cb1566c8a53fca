import { afterEach, expect, test } from 'vitest';
import { DEFAULT_BRAND } from '../../portal/brand/brand.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { trialSubscription } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { Readiness } from './readiness/readiness-words.ts';

afterEach(closeApp);

const NO_CONTACTS = {
  insurerName: null,
  endsOn: null,
  claimsPhone: null,
  claimsEmail: null,
  claimsLink: null,
  policyPhone: null,
  policyEmail: null,
  policyLink: null,
};
const SHEET: Readiness = {
  company: 'Lark Bakery',
  counts: { yes: 0, partly: 1, no: 1, unknown: 0, 'not-applicable': 0, yours: 1 },
  topics: [
    {
      title: 'Who gets in',
      questions: [
        {
          key: 'second-factor',
          question: 'Is a second factor required?',
          why: 'Stolen passwords open most claims.',
          state: 'no',
          basis: 'stated',
          text: 'By your answer, it is not done yet.',
          statedAt: '2026-11-02T18:00:00.000Z',
          href: '/cybermaturity/assessment/mfa',
        },
        {
          key: 'past-incidents',
          question: 'Which incidents did you have?',
          why: 'Asked in every application.',
          state: 'yours',
          basis: 'none',
          text: 'Write it yourself.',
          statedAt: null,
          href: null,
        },
        {
          key: 'remote-access',
          question: 'Are remote desktops closed?',
          why: 'Insurers look for them.',
          state: 'partly',
          basis: 'seen',
          text: 'When you were looked at from outside (Nov 19, 2026), nothing was open.',
          statedAt: null,
          href: '/attacksurface',
        },
      ],
    },
  ],
};
const withInsurance = (insurance: Partial<typeof DEFAULT_BRAND.insurance> | null) => {
  const { modules } = trialSubscription();
  const signedInMember = signedIn({
    subscription: { modules: { ...modules, insurance: 'ACTIVE' } },
    session: {
      brand: { ...DEFAULT_BRAND, insurance: insurance === null ? null : { ...NO_CONTACTS, ...insurance } },
    },
  });
  return { ...signedInMember, readinessSheet: () => ({ success: true as const, data: SHEET }) };
};

test('tells when the service ends, from whom the notice comes, and whom to ask', async () => {
  const { screen } = await renderApp(
    '/insurance',
    withInsurance({
      insurerName: 'Harbor Mutual',
      endsOn: '2100-12-31',
      claimsPhone: '+1 (555) 010-2030 x4',
      claimsEmail: 'claims@harbor.example',
      policyLink: 'https://harbor.example/policies',
    }),
  );
  await expect
    .element(screen.getByRole('heading', { name: 'The insurance service ends on Dec 31, 2100' }))
    .toBeVisible();
  await expect
    .element(screen.getByText(/^A non-renewal notice will come from Harbor Mutual, your insurer/))
    .toBeVisible();
  const claims = screen.getByRole('region', { name: 'To report a claim' });
  await expect.element(claims.getByRole('link', { name: /555/ })).toHaveAttribute('href', 'tel:+15550102030');
  await expect
    .element(claims.getByRole('link', { name: /claims@/ }))
    .toHaveAttribute('href', 'mailto:claims@harbor.example');
  const policy = screen.getByRole('region', { name: 'Questions about your policy' });
  await expect.element(policy.getByRole('link', { name: /harbor\.example/ })).toHaveAttribute('target', '_blank');
  await expectAccessible();
});

test('without contacts it names the support address; a day that is over is told as such', async () => {
  const { screen } = await renderApp('/insurance', withInsurance(null));
  await expect.element(screen.getByRole('heading', { name: 'The insurance service ends', exact: true })).toBeVisible();
  await expect.poll(() => screen.getByRole('link', { name: /support@/ }).elements().length).toBe(2);
  await closeApp();
  const over = await renderApp('/insurance', withInsurance({ endsOn: '2020-01-31' }));
  await expect.element(over.screen.getByRole('heading', { name: /ended on Jan 31, 2020/ })).toBeVisible();
});

test('the sheet tells how each question stands, who says so, and where to do something about it', async () => {
  const { screen } = await renderApp('/insurance', withInsurance(null));
  const topic = screen.getByRole('region', { name: 'Who gets in' });
  const [first, second] = [topic.getByRole('listitem').first(), topic.getByRole('listitem').nth(1)];
  await expect.poll(() => first.element().textContent).toMatch(/Not yetStated on Nov 2, 2026$/);
  await expect
    .element(first.getByRole('link', { name: /^Answer it in the assessment/ }))
    .toHaveAttribute('href', '/cybermaturity/assessment/mfa');
  expect(second.element().textContent).toMatch(/For you to fill in$/);
  await expect
    .element(topic.getByRole('link', { name: /^Go to your attack surface/ }))
    .toHaveAttribute('href', '/attacksurface');
  await expect
    .element(screen.getByRole('link', { name: 'Download as PDF' }))
    .toHaveAttribute('href', '/api/insurance/readinessSheetPdf');
  await expectAccessible();
});
