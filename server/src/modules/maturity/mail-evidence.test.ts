import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillOrganisation } from '../../testing/filled-organisation.ts';
import { maturitySteps } from '../../testing/maturity-steps.ts';
import { startTestPortal, type TestPortal } from '../../testing/test-portal.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

const { save, report } = maturitySteps(() => portal);
type Firm = Awaited<ReturnType<typeof fillOrganisation>>;

/** What the portal says beside the answer about the mail domain after a scan that left this out. */
async function evidenceAfter(org: Firm, change: string, values: readonly unknown[] = []) {
  await portal.database.query(
    `update scans set status = 'completed', completed_at = coalesce(completed_at, now()), scan_level = 'lightning',
       engine = 'builtin', not_tested = '[]' where org_id = $1`,
    [org.orgId],
  );
  await portal.database.query(`update scans set ${change} where org_id = $1`, [org.orgId, ...values]);
  return (await report(org)).elements.find(({ elementPath }) => elementPath === 'email-domain')?.evidence;
}

test('records about mail count only where the scan looked at them', async () => {
  const org = await fillOrganisation(portal);
  // Only the scans are asked here: nothing was seen from outside, and no finding is open.
  await portal.database.query('delete from rating_measurements where org_id = $1', [org.orgId]);
  await portal.database.query('delete from website_findings where org_id = $1', [org.orgId]);
  await portal.database.query(
    `delete from websites where org_id = $1 and website_id not in (select website_id from scans where org_id = $1)`,
    [org.orgId],
  );
  await save(org, 'email-domain', { level: 3 });
  const without = (reason: string) => [JSON.stringify([{ checkId: 'P24', reason }])];
  const unseen = { verdict: 'claimed', text: expect.stringContaining('takes your word') };
  expect(await evidenceAfter(org, `not_tested = $2`, without('NO_DOMAIN'))).toMatchObject(unseen);
  expect(await evidenceAfter(org, `not_tested = $2`, without('PLATFORM_DOMAIN'))).toMatchObject(unseen);
  expect(await evidenceAfter(org, `not_tested = $2`, without('DNS_FAILED'))).toMatchObject(unseen);
  expect(await evidenceAfter(org, `engine = 'probely'`)).toMatchObject(unseen);
  const seen = { verdict: 'supported', text: expect.stringContaining('in place and strict') };
  expect(await evidenceAfter(org, `not_tested = '[]'`)).toMatchObject(seen);
  expect(await evidenceAfter(org, `not_tested = $2`, without('DNSSEC_UNKNOWN'))).toMatchObject(seen);
});
