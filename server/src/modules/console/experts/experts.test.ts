import { cyberConciergeConfig } from '@portal/contract/concierge/concierge.calls.ts';
import { assignHelpRequest } from '@portal/contract/concierge/staff-help.calls.ts';
import { listOrganisations } from '@portal/contract/console/console.calls.ts';
import { readOrganisation } from '@portal/contract/console/organisation.calls.ts';
import { assignExperts, listExperts, saveExpertView } from '@portal/contract/console/owners/experts.calls.ts';
import { changeStaffRole } from '@portal/contract/console/staff.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOrganisation } from '../../../testing/filled-organisation.ts';
import { freshProof, type Person, signInNewMember, signInNewStaff } from '../../../testing/people.ts';
import { queuedMails } from '../../../testing/queued-mails.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';

let portal: TestPortal;
let owner: Person;
beforeAll(async () => {
  portal = await startTestPortal();
  owner = await signInNewStaff(portal);
});
afterAll(() => portal.stop());

async function newExpert() {
  const person = await signInNewStaff(portal, 'expert');
  const [row] = await portal.database.query<{ user_id: string }>('select user_id from users where email = $1', [
    person.email,
  ]);
  return { ...person, userId: row?.user_id ?? '' };
}

test('support assigns experts: they are told once, the firm sees their names, and their list can be theirs alone', async () => {
  const support = await signInNewStaff(portal, 'support');
  const expert = await newExpert();
  const firm = await signInNewMember(portal, 'Lark Bakery');
  await signInNewMember(portal, 'Another Firm');
  const assign = (userIds: string[]) => support.browser.call(assignExperts, { orgId: firm.orgId, userIds });
  expect((await assign([expert.userId])).status).toBe(200);
  expect((await assign([expert.userId])).status).toBe(200);

  const mails = await queuedMails(portal, expert.email);
  expect(mails.flatMap(({ request }) => (request.kind === 'customer-assigned' ? request : []))).toMatchObject([
    { organisationName: 'Lark Bakery' },
  ]);
  const { experts } = (await support.browser.call(readOrganisation, { orgId: firm.orgId })).body.data;
  expect(experts).toEqual([{ userId: expert.userId, name: expert.email }]);
  expect((await support.browser.call(listExperts, {})).body.data).toContainEqual({ ...experts[0], customers: 1 });
  expect((await firm.browser.call(cyberConciergeConfig, {})).body.data.experts).toEqual([expert.email]);
  // Until an owner says otherwise experts see all customers.
  const names = async (whose: 'all' | 'mine') =>
    (await expert.browser.call(listOrganisations, { whose })).body.data.organisations.map((one) => one.companyName);
  expect(await names('mine')).toEqual(['Lark Bakery']);
  expect((await names('all')).sort()).toEqual(['Another Firm', 'Lark Bakery']);

  const logged = await portal.database.query(
    `select org_id, details from audit_log where action = 'customer.experts-changed'`,
  );
  expect(logged).toEqual([{ org_id: firm.orgId, details: { added: [expert.email], removed: [] } }]);
});

test('only experts can be assigned, and those who get another role have no customers any more', async () => {
  const expert = await newExpert();
  const firm = await signInNewMember(portal);
  const assign = (userIds: string[]) => owner.browser.call(assignExperts, { orgId: firm.orgId, userIds });
  await assign([expert.userId]);
  const role = async (staffRole: 'sales' | 'expert') =>
    owner.browser.call(changeStaffRole, { cognitoId: expert.userId, staffRole }, await freshProof(portal, owner.email));
  await role('sales');
  expect((await assign([expert.userId])).errors).toMatchObject([{ code: 'EXPERT_UNKNOWN' }]);
  await role('expert');
  expect((await owner.browser.call(readOrganisation, { orgId: firm.orgId })).body.data.experts).toEqual([]);
});

test('where experts see assigned customers, a request goes to nobody who cannot open it, and comes back from who no longer can', async () => {
  const expert = await newExpert();
  const filled = await fillOrganisation(portal);
  await owner.browser.call(saveExpertView, { view: 'assigned' }, await freshProof(portal, owner.email));
  const { helpRequestId } = filled;
  const request = async () => {
    const [row] = await portal.database.query<{ version: number; assignee_id: string | null }>(
      'select version, assignee_id from help_requests where help_request_id = $1',
      [helpRequestId],
    );
    return row ?? { version: 0, assignee_id: null };
  };
  const give = async () =>
    owner.browser.call(assignHelpRequest, {
      helpRequestId,
      version: (await request()).version,
      userId: expert.userId,
    });
  const assign = (userIds: string[]) => owner.browser.call(assignExperts, { orgId: filled.orgId, userIds });
  expect((await give()).errors).toMatchObject([{ code: 'ASSIGNEE_UNKNOWN' }]);
  await assign([expert.userId]);
  expect((await give()).status).toBe(200);
  expect((await request()).assignee_id).toBe(expert.userId);
  await assign([]);
  expect((await request()).assignee_id).toBeNull();
});
