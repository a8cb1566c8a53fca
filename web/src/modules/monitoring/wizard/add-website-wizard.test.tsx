import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { FakeFailure } from '../../../testing/fake-failure.ts';
import { openWizard } from '../testing/open-wizard.ts';
import { mainSite, shop } from '../testing/samples.ts';

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
  await expect.element(screen.getByText(/The website did not respond just now/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'I Agree' })).toBeDisabled();
  await press('Back');
  await specify();
  await expect.element(screen.getByText('The website is responding and can be scanned.')).toBeVisible();
  await agree();
  await expect.element(screen.getByRole('radiogroup', { name: 'How deep to scan' })).toBeVisible();
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

test('its close button and Esc close it, and ask first', async () => {
  const { screen, name, press } = await openWizard();
  await name.fill('Half-way');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.getByText('Close without adding Website?')).toBeVisible();
  await press('Keep going');
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
