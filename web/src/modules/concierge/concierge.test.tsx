import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { failing } from '../../testing/error-catalogue.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { ABOUT, anId, aRequest, aWeakness, fakeConcierge, messageRow, weaknessRow } from './testing/fake-concierge.ts';

const SORRY = 'Something went wrong, please try again.';

afterEach(async () => {
  await closeApp();
  await page.viewport(1280, 900);
});

test('begins with the messages, and says on each tab what is new', async () => {
  const { screen } = await renderApp(
    '/concierge',
    fakeConcierge({
      messages: [messageRow(1, { title: 'Update your browsers', isNew: true }), messageRow(2)],
      weaknesses: [weaknessRow(1, { isNew: true }), weaknessRow(2, { isNew: true })],
      requests: [aRequest()],
    }),
  );
  const list = screen.getByRole('list', { name: 'Messages' });
  await expect
    .element(list.getByRole('listitem').first())
    .toHaveTextContent('Update your browsersNEWNov 18, 2026How it begins.');
  await expect.element(list.getByRole('listitem').nth(1)).not.toHaveTextContent('NEW');
  await expect.element(screen.getByRole('tab', { name: 'Messages 1 new' })).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'Weaknesses 2 new' })).toBeVisible();
  await expect.element(screen.getByRole('tab', { name: 'Help requests 1 new' })).toBeVisible();
  await expectAccessible();
});

test('a message is read on a page of its own, and the list follows', async () => {
  const { screen, server, path } = await renderApp('/concierge/messages', {
    ...fakeConcierge({ messages: [messageRow(1, { isNew: true })] }),
    cyberConciergeAlert: ({ conciergeMessageId }) => ({
      success: true,
      data: {
        conciergeMessageId,
        title: 'Message 1',
        publishedAt: '2026-11-18T20:00:00Z',
        body: [{ kind: 'paragraph', spans: [{ text: 'All of it.' }] }],
      },
    }),
  });
  await screen.getByRole('link', { name: 'Message 1' }).click();
  await expect.element(screen.getByText('All of it.')).toBeVisible();
  await expect.poll(() => path()).toBe(`/concierge/messages/${anId(1)}`);
  await expect.poll(() => document.title).toBe('Message 1 · Cyber Safety');
  server.use({
    cyberConciergeAlerts: () => ({ success: true, alerts: [messageRow(1)], total: 1, pageSize: 10, unread: 0 }),
  });
  await screen.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Messages' }).click();
  await expect.element(screen.getByRole('tab', { name: 'Messages', exact: true })).toBeVisible();
});

test('long lists come in pages, and one that is gone leads to the first', async () => {
  const { screen, server, path, router } = await renderApp('/concierge/messages', {
    ...fakeConcierge(),
    cyberConciergeAlerts: (input) => ({
      success: true,
      alerts: Number(input.page) <= 2 ? [messageRow(Number(input.page))] : [],
      total: 12,
      pageSize: 10,
      unread: 0,
    }),
  });
  await screen.getByRole('button', { name: 'Page 2' }).click();
  await expect.element(screen.getByRole('link', { name: 'Message 2' })).toBeVisible();
  await expect.poll(() => path()).toBe('/concierge/messages?page=2');
  router.history.push('/concierge/messages?page=3');
  await expect.element(screen.getByRole('link', { name: 'Message 1' })).toBeVisible();
  await expect.poll(path).toBe('/concierge/messages');
  await expect.poll(() => server.inputsOf('cyberConciergeAlerts')).toContainEqual({ page: 3 });
});

