import { downloadOrganisations, listOrganisations } from '@portal/contract/console/console.calls.ts';
import { readOrganisation } from '@portal/contract/console/organisation.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { type Member, type Person, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from '../../testing/websites.ts';
import { keepScores } from '../dashboard/score/keep-scores.ts';
import { countUsageOfCustomers } from './customers/count-usage-of-customers.ts';

let portal: TestPortal;
let support: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  support = await signInNewStaff(portal, 'support');
});
afterAll(() => portal.stop());

test('the list tells what each uses, in the order that is asked for', async () => {
  const org = await fillOrganisation(portal);
  const list = async (input: object) => (await support.browser.call(listOrganisations, input)).body.data.organisations;
  expect(await list({ search: org.marker })).toMatchObject([
    { orgId: org.orgId, admins: 2, websites: 2, lastActiveAt: portal.clock.now().toISOString() },
  ]);
  for (const name of ['Zebra Crossing', 'abacus Works', 'Milk Bar'])
    await signInNewMember(portal, `${name} ${org.marker}`);
  const names = async (sort: string) =>
    (await list({ search: org.marker, sort })).map(({ companyName }) => companyName.split(' ')[0]);
  expect(await names('name')).toEqual(['abacus', 'Firm', 'Milk', 'Zebra']);
  expect(await names('name-backwards')).toEqual(['Zebra', 'Milk', 'Firm', 'abacus']);
  expect((await names('newest')).sort()).toEqual((await names('oldest')).sort());
});

test('the list is ordered by what each uses, as it was counted last', async () => {
  const busy = await fillOrganisation(portal);
  const idle = await signInNewMember(portal, `Idle ${busy.marker}`);
  await portal.database.query(`update sessions set active_at = active_at - interval '1 day' where user_id = $1`, [
    idle.userId,
  ]);
  await portal.database.query(`update audit_log set at = at - interval '1 day' where org_id = $1`, [idle.orgId]);
  await countUsageOfCustomers(portal.portal.services);
  const order = async (sort: string) =>
    (await support.browser.call(listOrganisations, { search: busy.marker, sort } as object)).body.data.organisations;
  for (const figure of ['websites', 'scans', 'admins'])
    for (const [sort, first] of [
      [`most-${figure}`, busy],
      [`fewest-${figure}`, idle],
    ] as const)
      expect((await order(sort))[0]?.orgId, sort).toBe(first.orgId);
  expect((await order('active-last')).map(({ orgId }) => orgId)).toEqual([busy.orgId, idle.orgId]);
  expect((await order('active-longest-ago')).map(({ orgId }) => orgId)).toEqual([idle.orgId, busy.orgId]);
  // Scans that are older than 30 days no longer count, and the figure goes down by itself.
  const [before] = await order('most-scans');
  expect(before?.recentScans).toBeGreaterThan(0);
  portal.clock.advance(31 * 24 * 60 * 60_000);
  await countUsageOfCustomers(portal.portal.services);
  const stored = await portal.database.query('select counted_scans from organisations where org_id = $1', [busy.orgId]);
  expect(stored).toEqual([{ counted_scans: 0 }]);
});

test('the list tells how safe each is and how that moved in four weeks, worst first where that is asked for', async () => {
  const marker = `score ${portal.clock.now().getTime()}`;
  const firms = [await signInNewMember(portal, `Low ${marker}`), await signInNewMember(portal, `High ${marker}`)];
  support = await signInNewStaff(portal, 'support');
  const [low, high] = firms as [(typeof firms)[0], (typeof firms)[0]];
  const day = (daysAgo: number) => new Date(portal.clock.now().getTime() - daysAgo * 86_400_000);
  for (const [orgId, daysAgo, score] of [
    [low.orgId, 40, 35],
    [low.orgId, 20, 60],
    [low.orgId, 1, 41],
    [high.orgId, 0, 88],
  ] as const)
    await portal.database.query('insert into score_days (org_id, on_day, score) values ($1, $2, $3)', [
      orgId,
      day(daysAgo).toISOString().slice(0, 10),
      score,
    ]);
  await countUsageOfCustomers(portal.portal.services);
  const order = async (sort: string) =>
    (await support.browser.call(listOrganisations, { search: marker, sort } as object)).body.data.organisations;
  expect(await order('worst-score')).toMatchObject([
    { orgId: low.orgId, score: 41, scoreChange: 6 },
    { orgId: high.orgId, score: 88, scoreChange: null },
  ]);
  expect((await order('best-score')).map(({ orgId }) => orgId)).toEqual([high.orgId, low.orgId]);
});

test('the list tells what stands open at worst where the score of the day found something, worst first where asked', async () => {
  const marker = `worst ${portal.clock.now().getTime()}`;
  const quiet = await signInNewMember(portal, `Quiet ${marker}`);
  const sites = [await signInNewMember(portal, `High ${marker}`), await signInNewMember(portal, `Medium ${marker}`)];
  const [high, medium] = sites as [Member, Member];
  const shop = await addWebsite(high, 'Shop');
  await completeScan(portal, await startScanOf(high, shop), [aFinding({ severity: 'high' })]);
  const other = await startScanOf(medium, await addWebsite(medium, 'Shop'));
  await completeScan(portal, other, [aFinding({ severity: 'medium' })]);
  support = await signInNewStaff(portal, 'support');
  const order = async (sort: string) =>
    (await support.browser.call(listOrganisations, { search: marker, sort } as object)).body.data.organisations;
  expect((await order('newest')).map(({ worstPoint }) => worstPoint)).toEqual([null, null, null]);
  await keepScores(portal.portal.services);
  const what = expect.stringMatching(/^Shop: \w/);
  expect((await order('worst-point')).map(({ orgId, worstPoint }) => [orgId, worstPoint])).toEqual([
    [high.orgId, { what, severity: 'high' }],
    [medium.orgId, { what, severity: 'medium' }],
    [quiet.orgId, null],
  ]);
  expect((await order('mildest-point')).map(({ orgId }) => orgId)).toEqual([quiet.orgId, medium.orgId, high.orgId]);
  await completeScan(portal, await startScanOf(high, shop), []);
  portal.clock.advance(24 * 60 * 60_000);
  await keepScores(portal.portal.services);
  support = await signInNewStaff(portal, 'support');
  expect((await order('worst-point')).at(0)?.orgId).toBe(medium.orgId);
});

