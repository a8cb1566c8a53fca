import { randomUUID } from 'node:crypto';
import { readdirSync } from 'node:fs';
import { resetModule } from '@portal/contract/console/reset.calls.ts';
import { getMarketplace, redeemOffer, showInterest } from '@portal/contract/marketplace/marketplace.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Member, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { visitCustomer } from '../../testing/visit-customer.ts';
import { readOffersOn } from './offers-on.ts';
import { readShippedMarketplace } from './shipped-offers.ts';

let portal: TestPortal;
let member: Member;
const partnerId = randomUUID();
beforeAll(async () => {
  portal = await startTestPortal({ LOG_LEVEL: 'debug' });
  member = await signInNewMember(portal);
  await portal.database.query(
    `insert into marketplace_partners (partner_id, slug, name, summary, about, website, created_at)
     values ($1, 'harbor-backup', 'Harbor Backup', 'Backups.', 'Backups for small firms.', 'https://harbor.example', now())`,
    [partnerId],
  );
});
afterAll(() => portal.stop());

const addOffer = async (changes: { codes?: readonly string[]; validUntil?: string; published?: boolean } = {}) => {
  const offerId = randomUUID();
  await portal.database.query(
    `insert into marketplace_offers (offer_id, partner_id, category, title, what_it_is, for_whom, savings_text, savings_percent,
       valid_until, how_to_redeem, terms, link, is_commission, is_featured, published_at, created_at)
     values ($1, $2, 'data', $5, 'x', 'x', '20% off', 20, $3, '["Enter the code."]', 'x', 'https://harbor.example', true, false, $4, now())`,
    [offerId, partnerId, changes.validUntil ?? null, changes.published === false ? null : new Date(), offerId],
  );
  for (const code of changes.codes ?? [])
    await portal.database.query(
      `insert into marketplace_codes (code_id, offer_id, code) values (gen_random_uuid(), $1, $2)`,
      [offerId, code],
    );
  return offerId;
};
const read = async (who: Member = member) => (await who.browser.call(getMarketplace, {})).body.data;
const find = async (offerId: string) => (await read()).offers.find((offer) => offer.offerId === offerId);

test('what an offer is said to help with is there: elements of the assessment, checks of the scans', () => {
  const content = (folder: string) =>
    readdirSync(new URL(`${folder}/`, import.meta.resolve('@portal/content/package.json')));
  const elements = content('maturity/elements').map((file) => file.replace('.yaml', ''));
  const checks = content('checks').map((file) => file.replace('.json', ''));
  const helped = readShippedMarketplace('en').offers.map(({ helpsWith }) => helpsWith);
  expect(helped.flatMap((helps) => helps.elements).filter((id) => !elements.includes(id))).toEqual([]);
  expect(helped.flatMap((helps) => helps.checks).filter((id) => !checks.includes(id))).toEqual([]);
  expect(helped.filter((helps) => helps.elements.length + helps.checks.length > 0).length).toBeGreaterThan(8);
});

test('shows what can be had today: nothing that has ended, is a draft or is hidden', async () => {
  const on = await addOffer({ validUntil: '2100-01-01' });
  const ended = await addOffer({ validUntil: '2020-01-01' });
  const draft = await addOffer({ published: false });
  const [hidden, shown] = readShippedMarketplace('en').offers;
  await portal.database.query(`insert into marketplace_hidden_offers values ($1, now())`, [hidden?.offerId]);
  const { offers, partners, page, categories } = await read();
  const ids = offers.map(({ offerId }) => offerId);
  expect(ids).toEqual(expect.arrayContaining([on, shown?.offerId]));
  for (const gone of [ended, draft, hidden?.offerId]) expect(ids).not.toContain(gone);
  expect(new Set(offers.map(({ partner }) => partner))).toEqual(new Set(partners.map(({ partner }) => partner)));
  expect(categories).toHaveLength(6);
  // The best that a shop can have is the own offer; what saves more is for nonprofits.
  expect(page.savingsText).toBe('up to 20%');
  const nonprofit = await signInNewMember(portal);
  await portal.database.query(`update organisations set industry = 'NON_PROFIT' where org_id = $1`, [nonprofit.orgId]);
  expect((await read(nonprofit)).page.savingsText).toBe('up to 66%');
});

test('gives an organization one code, the same one whenever it asks', async () => {
  const offerId = await addOffer({ codes: ['FIRST', 'SECOND'] });
  expect(await find(offerId)).toMatchObject({ codes: 'available', redeemed: null, isCommission: true });
  const answer = await member.browser.call(redeemOffer, { offerId });
  expect(answer.body.data.code).toBe('FIRST');
  expect((await member.browser.call(redeemOffer, { offerId })).body.data).toEqual(answer.body.data);
  expect(await find(offerId)).toMatchObject({ redeemed: answer.body.data });
  const log = await portal.database.query<{ entry: string }>(
    `select subject, a::text as entry from audit_log a where action = 'marketplace.redeemed'`,
  );
  expect(log).toMatchObject([{ subject: offerId }]);
  expect(JSON.stringify(log)).not.toContain('FIRST');
  expect(portal.logged.join('')).toContain(redeemOffer.path);
  expect(portal.logged.join('')).not.toContain('FIRST');
});

