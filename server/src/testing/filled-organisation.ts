import { randomBytes, randomUUID } from 'node:crypto';
import { sampleFinding } from '../documents/testing/scan-report-samples.ts';
import { seal } from '../system/sealed-box.ts';
import { changePlans } from './change-plans.ts';
import { fillBilling } from './filled-billing.ts';
import { fillBrandSignOn } from './filled-brand-sign-on.ts';
import { fillConsole } from './filled-console.ts';
import type { FilledOrganisation } from './filled-ids.ts';
import { fillOffer } from './filled-offer.ts';
import { fillPeople } from './filled-people.ts';
import { fillPolicies } from './filled-policies.ts';
import { fillSignOff } from './filled-sign-off.ts';
import { RowBatch } from './insert-row.ts';
import { MODULE_SAMPLES } from './module-samples.ts';
import { type Member, signInNewMember } from './people.ts';
import type { TestPortal } from './test-portal.ts';

const HOUR_MS = 60 * 60_000;

type FilledPortal = Member &
  Awaited<ReturnType<typeof fillPeople>> &
  Awaited<ReturnType<typeof fillOffer>> &
  Awaited<ReturnType<typeof fillBrandSignOn>> &
  Awaited<ReturnType<typeof fillConsole>> &
  Awaited<ReturnType<typeof fillPolicies>> &
  Awaited<ReturnType<typeof fillSignOff>> & {
    readonly marker: string;
    readonly websiteId: string;
    readonly idleWebsiteId: string;
    readonly scheduleId: string;
    readonly completedScanId: string;
    readonly runningScanId: string;
    readonly findingId: string;
    readonly idleFindingId: string;
    readonly checkoutPageId: string;
    readonly waitingOrgId: string;
    readonly filePath: string;
  };

declare module './filled-ids.ts' {
  interface FilledOrganisation extends FilledPortal {}
}

