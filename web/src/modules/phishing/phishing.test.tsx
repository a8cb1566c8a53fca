import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { campaignRow, fakePhishing, firmOff, firmOn, tenMails, waitingDomain } from './testing/fake-phishing.ts';

afterEach(closeApp);

test('without a sending domain of the provider nothing can be turned on', async () => {
  const { screen } = await renderApp('/phishing', fakePhishing(firmOff({ obstacle: 'no-sender', allow: null })));
  await expect.element(screen.getByRole('heading', { name: 'Not set up yet' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Turn on' }).query()).toBeNull();
  await expectAccessible();
});

test('whoever turns it on reads what to tell people and confirms it; names stay off unless chosen', async () => {
  let overview = firmOff();
  const { screen, server } = await renderApp('/phishing', {
    ...fakePhishing(overview),
    phishingOverview: () => ({ success: true, data: overview }),
    turnPhishingOn: () => {
      overview = firmOn();
      return { success: true };
    },
  });
  await expect.element(screen.getByText(/works council, involve it first/)).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: /Statistics only/ })).toBeChecked();
  await expectAccessible();
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await expect.element(screen.getByText('Please confirm this first.')).toBeVisible();
  expect(server.inputsOf('turnPhishingOn')).toEqual([]);
  await screen.getByText(/^Our team has been told/).click();
  await screen.getByRole('button', { name: 'Turn on' }).click();
  await expect
    .poll(() => server.inputsOf('turnPhishingOn'))
    .toEqual([{ confirms: true, showsNames: false, revision: 1 }]);
  await expect.element(screen.getByRole('heading', { name: 'Before your first campaign' })).toBeVisible();
  await expectAccessible();
});

test('figures begin with reports, by month with a table, and campaigns are listed', async () => {
  const { screen } = await renderApp(
    '/phishing',
    fakePhishing(firmOn({ obstacle: 'stopped' }), {
      phishingProgress: () => ({
        success: true,
        data: [
          { month: '2026-10', figures: { ...tenMails, reportRate: 30, clickRate: 40 } },
          { month: '2026-11', figures: tenMails },
        ],
      }),
      phishingCampaigns: () => ({ success: true, data: { total: 1, pageSize: 20, campaigns: [campaignRow] } }),
    }),
  );
  await expect.element(screen.getByRole('heading', { name: 'How your team did in November 2026' })).toBeVisible();
  await expect.element(screen.getByText('4 of 9 reported it · 30% the month before')).toBeVisible();
  await expect.element(screen.getByText('6 minutes')).toBeVisible();
  await expect
    .element(screen.getByRole('img', { name: /from October 2026 to November 2026.*44% reported/ }))
    .toBeVisible();
  await screen.getByText('Show the numbers').click();
  await expect.element(screen.getByRole('row', { name: 'October 2026 30% 40% 9' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'November practice' }))
    .toHaveAttribute('href', `/phishing/${campaignRow.campaignId}`);
  await expect.element(screen.getByText('Your provider has stopped all simulations for now')).toBeVisible();
  await expectAccessible();
});

test('a domain is added, and proved by its record or by a code', async () => {
  let domain = waitingDomain;
  const { screen, server } = await renderApp('/phishing/settings', {
    ...fakePhishing(firmOn()),
    phishingOverview: () => ({ success: true, data: firmOn({ domains: [domain] }) }),
    addPhishingDomain: () => {
      throw new FakeFailure('PHISHING_DOMAIN_SHARED', undefined, { name: 'gmail.com' });
    },
    provePhishingDomain: ({ by }) => {
      if (by === 'dns') throw new FakeFailure('PHISHING_RECORD_MISSING');
      domain = { ...domain, codeSentTo: 'security@larkbakery.example', codeExpiresAt: '2026-11-28T10:00:00.000Z' };
      return { success: true, data: domain };
    },
    confirmPhishingDomain: () => {
      domain = { ...waitingDomain, state: 'proved', provedBy: 'mail', provedAt: '2026-11-27T10:00:00.000Z' };
      return { success: true, data: domain };
    },
  });
  await expect.element(screen.getByText('_phishing-training.larkbakery.example')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('textbox', { name: 'Domain, such as firm.com' }).fill('gmail.com');
  await screen.getByRole('button', { name: 'Add', exact: true }).click();
  await expect.element(screen.getByText(/^Anyone can have a mailbox/)).toBeVisible();
  await screen.getByRole('button', { name: 'Check the record' }).click();
  await expect.element(screen.getByText(/^The DNS record is not there yet/)).toBeVisible();
  await screen.getByRole('button', { name: /Send the code to/ }).click();
  await screen.getByRole('option', { name: 'security@larkbakery.example' }).click();
  await screen.getByRole('button', { name: 'Send the code', exact: true }).click();
  await screen.getByRole('textbox', { name: 'Six-digit code' }).fill('123456');
  await screen.getByRole('button', { name: 'Confirm' }).click();
  await expect.element(screen.getByText(/^By code, on/)).toBeVisible();
  expect(server.inputsOf('confirmPhishingDomain')).toEqual([{ domainId: waitingDomain.domainId, code: '123456' }]);
});

test('the link to report is made once with a sentence for the team; it is turned off after a question', async () => {
  const { screen, server, path } = await renderApp(
    '/phishing/settings',
    fakePhishing(firmOn(), {
      makeReportLink: () => ({ success: true, data: { url: 'https://portal.example/report/abc' } }),
      reportedMails: () => ({
        success: true,
        data: [
          {
            reportId: '9d9a7f10-0000-4000-8000-0000000000e1',
            sender: 'ceo@elsewhere.example',
            subject: '',
            reportedAt: '2026-11-26T10:00:00.000Z',
          },
        ],
      }),
      savePhishingSettings: () => ({ success: true }),
      turnPhishingOff: () => ({ success: true }),
    }),
  );
  await screen.getByRole('button', { name: 'Create the link' }).click();
  await expect
    .element(
      screen.getByText('Got an email that looks odd? Don’t click. Report it here: https://portal.example/report/abc'),
    )
    .toBeVisible();
  await expect.element(screen.getByText('No subject')).toBeVisible();
  await screen.getByText('Statistics and names').click();
  await screen.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => server.inputsOf('savePhishingSettings')).toEqual([{ showsNames: true, revision: 2 }]);
  await screen.getByRole('button', { name: 'Turn off' }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Turn off' }).click();
  await expect.poll(() => server.inputsOf('turnPhishingOff')).toEqual([{ revision: 2 }]);
  await expect.poll(path).toBe('/phishing');
});
