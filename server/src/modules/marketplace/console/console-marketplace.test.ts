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
  const { earlierCodes, offers } = await seen();
  expect(offers.map((offer) => offer.offerId)).not.toContain(offerId);
  expect(earlierCodes).toMatchObject([{ code: 'HARBOR-1', offerTitle: OFFER.title, partnerName: PARTNER.name }]);
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
  const late = await staff.browser.call(calls.publishOffer, { offerId, version: 1, isPublished: true });
  // Whoever publishes has no form with a field.
  expect(late.errors).toEqual([{ code: 'OFFER_HAS_ENDED', message: expect.any(String) }]);
  const noYear = await staff.browser.call(calls.saveOffer, { ...OFFER, partnerId, validFrom: '0000-01-01' });
  expect(noYear.errors).toMatchObject([{ field: 'validFrom', message: 'Please enter a date.' }]);
  for (const wrong of ['javascript:alert(1)', 'http://harbor.example/offer', '//harbor.example']) {
    const link = await staff.browser.call(calls.saveOffer, { ...OFFER, partnerId, link: wrong });
    expect(link.errors).toMatchObject([{ field: 'link' }]);
  }
  const secret = await staff.browser.call(calls.saveOffer, {
    ...OFFER,
    partnerId,
    link: 'https://:secret@harbor.example',
  });
  expect(secret.errors).toMatchObject([{ field: 'link' }]);
});

test('two partners of one name, or of a shipped one’s, have pages of their own', async () => {
  await addPartner('Quad9');
  await addPartner('Quad9');
  expect((await read()).partners.map(({ partner }) => partner)).toEqual(expect.arrayContaining(['quad9-2', 'quad9-3']));
});

test('partners of one name that two people make at once have pages of their own', async () => {
  const made = await Promise.all(
    [1, 2, 3, 4].map(() => staff.browser.call(calls.savePartner, { ...PARTNER, name: 'Twin Locks' })),
  );
  expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test('an offer holds a bounded number of codes; those that are there do not count twice', async () => {
  const offerId = await addOffer(await addPartner());
  await portal.database.query(
    `insert into marketplace_codes (code_id, offer_id, code) select gen_random_uuid(), $1, 'C' || n from generate_series(1, 19999) n`,
    [offerId],
  );
  const add = (codes: string) => staff.browser.call(calls.addOfferCodes, { offerId, codes });
  expect((await add('C1\nC2\nC3')).body.data).toEqual({ added: 0, known: 3 });
  expect((await add('C1\nNEW-1\nNEW-2')).errors).toEqual([
    {
      code: 'CODES_NOT_VALID',
      field: 'codes',
      message: 'Please check the codes. An offer can have at most 20000, and there are already 19999.',
    },
  ]);
  expect((await add('C1\nNEW-1')).body.data).toEqual({ added: 1, known: 1 });
});

test('the savings text promises no more than the offers give, and none while nothing is left', async () => {
  const save = async (text: string) =>
    staff.browser.call(calls.saveSavingsText, { text, version: (await read()).savings.version });
  await portal.database.query(`update organisations set industry = 'NON_PROFIT' where org_id = $1`, [member.orgId]);
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

test('staff is told which of the offers that come along were looked up too long ago', async () => {
  expect((await read()).standing.filter(({ isOld }) => isOld)).toEqual([]);
  portal.clock.advance(600 * 24 * 60 * 60_000);
  staff = await signInNewStaff(portal);
  const { standing } = await read();
  expect(standing.length).toBeGreaterThan(10);
  expect(standing.every(({ isOld }) => isOld)).toBe(true);
});
