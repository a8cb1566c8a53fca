import { readinessPdf, readinessSheet } from '@portal/contract/insurance/insurance.calls.ts';
import { saveAssessment } from '@portal/contract/maturity/maturity.calls.ts';
import { READINESS_QUESTIONS } from '@portal/domain/insurance/readiness-questions.ts';
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

test('every element that a question refers to is one of the shipped assessment', () => {
  const elements = readShippedSet().elements.map(({ elementPath }) => elementPath);
  for (const { stated, href } of READINESS_QUESTIONS) {
    if (stated !== null) expect(elements).toContain(stated.element);
    const linked = /^\/cybermaturity\/assessment\/(.+)$/.exec(href ?? '')?.[1];
    if (linked !== undefined) expect(elements).toContain(linked);
  }
});

test('says what the portal sees, what the firm states, and what is not known', async () => {
  const { counts, topics, company } = await read();
  expect(company).toBe('Lark Bakery');
  expect(topics.flatMap(({ questions }) => questions)).toHaveLength(READINESS_QUESTIONS.length);
  expect(Object.values(counts).reduce((sum, one) => sum + one, 0)).toBe(READINESS_QUESTIONS.length);
  expect(await find('second-factor')).toMatchObject({ state: 'no', basis: 'seen', href: '/settings/admins' });
  expect(await find('backups-offline')).toMatchObject({ state: 'unknown', basis: 'none' });
  expect(await find('past-incidents')).toMatchObject({ state: 'yours', href: null });
  const data = { elementPath: 'backup', questionVersion: 1, level: 3, version: 0 };
  expect((await member.browser.call(saveAssessment, { data })).status).toBe(200);
  expect(await find('backups-offline')).toMatchObject({
    state: 'yes',
    basis: 'stated',
    statedAt: portal.clock.now().toISOString(),
  });
  expect(await find('backups-tested')).toMatchObject({ state: 'no' });
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
  expect(await find('encryption')).toMatchObject({ state: 'unknown', basis: 'none', href: '/attacksurface' });
  expect(await ask('encryption')).toMatchObject({ state: 'yes', basis: 'seen' });
  expect(await ask('remote-access')).toMatchObject({ state: 'unknown', basis: 'seen' });
  await portal.database.query(
    `insert into rating_findings (rating_finding_id, org_id, domain, vector, kind, asset, grade, importance, evidence,
       first_seen_at, last_seen_at)
     select gen_random_uuid(), org_id, domain, 'open_ports', 'port-office-network', domain || ':445', 'BAD', 1, '[]',
       looked_at, looked_at from rated_companies where org_id = $1`,
    [org.orgId],
  );
  const open = 'When you were looked at from outside (Nov 19, 2026), 1 way in was open';
  expect(await ask('remote-access')).toMatchObject({ state: 'no', basis: 'seen', text: expect.stringContaining(open) });
  const { data } = (await org.browser.call(readinessSheet, {})).body;
  const { brands, clock } = portal.portal.services;
  const printed = readinessModel(data, brands.default, clock.now()).topics.flatMap(({ questions }) => questions);
  expect(printed).toContainEqual(
    expect.objectContaining({ label: 'Not yet', basis: 'Seen by the portal', text: expect.stringContaining(open) }),
  );
  expect((await org.browser.call(readinessPdf, {})).status).toBe(200);
});

test('a plan without the assessment leads nobody to it, and counts nothing that was stated there', async () => {
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, cybermaturity: 'NOT_AVAILABLE' } }));
  expect(await find('backups-offline')).toMatchObject({ state: 'unknown', basis: 'none', href: null });
});
