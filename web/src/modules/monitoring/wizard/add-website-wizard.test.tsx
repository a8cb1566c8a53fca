import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { renderScansPage } from '../testing/render-scans-page.tsx';
import { mainSite, shop } from '../testing/samples.ts';
import { CONSENT_TEXT } from './consent-text.ts';

type Options = NonNullable<Parameters<typeof renderScansPage>[0]>;

async function openWizard(options: Options = {}) {
  const page = await renderScansPage({ websites: [mainSite], ...options });
  const button = options.websites?.length === 0 ? 'Add a Website' : 'Add Another Website';
  await page.screen.getByRole('button', { name: button }).click();
  const { screen } = page;
  const name = screen.getByRole('textbox', { name: 'Website name' });
  const urlField = screen.getByRole('textbox', { name: 'Website address' });
  const press = (label: string) => screen.getByRole('button', { name: label, exact: true }).click();
  const specify = async (websiteName = 'Bakery blog', url = 'blog.larkbakery.example') => {
    await name.fill(websiteName);
    await urlField.fill(url);
    await press('Next');
  };
  const agree = async () => {
    await screen.getByText('I have permission to scan this website').click();
    await press('I Agree');
  };
  return { ...page, name, urlField, press, specify, agree };
}

test('the name is required, short enough and free, and the address is a URL', async () => {
  const { screen, name, urlField, press } = await openWizard();
  await press('Next');
  await expect.element(screen.getByText('Please enter a name.')).toBeVisible();
  await expect.element(screen.getByText('Please enter a valid URL.')).toBeVisible();
  await name.fill('x'.repeat(256));
  await press('Next');
  await expect.element(screen.getByText('Max 255 symbols.')).toBeVisible();
  await name.fill(' main WEBSITE ');
  await urlField.fill('exa mple');
  await press('Next');
  await expect.element(screen.getByText('This name already exists, choose another.')).toBeVisible();
  await expect.element(screen.getByText('Please enter a valid URL.')).toBeVisible();
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveValue(' main WEBSITE ');
});

test('a pasted address is taken apart', async () => {
  const { screen, urlField } = await openWizard();
  await expect.element(screen.getByRole('button', { name: /Protocol/ })).toHaveTextContent('https://');
  await urlField.fill('http://old.example/shop');
  await expect.element(urlField).toHaveValue('old.example/shop');
  await expect.element(screen.getByRole('button', { name: /Protocol/ })).toHaveTextContent('http://');
});

test('an address with a protocol that cannot be scanned asks for one that can', async () => {
  const { screen, specify, server } = await openWizard();
  await specify('Files', 'ftp://files.example');
  await expect.element(screen.getByText('Please select a protocol.')).toBeVisible();
  expect(server.inputsOf('checkAppUrl')).toEqual([]);
  await screen.getByRole('button', { name: /Protocol/ }).click();
  await screen.getByRole('option', { name: 'http://', exact: true }).click();
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByRole('link', { name: /^http:\/\/files\.example/ })).toBeVisible();
});

test('an address that is used already or restricted cannot be added', async () => {
  const { screen, specify } = await openWizard();
  await specify('Again', mainSite.url);
  await expect.element(screen.getByText('This URL is already being used')).toBeVisible();
  await specify('Giant', 'https://www.popular.example');
  await expect
    .element(screen.getByText('Scanning of this URL is restricted. If you own this website, please contact support.'))
    .toBeVisible();
});

test('what the server says about the address stands at the field', async () => {
  const { screen, specify } = await openWizard({
    handlers: {
      checkAppUrl: () => {
        throw new FakeFailure('TARGET_URL_INVALID', 'url');
      },
    },
  });
  await specify();
  await expect.element(screen.getByText('Please enter a valid URL.')).toBeVisible();
});

test('the second step says whether the website answers, and permission is needed to go on', async () => {
  const { screen, specify, press, agree } = await openWizard();
  await specify('Quiet', 'silent.example');
  await expect.element(screen.getByText(/The website did not answer just now/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'I Agree' })).toBeDisabled();
  await press('Back');
  await specify();
  await expect.element(screen.getByText('The website answers. It can be scanned.')).toBeVisible();
  await agree();
  await expect.element(screen.getByRole('radiogroup', { name: 'How deep' })).toBeVisible();
});

