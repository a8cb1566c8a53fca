import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { DEFAULT_BRAND } from '../../portal/brand/brand.ts';
import { expectAccessible } from '../../testing/expect-accessible.ts';
import { FakeFailure } from '../../testing/fake-failure.ts';
import type { FakeHandlers } from '../../testing/fake-server.ts';
import { closeApp, type RenderedApp, renderApp } from '../../testing/render-app.tsx';
import { memberProfile } from '../../testing/samples.ts';
import { signedIn } from '../../testing/signed-in.ts';
import type { ListedBrand } from './brands/brand-form.ts';

afterEach(closeApp);

function listed(brandId: string, brandNameShort: string, changes: Partial<ListedBrand> = {}): ListedBrand {
  const webDomain = `${brandId}.example`;
  return {
    brand: { ...DEFAULT_BRAND, brandId, brandNameShort, brandNameLong: brandNameShort, webDomain },
    version: 1,
    isDefault: false,
    origin: `https://${webDomain}`,
    organisations: 0,
    channels: 0,
    ...changes,
  };
}

const staff = (brands: () => readonly ListedBrand[], handlers: FakeHandlers = {}): FakeHandlers => ({
  ...signedIn({ session: { isStaff: true } }),
  profileCheck: () => memberProfile({ companyData: null, orgId: null }),
  listBrands: () => ({ success: true, data: { brands: [...brands()] } }),
  listOfferChoices: () => ({ success: true, data: { plans: [], brands: [], channels: [], subscriptionIds: [] } }),
  ...handlers,
});

const fill = async (app: RenderedApp, name: string, text: string) =>
  userEvent.fill(app.screen.getByRole('dialog').getByLabelText(name, { exact: true }), text);

test('a new brand is shown as it is typed; what the server refuses is said at its field', async () => {
  const app = await renderApp(
    '/console/brands',
    staff(() => [listed('default', 'Cyber Safety', { isDefault: true, version: 0 })], {
      createBrand: () => {
        throw new FakeFailure('BRAND_DOMAIN_TAKEN', 'webDomain');
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'New brand' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'New brand' });
  await expect.element(dialog.getByRole('button', { name: 'Create brand' })).toBeDisabled();
  await fill(app, 'Name', 'Northwind Cyber Care');
  await fill(app, 'Short name', 'Northwind');
  await expect.poll(() => dialog.getByText('Northwind', { exact: true }).elements().length).toBe(2);
  await fill(app, 'Web domain', 'portal.northwind.example');
  await fill(app, 'Email domain', 'northwind.example');
  await fill(app, 'Support address', 'help@northwind.example');
  await fill(app, 'Concierge address', 'concierge@northwind.example');
  await fill(app, 'Accent color', '#ffd500');
  await expect.element(dialog.getByText(/Too light for white text \(1\.\d:1/)).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Create brand' }).click();
  await expect.element(dialog.getByText('Another brand already has this web domain.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Name', { exact: true })).toHaveValue('Northwind Cyber Care');
  await expect
    .poll(() => app.server.inputsOf('createBrand'))
    .toMatchObject([
      {
        webDomain: 'portal.northwind.example',
        accentColour: '#ffd500',
        timeZone: 'America/Los_Angeles',
        locale: 'en-US',
      },
    ]);
});

test('a logo is shown before it is saved, and a file that is none is refused', async () => {
  const app = await renderApp(
    '/console/brands',
    staff(() => [listed('north', 'North', { organisations: 3 })], { editBrand: () => ({ success: true }) }),
  );
  await app.screen.getByRole('button', { name: 'Edit North' }).click();
  const dialog = app.screen.getByRole('dialog', { name: 'Edit North' });
  await expect.element(dialog.getByText('This brand has 3 customers.')).toBeVisible();
  const choose = (file: File) =>
    userEvent.upload(dialog.element().querySelector('input[type=file]') as HTMLInputElement, file);
  await choose(new File(['x'.repeat(205_000)], 'big.png', { type: 'image/png' }));
  await expect.element(dialog.getByText('Please choose a picture no larger than 200 KB.')).toBeVisible();
  await choose(
    new File(
      ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 3"><rect width="9" height="3"/></svg>'],
      'a.svg',
      {
        type: 'image/svg+xml',
      },
    ),
  );
  await expect.element(dialog.getByRole('img', { name: 'Logo, current' }).first()).toBeVisible();
  await expectAccessible();
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(app.screen.getByText('The brand was changed.')).toBeInTheDocument();
  await expect
    .poll(() => app.server.inputsOf('editBrand'))
    .toMatchObject([
      { brandId: 'north', version: 1, brandLogo: expect.stringMatching(/^data:image\/svg\+xml;base64,/) },
    ]);
});

test('of two who change a brand the second is told, and can look at the newer one', async () => {
  let brands = [listed('north', 'North')];
  const app = await renderApp(
    '/console/brands',
    staff(() => brands, {
      editBrand: () => {
        throw new FakeFailure('CHANGED_ELSEWHERE');
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Edit North' }).click();
  await fill(app, 'Short name', 'Nord');
  brands = [listed('north', 'Norte', { version: 2 })];
  const dialog = app.screen.getByRole('dialog', { name: 'Edit North' });
  await dialog.getByRole('button', { name: 'Save changes' }).click();
  await expect.element(dialog.getByText('Someone else changed this brand while you had it open.')).toBeVisible();
  await expect.element(dialog.getByLabelText('Short name', { exact: true })).toHaveValue('Nord');
  await dialog.getByRole('button', { name: 'Show their change' }).click();
  await expect.element(dialog.getByLabelText('Short name', { exact: true })).toHaveValue('Norte');
});

test('a field far from the button that the server refuses is brought into view and has the focus', async () => {
  const app = await renderApp(
    '/console/brands',
    staff(() => [listed('default', 'Cyber Safety', { isDefault: true, version: 0 })], {
      editBrand: () => {
        throw new FakeFailure('INVALID_INPUT', 'helpCenter');
      },
    }),
  );
  await app.screen.getByRole('button', { name: 'Edit Cyber Safety' }).click();
  await fill(app, 'Phone for claims (optional)', '+1 555 010 2030');
  await app.screen.getByRole('dialog').getByRole('button', { name: 'Save changes' }).click();
  const field = app.screen.getByLabelText('Help center (optional)');
  await expect.element(field).toHaveFocus();
  await expect.element(field).toBeInViewport();
});
