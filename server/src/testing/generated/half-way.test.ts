import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANGING_CALLS, proofFor, sampleOf, titled } from '../every-call.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { signInNewStaff } from '../people.ts';
import { sampleInputs } from '../sample-inputs.ts';
import { dumpDatabase } from '../table-dump.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  await portal.database.query(
    `create function refuse_entry() returns trigger language plpgsql as $$ begin raise 'the log is full'; end $$`,
  );
});
afterAll(() => portal.stop());

const failing = (isFailing: boolean) =>
  portal.database.query(
    isFailing
      ? 'create trigger refuse_entry before insert on audit_log for each row execute function refuse_entry()'
      : 'drop trigger refuse_entry on audit_log',
  );

/** Calls that only read, or keep what one has seen oneself; count a page that was opened; leaving a service session, and taking back a consent, that there is not. */
const UNLOGGED: readonly string[] = [
  'profileCheck',
  'updateCustomerPortalData',
  'markNewsSeen',
  'checkSignUpLinks',
  'loadTargetList',
  'loadScheduleMap',
  'loadScanMap',
  'probelyUpdateSchedule',
  'syncScans',
  'readOptIns',
  'readWebsiteProof',
  // Finds nothing on a website that holds no proof.
  'checkWebsiteProof',
  'checkAppUrl',
  'leaveServiceSession',
  'takeBackSecurityNews',
  // Billing by hand has no checkout pages, so these two find nothing to do.
  'completeCheckout',
  'openBillingPage',
  'countUsage',
  'policyLoad',
  'policyPreview',
  'policyHistory',
  'policyReplacedText',
  'policyCompare',
  // What a list would do is told, and nothing done.
  'loadTrainingData',
  'checkTrainees',
  'previewConciergeText',
  'checkWeaknessImport',
];
/** Members have ended onboarding, so for them this call stops before it changes anything. */
const CASES = titled(CHANGING_CALLS.filter(({ call, name }) => call.access !== 'public' && name !== 'profileSave'));

/** Rows that may change although the call failed: what proves a sign-in is spent, and activity is noted. */
const MAY_CHANGE = ['single_uses', 'sessions', 'sign_in_failures'];

test.each(CASES)('V2.3.3 %s leaves nothing behind when its last step fails', async (_title, entry) => {
  // Each filled organisation brings a plan, and there is a limit to those.
  await portal.database.query('delete from plans where position = 100');
  const org = await fillOrganisation(portal);
  const person = entry.call.access === 'staff' ? await signInNewStaff(portal) : org;
  const proof = await proofFor(portal, entry, person.email);
  const input = sampleOf(sampleInputs(org, portal.clock.now()), entry);
  await person.browser.fetchCsrfToken();
  const before = await dumpDatabase(portal.database);
  await failing(true);
  const answer = await person.browser.call(entry.call, input, proof);
  await failing(false);
  if (UNLOGGED.includes(entry.name)) {
    expect(answer.status).toBe(200);
    return;
  }
  expect(answer).toMatchObject({ status: 500, errors: [{ code: 'UNEXPECTED' }] });
  const after = await dumpDatabase(portal.database);
  for (const [table, rows] of Object.entries(before))
    if (!MAY_CHANGE.includes(table)) expect({ [table]: after[table] }).toEqual({ [table]: rows });
});
