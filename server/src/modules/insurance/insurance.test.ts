import { readinessPdf, readinessSheet, stateOnSheet } from '@portal/contract/insurance/insurance.calls.ts';
import { saveAssessment } from '@portal/contract/maturity/maturity.calls.ts';
import { FACT_KEYS, factOf } from '@portal/domain/facts/facts.ts';
import { OPEN_KEYS } from '@portal/domain/insurance/open-questions.ts';
import { sayEnglish } from '@portal/domain/texts/testing/say-english.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePlans } from '../../testing/change-plans.ts';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { type Member, signInNewMember } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { readShippedSet } from '../maturity/maturity-set.ts';
import { readinessModel } from './readiness-model.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await signInNewMember(portal, 'Lark Bakery');
});
afterAll(() => portal.stop());

const read = async () => (await member.browser.call(readinessSheet, {})).body.data;
const find = async (key: string) =>
  (await read()).topics.flatMap(({ questions }) => questions).find((question) => question.key === key);

test('every element and kind of evidence that a fact refers to is one of the shipped assessment', () => {
  const set = readShippedSet('en');
  for (const key of FACT_KEYS) {
    const { stated, href, evidence } = factOf(key);
    const element = stated === null ? undefined : set.byPath.get(stated.element);
    if (stated !== null) expect(element, key).toBeDefined();
    // What speaks against a fact speaks against the answer too.
    if (element !== undefined) expect(element.evidence, key).toEqual(expect.arrayContaining([...evidence]));
    const linked = /^\/cybermaturity\/assessment\/(.+)$/.exec(href ?? '')?.[1];
    if (linked !== undefined) expect(set.byPath.has(linked), key).toBe(true);
  }
});

test('says what the portal sees, what the firm states, and what is not known', async () => {
  const { counts, topics, company } = await read();
  expect(company).toBe('Lark Bakery');
  expect(topics.flatMap(({ questions }) => questions)).toHaveLength(FACT_KEYS.length + OPEN_KEYS.length);
  expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(FACT_KEYS.length + OPEN_KEYS.length);
  expect(await find('second-factor-portal')).toMatchObject({ state: 'no', basis: 'seen', href: '/settings/admins' });
  expect(await find('backup-apart')).toMatchObject({ state: 'unknown', basis: 'none' });
  expect(await find('past-incidents')).toMatchObject({ state: 'yours', href: null });
  const data = { elementPath: 'backup', questionVersion: 1, level: 3, version: 0 };
  expect((await member.browser.call(saveAssessment, { data })).status).toBe(200);
  expect(await find('backup-apart')).toMatchObject({
    state: 'yes',
    basis: 'stated',
    at: portal.clock.now().toISOString(),
  });
  expect(await find('backup-restored')).toMatchObject({ state: 'unknown', basis: 'stated' });
});

test('a firm states what nothing else tells, once for two tabs, and takes it back', async () => {
  const state = (version: number, value: 'yes' | 'no' | null, note: string) =>
    member.browser.call(stateOnSheet, { key: 'backup-restored', value, note, version });
  expect((await state(0, 'yes', 'Accounts, in May.')).body.data.version).toBe(1);
  expect(await find('backup-restored')).toMatchObject({
    state: 'yes',
    by: expect.any(String),
    statement: { value: 'yes', note: 'Accounts, in May.', version: 1 },
  });
  expect((await state(0, 'no', '')).status).toBe(409);
  // The same again confirms it.
  await portal.database.query(`update firm_statements set stated_at = stated_at - interval '91 days'`);
  expect((await find('backup-restored'))?.isStale).toBe(true);
  expect((await read()).stale).toBeGreaterThan(0);
  expect((await state(1, 'yes', 'Accounts, in May.')).status).toBe(200);
  expect((await find('backup-restored'))?.isStale).toBe(false);
  expect((await state(2, null, '')).body.data.version).toBe(0);
  expect(await find('backup-restored')).toMatchObject({ state: 'unknown' });
  const log = await portal.database.query(`select 1 from audit_log where action = 'insurance.stated'`);
  expect(log).toHaveLength(3);
});

test('what only the firm can write is written on the sheet, with who signs', async () => {
  const write = (key: 'past-incidents' | 'signed-by', note: string) =>
    member.browser.call(stateOnSheet, { key, value: null, note, version: 0 });
  await write('past-incidents', 'None.');
  await write('signed-by', 'Maria Lark, owner');
  expect(await find('past-incidents')).toMatchObject({ state: 'written', text: 'None.' });
  expect((await read()).signedBy).toBe('Maria Lark, owner');
  const refused = await member.browser.call(stateOnSheet, {
    key: 'two-approve',
    value: 'not-applicable',
    note: '',
    version: 0,
  });
  expect(refused.status).toBe(400);
});

test('comes as a PDF, which is logged', async () => {
  const answer = await member.browser.call(readinessPdf, {});
  expect(answer.raw.subarray(0, 5).toString()).toBe('%PDF-');
  expect(answer.headers['content-disposition']).toMatch(/InsuranceReadiness_\d{4}-\d\d-\d\d\.pdf/);
  const log = await portal.database.query(`select 1 from audit_log where action = 'insurance.sheet-downloaded'`);
  expect(log).toHaveLength(1);
});

test('tells what the latest rating saw from outside, on the page and in the PDF', async () => {
  const org = await fillOrganisation(portal);
  const ask = async (key: string) =>
    (await org.browser.call(readinessSheet, {})).body.data.topics
      .flatMap(({ questions }) => questions)
      .find((question) => question.key === key);
  expect(await find('web-encryption')).toMatchObject({ state: 'unknown', basis: 'none', href: '/attacksurface' });
  expect(await ask('web-encryption')).toMatchObject({ state: 'yes', basis: 'seen' });
  expect(await ask('remote-control-closed')).toMatchObject({ state: 'unknown', basis: 'seen' });
  await portal.database.query(
    `insert into rating_findings (rating_finding_id, org_id, domain, vector, kind, asset, grade, importance, evidence,
       first_seen_at, last_seen_at)
     select gen_random_uuid(), org_id, domain, 'open_ports', 'port-office-network', domain || ':445', 'BAD', 1, '[]',
       looked_at, looked_at from rated_companies where org_id = $1`,
    [org.orgId],
  );
  const open = 'In our outside check on Nov 19, 2026, we found 1 open service';
  expect(await ask('remote-control-closed')).toMatchObject({
    state: 'no',
    basis: 'seen',
    text: expect.stringContaining(open),
  });
  const { data } = (await org.browser.call(readinessSheet, {})).body;
  const { brands, clock } = portal.portal.services;
  const printed = readinessModel(data, {
    brand: brands.default,
    logo: null,
    now: clock.now(),
    say: sayEnglish,
  }).topics.flatMap(({ questions }) => questions);
  expect(printed).toContainEqual(
    expect.objectContaining({ label: 'Not yet', basis: 'Detected by the portal', text: expect.stringContaining(open) }),
  );
  expect((await org.browser.call(readinessPdf, {})).status).toBe(200);
});

test('a plan without the assessment leads nobody to it, and counts nothing that was stated there', async () => {
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, cybermaturity: 'NOT_AVAILABLE' } }));
  expect(await find('backup-apart')).toMatchObject({ state: 'unknown', basis: 'none', href: null });
});