test('V2.3.4 gives each code once, whoever asks at the same time, and says when none is left', async () => {
  const offerId = await addOffer({ codes: ['A', 'B'] });
  const others = [member, await signInNewMember(portal), await signInNewMember(portal)];
  for (const { browser } of others) await browser.fetchCsrfToken();
  const answers = await Promise.all(
    others.flatMap(({ browser }) => [browser.call(redeemOffer, { offerId }), browser.call(redeemOffer, { offerId })]),
  );
  const codes = answers.flatMap((answer) => (answer.status === 200 ? answer.body.data.code : []));
  expect([...codes].sort()).toEqual(['A', 'A', 'B', 'B']);
  const refused = answers.filter(({ status }) => status !== 200).map(({ status, errors }) => [status, errors[0]?.code]);
  expect(refused).toEqual([
    [409, 'NO_CODES_LEFT'],
    [409, 'NO_CODES_LEFT'],
  ]);
  const nobody = await signInNewMember(portal);
  expect((await read(nobody)).offers.find((offer) => offer.offerId === offerId)).toMatchObject({ codes: 'gone' });
});

test('after a reset the organization begins anew, and the code that it was shown stays given', async () => {
  const offerId = await addOffer({ codes: ['SHOWN', 'NEXT'] });
  const firm = await signInNewMember(portal);
  await firm.browser.call(redeemOffer, { offerId });
  const staff = await signInNewStaff(portal);
  const reset = await staff.browser.call(resetModule, { name: 'marketplace', orgId: firm.orgId });
  expect(reset.status).toBe(200);
  const own = (await read(firm)).offers.find((offer) => offer.offerId === offerId);
  expect(own).toMatchObject({ codes: 'available', redeemed: null });
  expect((await firm.browser.call(redeemOffer, { offerId })).body.data.code).toBe('NEXT');
});

test('an offer that has ended gives no code, and one that comes along has none', async () => {
  const ended = await addOffer({ codes: ['X'], validUntil: '2020-01-01' });
  expect((await member.browser.call(redeemOffer, { offerId: ended })).errors[0]?.code).toBe('OFFER_GONE');
  const offerId = readShippedMarketplace('en').offers.at(-1)?.offerId ?? '';
  expect((await member.browser.call(redeemOffer, { offerId })).errors[0]?.code).toBe('NO_CODES_LEFT');
});

test('interest is recorded and told once', async () => {
  const offerId = await addOffer();
  const first = await member.browser.call(showInterest, { offerId, note: 'Does it work with our server?' });
  portal.clock.advance(60_000);
  const again = await member.browser.call(showInterest, { offerId, note: 'Hello?' });
  expect(again.body.data).toEqual(first.body.data);
  const rows = await portal.database.query(`select note from marketplace_interests where offer_id = $1`, [offerId]);
  expect(rows).toEqual([{ note: 'Does it work with our server?' }]);
  const mails = await portal.database.query(`select recipient from mail_log where kind = 'marketplace-interest'`);
  expect(mails).toEqual([{ recipient: portal.portal.services.brands.default.supportEmail }]);
  expect(await find(offerId)).toMatchObject({ interestedAt: first.body.data.at });
});

test('staff in a visit shows no interest in the customer’s name', async () => {
  const offerId = await addOffer();
  const { browser } = await visitCustomer(portal, member);
  expect((await browser.call(showInterest, { offerId })).errors[0]?.code).toBe('CLOSED_TO_SERVICE');
});

test('what was described more than 180 days ago is neither recommended nor counted, and says so', async () => {
  const { database } = portal.portal.services;
  const on = (today: string) => database.asSystem((tx) => readOffersOn(tx, today, { industry: 'NON_PROFIT' }));
  const shipped = (offers: Awaited<ReturnType<typeof on>>['offers']) => offers.filter(({ source }) => source !== null);
  const [described] = shipped((await on('2026-11-22')).offers);
  const later = Temporal.PlainDate.from(described?.source?.describedOn ?? '').add({ days: 181 });
  expect(described?.source?.isOld).toBe(false);
  const { offers, savingsText } = await on(later.toString());
  expect(shipped(offers).length).toBeGreaterThan(0);
  expect(shipped(offers).every(({ source, isFeatured }) => source?.isOld === true && !isFeatured)).toBe(true);
  expect(savingsText ?? '').not.toContain('66%');
});
