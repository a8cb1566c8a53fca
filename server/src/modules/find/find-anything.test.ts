import { findAnything } from '@portal/contract/find/find.calls.ts';
import { FOUND_AT_MOST } from '@portal/contract/find/find.schemas.ts';
import { policyCreate } from '@portal/contract/policies/policies.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changePlans } from '../../testing/change-plans.ts';
import { finding, findingSteps } from '../../testing/finding-steps.ts';
import { type Member, signInNewMember, signInNewStaff } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';
import { trainingSteps } from '../../testing/training.ts';
import { addWebsite } from '../../testing/websites.ts';

let portal: TestPortal;
let member: Member;
beforeAll(async () => {
  portal = await startTestPortal();
  member = await signInNewMember(portal);
});
afterAll(() => portal.stop());

const training = trainingSteps(() => portal);
const findings = findingSteps(() => portal);
const find = async (search: string, { browser }: Pick<Member, 'browser'> = member) =>
  (await browser.call(findAnything, { search })).body.data.hits;
const titles = async (search: string, kind: string) =>
  (await find(search)).filter((hit) => hit.kind === kind).map(({ title }) => title);

test('a firm’s own things are found by a part of their name, each with its page', async () => {
  await addWebsite(member, 'Café Lumière', 'https://lumiere.example');
  await training.add(member, [{ email: 'zoe@firm.example', name: 'Zoë Lumen' }]);
  const { body } = await member.browser.call(policyCreate, { name: 'Lumber yard rules' });
  expect(await find('LUM')).toEqual([
    {
      kind: 'website',
      path: '/webappscan/Caf%C3%A9%20Lumi%C3%A8re',
      title: 'Café Lumière',
      detail: expect.stringMatching('lumiere'),
    },
    {
      kind: 'person',
      path: expect.stringMatching(/^\/training\/team\/all\/[\w-]{36}$/),
      title: 'Zoë Lumen',
      detail: 'zoe@firm.example',
    },
    { kind: 'policy', path: `/securitypolicy/${body.data.id}`, title: 'Lumber yard rules', detail: 'Draft' },
  ]);
});

test.each([
  ['cafe lumiere', 'website', 'Café Lumière'],
  ['Lumière', 'website', 'Café Lumière'],
  ['lumiere.example', 'website', 'Café Lumière'],
  ['zoe', 'person', 'Zoë Lumen'],
  ['ZOË', 'person', 'Zoë Lumen'],
  ['zoe@firm', 'person', 'Zoë Lumen'],
  ['Pâsswords and', 'course', 'Passwords and password managers'],
  ['acceptable', 'policy', 'Acceptable use'],
])('case and accents do not matter in %s', async (search, kind, title) => {
  expect(await titles(search, kind)).toContain(title);
});

test('what begins with it comes first, and of each kind there are a few', async () => {
  const firm = await training.newFirm();
  await training.add(
    firm,
    ['Ann Marlow', 'Bo Marlow', 'Cy Marlow', 'Di Marlow', 'Ed Marlow', 'Marlow Zane'].map((name) =>
      training.person(name),
    ),
  );
  const names = (await find('marlow', firm)).map(({ title }) => title);
  expect(names).toHaveLength(FOUND_AT_MOST);
  expect(names.slice(0, 2)).toEqual(['Marlow Zane', 'Ann Marlow']);
});

test('findings that are to do are found by their title, and those that are fixed are not', async () => {
  const site = await findings.newSite();
  const [open, fixed] = [finding('open'), finding('fixed')];
  await findings.scan(site, [open, fixed]);
  await findings.scan(site, [open]);
  const { findings: listed } = await findings.list(site);
  const { websiteName, findingId, title } = listed[0] ?? { websiteName: '', findingId: '', title: '' };
  expect(await find(title.toUpperCase(), site.member)).toEqual([
    { kind: 'finding', path: expect.stringContaining(`/findings/${findingId}`), title, detail: websiteName },
  ]);
});

test.each(['%%', '__', '\\\\', '%_', "'; --", '.*'])('%s is no wildcard', async (search) => {
  expect(await find(search)).toEqual([]);
});

test('a wildcard that is in a name is found as it is', async () => {
  await training.add(member, [training.person('100% Mia_Roe')]);
  expect(await titles('0% mia_', 'person')).toEqual(['100% Mia_Roe']);
});

test('accents alone, one letter and too many letters find nothing', async () => {
  expect(await find('\u0301\u0301')).toEqual([]);
  for (const search of ['', ' a ', 'a'.repeat(101)]) {
    const answer = await member.browser.call(findAnything, { search });
    expect(answer.status).toBe(400);
  }
});

test('nobody finds what is another firm’s', async () => {
  const other = await signInNewMember(portal);
  for (const search of ['lumi', 'zoe', 'firm.example', 'lumber']) {
    expect((await find(search, other)).filter(({ kind }) => kind !== 'course')).toEqual([]);
  }
});

test('staff and visitors are refused', async () => {
  const staff = await signInNewStaff(portal, 'owner');
  expect((await staff.browser.call(findAnything, { search: 'lumi' })).status).toBe(403);
  expect((await portal.browser().call(findAnything, { search: 'lumi' })).status).toBe(401);
});

test.each([
  ['probely', ['website', 'finding']],
  ['training', ['person', 'course']],
  ['securityPolicies', ['policy']],
])('without %s in the plan nothing of it is found', async (feature, kinds) => {
  const kindsFound = async () =>
    new Set((await Promise.all(['lum', 'pass'].map((search) => find(search)))).flat().map(({ kind }) => kind));
  const before = await kindsFound();
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, [feature]: 'INACTIVE' } }));
  expect([...before.difference(await kindsFound())].toSorted()).toEqual(
    kinds.filter((kind) => before.has(kind as never)).toSorted(),
  );
  await changePlans(portal, ({ planDetail }) => ({ planDetail: { ...planDetail, [feature]: 'ACTIVE' } }));
});