/** An organisation with a row in every table of organisations; all its texts carry `marker`. */
export async function fillOrganisation(test: TestPortal): Promise<FilledOrganisation> {
  const marker = `m${randomBytes(6).toString('hex')}`;
  await includePhishing(test);
  const member = await signInNewMember(test, `Firm ${marker}`);
  const ids = {
    websiteId: randomUUID(),
    idleWebsiteId: randomUUID(),
    scheduleId: randomUUID(),
    completedScanId: randomUUID(),
    runningScanId: randomUUID(),
    findingId: randomUUID(),
    idleFindingId: randomUUID(),
    checkoutPageId: `page${marker}`,
  };
  const { orgId, userId } = member;
  const now = test.clock.now();
  const earlier = new Date(now.getTime() - HOUR_MS);
  const later = new Date(now.getTime() + HOUR_MS);
  const rows = new RowBatch();
  const { insert, insertOnce } = rows;
  const people = await fillPeople(insert, { ...member, marker, secondFactorKey: test.secrets.secondFactorKey }, now);
  const website = { org_id: orgId, scan_level: 'safe', created_at: now, created_by: userId };
  await insert('websites', {
    ...website,
    website_id: ids.websiteId,
    name: `Site ${marker}`,
    url: `http://127.0.0.1:9/${marker}`,
  });
  await insert('websites', {
    ...website,
    website_id: ids.idleWebsiteId,
    name: `Idle ${marker}`,
    url: `http://127.0.0.1:9/idle-${marker}`,
  });
  await insert('scan_consents', {
    consent_id: randomUUID(),
    org_id: orgId,
    website_id: ids.websiteId,
    user_id: userId,
    user_email: member.email,
    url: `http://127.0.0.1:9/${marker}`,
    consent_text: marker,
    ip: '10.0.0.1',
    at: now,
  });
  await insert('scan_schedules', {
    schedule_id: ids.scheduleId,
    org_id: orgId,
    website_id: ids.websiteId,
    first_run_at: later,
    recurrence: 'm',
    next_run_at: later,
    updated_at: now,
  });
  const scan = { org_id: orgId, website_id: ids.websiteId, scan_level: 'safe' };
  await insert('scans', {
    ...scan,
    scan_id: ids.completedScanId,
    status: 'completed',
    started_at: earlier,
    completed_at: now,
    failure_reason: null,
    new_findings: 1,
    reopened_findings: 0,
    fixed_findings: 0,
  });
  await insert('scans', { ...scan, scan_id: ids.runningScanId, status: 'started', started_at: now });
  await insert('website_proofs', {
    website_id: ids.websiteId,
    org_id: orgId,
    token: 'a1b2c3',
    method: 'file',
    proved_at: now,
    created_at: now,
  });
  await insert('website_opt_ins', {
    website_id: ids.websiteId,
    check_id: 'A19',
    org_id: orgId,
    switched_on_by: member.email,
    switched_on_at: now,
  });
  await insert('website_descriptions', {
    website_id: ids.websiteId,
    org_id: orgId,
    format: 'openapi',
    file_name: `${marker}.json`,
    operations: JSON.stringify([{ method: 'GET', url: `http://127.0.0.1:9/${marker}`, pathPlaces: [], json: null }]),
    left_out: JSON.stringify([]),
    saved_by: member.email,
    saved_at: now,
  });
  await insert('website_sign_ins', {
    website_id: ids.websiteId,
    account: 'main',
    org_id: orgId,
    way: 'bearer',
    shown_name: marker,
    page: null,
    sign_url: `http://127.0.0.1:9/${marker}`,
    sign_text: marker,
    hosts: [`https://${marker}.example`],
    agreed_hosts: [`https://${marker}.example`],
    try_host: null,
    sealed_access: seal(test.secrets.scanSignInKey, {
      way: { kind: 'bearer', token: `tok_${marker}` },
      sign: { url: `http://127.0.0.1:9/${marker}`, text: marker },
    }),
    saved_by: member.email,
    saved_at: now,
    tried_at: now,
    try_failure: null,
  });
  await insert('website_sign_in_switches', {
    website_id: ids.websiteId,
    org_id: orgId,
    switched_on_by: member.email,
    switched_on_at: now,
  });
  await insert('scan_checkpoints', {
    scan_id: ids.runningScanId,
    org_id: orgId,
    checkpoint: JSON.stringify({ marker }),
    saved_at: now,
  });
  await insert('scan_findings', {
    finding_id: randomUUID(),
    org_id: orgId,
    scan_id: ids.completedScanId,
    fingerprint: marker,
    severity: 'low',
    check_id: 'P05',
    finding: JSON.stringify({
      ...sampleFinding('P05', 'hsts-missing'),
      url: `http://127.0.0.1:9/${marker}`,
      fingerprint: marker,
    }),
  });
  const followed = {
    org_id: orgId,
    fingerprint: marker,
    check_id: 'P05',
    variant: 'hsts-missing',
    severity: 'low',
    state: 'new',
    place: `http://127.0.0.1:9/${marker}`,
    subject: '',
    search_text: marker,
    seen_level: 'safe',
    first_seen_at: now,
    last_seen_at: now,
    last_scan_id: ids.completedScanId,
  };
  await insert('website_findings', { ...followed, website_finding_id: ids.findingId, website_id: ids.websiteId });
  await insert('website_findings', {
    ...followed,
    website_finding_id: ids.idleFindingId,
    website_id: ids.idleWebsiteId,
  });
  const policies = await fillPolicies(insert, { ...member, marker, colleagueId: people.colleagueId }, now);
  const ofConsole = await fillConsole(insert, { ...member, marker }, now);
  await test.database.query(
    `update organisations set requested_plan_id = 'basic', requested_plan_at = $2,
       requested_by = $3 where org_id = $1`,
    [orgId, now, member.email],
  );
  const waitingOrgId = await fillBilling(insert, orgId, marker, now);
  const offer = await fillOffer(insert, marker, now);
  const { signOnKey } = test.secrets;
  const brandSignOn = await fillBrandSignOn(rows, { orgId, brandId: offer.brandId, marker, signOnKey }, now);
  const signOff = await fillSignOff(insert, { ...member, ...policies, marker }, now);
  const { files } = test.portal.services;
  const marked = { ...member, marker, idleFindingId: ids.idleFindingId };
  const ofModules: object[] = [];
  for (const { fill } of MODULE_SAMPLES)
    ofModules.push((await fill?.({ insert, insertOnce, putFile: files.put }, marked, now)) ?? {});
  await insert('usage_events', { event_id: randomUUID(), org_id: orgId, name: 'Viewed Settings', at: now });
  await rows.store(test.database);
  const filePath = `${orgId}/reports/${ids.completedScanId}-owasp.pdf`;
  await files.put(filePath, Buffer.from(`%PDF- ${marker}`));
  return {
    ...member,
    ...people,
    ...ids,
    ...policies,
    ...signOff,
    ...ofConsole,
    ...offer,
    ...brandSignOn,
    ...Object.assign({}, ...ofModules),
    waitingOrgId,
    filePath,
    marker,
  };
}

/** The one module that no shipped plan includes. */
async function includePhishing(test: TestPortal): Promise<void> {
  const { catalogue } = test.portal.services.plans;
  if (catalogue.find(catalogue.trialPlanId).planDetail.phishing === 'ACTIVE') return;
  await changePlans(test, ({ planDetail }) => ({ planDetail: { ...planDetail, phishing: 'ACTIVE' } }));
}
