import { randomUUID } from 'node:crypto';
import type { createTarget } from '@portal/contract/monitoring/monitoring.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { requireFrequency, requireScanLevel, websiteAllowance } from './plan-limits.ts';
import { refuseInsideAddress } from './refuse-inside-address.ts';
import { requireFreeName } from './require-free-name.ts';
import { requireProof } from './website-proof.ts';
import { isPopularSite, normalizeWebsiteUrl } from './website-url.ts';
import { insertConsent, insertWebsite, listWebsites, lockOrganisation } from './websites.store.ts';

/** Kept as the consent where a call brings no text that a person agreed to. */
const CALL_WITHOUT_TEXT = 'Requested by a call that contained no consent text.';

/** Adds a website with the recorded permission to scan it (spec part 2, sections 4 and 5). */
export async function createWebsite(
  { database, clock, plans, scanner, config }: MonitoringServices,
  caller: CallerOf<typeof createTarget>,
  input: InputOf<typeof createTarget>,
): Promise<AnswerOf<typeof createTarget>> {
  const name = (input.targetName ?? input.appName ?? '').normalize('NFC');
  const url = normalizeWebsiteUrl(input.targetUrl, config.scanAllowHosts, 'targetUrl');
  if (isPopularSite(url)) throw new AppError('TARGET_URL_RESTRICTED', { field: 'targetUrl' });
  await refuseInsideAddress(url, config.scanAllowHosts, 'targetUrl');
  const websiteId = randomUUID();
  const { orgId, userId, email } = caller.session;
  const now = clock.now();
  await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const plan = await plans.current(tx);
    requireScanLevel(plan, scanner, input.scanProfile);
    await requireProof(tx, plan, input.scanProfile, null);
    if (input.recurrence !== undefined) requireFrequency(plan, input.recurrence);
    const websites = await listWebsites(tx);
    requireFreeName(name, websites);
    if (websites.some((website) => website.url.toLowerCase() === url.toLowerCase())) {
      throw new AppError('TARGET_URL_TAKEN', { field: 'targetUrl' });
    }
    const { maximumAllowed, remaining } = websiteAllowance(plan, websites.length);
    if (remaining === 0) throw new AppError('TARGET_LIMIT_REACHED', { values: { maximum: maximumAllowed } });
    await insertWebsite(tx, {
      websiteId,
      orgId,
      name,
      url,
      scanLevel: input.scanProfile,
      createdAt: now,
      createdBy: userId,
    });
    const consent = {
      consentId: randomUUID(),
      orgId,
      websiteId,
      userId,
      userEmail: email,
      url,
      text: input.consent?.text ?? CALL_WITHOUT_TEXT,
      ip: caller.ip,
      at: now,
    };
    await insertConsent(tx, consent);
    await auditWebsite(tx, caller, now, { action: 'website.added', targetId: websiteId });
  });
  return { success: true, data: { targetId: websiteId } };
}
