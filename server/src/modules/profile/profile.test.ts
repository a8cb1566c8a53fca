import { profileCheck, profileSave } from '@portal/contract/profile/profile.calls.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signInNewMember, signInNewPerson, signInNewStaff, TEST_COMPANY } from '../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const adminProfile = { firstName: 'Dana', lastName: 'Reyes', jobTitle: '' };

describe('onboarding', () => {
  test('makes the organisation and its first admin', async () => {
    const { browser, email } = await signInNewPerson(portal);
    const before = await browser.call(profileCheck, {});
    expect(before.body).toMatchObject({ companyData: null, orgId: null });
    const saved = await browser.call(profileSave, { companyProfile: TEST_COMPANY, adminProfile });
    expect(saved.body).toMatchObject({ success: true, email, subscriptionStatus: 'INTRIAL' });
    const after = await browser.call(profileCheck, {});
    expect(after.body).toMatchObject({
      companyData: TEST_COMPANY,
      userData: { firstName: 'Dana', lastName: 'Reyes', email },
    });
  });

  test('makes one organisation when it is sent twice at once', async () => {
    const { browser, email } = await signInNewPerson(portal);
    await browser.call(profileCheck, {});
    const send = () =>
      browser.call(profileSave, { companyProfile: { ...TEST_COMPANY, companyName: email }, adminProfile });
    const answers = await Promise.all([send(), send()]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409]);
    const rows = await portal.database.query('select 1 from organisations where company_name = $1', [email]);
    expect(rows).toHaveLength(1);
  });

  test('names every field that is wrong', async () => {
    const { browser } = await signInNewPerson(portal);
    const answer = await browser.call(profileSave, {
      companyProfile: { ...TEST_COMPANY, companyName: '  ', companyUrl: 'javascript:alert(1)' },
      adminProfile: { ...adminProfile, lastName: '' },
    });
    expect(answer.status).toBe(400);
    expect(answer.errors.map((error) => error.field).sort()).toEqual([
      'adminProfile.lastName',
      'companyProfile.companyName',
      'companyProfile.companyUrl',
    ]);
  });

  test('is not for the provider’s staff', async () => {
    const { browser } = await signInNewStaff(portal);
    const answer = await browser.call(profileSave, { companyProfile: TEST_COMPANY, adminProfile });
    expect(answer).toMatchObject({ status: 403, errors: [{ code: 'NO_ACCESS' }] });
  });

  test('cannot be repeated by a member', async () => {
    const { browser } = await signInNewMember(portal);
    const answer = await browser.call(profileSave, { companyProfile: TEST_COMPANY, adminProfile });
    expect(answer.errors[0]?.code).toBe('PROFILE_EXISTS');
  });
});
