import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { failing } from '../../../testing/error-catalogue.ts';
import { expectAccessible } from '../../../testing/expect-accessible.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { memberSession } from '../../../testing/samples.ts';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { aReport, fakeRatings, noRating, rated } from '../testing/fake-ratings.ts';
import * as saving from './save-rating-report.ts';

vi.mock('../../../ui/overlays/toast.tsx', { spy: true });
vi.mock('./save-rating-report.ts', { spy: true });
// The viewer is as heavy as the rest of the portal; the journey looks at it.
vi.mock('../reports/sample-report.tsx', () => ({ default: () => null }));

beforeEach(() => {
  vi.mocked(saving.saveRatingReport).mockReset().mockReturnValue(undefined);
  vi.mocked(showToast).mockClear();
});
afterEach(closeApp);

const PDF = btoa('%PDF-1.7 a page');

/** Somebody who has told no address. */
const stranger = (handlers: FakeHandlers = {}): FakeHandlers => ({
  ...fakeRatings({ rating: noRating(), companyUrl: '' }),
  companyUpdate: ({ companyName, companyUrl = '', industry, numberOfEmployees, phone = '' }) => ({
    success: true,
    data: { companyName, companyUrl, industry, numberOfEmployees, phone },
  }),
  fastRatings: () => ({ success: true, data: rated(), error: null, pdf: PDF }),
  ...handlers,
});

async function openDialog(handlers: FakeHandlers) {
  const app = await renderApp('/attacksurface', handlers);
  await app.screen.getByRole('button', { name: 'Get Your Free Snapshot' }).click();
  const dialog = app.screen.getByRole('dialog', { name: "We don't know you" });
  await expect.element(dialog).toBeVisible();
  const url = dialog.getByLabelText('Primary website address');
  const submit = dialog.getByRole('button', { name: 'Submit' });
  return { ...app, dialog, url, submit };
}

test('asks who the firm is, stores that, and saves the report', async () => {
  const { dialog, url, submit, server, screen } = await openDialog(stranger());
  await expect
    .element(dialog.getByText('Include all full-time and part-time employees, contractors, and consultants.'))
    .toBeVisible();
  // Nothing differs from what is stored.
  await expect.element(submit).toBeDisabled();
  await userEvent.fill(url, 'lark bakery');
  await expect.element(dialog.getByText('Please enter a valid URL.')).toBeVisible();
  await expect.element(submit).toBeDisabled();
  await expectAccessible();
  await userEvent.fill(url, 'https://larkbakery.example');
  await submit.click();
  await expect.element(screen.getByText('Report Received successfully')).toBeVisible();
  expect(showToast).toHaveBeenCalledWith({ kind: 'success', text: 'Report Received successfully', durationMs: 10_000 });
  await expect.element(dialog).not.toBeInTheDocument();
  await expect
    .poll(() => server.inputsOf('companyUpdate'))
    .toMatchObject([{ companyUrl: 'larkbakery.example', companyName: 'Lark Bakery' }]);
  // Asked for once: the page itself does not ask as well.
  await expect.poll(() => server.inputsOf('fastRatings')).toEqual([{ url: 'larkbakery.example' }]);
  const [pdf] = vi.mocked(saving.saveRatingReport).mock.calls[0] ?? [];
  expect(await pdf?.text()).toBe('%PDF-1.7 a page');
  await expect.element(screen.getByText('You: 680')).toBeVisible();
});

test('without an address the details are stored and the dialog stays', async () => {
  const { dialog, submit, server } = await openDialog(stranger());
  await userEvent.fill(dialog.getByLabelText('Company name'), 'Lark & Sons');
  await submit.click();
  await expect.poll(() => server.inputsOf('companyUpdate')).toHaveLength(1);
  await expect.element(submit).toBeDisabled();
  await expect.element(dialog.getByLabelText('Company name')).toHaveValue('Lark & Sons');
  expect(server.inputsOf('fastRatings')).toEqual([]);
});