test('permission given for one address does not count for another', async () => {
  const { screen, specify, agree, press } = await openWizard();
  await specify();
  await agree();
  await press('Back');
  await press('Back');
  await specify('Bakery blog', 'other.example');
  await expect.element(screen.getByRole('checkbox')).not.toBeChecked();
});

test('only the levels and frequencies of the plan can be chosen', async () => {
  const { screen, specify, agree } = await openWizard();
  await specify();
  await agree();
  await expect.element(screen.getByRole('radio', { name: /^Safe/ })).toBeChecked();
  await expect.element(screen.getByRole('radio', { name: /^Lightning/ })).toBeVisible();
  expect(screen.getByRole('radio', { name: /^Full/ }).query()).toBeNull();
  const daily = screen.getByRole('radio', { name: 'Daily' });
  await expect.element(daily).toHaveAttribute('aria-disabled', 'true');
  await daily.hover();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('Upgrade to use');
  await expect.element(screen.getByRole('radio', { name: 'Monthly' })).toBeChecked();
});

test('a website is created with its consent and scheduled for tomorrow at 1:00 AM', async () => {
  const { screen, specify, agree, press, server, address } = await openWizard();
  await specify('Bakery blog', 'https://blog.larkbakery.example');
  await agree();
  await press('Schedule Scan');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Bakery blog' })).toBeVisible();
  expect(server.inputsOf('createTarget')).toEqual([
    {
      targetName: 'Bakery blog',
      targetUrl: 'https://blog.larkbakery.example',
      scanProfile: 'safe',
      recurrence: 'm',
      consent: { accepted: true, text: CONSENT_TEXT },
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
  expect(server.inputsOf('createTarget')).toHaveLength(1);
  expect(server.inputsOf('scheduleScan')).toHaveLength(1);
});

test('a schedule that fails keeps what was chosen, and trying again does not create the website twice', async () => {
  let failures = 1;
  const { screen, specify, agree, press, server } = await openWizard();
  const { scheduleScan } = await import('../testing/fake-scans.ts').then(({ fakeScans }) => fakeScans());
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
  await expect.element(screen.getByText('Your website was added, its schedule was not.')).toBeVisible();
  await expect.element(screen.getByRole('radio', { name: 'Quarterly' })).toBeChecked();
  await press('Try Again');
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Bakery blog' })).toBeVisible();
  expect(server.inputsOf('createTarget')).toHaveLength(1);
  expect(server.inputsOf('scheduleScan').map((input) => input.recurrence)).toEqual(['q', 'q']);
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
  await expect.element(screen.getByRole('radiogroup', { name: 'How deep' })).toBeVisible();
});

test('only the close button closes it, and asks first', async () => {
  const { screen, name, press } = await openWizard();
  await name.fill('Half-way');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByRole('dialog', { name: 'Add a Website to Scan' })).toBeVisible();
  await press('Cancel');
  await expect.element(screen.getByText('Close without adding Website?')).toBeVisible();
  await press('Keep going');
  await expect.element(name).toHaveValue('Half-way');
  await press('Cancel');
  await press('Close without adding');
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('a press outside does not close it', async () => {
  const { screen } = await openWizard();
  const overlay = screen.getByRole('dialog').element().closest('.fixed');
  await userEvent.click(overlay ?? document.body, { position: { x: 5, y: 5 } });
  await expect.element(screen.getByRole('dialog', { name: 'Add a Website to Scan' })).toBeVisible();
});

test('two websites may not have the same name, whatever the case', async () => {
  const { screen, specify } = await openWizard({ websites: [mainSite, shop] });
  await specify(shop.name.toUpperCase());
  await expect.element(screen.getByText('This name already exists, choose another.')).toBeVisible();
});

test('leaving the page asks before what was typed is lost', async () => {
  const { screen, name, press, address, leave } = await openWizard({ path: '/webappscan/Main%20website' });
  await name.fill('Half-way');
  leave();
  await expect.element(screen.getByText('Close without adding Website?')).toBeVisible();
  expect(address()).toBe('/webappscan/Main%20website');
  await press('Keep going');
  await expect.element(name).toHaveValue('Half-way');
});
