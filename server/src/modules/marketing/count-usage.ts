import type { countUsage as countUsageCall } from '@portal/contract/marketing/marketing.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { listStandingConsents } from './consents.store.ts';
import { trackUsageJob } from './marketing.kinds.ts';
import type { MarketingServices } from './marketing-services.ts';
import { deleteUsageEventsBefore, insertUsageEvent } from './usage.store.ts';

const KEPT_MONTHS = 13;

/** Counts a page that somebody opened who allows it; of all others nothing is kept and nothing goes out. */
export async function countUsage(
  services: MarketingServices,
  { session, brand }: CallerOf<typeof countUsageCall>,
  { name }: InputOf<typeof countUsageCall>,
): Promise<AnswerOf<typeof countUsageCall>> {
  const { database, clock, queue, analytics } = services;

  const now = clock.now();
  await database.asSystem(async (tx) => {
    const consent = (await listStandingConsents(tx, session.userId)).find(({ kind }) => kind === 'usage');
    if (consent === undefined) return;
    await insertUsageEvent(tx, { orgId: session.orgId, name, at: now });
    if (analytics === null) return;
    const { consent_id: stranger } = consent;
    await queue.enqueue(tx, trackUsageJob, { name, at: now.toISOString(), stranger, brandId: brand.brandId });
  });
  return { success: true };
}

/** Deletes what was counted more than 13 months ago: enough to compare a month with the same one a year before. */
export async function clearOldUsage({ database, clock }: Pick<MarketingServices, 'database' | 'clock'>): Promise<void> {
  const before = new Date(clock.now());
  before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
  await database.onceAsSystem((tx) => deleteUsageEventsBefore(tx, before));
}
