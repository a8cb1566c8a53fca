import { staffMay } from '@portal/domain/accounts/staff-permissions.ts';
import { STAFF_ROLES, type StaffRole } from '@portal/domain/accounts/staff-role.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { EVERY_CALL, type NamedCall, proofFor, sampleOf, titled } from '../every-call.ts';
import type { FilledOrganisation } from '../filled-ids.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { type Person, signInNewPerson, signInNewStaff } from '../people.ts';
import { type Samples, sampleInputs } from '../sample-inputs.ts';
import { dumpDatabase } from '../table-dump.ts';
import type { TestBrowser } from '../test-browser.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let portal: TestPortal;
let org: FilledOrganisation;
let samples: Samples;
let stranger: TestBrowser;
let newcomer: TestBrowser;
let staff: Record<StaffRole, Person>;
let untouched: Awaited<ReturnType<typeof dumpDatabase>>;

beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  org = await fillOrganisation(portal);
  samples = sampleInputs(org, portal.clock.now());
  stranger = portal.browser();
  newcomer = (await signInNewPerson(portal)).browser;
  staff = {
    owner: await signInNewStaff(portal),
    support: await signInNewStaff(portal, 'support'),
    expert: await signInNewStaff(portal, 'expert'),
    sales: await signInNewStaff(portal, 'sales'),
  };
  untouched = await dumpDatabase(portal.database);
});
afterAll(() => portal.stop());

const withAccess = (...access: string[]) => titled(EVERY_CALL.filter(({ call }) => access.includes(call.access)));

/** Makes the call and expects a refusal; that they leave no trace is asked once, behind the last of them. */
async function expectRefusal(browser: TestBrowser, entry: NamedCall, status: number, code: string): Promise<void> {
  const answer = await browser.call(entry.call, sampleOf(samples, entry));
  expect(answer).toMatchObject({ status, errors: [{ code }] });
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.headers['cache-control']).toBe('no-store');
}

test.each(withAccess('session', 'member', 'staff'))('V8.2.1 %s needs a session', (_title, entry) =>
  expectRefusal(stranger, entry, 401, 'NOT_SIGNED_IN'),
);

test.each(withAccess('member'))('V2.3.1 %s needs an organisation', (_title, entry) =>
  expectRefusal(newcomer, entry, 403, 'ORGANISATION_REQUIRED'),
);

test.each(withAccess('member'))('%s is not for staff without an organisation', (_title, entry) =>
  expectRefusal(staff.owner.browser, entry, 403, 'ORGANISATION_REQUIRED'),
);

test.each(withAccess('staff'))('V8.2.1 %s does not exist for members', (_title, entry) =>
  expectRefusal(org.browser, entry, 404, 'NOT_FOUND'),
);

const ofStaff = EVERY_CALL.filter(({ call }) => call.access === 'staff');

/** Whether a role may make a call, by the table of permissions. */
const mayMake = (role: StaffRole, { call }: NamedCall) =>
  call.permission !== undefined && staffMay(role, call.permission);

test.each(titled(ofStaff.filter((entry) => STAFF_ROLES.some((role) => !mayMake(role, entry)))))(
  'V8.2.1 %s is refused to the roles that it is not for',
  async (_title, entry) => {
    for (const role of STAFF_ROLES)
      if (!mayMake(role, entry)) await expectRefusal(staff[role].browser, entry, 403, 'NO_ACCESS');
  },
);

test('V8.2.1 none of the refused calls has changed anything by then', async () => {
  expect(await dumpDatabase(portal.database)).toEqual(untouched);
});

// From here on calls succeed and change what the others compare.
// Who has gone into a customer's portal can do little else until they leave it, and who may see assigned customers only finds few.
const LAST = ['serviceSession', 'experts'];
const visitsLast = ofStaff.toSorted((one, other) => LAST.indexOf(one.module) - LAST.indexOf(other.module));
test.each(titled(visitsLast))('%s is open to the staff that it is for', async (_title, entry) => {
  // The last of the roles that may, which may do least.
  const role = STAFF_ROLES.findLast((one) => mayMake(one, entry)) ?? 'owner';
  const person = staff[role];
  const proof = await proofFor(portal, entry, person.email);
  expect((await person.browser.call(entry.call, sampleOf(samples, entry), proof)).status).toBe(200);
});

test('every call of staff names a permission, and no other does', () => {
  const odd = EVERY_CALL.filter(({ call }) => (call.permission !== undefined) !== (call.access === 'staff'));
  expect(odd.map(({ name }) => name)).toEqual([]);
});

test.each(withAccess('public'))('%s asks nobody to sign in first', async (_title, entry) => {
  const answer = await portal.browser().call(entry.call, sampleOf(samples, entry));
  expect(answer.errors.map(({ code }) => code)).not.toContain('NOT_SIGNED_IN');
});
