import { randomUUID } from 'node:crypto';
import { inviteUser } from '@portal/contract/accounts/accounts.calls.ts';
import {
  companyUpdate,
  editUser,
  editUserInvite,
  getCustomerPortalData,
  getUserInviteList,
  getUserList,
  profileCheck,
  updateCustomerPortalData,
} from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { signInNewMember, TEST_COMPANY } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const GOALS = {
  meetContractualObligations: true,
  meetRegulatoryRequirements: false,
  proactivelyProtectMyOrganization: false,
  learnMoreAboutCyberSecurity: false,
  hasOtherGoals: true,
  otherGoals: 'Sleep well.\nAnd <b>soundly</b> 😴',
};

describe('what a person has seen', () => {
  test('starts empty and is merged, flag by flag', async () => {
    const { browser } = await signInNewMember(portal);
    const read = async () => (await browser.call(getCustomerPortalData, {})).body.data;
    expect(await read()).toEqual({ introViewed: {}, cybermaturity: {}, welcomeEmailSent: true });
    await browser.call(updateCustomerPortalData, { introViewed: { dashboard: true } });
    await browser.call(updateCustomerPortalData, { introViewed: { monitoring: true } });
    const { body } = await browser.call(updateCustomerPortalData, { cybermaturity: { dontShowRoadBlock: true } });
    const expected = {
      introViewed: { dashboard: true, monitoring: true },
      cybermaturity: { dontShowRoadBlock: true },
      welcomeEmailSent: true,
    };
    expect(body.data).toEqual(expected);
    expect(await read()).toEqual(expected);
  });

  test('keeps every flag that several tabs send at the same moment', async () => {
    const { browser } = await signInNewMember(portal);
    await browser.fetchCsrfToken();
    const names = ['dashboard', 'monitoring', 'training', 'compliance', 'ratings', 'cybermaturity'] as const;
    await Promise.all(names.map((name) => browser.call(updateCustomerPortalData, { introViewed: { [name]: true } })));
    const { introViewed } = (await browser.call(getCustomerPortalData, {})).body.data;
    expect(introViewed).toEqual(Object.fromEntries(names.map((name) => [name, true])));
  });

  test('takes no flag that there is not', async () => {
    const { browser } = await signInNewMember(portal);
    const input = { introViewed: { dashboard: true, isStaff: true }, welcomeEmailSent: false, isStaff: true };
    await browser.call(updateCustomerPortalData, input);
    expect((await browser.call(getCustomerPortalData, {})).body.data).toEqual({
      introViewed: { dashboard: true },
      cybermaturity: {},
      welcomeEmailSent: true,
    });
  });
});

