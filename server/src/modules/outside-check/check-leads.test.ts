import { editBrand, listBrands } from '@portal/contract/console/brands.calls.ts';
import {
  deleteCheckLead,
  downloadCheckLeads,
  listCheckLeads,
  listCheckLinks,
} from '@portal/contract/outside-check/check-leads.calls.ts';
import {
  leaveCheckEmail,
  readOutsideCheck,
  startOutsideCheck,
} from '@portal/contract/outside-check/outside-check.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { giveCaptchaPass } from '../../testing/captcha-pass.ts';
import { publishOffer } from '../../testing/offers.ts';
import { freshProof, signInNewStaff } from '../../testing/people.ts';
import { sampleBrand } from '../../testing/sample-brand.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { outsideCheck } from './outside-check.module.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

async function leaveAddress(domain: string, subscriptionId?: string) {
  const browser = portal.browser();
  await giveCaptchaPass(portal, browser);
  const started = await browser.call(startOutsideCheck, { domain, ...(subscriptionId ? { subscriptionId } : {}) });
  const { checkId } = started.body.data;
  await browser.call(leaveCheckEmail, { checkId, email: `sam@${domain}`, agrees: true });
  return { browser, checkId };
}

test('staff sees who left an address and by which channel, takes the list along, and deletes one', async () => {
  const { staff, subscriptionId } = await publishOffer(portal, { channel: { name: 'Harbor Bank' } });
  const { browser, checkId } = await leaveAddress('lark-bakery.com', subscriptionId);
  await leaveAddress('wren-books.com', 'no-such-id');
  expect((await browser.call(readOutsideCheck, { checkId })).body.data.subscriptionId).toBe(subscriptionId);

  const found = (await staff.browser.call(listCheckLeads, { search: 'harbor' })).body.data;
  expect(found).toMatchObject({ total: 1, leads: [{ email: 'sam@lark-bakery.com', channel: 'Harbor Bank' }] });
  const { links, counts } = (await staff.browser.call(listCheckLinks, {})).body.data;
  expect(links).toMatchObject([
    { url: 'http://localhost:3000/check', isOn: true, subscriptionId: null },
    { name: 'Harbor Bank', url: `http://localhost:3000/check/${subscriptionId}` },
  ]);
  expect(counts).toMatchObject([
    { channel: '', checks: 1, leads: 1 },
    { channel: 'Harbor Bank', checks: 1, leads: 1 },
  ]);
  const file = await staff.browser.call(downloadCheckLeads, {});
  expect(file.raw.toString()).toContain('sam@wren-books.com,wren-books.com');

  const leadId = found.leads[0]?.leadId ?? '';
  expect((await staff.browser.call(deleteCheckLead, { leadId })).status).toBe(403);
  const proof = () => freshProof(portal, staff.email);
  expect((await staff.browser.call(deleteCheckLead, { leadId }, await proof())).status).toBe(200);
  expect((await staff.browser.call(deleteCheckLead, { leadId }, await proof())).status).toBe(404);
  expect((await staff.browser.call(listCheckLeads, {})).body.data.total).toBe(1);
});

test('what was left goes after half a year by itself', async () => {
  const { browser } = await signInNewStaff(portal);
  await leaveAddress('finch-joinery.com');
  const { services } = portal.portal;
  const clear = (days: number) => {
    const now = new Date(portal.clock.now().getTime() + days * 24 * 60 * 60_000);
    return services.database.asSystem(async (tx) => outsideCheck.clearExpired?.(tx, now, services));
  };
  const count = async () => (await browser.call(listCheckLeads, { search: 'finch' })).body.data.total;
  await clear(179);
  expect(await count()).toBe(1);
  await clear(180);
  expect(await count()).toBe(0);
});

test('off by the switch of the brand, there are no such calls', async () => {
  const staff = await signInNewStaff(portal);
  const { browser, checkId } = await leaveAddress('robin-press.com');
  const brandId = 'default';
  const change = async (offersCheck: boolean, version: number) => {
    const input = { ...sampleBrand('unused.example'), webDomain: null, brandId, version, offersCheck };
    expect((await staff.browser.call(editBrand, input)).status).toBe(200);
  };
  await change(false, 0);
  expect((await staff.browser.call(listBrands, {})).body.data.brands[0]?.brand.offersCheck).toBe(false);
  const answers = [
    await browser.call(startOutsideCheck, { domain: 'robin-press.com' }),
    await browser.call(readOutsideCheck, { checkId }),
    await browser.call(leaveCheckEmail, { checkId, email: 'sam@robin-press.com', agrees: true }),
  ];
  for (const answer of answers) expect(answer).toMatchObject({ status: 404, errors: [{ code: 'ROUTE_NOT_FOUND' }] });
  await change(true, 1);
  expect((await browser.call(readOutsideCheck, { checkId })).status).toBe(200);
});
