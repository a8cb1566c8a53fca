import { randomUUID } from 'node:crypto';
import { checkSession } from '@portal/contract/accounts/accounts.calls.ts';
import { checkFirstStaffLink, createFirstStaff, listOrganisations } from '@portal/contract/console/console.calls.ts';
import { ORGANISATION_ORDERS } from '@portal/contract/console/console.schemas.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { signIn, signInNewMember, signInNewPerson, signInNewStaff, TEST_PASSWORD } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
beforeEach(async () => {
  portal = await startTestPortal();
});
afterEach(() => portal.stop());

const person = () => ({
  firstName: 'Robin',
  lastName: 'Park',
  jobTitle: '',
  email: `staff-${randomUUID()}@provider.example`,
  password: TEST_PASSWORD,
});
const token = async () => (await portal.portal.staffSetupLink())?.split('/').at(-1) ?? '';
const staff = () => portal.database.query('select email from users where is_staff');

describe('the first staff account', () => {
  test('V6.3.2 does not exist on a new portal', async () => {
    expect(await staff()).toEqual([]);
    expect(await portal.database.query('select 1 from identities')).toEqual([]);
    expect(await portal.portal.staffSetupLink()).toMatch(/^http:\/\/localhost:3000\/console\/setup\/[\w-]{43}$/);
  });

  test('is made by the link, once', async () => {
    const linkId = await token();
    const first = person();
    expect((await portal.browser().call(createFirstStaff, { ...first, linkId })).status).toBe(200);
    expect((await (await signIn(portal, first.email)).call(checkSession, {})).body.isStaff).toBe(true);
    expect(await portal.portal.staffSetupLink()).toBeNull();
    const again = await portal.browser().call(createFirstStaff, { ...person(), linkId });
    expect(again).toMatchObject({ status: 404, errors: [{ code: 'SETUP_LINK_INVALID' }] });
  });

  test('is one, also when two are made at the same moment', async () => {
    const linkId = await token();
    const answers = await Promise.all(
      [1, 2, 3].map(() => portal.browser().call(createFirstStaff, { ...person(), linkId })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404]);
    expect(await staff()).toHaveLength(1);
  });

  test('is not made by another link', async () => {
    const answer = await portal.browser().call(createFirstStaff, { ...person(), linkId: 'A'.repeat(43) });
    expect(answer.errors).toMatchObject([{ code: 'SETUP_LINK_INVALID' }]);
  });

  test('has a link that says whether it is good: not garbage, and not once it was used', async () => {
    const linkId = await token();
    const check = (given: string) => portal.browser().call(checkFirstStaffLink, { linkId: given });
    const refused = { status: 404, errors: [{ code: 'SETUP_LINK_INVALID' }] };
    expect((await check(linkId)).status).toBe(200);
    expect(await check('A'.repeat(43))).toMatchObject(refused);
    expect((await check('garbage')).status).toBe(400);
    await portal.browser().call(createFirstStaff, { ...person(), linkId });
    expect(await check(linkId)).toMatchObject(refused);
  });

  test('can be tried again after a refused password or a taken address', async () => {
    const linkId = await token();
    const { email } = await signInNewPerson(portal);
    const weak = await portal.browser().call(createFirstStaff, { ...person(), linkId, password: 'Password1' });
    expect(weak.errors).toMatchObject([{ code: 'PASSWORD_TOO_COMMON' }]);
    const taken = await portal.browser().call(createFirstStaff, { ...person(), linkId, email });
    expect(taken.errors).toMatchObject([{ code: 'USERNAME_EXISTS', field: 'email' }]);
    expect((await portal.browser().call(createFirstStaff, { ...person(), linkId })).status).toBe(200);
  });
});

describe('the customer list', () => {
  test('comes newest first, a page at a time', async () => {
    for (let index = 0; index < 55; index += 1) {
      portal.clock.advance(1000);
      await portal.database.query(
        `insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, created_at)
         values ($1, 'default', $2, '11-20', 'RETAIL', 'basic', $3)`,
        [randomUUID(), `Firm ${index}`, portal.clock.now()],
      );
    }
    const { browser } = await signInNewStaff(portal);
    const first = (await browser.call(listOrganisations, {})).body.data;
    expect(first).toMatchObject({ total: 55, pageSize: 25 });
    expect(first.organisations.map(({ companyName }) => companyName).slice(0, 2)).toEqual(['Firm 54', 'Firm 53']);
    // A page near the end is found from there; in every order all pages together are each customer once.
    for (const sort of ORGANISATION_ORDERS) {
      const pages = [];
      for (const page of [1, 2, 3, 4])
        pages.push((await browser.call(listOrganisations, { page, sort })).body.data.organisations);
      expect(pages.map((rows) => rows.length)).toEqual([25, 25, 5, 0]);
      const names = pages.flat().map(({ companyName }) => companyName);
      expect(new Set(names).size).toBe(55);
      if (sort === 'newest') expect(names).toEqual(names.map((_, index) => `Firm ${54 - index}`));
      if (sort === 'name') expect(names).toEqual([...names].sort());
    }
  });

  test('counts people, and finds names with signs that mean something to the database', async () => {
    await signInNewMember(portal, '100% Bread_and_Butter \\ Co');
    await signInNewMember(portal, '100 Breads and Butters');
    const { browser } = await signInNewStaff(portal);
    const search = async (text: string) =>
      (await browser.call(listOrganisations, { search: text })).body.data.organisations;
    expect(await search('100% bread')).toMatchObject([{ companyName: '100% Bread_and_Butter \\ Co', admins: 1 }]);
    expect(await search('d_a')).toHaveLength(1);
    expect(await search('\\')).toHaveLength(1);
    expect(await search("' or 1=1 --")).toEqual([]);
  });
});
