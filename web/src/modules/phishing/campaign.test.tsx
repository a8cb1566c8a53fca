import { afterEach, expect, test } from 'vitest';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import { closeApp, renderApp } from '../../testing/render-app.tsx';
import { campaign, campaignRow, fakePhishing, firmOn } from './testing/fake-phishing.ts';

afterEach(closeApp);

const { campaignId } = campaignRow;

test('a campaign is planned for some departments with chosen mails, which are looked at first', async () => {
  const { screen, server, path } = await renderApp(
    '/phishing/new',
    fakePhishing(firmOn(), {
      savePhishingCampaign: () => ({
        success: true,
        data: { campaignId, planned: 5, outside: 1, resting: 2, seenAll: 0 },
      }),
      phishingCampaign: () => ({ success: true, data: { ...campaign, state: 'planned' } }),
      sendPhishingTest: () => ({ success: true, data: { to: 'dana@larkbakery.example' } }),
    }),
  );
  await screen.getByRole('button', { name: 'Plan campaign' }).click();
  await expect.element(screen.getByText('Please enter a name.')).toBeVisible();
  await expectAccessible();
  await screen.getByRole('textbox', { name: /^Name/ }).fill('November practice');
  await screen.getByText('Some departments').click();
  await screen.getByText('Selected ones').click();
  await screen.getByRole('button', { name: 'Plan campaign' }).click();
  await expect.element(screen.getByText('Please choose at least one department.')).toBeVisible();
  await screen.getByText('Bakery (7)').click();
  await screen.getByRole('button', { name: 'Preview: A small fee for a package' }).click();
  const dialog = screen.getByRole('dialog', { name: 'A small fee for a package' });
  await dialog.getByRole('button', { name: 'Send me a test' }).click();
  await expect.element(screen.getByText(/^Sent to dana@larkbakery\.example\. It isn’t counted anywhere/)).toBeVisible();
  expect(server.inputsOf('sendPhishingTest')).toEqual([{ templateId: 'package-fee' }]);
  await expect.element(dialog.getByText(/^Warning sign 3 of 3/)).toBeVisible();
  await expectAccessible();
  await dialog.getByText('Close', { exact: true }).click();
  await screen.getByText('A small fee for a package').click();
  await expect.element(screen.getByText('1 chosen')).toBeVisible();
  await screen.getByRole('button', { name: 'Plan campaign' }).click();
  await expect.poll(path).toBe(`/phishing/${campaignId}`);
  await expect.element(screen.getByText(/5 practice emails are planned. Skipped: 1 without/)).toBeVisible();
  expect(server.inputsOf('savePhishingCampaign')).toMatchObject([
    { name: 'November practice', days: 5, departments: ['Bakery'], templates: ['package-fee'] },
  ]);
});

test('one that has not begun is changed in the same form; a refusal stands at its field', async () => {
  const { screen, server } = await renderApp(
    `/phishing/new?campaign=${campaignId}`,
    fakePhishing(firmOn({ obstacle: 'check-failed' }), {
      phishingCampaign: () => ({ success: true, data: { ...campaign, state: 'planned' } }),
      savePhishingCampaign: () => {
        throw new FakeFailure('PHISHING_DATE_INVALID', undefined, { count: '90' });
      },
    }),
  );
  await expect.element(screen.getByRole('textbox', { name: /^Name/ })).toHaveValue('November practice');
  await expect.element(screen.getByText('Nothing can be sent at the moment')).toBeVisible();
  await screen.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(screen.getByText('Please choose a day between today and 90 days from now.')).toBeVisible();
  expect(server.inputsOf('savePhishingCampaign')).toMatchObject([{ campaignId, startsOn: '2026-11-23' }]);
});