describe('details', () => {
  test('of the company are changed and logged', async () => {
    const { browser, orgId } = await signInNewMember(portal);
    const company = {
      ...TEST_COMPANY,
      companyName: 'Harbor & Söhne',
      phone: '+1 555 0100',
      companyUrl: 'https://harbor.example',
    };
    const answer = await browser.call(companyUpdate, company);
    expect(answer.body.data).toMatchObject({ companyName: 'Harbor & Söhne', companyUrl: 'harbor.example' });
    expect((await browser.call(profileCheck, {})).body.companyData).toEqual(answer.body.data);
    expect(
      await portal.database.query(`select 1 from audit_log where org_id = $1 and action = 'organisation.changed'`, [
        orgId,
      ]),
    ).toHaveLength(1);
  });

  test('of oneself and of a colleague are changed', async () => {
    const org = await fillOrganisation(portal);
    const names = { firstName: 'Ada', lastName: 'Byron', jobTitle: 'CEO' };
    expect((await org.browser.call(editUser, { userProfile: names })).body.data).toMatchObject({
      ...names,
      cognitoId: org.userId,
    });
    const other = await org.browser.call(editUser, { cognitoId: org.colleagueId, userProfile: names });
    expect(other.body.data).toMatchObject({ ...names, cognitoId: org.colleagueId });
    expect((await org.browser.call(getUserList, {})).body.data).toHaveLength(2);
  });

  test('keep goals as they were typed', async () => {
    const { browser } = await signInNewMember(portal);
    const answer = await browser.call(editUser, { orgGoals: GOALS, hasSeenOrgGoals: true });
    expect(answer.body.data).toMatchObject({ orgGoals: GOALS, hasSeenOrgGoals: true });
    expect((await browser.call(profileCheck, {})).body.userData).toMatchObject({
      orgGoals: GOALS,
      hasSeenOrgGoals: true,
    });
  });

  test('of nobody are not found, and leave no trace in the log', async () => {
    const { browser, orgId } = await signInNewMember(portal);
    const cognitoId = randomUUID();
    const answer = await browser.call(editUser, { cognitoId, userProfile: { firstName: 'A', lastName: 'B' } });
    expect(answer).toMatchObject({ status: 404, errors: [{ code: 'NOT_FOUND' }] });
    const rows = await portal.database.query('select 1 from audit_log where org_id = $1 and subject = $2', [
      orgId,
      cognitoId,
    ]);
    expect(rows).toEqual([]);
  });

  test('make nobody staff, and move nobody to another organisation', async () => {
    const { browser, userId, orgId } = await signInNewMember(portal);
    const sly = {
      userProfile: { firstName: 'A', lastName: 'B', isStaff: true, orgId: randomUUID() },
      isStaff: true,
      is_staff: true,
    };
    expect((await browser.call(editUser, sly)).status).toBe(200);
    expect(await portal.database.query('select is_staff, org_id from users where user_id = $1', [userId])).toEqual([
      { is_staff: false, org_id: orgId },
    ]);
  });
});

describe('two admins who edit at once', () => {
  const names = { firstName: 'Dana', lastName: 'Reyes', jobTitle: 'Office manager' };
  const details = { ...TEST_COMPANY, phone: TEST_COMPANY.phone ?? '' };

  test('do not overwrite each other: the second one is told', async () => {
    const { browser } = await signInNewMember(portal);
    const companyOf = async () => (await browser.call(profileCheck, {})).body.companyData ?? details;
    const before = await companyOf();
    const first = await browser.call(companyUpdate, { ...details, phone: '1', before });
    const second = await browser.call(companyUpdate, { ...details, companyName: 'Mine', before });
    expect([first.status, second.status]).toEqual([200, 409]);
    expect(second.errors).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
    const stored = await companyOf();
    expect(stored).toMatchObject({ companyName: before.companyName, phone: '1' });
    expect((await browser.call(companyUpdate, { ...details, companyName: 'Mine', before: stored })).status).toBe(200);
  });

  test('at the same moment: one of them is told', async () => {
    const { browser, userId } = await signInNewMember(portal);
    await browser.fetchCsrfToken();
    const save = (jobTitle: string) =>
      browser.call(editUser, { cognitoId: userId, userProfile: { ...names, jobTitle }, before: names });
    const answers = await Promise.all([save('One'), save('Two'), save('Three')]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  test('a double click saves the same twice and fails not', async () => {
    const { browser, userId } = await signInNewMember(portal);
    await browser.fetchCsrfToken();
    const input = { cognitoId: userId, userProfile: { ...names, jobTitle: 'Director' }, before: names };
    const answers = await Promise.all([browser.call(editUser, input), browser.call(editUser, input)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  });

  test('of an invitation neither', async () => {
    const { browser } = await signInNewMember(portal);
    const email = `twice-${randomUUID()}@firm.example`;
    await browser.call(inviteUser, { email });
    const [invite] = (await browser.call(getUserInviteList, {})).body.data;
    const before = { email, firstName: '', lastName: '', jobTitle: '' };
    const save = (firstName: string) =>
      browser.call(editUserInvite, { linkId: invite?.linkId ?? '', email, firstName, before });
    expect((await save('Kim')).status).toBe(200);
    expect((await save('Lee')).errors).toMatchObject([{ code: 'CHANGED_ELSEWHERE' }]);
  });
});
