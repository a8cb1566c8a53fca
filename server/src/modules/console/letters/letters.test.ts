import { randomUUID } from 'node:crypto';
import * as calls from '@portal/contract/console/letters.calls.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addBrand } from '../../../testing/add-brand.ts';
import { freshProof, type Member, type Person, signInNewMember, signInNewStaff } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { deliverLetter } from './deliver-letter.ts';

let portal: TestPortal;
let support: Person;
let firms: readonly [Member, Member];
beforeAll(async () => {
  portal = await startTestPortal();
});
beforeEach(async () => {
  portal.clock.advance(1000);
  support = await signInNewStaff(portal, 'support');
  firms = [await signInNewMember(portal, 'Lark Bakery'), await signInNewMember(portal, 'Quay Works')];
});
afterAll(() => portal.stop());

const LETTER = { subject: 'We are closed on Friday', body: 'Back on Monday.\n\nScans run as planned.' };
const chosen = () => ({ kind: 'chosen' as const, orgIds: firms.map(({ orgId }) => orgId) });
const send = async (changes: object = {}) =>
  support.browser.call(
    calls.sendLetter,
    { ...LETTER, letterId: randomUUID(), audience: chosen(), ...changes },
    await freshProof(portal, support.email),
  );
const deliver = (letterId: string) => deliverLetter(portal.portal.services, { letterId });
const lettersTo = async ({ email }: Pick<Member, 'email'>) =>
  (await queuedMails(portal, email)).filter(({ request }) => request.kind === 'letter');
const read = async (letterId: string) => (await support.browser.call(calls.readLetter, { letterId })).body.data;
const jobsOf = (letterId: string) =>
  portal.database.query(`select 1 from jobs.job where name = 'send-letter' and data->>'letterId' = $1`, [letterId]);

test('a letter reaches the admins of each customer under its own brand, with both logs told', async () => {
  const [lark, quay] = firms;
  const brandId = 'acme-letters';
  await addBrand(portal, { brandId, brandNameLong: 'Acme & Sons Security', supportEmail: 'help@acme.example' });
  await portal.database.query('update organisations set brand_id = $2 where org_id = $1', [quay.orgId, brandId]);
  const { letterId, customers } = (await send()).body.data;
  expect(customers).toBe(2);
  expect(await read(letterId)).toMatchObject({ ...LETTER, customers: 0, people: 0, waiting: 2 });
  await deliver(letterId);
  expect(await lettersTo(lark)).toMatchObject([
    { brandId: 'default', request: { ...LETTER, organisationName: 'Lark Bakery' } },
  ]);
  expect(await lettersTo(quay)).toMatchObject([{ brandId, replyTo: 'help@acme.example' }]);
  expect(await read(letterId)).toMatchObject({ customers: 2, people: 2, leftOut: 0, waiting: 0 });
  const logged = await portal.database.query(
    `select org_id, action, subject from audit_log where action like 'letter.%' and details->>'letterId' = $1 order by action, org_id`,
    [letterId],
  );
  expect(logged).toEqual([
    ...[lark, quay]
      .map(({ orgId }) => ({ org_id: orgId, action: 'letter.received', subject: LETTER.subject }))
      .toSorted((one, other) => (one.org_id < other.org_id ? -1 : 1)),
    { org_id: null, action: 'letter.sent', subject: LETTER.subject },
  ]);
});

test('pressed twice, run twice and killed in its midst, a letter goes to everybody once', async () => {
  const [lark, quay] = firms;
  const letterId = randomUUID();
  const [one, other] = await Promise.all([send({ letterId }), send({ letterId })]);
  expect([one.status, other.status]).toEqual([200, 200]);
  expect(one.body.data).toEqual(other.body.data);
  expect(await jobsOf(letterId)).toHaveLength(1);
  // A worker that fell over after the first customer's turn.
  await portal.database.query('update letter_recipients set people = 1, ended_at = now() where org_id = $1', [
    lark.orgId,
  ]);
  await Promise.all([deliver(letterId), deliver(letterId)]);
  await deliver(letterId);
  expect(await lettersTo(lark)).toHaveLength(0);
  expect(await lettersTo(quay)).toHaveLength(1);
  expect(await read(letterId)).toMatchObject({ customers: 2, people: 2, waiting: 0 });
  expect((await send({ letterId })).status).toBe(200);
  expect((await send({ letterId, body: 'Other words.' })).errors).toMatchObject([{ code: 'LETTER_SENT_ALREADY' }]);
  expect(await jobsOf(letterId)).toHaveLength(1);
});

test('where it fails for one customer the others have it, and the next run goes on with that one', async () => {
  const [lark, quay] = firms;
  const { letterId } = (await send()).body.data;
  const { brands } = portal.portal.services;
  const byId = (brandId: string) =>
    brandId === 'away' ? Promise.reject(new Error('The database is away.')) : brands.byId(brandId);
  await portal.database.query(`update organisations set brand_id = 'away' where org_id = $1`, [lark.orgId]);
  const failing = { ...portal.portal.services, brands: { ...brands, byId } };
  await expect(deliverLetter(failing, { letterId })).rejects.toThrow(/could not be put in the queue/);
  expect(await lettersTo(quay)).toHaveLength(1);
  expect(await read(letterId)).toMatchObject({ customers: 1, waiting: 1 });
  await portal.database.query(`update organisations set brand_id = 'default' where org_id = $1`, [lark.orgId]);
  await deliver(letterId);
  expect([(await lettersTo(lark)).length, (await lettersTo(quay)).length]).toEqual([1, 1]);
  expect(await read(letterId)).toMatchObject({ customers: 2, people: 2, waiting: 0 });
});