test('a campaign shows reports first, names bots, hides names, and is stopped after a question', async () => {
  const { screen, server } = await renderApp(
    `/phishing/${campaignId}`,
    fakePhishing(firmOn(), {
      phishingCampaign: () => ({ success: true, data: campaign }),
      stopPhishingCampaign: () => ({ success: true }),
    }),
  );
  await expect.element(screen.getByRole('heading', { level: 1, name: 'November practice' })).toBeVisible();
  await expect.element(screen.getByText('4 of 9 reported it')).toBeVisible();
  await expect.element(screen.getByText('Half of the reports came within 25 minutes')).toBeVisible();
  await expect.element(screen.getByText('Opened only by bots')).toBeVisible();
  await expect.element(screen.getByText('Others combined')).toBeVisible();
  await expect.element(screen.getByText(/has chosen not to see names/)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Report (PDF)' }))
    .toHaveAttribute('href', `/api/phishing/resultsReport?campaignId=${campaignId}`);
  await expect
    .element(screen.getByRole('link', { name: 'Statistics (CSV)' }))
    .toHaveAttribute('href', `/api/phishing/resultsCsv?campaignId=${campaignId}`);
  await expectAccessible();
  await screen.getByRole('button', { name: 'Stop', exact: true }).click();
  await screen.getByRole('alertdialog').getByRole('button', { name: 'Stop campaign' }).click();
  await expect.poll(() => server.inputsOf('stopPhishingCampaign')).toEqual([{ campaignId }]);
});

test('where the firm sees names, people are listed', async () => {
  const { screen } = await renderApp(
    `/phishing/${campaignId}`,
    fakePhishing(firmOn(), {
      phishingCampaign: () => ({
        success: true,
        data: {
          ...campaign,
          state: 'ended',
          people: [
            {
              name: 'Sam Lee',
              email: 'sam@larkbakery.example',
              department: 'Bakery',
              templateName: 'A small fee for a package',
              state: 'delivered',
              sentAt: '2026-11-24T09:00:00.000Z',
              reportedAt: '2026-11-24T09:06:00.000Z',
              clickedAt: null,
              lessonDoneAt: null,
            },
          ],
        },
      }),
    }),
  );
  await expect.element(screen.getByRole('row', { name: /Sam Lee/ })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop', exact: true }).query()).toBeNull();
  await expectAccessible();
});

test('a campaign of somebody else is not there', async () => {
  const { screen } = await renderApp(
    `/phishing/${campaignId}`,
    fakePhishing(firmOn(), {
      phishingCampaign: () => {
        throw new FakeFailure('NOT_FOUND');
      },
    }),
  );
  await expect.element(screen.getByRole('heading', { name: 'This campaign does not exist' })).toBeVisible();
});

test('templates are listed by level', async () => {
  const { screen } = await renderApp('/phishing/templates', fakePhishing(firmOn()));
  await expect.element(screen.getByRole('heading', { name: 'A small fee for a package' })).toBeVisible();
  await expectAccessible();
  await screen.getByRole('radio', { name: 'Hard' }).click();
  await expect.element(screen.getByText('There is no practice email of this kind.')).toBeVisible();
});

test('the steps to let mails through hold the values of the provider', async () => {
  const { screen } = await renderApp('/phishing/allow-list', fakePhishing(firmOn()));
  await expect.element(screen.getByText('Under Simulation URLs to allow, enter practice.example/*.')).toBeVisible();
  await expect.element(screen.getByText(/Full headers.*X-Phishing-Simulation/)).toBeVisible();
  await expectAccessible();
});

test('filters are told the addresses that the provider sends from, where it has said them', async () => {
  const { allow } = firmOn();
  if (allow === null) throw new Error('A domain is set');
  const { screen } = await renderApp(
    '/phishing/allow-list',
    fakePhishing(firmOn({ allow: { ...allow, sendingIps: ['192.0.2.1', '192.0.2.2'] } })),
  );
  await expect.element(screen.getByText('Under Sending IP, enter 192.0.2.1, 192.0.2.2.')).toBeVisible();
  await expect
    .element(screen.getByText(/Under Email allowlist, enter 192\.0\.2\.1, 192\.0\.2\.2, and save/))
    .toBeVisible();
  await expect.element(screen.getByText(/your provider can tell you/)).not.toBeInTheDocument();
  await expectAccessible();
});