test('what an expert found counts as the score has it, and not before it is published', async () => {
  const marker = `expert ${portal.clock.now().getTime()}`;
  const firm = await signInNewMember(portal, `Found ${marker}`);
  await portal.database.query(
    `insert into weaknesses (weakness_id, org_id, title, severity, reported_on, body, source, published_at, created_at, created_by_name, changed_at)
     select gen_random_uuid(), $1, title, severity, '2026-01-01', '', 'console', published, now(), 'Robin', now()
     from (values ('The branch can be reached with a known password', 'Critical', now()), ('Not said yet', 'Critical', null)) as found (title, severity, published)`,
    [firm.orgId],
  );
  await keepScores(portal.portal.services);
  support = await signInNewStaff(portal, 'support');
  const [row] = (await support.browser.call(listOrganisations, { search: marker })).body.data.organisations;
  expect(row?.worstPoint).toEqual({ what: 'The branch can be reached with a known password', severity: 'critical' });
});

test('owners take the customers along as a file, which starts no formula, and it is in the log', async () => {
  const owner = await signInNewStaff(portal);
  const marker = `file ${portal.clock.now().getTime()}`;
  const firm = await signInNewMember(portal, `=Formula ${marker}`);
  await portal.database.query('insert into score_days (org_id, on_day, score) values ($1, $2, 73)', [
    firm.orgId,
    portal.clock.now().toISOString().slice(0, 10),
  ]);
  await portal.database.query(
    `update organisations set worst_point = '=Open', worst_point_rank = 4 where org_id = $1`,
    [firm.orgId],
  );
  const answer = await owner.browser.call(downloadOrganisations, { search: marker });
  expect(answer.headers['content-disposition']).toContain('customers-');
  const [head, row, ...more] = answer.raw.toString('utf8').trim().split('\r\n');
  expect(head).toContain('Organization,Score,In four weeks,Worst open point,Severity,Plan');
  expect(row).toMatch(new RegExp(`^'=Formula ${marker},73,,'=Open,critical,`));
  expect(more).toEqual([]);
  const logged = await portal.database.query(`select details from audit_log where action = 'organisations.downloaded'`);
  expect(logged).toEqual([{ details: { organisations: 1 } }]);
});

test('a trial that is over is told and found as that, and so is a subscription that has ended', async () => {
  support = await signInNewStaff(portal, 'support');
  const now = portal.clock.now();
  const marker = `Trials ${now.getTime()}`;
  const set = async (name: string, status: string, endsInMs: number) => {
    const { orgId } = await signInNewMember(portal, `${name} ${marker}`);
    await portal.database.query(
      'update organisations set subscription_status = $2, trial_ends_at = $3 where org_id = $1',
      [orgId, status, new Date(now.getTime() + endsInMs)],
    );
  };
  await set('Running', 'INTRIAL', 1);
  await set('Over', 'INTRIAL', 0);
  await set('Paid', 'ACTIVE', -1);
  await set('Done', 'CANCELLED', -1);
  const found = async (status: 'INTRIAL' | 'trial-ended' | 'ACTIVE' | 'CANCELLED') => {
    const { body } = await support.browser.call(listOrganisations, { search: marker, status });
    return body.data.organisations.map(({ companyName, isTrialOver }) => [companyName.split(' ')[0], isTrialOver]);
  };
  expect(await found('INTRIAL')).toEqual([['Running', false]]);
  expect(await found('trial-ended')).toEqual([['Over', true]]);
  expect(await found('ACTIVE')).toEqual([['Paid', false]]);
  expect(await found('CANCELLED')).toEqual([['Done', false]]);
});

test('a person whose sessions have ended was active when they last did something', async () => {
  const member = await signInNewMember(portal);
  const at = portal.clock.now().toISOString();
  await portal.database.query('delete from sessions where user_id = $1', [member.userId]);
  const { people } = (await support.browser.call(readOrganisation, { orgId: member.orgId })).body.data;
  expect(people).toMatchObject([{ email: member.email, lastActiveAt: at }]);
});

test('a customer is found by its name without marks and by the address of a member', async () => {
  support = await signInNewStaff(portal, 'support');
  const marker = `Lärche ${portal.clock.now().getTime()}`;
  const member = await signInNewMember(portal, `Łódź ${marker}`);
  const { email } = await portal.database
    .query<{ email: string }>('select email from users where user_id = $1', [member.userId])
    .then(([row]) => row ?? { email: '' });
  const found = async (search: string) =>
    (await support.browser.call(listOrganisations, { search })).body.data.organisations.map(({ orgId }) => orgId);
  const plain = marker.replace('ä', 'a').toLowerCase();
  for (const search of [marker, plain, marker.normalize('NFD'), email, email.toUpperCase(), email.split('@')[0] ?? ''])
    expect(await found(search), search).toEqual([member.orgId]);
  expect(await found(`${plain}%`)).toEqual([]);
});
