import { expect, test } from 'vitest';
import { renderScansPage } from './testing/render-scans-page.tsx';
import { mainSite, monthly, runningScan, scanOn, shop } from './testing/samples.ts';

test('without websites the page offers to scan the first one', async () => {
  const { screen } = await renderScansPage();
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Website Security Scans' })).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Scan Your First Website' })).toBeVisible();
  await screen.getByRole('button', { name: 'Add a Website' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'Add a Website to Scan' })).toBeVisible();
});

test('while the websites load the page says so', async () => {
  const { screen } = await renderScansPage({ handlers: { loadScanMap: () => new Promise(() => undefined) } });
  await expect.element(screen.getByText('Loading your Website scans...')).toBeVisible();
});

test('websites that cannot be loaded can be tried again', async () => {
  let isBroken = true;
  const { screen, server } = await renderScansPage({
    handlers: {
      loadScheduleMap: () => {
        if (isBroken)
          return Response.json({ success: false, errors: [{ code: 'UNEXPECTED', message: 'x' }] }, { status: 500 });
        return { success: true, data: {} };
      },
    },
  });
  await expect.element(screen.getByText('Your website scans could not be loaded')).toBeVisible();
  isBroken = false;
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('Scan Your First Website')).toBeVisible();
  await expect.poll(() => server.inputsOf('loadScheduleMap').length).toBeGreaterThan(1);
});

test('a single website is shown, and there is nothing to select', async () => {
  const { screen } = await renderScansPage({ websites: [mainSite], schedules: [monthly] });
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Main website' })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /Select Website/ })).toBeDisabled();
  await expect.element(screen.getByText('No scan reports yet.')).toBeVisible();
  await expect.element(screen.getByText('Dec 1, 2026, 1:00 AM PST')).toBeVisible();
  await expect.element(screen.getByText('Every month on the 1st. Level: Safe.')).toBeVisible();
});

test('selecting a website puts its name into the address, escaped', async () => {
  const { screen, address } = await renderScansPage({ websites: [mainSite, shop] });
  await screen.getByRole('button', { name: /Select Website/ }).click();
  await screen.getByRole('option', { name: /Shop/ }).click();
  await expect.element(screen.getByRole('heading', { level: 2, name: shop.name })).toBeVisible();
  expect(address()).toBe('/webappscan/Shop%20%26%20caf%C3%A9%2F50%25');
});

test('an address with a website name opens that website', async () => {
  const path = `/webappscan/${encodeURIComponent(shop.name)}`;
  const { screen, address } = await renderScansPage({ path, websites: [mainSite, shop] });
  await expect.element(screen.getByRole('heading', { level: 2, name: shop.name })).toBeVisible();
  expect(address()).toBe(path);
});

test('an unknown website name leads to the base route', async () => {
  const { screen, address } = await renderScansPage({ path: '/webappscan/Gone', websites: [mainSite, shop] });
  await expect.element(screen.getByRole('heading', { level: 2, name: 'Main website' })).toBeVisible();
  await expect.poll(address).toBe('/webappscan');
});

test('the add button says how many websites remain', async () => {
  const { screen } = await renderScansPage({ websites: [mainSite], maximum: 3 });
  await screen.getByRole('button', { name: 'Add Another Website' }).hover();
  await expect.element(screen.getByRole('tooltip')).toHaveTextContent('2 website(s) remaining');
});

test('at the maximum the add button offers the upgrade instead', async () => {
  const { screen, address } = await renderScansPage({ websites: [mainSite, shop], maximum: 2 });
  const button = screen.getByRole('button', { name: 'Add Another Website' });
  await expect.element(button).toHaveAttribute('aria-disabled', 'true');
  await screen.getByRole('heading', { level: 1 }).hover();
  await button.hover();
  await expect.element(screen.getByText("You've reached the maximum of 2 website(s).")).toBeVisible();
  await screen.getByRole('link', { name: 'Upgrade Your Plan' }).click();
  await expect.poll(address).toBe('/plan');
});

test('on the highest plan the add button offers a mail to support', async () => {
  const { screen } = await renderScansPage({
    websites: [mainSite],
    maximum: 1,
    person: { subscription: { isHighestPlan: true } },
  });
  await screen.getByRole('heading', { level: 1 }).hover();
  await screen.getByRole('button', { name: 'Add Another Website' }).hover();
  const link = screen.getByRole('link', { name: 'support@cybersafety.example' });
  await expect.element(link).toBeVisible();
  await expect.element(link).toHaveAttribute('href', expect.stringMatching(/^mailto:support@cybersafety\.example/));
  expect(screen.getByText('Upgrade Your Plan').query()).toBeNull();
});

test('the verdict comes from the latest completed scan', async () => {
  const clean = scanOn(20, { highs: 0, mediums: 0, lows: 0 });
  const { screen } = await renderScansPage({ websites: [mainSite], scans: [scanOn(18), clean, runningScan] });
  await expect.element(screen.getByRole('heading', { level: 3, name: 'We found nothing to fix' })).toBeVisible();
});

test('the introduction opens for who asks for it, and is marked as seen', async () => {
  const { screen, server } = await renderScansPage({ person: { portalData: { introViewed: {} } } });
  await expect.element(screen.getByRole('link', { name: 'view intro' })).toBeVisible();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await screen.getByRole('link', { name: 'view intro' }).click();
  await expect.element(screen.getByRole('dialog', { name: 'How website scans work' })).toBeVisible();
  await expect.poll(() => server.inputsOf('updateCustomerPortalData')).toEqual([{ introViewed: { monitoring: true } }]);
  await screen.getByRole('button', { name: 'Next' }).click();
  await expect.element(screen.getByText('2 of 4')).toBeVisible();
  await screen.getByRole('button', { name: 'Back' }).click();
  await expect.element(screen.getByText('1 of 4')).toBeVisible();
  for (let page = 1; page < 4; page += 1) await screen.getByRole('button', { name: 'Next' }).click();
  expect(screen.getByRole('button', { name: 'Skip Intro' }).query()).toBeNull();
  await screen.getByRole('button', { name: 'Got It' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
});

test('somebody who has seen the introduction opens it by its link and can skip it', async () => {
  const { screen, server } = await renderScansPage();
  await screen.getByRole('link', { name: 'view intro' }).click();
  await screen.getByRole('button', { name: 'Skip Intro' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.inputsOf('updateCustomerPortalData')).toEqual([]);
});

test('in a service session the introduction is not marked as seen', async () => {
  const { screen, server } = await renderScansPage({
    person: { session: { isServiceSession: true }, portalData: { introViewed: {} } },
  });
  await screen.getByRole('link', { name: 'view intro' }).click();
  await screen.getByRole('button', { name: 'Skip Intro' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  expect(server.inputsOf('updateCustomerPortalData')).toEqual([]);
});

test('the help center is linked where the brand has one', async () => {
  const { screen } = await renderScansPage();
  await expect.element(screen.getByText('view intro')).toBeVisible();
  expect(screen.getByRole('link', { name: /Help center/ }).query()).toBeNull();
});
