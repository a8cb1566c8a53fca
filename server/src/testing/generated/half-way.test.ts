import { afterAll, beforeAll, expect, test } from 'vitest';
import { CHANGING_CALLS, proofFor, sampleOf, titled } from '../every-call.ts';
import type { FilledOrganisation } from '../filled-ids.ts';
import { fillOrganisation } from '../filled-organisation.ts';
import { type Person, signInNewStaff } from '../people.ts';
import { sampleInputs } from '../sample-inputs.ts';
import { dumpDatabase } from '../table-dump.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { watchTables } from '../watched-tables.ts';

let portal: TestPortal;
let watch: Awaited<ReturnType<typeof watchTables>>;
beforeAll(async () => {
  portal = await startTestPortal({ SCAN_ALLOW_HOSTS: '127.0.0.1' });
  await portal.database.query(
    `create table log_is_full (is_full boolean not null);
     create function refuse_entry() returns trigger language plpgsql security definer set search_path = public as $$
       begin
         if exists (select from log_is_full) then raise 'the log is full'; end if;
         return new;
       end $$;
     create trigger refuse_entry before insert on audit_log for each row execute function refuse_entry()`,
  );
  watch = await watchTables(portal.database);
});
afterAll(() => portal.stop());

const failing = (isFailing: boolean) =>
  portal.database.query(isFailing ? 'insert into log_is_full values (true)' : 'delete from log_is_full');

/** Calls that only read, or keep what one has seen oneself; count a page that was opened; leaving a service session, and taking back a consent, that there is not. */
const UNLOGGED: readonly string[] = [
  'profileCheck',
  'updateCustomerPortalData',
  'markNewsSeen',
  // Which emails somebody wants for themselves, and the language that they read.
  'saveDigestChoice',
  'chooseLanguage',
  'previewBrandWords',
  'checkSignUpLinks',
  'previewLetter',
  'checkOwnCourse',
  'loadTargetList',
  'loadScheduleMap',
  'loadScanMap',
  'probelyUpdateSchedule',
  'syncScans',
  'readOptIns',
  'readScanDescription',
  'readScanSignIn',
  'findSignInForm',
  'readWebsiteProof',
  // Finds nothing on a website that holds no proof.
  'checkWebsiteProof',
  // Of a domain whose proof holds.
  'proveSignOnDomain',
  // Makes a link, which is not kept.
  'startBrandSignOnTest',
  'checkAppUrl',
  'leaveServiceSession',
  'takeBackSecurityNews',
  // Nobody has asked for the deletion that this takes back.
  'cancelFirmDeletion',
  // Billing by hand has no checkout pages, so these two find nothing to do.
  'completeCheckout',
  'openBillingPage',
  'countUsage',
  'policyLoad',
  'policyKeepChanges',
  'keepPolicyInterview',
  // Finds no policy in another language; each draft that it makes is logged.
  'redraftPolicies',
  'policyPreview',
  'policyHistory',
  'policyReplacedText',
  'policyCompare',
  // What a list would do is told, and nothing done.
  'loadTrainingData',
  'checkTrainees',
  'checkRegisterImport',
  'previewConciergeText',
  'checkWeaknessImport',
  // A rating that is fresh is only read.
  'fastRatings',
];
/** Members have ended onboarding, and no directory is there to sign them in: for them these stop before they change anything. */
const STOPS_BEFORE: readonly string[] = ['profileSave', 'startSignOnProof', 'finishSignOnProof'];
const CASES = titled(
  CHANGING_CALLS.filter(({ call, name }) => call.access !== 'public' && !STOPS_BEFORE.includes(name)),
);

/** What proves a sign-in is spent. */
const SPENT = ['single_uses', 'sign_in_failures'];
/** Rows that may change although the call failed; activity is noted. */
const MAY_CHANGE = [...SPENT, 'sessions'];

type Standing = {
  readonly org: FilledOrganisation;
  readonly staff: Person;
  readonly rows: Awaited<ReturnType<typeof dumpDatabase>>;
};

let standing: Standing | null = null;

/** An organisation, staff and all rows as they stand: the same ones until a call changes a row. */
async function fill(): Promise<Standing> {
  // Each filled organisation brings a plan, and there is a limit to those.
  await portal.database.query('delete from plans where position = 100');
  const org = await fillOrganisation(portal);
  const staff = await signInNewStaff(portal);
  for (const { browser } of [org, staff]) await browser.fetchCsrfToken();
  await watch.touched();
  return { org, staff, rows: await dumpDatabase(portal.database) };
}

test('what is stored is noticed, and what is rolled back is not', async () => {
  await watch.touched();
  await portal.database.query('begin; update plans set position = position; rollback');
  expect(await watch.touched()).toEqual([]);
  await portal.database.query('update plans set position = position');
  expect(await watch.touched()).toEqual(['plans']);
});

test.each(CASES)('V2.3.3 %s leaves nothing behind when its last step fails', async (_title, entry) => {
  const { org, staff, rows: before } = standing ?? (await fill());
  // What is changed below, or fails, is not handed on.
  standing = null;
  const person = entry.call.access === 'staff' ? staff : org;
  const proof = await proofFor(portal, entry, person.email);
  const input = sampleOf(sampleInputs(org, portal.clock.now()), entry);
  await failing(true);
  const answer = await person.browser.call(entry.call, input, proof);
  await failing(false);
  const after = await dumpDatabase(portal.database, await watch.touched());
  const changed = Object.keys(after).filter((table) => table !== 'log_is_full' && after[table] !== before[table]);
  if (UNLOGGED.includes(entry.name)) expect(answer.status).toBe(200);
  else {
    expect(answer).toMatchObject({ status: 500, errors: [{ code: 'UNEXPECTED' }] });
    for (const table of changed) expect(MAY_CHANGE, `${table}\n${after[table]}`).toContain(table);
  }
  if (changed.every((table) => SPENT.includes(table))) standing = { org, staff, rows: { ...before, ...after } };
});
