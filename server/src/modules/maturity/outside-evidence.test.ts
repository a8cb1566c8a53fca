import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePlans } from '../../testing/change-plans.ts';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { maturitySteps } from '../../testing/maturity-steps.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { save, report } = maturitySteps(() => portal);

/** A firm with a rating of two days ago, at which a remote desktop is open, and its answer about ways in. */
async function withRating() {
  const org = await fillOrganisation(portal);
  await portal.database.query(
    `insert into rating_findings (rating_finding_id, org_id, domain, vector, kind, asset, grade, importance, evidence,
       first_seen_at, last_seen_at)
     select gen_random_uuid(), org_id, domain, 'open_ports', 'port-remote-control', domain || ':3389', 'BAD', 1, '[]',
       looked_at, looked_at from rated_companies where org_id = $1`,
    [org.orgId],
  );
  await save(org, 'network', { level: 3 });
  return org;
}

const evidenceOf = async (org: Awaited<ReturnType<typeof withRating>>, element: string) =>
  (await report(org)).elements.find(({ elementPath }) => elementPath === element)?.evidence;
const NOTHING_SEEN = { verdict: 'claimed', href: null, text: expect.stringContaining('takes your word') };

test('the latest rating is held against answers, with its day and the way to it', async () => {
  const org = await withRating();
  expect(await evidenceOf(org, 'network')).toEqual({
    verdict: 'contradicted',
    text: 'What the portal sees does not quite match your answer: in our outside check on Nov 19, 2026, we found 1 open service that should be closed, such as remote control, file sharing or a database.',
    href: '/attacksurface',
  });
  await portal.database.query(`update rating_findings set gone_at = now() where kind = 'port-remote-control'`);
  expect(await evidenceOf(org, 'network')).toMatchObject({
    verdict: 'claimed',
    text: expect.stringMatching(/^The portal sees only part/),
  });
  await save(org, 'network', { level: 2, version: 1 });
  expect(await evidenceOf(org, 'network')).toMatchObject({ verdict: 'supported', href: '/attacksurface' });
});

test('a vector without a letter, an old rating and that of another address say nothing', async () => {
  const org = await withRating();
  const change = (sql: string) => portal.database.query(`${sql} where org_id = $1`, [org.orgId]);
  await change(`update rating_measurements set vectors = vectors - 'open_ports'`);
  expect(await evidenceOf(org, 'network')).toMatchObject(NOTHING_SEEN);
  const other = await withRating();
  await portal.database.query(`update organisations set company_url = 'other.example' where org_id = $1`, [
    other.orgId,
  ]);
  expect(await evidenceOf(other, 'network')).toMatchObject(NOTHING_SEEN);
  const old = await withRating();
  await portal.database.query(`update rating_measurements set on_day = on_day - 60 where org_id = $1`, [old.orgId]);
  expect(await evidenceOf(old, 'network')).toMatchObject(NOTHING_SEEN);
});

test('a plan without the look from outside says nothing of it', async () => {
  const org = await withRating();
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, bitsight: 'NOT_AVAILABLE' } }));
  expect(await evidenceOf(org, 'network')).toMatchObject(NOTHING_SEEN);
});
