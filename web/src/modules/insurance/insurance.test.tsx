import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_BRAND } from '../../portal/brand/brand.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
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
type Line = Readiness['topics'][number]['questions'][number];
const LINE: Line = {
  key: 'second-factor-servers',
  question: 'Is a second factor required for servers?',
  why: 'Stolen passwords open most claims.',
  proof: 'The policy of the directory.',
  state: 'unknown',
  basis: 'none',
  text: 'We have no information about this yet.',
  at: null,
  by: null,
  contradicted: null,
  isStale: false,
  href: null,
  seenHref: null,
  proofFile: null,
  statement: { value: null, note: '', version: 0 },
};
const LINES: readonly Line[] = [
  {
    ...LINE,
    key: 'second-factor-email',
    question: 'Is a second factor required for email?',
    state: 'no',
    basis: 'stated',
    text: 'By your answer, it is not done yet.',
    at: '2026-11-02T18:00:00.000Z',
    href: '/cybermaturity/assessment/mfa',
  },
  {
    ...LINE,
    key: 'past-incidents',
    question: 'Which incidents did you have?',
    proof: null,
    state: 'yours',
    text: 'Write it yourself.',
  },
  {
    ...LINE,
    key: 'remote-control-closed',
    question: 'Are remote desktops closed?',
    state: 'no',
    basis: 'told',
    text: 'An expert reported an open weakness: Remote desktop is open.',
    at: '2026-11-19',
    contradicted: { value: 'yes', at: '2026-11-01T10:00:00.000Z' },
    href: '/attacksurface',
    seenHref: '/concierge/weaknesses/1',
  },
  {
    ...LINE,
    key: 'two-approve',
    question: 'Do two people approve payments?',
    state: 'yes',
    basis: 'stated',
    text: 'You stated this. Above 5,000.',
    at: '2026-07-01T10:00:00.000Z',
    by: 'Dana Reyes',
    isStale: true,
    statement: { value: 'yes', note: 'Above 5,000.', version: 3 },
    proofFile: {
      fileId: '7f3f1a34-30f5-4a51-9c70-1d9f0f2f6b11',
      fileName: 'bank.pdf',
      size: 2048,
      addedAt: '2026-07-02T10:00:00.000Z',
      addedBy: 'Dana Reyes',
    },
  },
];
const SHEET: Readiness = {
  company: 'Lark Bakery',
  counts: { yes: 1, partly: 0, no: 2, unknown: 0, 'not-applicable': 0, written: 0, yours: 1 },
  contradictions: 1,
  stale: 1,
  signedBy: '',
  topics: [{ title: 'Who gets in', questions: [...LINES] }],
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
  const { screen } = await renderApp('/insurance', withInsurance({}));
  await expect.element(screen.getByRole('heading', { name: 'The insurance service ends', exact: true })).toBeVisible();
  await expect.poll(() => screen.getByRole('link', { name: /support@/ }).elements().length).toBe(2);
  await closeApp();
  const over = await renderApp('/insurance', withInsurance({ endsOn: '2020-01-31' }));
  await expect.element(over.screen.getByRole('heading', { name: /ended on Jan 31, 2020/ })).toBeVisible();
});

test('a provider that never sold an insurance tells of no end of one', async () => {
  const { screen } = await renderApp('/insurance', withInsurance(null));
  await expect.element(screen.getByRole('heading', { name: 'Ready for cyber insurance' })).toBeVisible();
  expect(screen.getByText(/insurance service/).elements()).toEqual([]);
});

test('it leads to the assessment for what was not answered there, not for what an answer left open', async () => {
  const href = '/cybermaturity/assessment/backup';
  const open: Line = { ...LINE, key: 'backup-complete', href };
  const leftOpen: Line = { ...LINE, key: 'backup-apart', basis: 'stated', href };
  const sheetOf = (questions: readonly Line[]) => ({
    ...withInsurance(null),
    readinessSheet: () => ({
      success: true as const,
      data: {
        ...SHEET,
        counts: { ...SHEET.counts, unknown: 2 },
        topics: [{ title: 'Backups', questions: [...questions] }],
      },
    }),
  });
  const { screen } = await renderApp('/insurance', sheetOf([open, leftOpen]));
  await expect.element(screen.getByText('The cyber maturity assessment asks 1 of them.')).toBeVisible();
  await closeApp();
  const answered = await renderApp('/insurance', sheetOf([leftOpen, leftOpen]));
  await expect.element(answered.screen.getByRole('heading', { name: 'Backups' })).toBeVisible();
  expect(answered.screen.getByRole('link', { name: 'Go to the assessment' }).elements()).toEqual([]);
});