test('what was typed when a session ended is there again', async () => {
  const owner = memberSession().cognitoId;
  const typed = {
    companyName: 'Lark Bakery',
    companyUrl: 'lark.example',
    numberOfEmployees: '11-20',
    industry: 'RETAIL',
  };
  sessionStorage.setItem('kept-forms', JSON.stringify({ owner, forms: { 'rating-snapshot': typed } }));
  const { screen } = await renderApp('/attacksurface', stranger());
  const dialog = screen.getByRole('dialog', { name: "We don't know you" });
  await expect.element(dialog.getByLabelText('Primary website address')).toHaveValue('lark.example');
  await expect.element(dialog.getByRole('button', { name: 'Submit' })).toBeEnabled();
});

test.each([
  [
    'nothing answers there',
    () => ({ success: true as const, data: null, error: 'No events were found for the provided URL', pdf: null }),
    'Invalid URL',
  ],
  [
    'the answer says why',
    () => ({ success: true as const, data: null, error: 'Out of order', pdf: null }),
    'Out of order',
  ],
  ['the address is refused', failing('RATING_URL_RESTRICTED'), /^This address belongs to someone else\./],
])('%s: a toast, and nothing is saved', async (_, fastRatings, text) => {
  const { url, submit, screen } = await openDialog(stranger({ fastRatings }));
  await userEvent.fill(url, 'larkbakery.example');
  await submit.click();
  await expect.element(screen.getByRole('region', { name: 'Notifications' }).getByText(text)).toBeVisible();
  expect(saving.saveRatingReport).not.toHaveBeenCalled();
});

test('a look that takes its time closes the dialog and says so', async () => {
  const { url, submit, screen, dialog } = await openDialog(
    stranger({
      fastRatings: () => ({ success: true, data: noRating({ state: 'measuring' }), error: null, pdf: null }),
    }),
  );
  await userEvent.fill(url, 'larkbakery.example');
  await submit.click();
  await expect.element(screen.getByText(/^We are looking at your website\. You can save your report/)).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByText('Loading Rating.')).toBeVisible();
});

test('who is rated gets the reports with no dialog: one saved, one by mail', async () => {
  const { screen, server } = await renderApp('/attacksurface/reports', {
    ...fakeRatings({ reports: [aReport()] }),
    ratingSnapshot: () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } }),
    detailedReport: () => ({ success: true, data: aReport({ state: 'pending', readyAt: null }) }),
  });
  await screen.getByRole('button', { name: 'Get Your Snapshot' }).click();
  await expect.element(screen.getByText('Report Received successfully')).toBeVisible();
  expect(saving.saveRatingReport).toHaveBeenCalledTimes(1);
  await expect
    .element(screen.getByRole('img', { name: /^Your rating from Nov 6, 2026 to Nov 20, 2026/ }))
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^Open PDF/ }).first())
    .toHaveAttribute('href', `/api/ratings/report/${aReport().reportId}/${aReport().fileName}`);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Get Your Detailed Report' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Your detailed report is on its way!' });
  await expect.element(dialog.getByRole('link', { name: 'support@cybersafety.example' })).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'get a cyber insurance quote' })).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Got It' }).click();
  await expect.poll(() => server.inputsOf('ratingReports').length).toBeGreaterThan(1);
});

test('a report that cannot be had says so, and can be tried again', async () => {
  const { screen, server } = await renderApp('/attacksurface', {
    ...fakeRatings(),
    ratingSnapshot: failing('UNEXPECTED'),
  });
  await screen.getByRole('button', { name: 'Get Your Snapshot' }).click();
  const dialog = screen.getByRole('alertdialog', { name: 'Error Loading Data!' });
  await expect.element(dialog).toBeVisible();
  server.use({ ratingSnapshot: () => new Response('%PDF-1.7') });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Report Received successfully')).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('a firm without ratings sees a made-up trend and the sample of one page', async () => {
  const { screen } = await renderApp('/attacksurface/reports', stranger());
  await expect.element(screen.getByRole('heading', { name: 'Sample security trend' })).toBeVisible();
  await expect
    .element(
      screen.getByText('No data available. Please enter information about your company to see your security trend.'),
    )
    .toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: /^Open PDF/ }))
    .toHaveAttribute('href', '/samples/sample-snapshot-report.pdf');
  await screen.getByRole('button', { name: 'Get Your Detailed Report' }).click();
  await expect.element(screen.getByRole('dialog', { name: "We don't know you" })).toBeVisible();
});