test('weaknesses in the order of the server, with severity, status and dates, and filters in the address', async () => {
  const { screen, path, server } = await renderApp(
    '/concierge/weaknesses',
    fakeConcierge({
      weaknesses: [
        weaknessRow(1, { severity: 'Critical', isNew: true }),
        weaknessRow(2, { status: 'Resolved', statusUpdatedOn: '2026-11-15T20:00:00Z' }),
        weaknessRow(3, { status: 'No Status', severity: 'Info' }),
      ],
    }),
  );
  const rows = screen.getByRole('table', { name: 'Security Weaknesses' }).getByRole('row');
  await expect.element(rows.nth(1)).toHaveTextContent('Weakness 1NEWCriticalOpenReported On Nov 10, 2026–');
  await expect.element(rows.nth(2)).toHaveTextContent('Weakness 2HighResolvedReported On Nov 10, 2026Nov 15, 2026');
  // Without a status, a dash.
  await expect.element(rows.nth(3).getByText('–', { exact: true }).first()).toBeVisible();
  await expect.element(screen.getByText('1 weakness is open. This week, start with the one at the top.')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('button', { name: 'All Status' }).click();
  await screen.getByRole('option', { name: 'Not Relevant (0)' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await expect.poll(() => path()).toBe('/concierge/weaknesses?status=Not+Relevant');
  await expect
    .poll(() => server.inputsOf('cyberConciergeWeaknesses').at(-1))
    .toMatchObject({ status: 'Not Relevant', page: 1 });
  await page.viewport(390, 844);
  await expectAccessible();
});

test('the details of a weakness, to the letter', async () => {
  const { screen } = await renderApp(`/concierge/weaknesses/${anId(1)}`, fakeConcierge());
  const trail = screen.getByRole('navigation', { name: 'Breadcrumb' });
  await expect.element(trail).toHaveTextContent('Security WeaknessesWeakness Details');
  await expect
    .element(trail.getByRole('link', { name: 'Security Weaknesses' }))
    .toHaveAttribute('href', '/concierge/weaknesses');
  await expect.element(screen.getByRole('heading', { level: 1, name: aWeakness().title })).toBeVisible();
  await expect
    .element(screen.getByText('This document may contain sensitive information. Be careful who you share it with.'))
    .toBeVisible();
  await expect.element(screen.getByRole('term').first()).toHaveTextContent('Reported On');
  await expect.element(screen.getByRole('definition').first()).toHaveTextContent('Nov 10, 2026');
  await expect.element(screen.getByRole('button', { name: 'I need help' })).toBeVisible();
  const pdf = screen.getByRole('link', { name: /^Download PDF/ });
  await expect.element(pdf).toHaveAttribute('target', '_blank');
  await expect
    .element(pdf)
    .toHaveAttribute('href', `/api/cyberconcierge/weaknessPdf/${anId(1)}/SecurityWeakness_2026-11-10_${anId(1)}.pdf`);
  await expect.element(screen.getByText('Anybody can try passwords.')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'port-scan.txt' }))
    .toHaveAttribute('href', `/api/cyberconcierge/weaknessFile/${anId(70)}`);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Severity: Critical' }).hover();
  await expect
    .element(screen.getByRole('tooltip'))
    .toHaveTextContent('Someone could take over systems or data with little effort. Act today.');
  await screen.getByRole('button', { name: 'Status: Open' }).hover();
  await expect
    .element(screen.getByRole('tooltip', { name: /still there/ }))
    .toHaveTextContent('This weakness is still there. Updated on Nov 12, 2026.');
});

test('a weakness without a status shows a dash', async () => {
  const { screen } = await renderApp(`/concierge/weaknesses/${anId(1)}`, {
    ...fakeConcierge(),
    weakness: () => ({ success: true, data: aWeakness({ status: 'No Status', statusUpdatedOn: null, files: [] }) }),
  });
  await expect.element(screen.getByRole('button', { name: 'Status: No Status' })).toHaveTextContent('–No Status');
});

test.each([
  ['a message', `/concierge/messages/${anId(1)}`, 'cyberConciergeAlert', '/concierge/messages'],
  ['a weakness', `/concierge/weaknesses/${anId(1)}`, 'weakness', '/concierge/weaknesses'],
  ['a help request', `/concierge/requests/${anId(1)}`, 'helpRequest', '/concierge/requests'],
  ['the list of weaknesses', '/concierge/weaknesses', 'cyberConciergeWeaknesses', '/concierge/about'],
] as const)('%s that fails to load says so and leads away', async (_, from, call, to) => {
  const code = call === 'cyberConciergeWeaknesses' ? 'UNEXPECTED' : 'NOT_FOUND';
  const { screen, path } = await renderApp(from, { ...fakeConcierge(), [call]: failing(code) });
  await expect.element(screen.getByText(SORRY, { exact: true })).toBeVisible();
  await expect.poll(path).toBe(to);
});

test('a weakness that is withdrawn while it is read leads to the list; one that only cannot be read anew stays', async () => {
  const { screen, server, path } = await renderApp(`/concierge/weaknesses/${anId(1)}`, fakeConcierge());
  const title = screen.getByRole('heading', { level: 1, name: aWeakness().title });
  await expect.element(title).toBeVisible();
  // Nothing is read while the last answer is still on its way.
  const comeBack = () => window.dispatchEvent(new Event('visibilitychange'));
  server.use({ weakness: failing('UNEXPECTED') });
  await expect
    .poll(() => {
      comeBack();
      return server.inputsOf('weakness').length;
    })
    .toBeGreaterThan(1);
  await expect.element(title).toBeVisible();
  server.use({ weakness: failing('NOT_FOUND') });
  await expect
    .poll(() => {
      comeBack();
      return path();
    })
    .toBe('/concierge/weaknesses');
  await expect.element(screen.getByText(SORRY, { exact: true })).toBeVisible();
});

test('the about page is what its configuration says', async () => {
  const { screen } = await renderApp('/concierge/about', fakeConcierge());
  await expect.element(screen.getByRole('heading', { name: ABOUT.heading })).toBeVisible();
  for (const text of [ABOUT.subtitle, ABOUT.subscriptionInfo, ABOUT.offeringsHeading, 'At a mail that seems odd.'])
    await expect.element(screen.getByText(text)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Write a mail' }))
    .toHaveAttribute('href', 'mailto:concierge@cybersafety.example');
  await expect
    .element(screen.getByRole('link', { name: /^Book a call/ }))
    .toHaveAttribute('href', 'https://calendar.example/x');
  await expect
    .element(screen.getByRole('link', { name: /^Read the knowledge base/ }))
    .toHaveAttribute('href', 'https://help.example');
  await expectAccessible();
});

test.each([
  ['/cyberConcierge', '/concierge'],
  ['/cyberconcierge/about', '/concierge/about'],
  ['/concierge/nowhere', '/404'],
  ['/concierge/about/1', '/404'],
])('%s leads to %s', async (from, to) => {
  const { path } = await renderApp(from, fakeConcierge());
  await expect.poll(path).toBe(to);
});

test('the introduction opens for who asks for it, and is noted', async () => {
  const { screen, server } = await renderApp('/concierge', {
    ...fakeConcierge({ person: { portalData: { introViewed: { dashboard: true, monitoring: true } } } }),
  });
  await screen.getByRole('link', { name: 'view intro' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'How your cyber concierge works' })).toBeVisible();
  await expect
    .poll(() => server.inputsOf('updateCustomerPortalData'))
    .toEqual([{ introViewed: { cyberconcierge: true } }]);
  await expectAccessible();
});
