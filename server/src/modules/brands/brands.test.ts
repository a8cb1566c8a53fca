import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { brandOrigin } from '../../system/brand-origin.ts';
import { addBrand } from '../../testing/add-brand.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
  await addBrand(portal, {
    brandId: 'northwind',
    brandNameLong: 'Northwind Cyber',
    brandNameShort: 'Northwind',
    webDomain: 'portal.northwind.example',
    accentColour: '#146c43',
  });
});
afterAll(() => portal.stop());

const check = (host: string) => portal.browser().call(checkSession, {}, { host });

test('the host name chooses the brand', async () => {
  const { body } = await check('portal.northwind.example');
  expect(body.brand).toMatchObject({ brandNameShort: 'Northwind', accentColour: '#146c43' });
  expect((await check('localhost:3000')).body.brand.brandNameShort).toBe('Cyber Safety');
});

test('a host that merely ends in the same letters is refused', async () => {
  const answer = await portal
    .browser()
    .send('GET', '/api/getCSRFToken', { headers: { host: 'evilportal.northwind.example' } });
  expect(answer.status).toBe(421);
});

test('links of a brand lead to its own domain', async () => {
  const northwind = await portal.portal.services.brands.byId('northwind');
  expect(brandOrigin(northwind, 'https://portal.example.com')).toBe('https://portal.northwind.example');
  expect(brandOrigin(northwind, 'http://localhost:3000')).toBe('http://portal.northwind.example:3000');
});

test('a row that is no brand takes no other brand away', async () => {
  await portal.database.query(`insert into brands (brand_id, data) values ('broken', '{}')`);
  await portal.portal.services.brands.refresh();
  expect((await check('portal.northwind.example')).body.brand.brandNameShort).toBe('Northwind');
});
