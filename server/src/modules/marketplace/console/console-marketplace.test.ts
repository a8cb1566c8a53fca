import * as calls from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { getMarketplace, redeemOffer, showInterest } from '@portal/contract/marketplace/marketplace.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, type Person, signInNewMember, signInNewStaff } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
let staff: Person;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  staff = await signInNewStaff(portal);
  member = await signInNewMember(portal, '=HYPERLINK("x")');
  await staff.browser.fetchCsrfToken();
});
afterAll(() => portal.stop());

const PARTNER = {
  name: 'Harbor Backup',
  summary: 'Backups for small firms.',
  about: 'Copies in two buildings.',
  website: 'https://harbor.example',
};
const OFFER = {
  category: 'data' as const,
  title: 'Backups outside the building',
  whatItIs: 'A copy every night.',
  forWhom: 'Firms with a server.',
  savingsText: '80% off the first year',
  savingsPercent: 80,
  howToRedeem: ['Enter the code when you order.'],
  terms: 'For new customers.',
  link: 'https://harbor.example/offer',
  isCommission: true,
  isFeatured: true,
};
const read = async () => (await staff.browser.call(calls.readConsoleMarketplace, {})).body.data;
const seen = async () => (await member.browser.call(getMarketplace, {})).body.data;
const addPartner = async (name = PARTNER.name) =>
  (await staff.browser.call(calls.savePartner, { ...PARTNER, name })).body.data.partnerId;
const addOffer = async (
  partnerId: string,
  changes: Partial<Parameters<typeof staff.browser.call<typeof calls.saveOffer>>[1]> = {},
) => (await staff.browser.call(calls.saveOffer, { ...OFFER, partnerId, ...changes })).body.data.offerId;
const codeOf = (answer: { readonly errors: readonly { readonly code: string }[] }) => answer.errors[0]?.code;

test('an offer goes from a draft to customers and back, and codes that were given stay', async () => {
  const partnerId = await addPartner();
  const offerId = await addOffer(partnerId);
  expect((await seen()).offers.map((offer) => offer.offerId)).not.toContain(offerId);
  expect((await staff.browser.call(calls.publishOffer, { offerId, version: 1, isPublished: true })).status).toBe(200);
  const first = (await seen()).offers[0];
  expect(first).toMatchObject({ offerId, partner: 'harbor-backup', isCommission: true, codes: 'none' });
  const codes = { offerId, codes: 'HARBOR-1\nHARBOR-2\n' };
  expect((await staff.browser.call(calls.addOfferCodes, codes)).body.data).toEqual({ added: 2, known: 0 });
  const { code } = (await member.browser.call(redeemOffer, { offerId })).body.data;
  expect(code).toBe('HARBOR-1');
  // A code that was given is never taken for a new one.
  expect((await staff.browser.call(calls.addOfferCodes, codes)).body.data).toEqual({ added: 0, known: 2 });
  expect((await read()).offers[0]).toMatchObject({ state: 'on', codes: 2, codesLeft: 1 });
  expect(codeOf(await staff.browser.call(calls.deleteOffer, { offerId }))).toBe('OFFER_IS_PUBLISHED');
  expect(codeOf(await staff.browser.call(calls.publishOffer, { offerId, version: 1, isPublished: false }))).toBe(
    'CHANGED_ELSEWHERE',
  );
  await staff.browser.call(calls.publishOffer, { offerId, version: 2, isPublished: false });
  expect((await member.browser.call(redeemOffer, { offerId })).body.data.code).toBe('HARBOR-1');
  expect(codeOf(await staff.browser.call(calls.deletePartner, { partnerId }))).toBe('PARTNER_HAS_OFFERS');
  expect((await staff.browser.call(calls.deleteOffer, { offerId })).status).toBe(200);
  expect((await staff.browser.call(calls.deletePartner, { partnerId })).status).toBe(200);
});

test('days that end before they begin, or are over, are refused', async () => {
  const partnerId = await addPartner();
  const reversed = { ...OFFER, partnerId, validFrom: '2030-02-02', validUntil: '2030-02-01' };
  const refused = await staff.browser.call(calls.saveOffer, reversed);
  expect(refused.errors).toMatchObject([{ code: 'OFFER_DAYS_REVERSED', field: 'validUntil' }]);
  const offerId = await addOffer(partnerId, { validUntil: '2020-01-01' });
  expect(codeOf(await staff.browser.call(calls.publishOffer, { offerId, version: 1, isPublished: true }))).toBe(
    'OFFER_HAS_ENDED',
  );
  const link = await staff.browser.call(calls.saveOffer, { ...OFFER, partnerId, link: 'javascript:alert(1)' });
  expect(link.errors).toMatchObject([{ field: 'link' }]);
});

test('two partners of one name, or of a shipped one’s, have pages of their own', async () => {
  await addPartner('Quad9');
  await addPartner('Quad9');
  expect((await read()).partners.map(({ partner }) => partner)).toEqual(expect.arrayContaining(['quad9-2', 'quad9-3']));
});

test('the savings text promises no more than the offers give, and none while nothing is left', async () => {
  const save = async (text: string) =>
    staff.browser.call(calls.saveSavingsText, { text, version: (await read()).savings.version });
  expect((await seen()).page.savingsText).toBe('up to 66%');
  await save('up to 95%');
  expect((await seen()).page.savingsText).toBe('up to 75%');
  await staff.browser.call(calls.hideStandingOffer, { offerId: 'google-workspace-nonprofits', isHidden: true });
  expect((await seen()).page.savingsText).toBeNull();
  expect((await read()).standing.find(({ isHidden }) => isHidden)?.offerId).toBe('google-workspace-nonprofits');
  await staff.browser.call(calls.hideStandingOffer, { offerId: 'google-workspace-nonprofits', isHidden: false });
  await save('');
  expect((await seen()).page.savingsText).toBeNull();
  expect(codeOf(await staff.browser.call(calls.saveSavingsText, { text: 'x', version: 0 }))).toBe('CHANGED_ELSEWHERE');
});

test('who is interested is listed, found and taken along, and is no formula', async () => {
  await member.browser.call(showInterest, { offerId: 'quad9-resolver', note: '=1+1' });
  const { interests, total } = (await staff.browser.call(calls.listInterests, { search: 'quad' })).body.data;
  expect({ total, row: interests[0] }).toMatchObject({ total: 1, row: { partnerName: 'Quad9', note: '=1+1' } });
  expect((await staff.browser.call(calls.listInterests, { search: '100%' })).body.data.total).toBe(0);
  const file = await staff.browser.call(calls.downloadInterests, {});
  expect(file.raw.toString()).toContain(`,'=1+1\r\n`);
  expect(file.raw.toString()).toContain(`"'=HYPERLINK(""x"")"`);
});
