import { downloadSecurityPage, getModuleActivity } from '@portal/contract/dashboard/dashboard.calls.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pdfText } from '../../../documents/testing/pdf-text.ts';
import { signInNewMember } from '../../../testing/people.ts';
import { startTestPortal, type TestPortal } from '../../../testing/test-portal.ts';
import { addWebsite, aFinding, completeScan, startScanOf } from '../../../testing/websites.ts';

let portal: TestPortal;
beforeAll(async () => {
  portal = await startTestPortal();
});
afterAll(() => portal.stop());

test('the page says what the dashboard says, and nothing of what the concierge wrote', async () => {
  const member = await signInNewMember(portal);
  const targetId = await addWebsite(member, 'Shop');
  await completeScan(portal, await startScanOf(member, targetId), [aFinding({ severity: 'high' })]);
  const now = portal.clock.now();
  await portal.database.query(
    `insert into weaknesses (weakness_id, org_id, title, severity, reported_on, body, published_at, source, created_at, created_by_name, changed_at)
      values (gen_random_uuid(), $1, 'Hidden title', 'Critical', $2, '', $3, 'console', $3, 'Sam', $3)`,
    [member.orgId, now.toISOString().slice(0, 10), now],
  );
  const { score, nextActions } = (await member.browser.call(getModuleActivity, {})).body.data;
  const answer = await member.browser.call(downloadSecurityPage, {});
  expect(answer.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': expect.stringMatching(/^attachment; filename="security-\d{4}-\d\d-\d\d\.pdf"/),
  });
  const pages = await pdfText(answer.raw);
  expect(pages).toHaveLength(1);
  const said = (text: string) => expect(pages[0]).toContain(text.replace(/\s/g, ''));
  said(`${score.score}of 100 points`);
  said(score.title);
  for (const { title } of nextActions.filter(({ title: each }) => !each.includes('Hidden'))) said(title.slice(0, 40));
  said('1 new high- or medium-severity issue found on Shop');
  said('1 message about weaknesses from your concierge');
  expect(pages[0]).not.toContain('Hiddentitle');
  const logged = await portal.database.query(
    "select subject from audit_log where org_id = $1 and action = 'security-page.downloaded'",
    [member.orgId],
  );
  expect(logged).toEqual([{ subject: 'Harbor Bakery Ltd' }]);
});