test('the sheet tells how each question stands, who says so, what does not fit, and where to do something about it', async () => {
  const { screen } = await renderApp('/insurance', withInsurance(null));
  await screen.getByRole('heading', { name: 'Who gets in' }).click();
  const line = (name: string) => screen.getByRole('listitem').filter({ hasText: name }).last();
  await expect.element(screen.getByText('One of your answers does not match what we see.')).toBeVisible();
  await expect.element(screen.getByText('One answer is old.')).toBeVisible();
  const email = line('required for email');
  await expect.poll(() => email.element().textContent).toMatch(/Not yetSelf-reported on Nov 2, 2026$/);
  await expect
    .element(email.getByRole('link', { name: /^Answer it in the assessment/ }))
    .toHaveAttribute('href', '/cybermaturity/assessment/mfa');
  const remote = line('remote desktops');
  expect(remote.element().textContent).toMatch(/You answered “Yes” on Nov 1, 2026\. That does not match/);
  expect(remote.element().textContent).toMatch(/Reported by an expert on Nov 19, 2026$/);
  await expect
    .element(remote.getByRole('link', { name: /^Read the report/ }))
    .toHaveAttribute('href', '/concierge/weaknesses/1');
  const pdf = screen.getByRole('link', { name: 'Download as PDF' });
  await expect.element(pdf).toHaveAttribute('href', '/api/insurance/readinessSheetPdf');
  await expect.element(pdf).toHaveAttribute('target', '_blank');
  await expectAccessible();
});

test('a firm says how it is, writes what only it knows, and confirms what is old', async () => {
  const app = await renderApp('/insurance', {
    ...withInsurance(null),
    stateOnSheet: () => ({ success: true as const, data: { version: 1 } }),
  });
  const { screen, server } = app;
  const said = () => server.inputsOf('stateOnSheet');
  await screen.getByRole('heading', { name: 'Who gets in' }).click();
  await screen.getByRole('button', { name: /^Answer this ?: Is a second factor required for email/ }).click();
  const form = screen.getByRole('form', { name: 'Is a second factor required for email?' });
  await form.getByRole('radio', { name: 'Does not apply' }).click();
  await form.getByRole('button', { name: 'Save' }).click();
  await expect.element(form.getByText('Please say why this does not apply to you.')).toBeVisible();
  expect(said()).toEqual([]);
  await form.getByLabelText('Why does this not apply?').fill('We have no email.');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect
    .poll(said)
    .toEqual([{ key: 'second-factor-email', value: 'not-applicable', note: 'We have no email.', version: 0 }]);
  await screen.getByRole('button', { name: /^Write the answer/ }).click();
  const text = screen.getByRole('form', { name: 'Which incidents did you have?' });
  await text.getByLabelText('Your answer').fill('None.');
  await text.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => said()[1]).toEqual({ key: 'past-incidents', value: null, note: 'None.', version: 0 });
  await screen.getByRole('button', { name: /^Confirm as of today/ }).click();
  await expect.poll(() => said()[2]).toEqual({ key: 'two-approve', value: 'yes', note: 'Above 5,000.', version: 3 });
  await expectAccessible();
});

test('a line keeps a file that proves it: it is saved, replaced, taken away, and a refused one says why', async () => {
  let isRefused = true;
  const { screen, server } = await renderApp('/insurance', {
    ...withInsurance(null),
    addProof: () => {
      if (isRefused) throw new FakeFailure('HELP_FILE_REFUSED', 'file', { reason: 'It is no text.' });
      const fileId = '7f3f1a34-30f5-4a51-9c70-1d9f0f2f6b12';
      return { success: true as const, data: { fileId, fileName: 'policy.txt', size: 6 } };
    },
    removeProof: () => ({ success: true as const }),
  });
  await screen.getByRole('heading', { name: 'Who gets in' }).click();
  await expect
    .element(screen.getByRole('link', { name: 'bank.pdf' }))
    .toHaveAttribute('href', '/api/insurance/readinessProof/7f3f1a34-30f5-4a51-9c70-1d9f0f2f6b11');
  await expect.element(screen.getByText('Jul 2, 2026, Dana Reyes')).toBeVisible();
  const email = screen.getByRole('listitem').filter({ hasText: 'required for email' }).last();
  await expect.element(email.getByRole('button', { name: /^Add proof/ })).toBeVisible();
  const choose = async () => {
    const input = email.element().querySelector<HTMLInputElement>('input[type=file]');
    if (input === null) throw new Error('The line takes no file');
    await userEvent.upload(input, new File(['policy'], 'policy.txt', { type: 'text/plain' }));
  };
  await choose();
  await expect.element(email.getByText(/It is no text/)).toBeVisible();
  isRefused = false;
  await choose();
  await expect.poll(() => server.inputsOf('addProof').at(-1)).toMatchObject({ key: 'second-factor-email' });
  await screen.getByRole('button', { name: /^Remove the proof/ }).click();
  await expect.poll(() => server.inputsOf('removeProof')).toEqual([{ key: 'two-approve' }]);
  await expectAccessible();
});