test('customers that are suspended or go get none, before and between, and what was sent stays when they are gone', async () => {
  const [lark, quay] = firms;
  const set = (column: string, orgId: string) =>
    portal.database.query(`update organisations set ${column} = now() where org_id = $1`, [orgId]);
  const gone = await signInNewMember(portal, 'Gone');
  await set('deletion_requested_at', gone.orgId);
  const orgIds = [...firms, gone].map(({ orgId }) => orgId);
  const { letterId, customers } = (await send({ audience: { kind: 'chosen', orgIds } })).body.data;
  expect(customers).toBe(2);
  await set('suspended_at', quay.orgId);
  await deliver(letterId);
  expect([(await lettersTo(lark)).length, (await lettersTo(quay)).length]).toEqual([1, 0]);
  expect(await read(letterId)).toMatchObject({ customers: 1, people: 1, leftOut: 1, waiting: 0 });
  await portal.database.query('delete from organisations where org_id = $1', [gone.orgId]);
  await portal.database.query('delete from letter_recipients where letter_id = $1', [letterId]);
  expect(await read(letterId)).toMatchObject({ customers: 1, people: 1, leftOut: 1 });
  const nobody = await send({ audience: { kind: 'chosen', orgIds: [quay.orgId] } });
  expect(nobody.errors).toMatchObject([{ code: 'LETTER_WITHOUT_READERS' }]);
});

test('a letter to all that the list finds goes to them alone, and its preview says so', async () => {
  const marker = `Marked ${portal.clock.now().getTime()}`;
  const marked = await signInNewMember(portal, `A ${marker}`);
  const suspended = await signInNewMember(portal, `B ${marker}`);
  await portal.database.query('update organisations set suspended_at = now() where org_id = $1', [suspended.orgId]);
  const audience = { kind: 'matching' as const, search: marker, status: 'all' as const };
  const preview = (await support.browser.call(calls.previewLetter, { ...LETTER, audience })).body.data;
  expect(preview).toMatchObject({
    customers: 1,
    people: 1,
    leftOut: 1,
    brands: [{ customers: 1 }],
  });
  expect(preview.mail).toMatchObject({
    subject: LETTER.subject,
    paragraphs: ['Back on Monday.', 'Scans run as planned.'],
  });
  expect(preview.mail.notes[0]).toContain(`the admins of A ${marker}`);
  const { letterId } = (await send({ audience })).body.data;
  await deliver(letterId);
  expect(await lettersTo(marked)).toHaveLength(1);
  expect(await lettersTo(firms[0])).toHaveLength(0);
  const listed = (await support.browser.call(calls.listLetters, { search: 'closed' })).body.data;
  expect(listed.letters[0]).toMatchObject({ letterId, customers: 1, people: 1 });
});

test.each([
  [{ subject: ' ' }, 'subject'],
  [{ body: '' }, 'body'],
  [{ subject: 'x'.repeat(121) }, 'subject'],
  [{ body: 'x'.repeat(5001) }, 'body'],
  [{ audience: { kind: 'chosen', orgIds: [] } }, 'audience.orgIds'],
  [{ audience: { kind: 'chosen', orgIds: Array.from({ length: 201 }, () => randomUUID()) } }, 'audience.orgIds'],
])('a letter with %j is refused at its field', async (changes, field) => {
  expect(await send(changes)).toMatchObject({ status: 400, errors: [{ code: 'INVALID_INPUT', field }] });
});

test('more than 5,000 customers are too many for one letter, and each send is proved anew', async () => {
  await portal.database.query(
    `insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, subscription_status, created_at)
     select md5('crowd' || n)::uuid, 'default', 'Crowd ' || n, '11-20', 'RETAIL', plan_id, 'ACTIVE', now()
     from organisations, generate_series(1, 5001) n where org_id = $1`,
    [firms[0].orgId],
  );
  await portal.database.query(
    `insert into users (user_id, org_id, identity_subject, email, created_at)
     select org_id, org_id, 'crowd-' || org_id, org_id || '@crowd.example', now() from organisations where company_name like 'Crowd %'`,
  );
  const audience = { kind: 'matching' as const, search: 'Crowd', status: 'all' as const };
  const tooMany = [{ code: 'LETTER_TO_TOO_MANY', field: 'audience' }];
  expect((await send({ audience })).errors).toMatchObject(tooMany);
  expect((await support.browser.call(calls.previewLetter, { ...LETTER, audience })).errors).toMatchObject(tooMany);
  await portal.database.query(`delete from organisations where company_name = 'Crowd 1'`);
  const asked = { ...LETTER, letterId: randomUUID(), audience };
  expect(await support.browser.call(calls.sendLetter, asked)).toMatchObject({
    status: 403,
    errors: [{ code: 'FRESH_SIGN_IN_NEEDED' }],
  });
  expect((await send(asked)).body.data).toEqual({ letterId: asked.letterId, customers: 5000 });
});
