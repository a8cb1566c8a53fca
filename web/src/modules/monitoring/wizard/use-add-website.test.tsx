import { consentText } from '@portal/domain/monitoring/scan-consent.ts';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { say } from '../../../portal/texts/say.ts';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { fakeScans } from '../testing/fake-scans.ts';
import { openWizard } from '../testing/open-wizard.ts';
import { mainSite } from '../testing/samples.ts';

test('a website is created with its consent and scheduled for tomorrow at 1:00 AM', async () => {
  const { screen, specify, agree, press, server, address } = await openWizard();
  await specify('Bakery blog', 'https://blog.larkbakery.example');
  await agree();
  await press('Schedule Scan');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Bakery blog' })).toBeVisible();
  await expect
    .poll(() => server.inputsOf('createTarget'))
    .toEqual([
      {
        targetName: 'Bakery blog',
        targetUrl: 'https://blog.larkbakery.example',
        scanProfile: 'safe',
        recurrence: 'm',
        consent: { accepted: true, text: consentText(say) },
      },
    ]);
  const [schedule] = server.inputsOf('scheduleScan');
  const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
  const inLosAngeles = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });
  const time = new Intl.DateTimeFormat('en-US', { timeZone: 'America/Los_Angeles', timeStyle: 'short' });
  expect(schedule?.dateTime).toMatch(/^\d{4}-\d\d-\d\dT\d\d:00:00Z$/);
  const dateTime = new Date(String(schedule?.dateTime));
  expect(inLosAngeles.format(dateTime)).toBe(inLosAngeles.format(tomorrow));
  expect(time.format(dateTime).replace(/\s/, ' ')).toBe('1:00 AM');
  expect(server.inputsOf('scanNow')).toEqual([]);
  await expect.element(screen.getByText('Website is successfully created')).toBeVisible();
  await expect.element(screen.getByText('Scan successfully scheduled')).toBeVisible();
  expect(address()).toBe('/webappscan/Bakery%20blog');
});

test('scanning now creates, schedules and starts', async () => {
  const { screen, specify, agree, press, server } = await openWizard({ websites: [] });
  await specify();
  await agree();
  await screen.getByText('Scan now', { exact: true }).click();
  await expect.element(screen.getByText(/The first scan starts/)).toBeVisible();
  await press('Scan Now');
  await expect.element(screen.getByText('Scan initiated, check back in a few minutes')).toBeVisible();
  const names = server.requests.map((request) => request.name);
  expect(names.filter((name) => ['createTarget', 'scheduleScan', 'scanNow'].includes(name))).toEqual([
    'createTarget',
    'scheduleScan',
    'scanNow',
  ]);
});

test('a double click adds one website', async () => {
  const { screen, specify, agree, server } = await openWizard();
  await specify();
  await agree();
  await userEvent.dblClick(screen.getByRole('button', { name: 'Schedule Scan' }));
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Bakery blog' })).toBeVisible();
  await expect.poll(() => server.inputsOf('createTarget')).toHaveLength(1);
  await expect.poll(() => server.inputsOf('scheduleScan')).toHaveLength(1);
});

test('a schedule that fails keeps what was chosen, and trying again does not create the website twice', async () => {
  let failures = 1;
  const { screen, specify, agree, press, server } = await openWizard();
  const { scheduleScan } = fakeScans();
  server.use({
    scheduleScan: (input, request) => {
      failures -= 1;
      if (failures >= 0) throw new FakeFailure('UNEXPECTED');
      return scheduleScan?.(input, request) ?? Response.error();
    },
  });
  await specify();
  await agree();
  await screen.getByText('Quarterly').click();
  await press('Schedule Scan');
  await expect.element(screen.getByText(/^Schedule Scan failed/)).toBeVisible();
  await expect.element(screen.getByText('Your website was added, but its schedule was not.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  await press('Try Again');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Bakery blog' })).toBeVisible();
  await expect.poll(() => server.inputsOf('createTarget')).toHaveLength(1);
  await expect.poll(() => server.inputsOf('scheduleScan').map((input) => input.recurrence)).toEqual(['q', 'q']);
});

test('a name that was taken meanwhile leads back to the field, with everything typed', async () => {
  const { screen, specify, agree, press, name, urlField } = await openWizard({
    handlers: {
      createTarget: () => {
        throw new FakeFailure('TARGET_NAME_TAKEN', 'targetName');
      },
    },
  });
  await specify();
  await agree();
  await press('Schedule Scan');
  await expect.element(screen.getByText('This name already exists, choose another.')).toBeVisible();
  await expect.element(name).toHaveValue('Bakery blog');
  await expect.element(urlField).toHaveValue('blog.larkbakery.example');
});

test('a website that cannot be created says so and stays in the form', async () => {
  const { screen, specify, agree, press } = await openWizard({
    handlers: {
      createTarget: () => {
        throw new FakeFailure('TARGET_LIMIT_REACHED', undefined, { maximum: '3' });
      },
    },
  });
  await specify();
  await agree();
  await press('Schedule Scan');
  await expect
    .element(screen.getByText("Create Website failed. You've reached the maximum of 3 website(s)."))
    .toBeVisible();
  await expect.element(screen.getByRole('radiogroup', { name: 'How deep to scan' })).toBeVisible();
});

test('a website whose creation was answered by nothing is not created twice', async () => {
  const { screen, specify, agree, press, server } = await openWizard();
  const answers = fakeScans({ websites: [mainSite] });
  let isLost = true;
  server.use({
    ...answers,
    createTarget: async (input, request) => {
      await answers.createTarget?.(input, request);
      if (isLost) throw new TypeError('The connection was lost.');
      throw new FakeFailure('TARGET_NAME_TAKEN', 'targetName');
    },
  });
  await specify();
  await agree();
  await press('Schedule Scan');
  await expect.element(screen.getByText(/^Create Website failed\./)).toBeVisible();
  isLost = false;
  await press('Schedule Scan');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Bakery blog' })).toBeVisible();
  await expect.poll(() => server.inputsOf('createTarget')).toHaveLength(1);
});

test('a scan that does not start leaves the website and its schedule, and says so', async () => {
  const { screen, specify, agree, press } = await openWizard({
    handlers: {
      scanNow: () => {
        throw new FakeFailure('UNEXPECTED');
      },
    },
  });
  await specify();
  await agree();
  await screen.getByText('Scan now', { exact: true }).click();
  await press('Scan Now');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Bakery blog' })).toBeVisible();
  await expect.element(screen.getByText(/^The scan could not be started\./)).toBeVisible();
});
