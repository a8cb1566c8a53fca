import { DELETION_REMINDER_MS } from '@portal/domain/firm-data/firm-data-times.ts';
import { AppError } from '../../../call/app-error.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { recordAudit } from '../../audit/public.ts';
import { beginDeletion } from '../../console/public.ts';
import { listDeletionsBefore, lockDeletion, setReminded } from './firm-deletions.store.ts';
import { tellDeletion } from './tell-deletion.ts';

/**
 * Begins the deletion of firms whose day has come, and reminds those whose day is near, each in a transaction of its own. A firm that
 * has subscribed in the meantime waits until the subscription has ended.
 */
export async function beginDueDeletions(services: Services): Promise<void> {
  const { database, clock, log } = services;
  const now = clock.now();
  const near = new Date(now.getTime() + DELETION_REMINDER_MS);
  for (const orgId of await database.onceAsSystem((tx) => listDeletionsBefore(tx, near))) {
    try {
      await database.asSystem((tx) => takeNextStep(services, tx, orgId, now));
    } catch (error) {
      if (!(error instanceof AppError && error.code === 'SUBSCRIPTION_STILL_RUNS')) throw error;
      log.warn({ orgId }, 'a firm is not deleted, because its subscription goes on');
    }
  }
}

async function takeNextStep(services: Services, tx: SystemTransaction, orgId: string, now: Date): Promise<void> {
  const firm = await lockDeletion(tx, orgId);
  const dueAt = firm?.deletion_due_at ?? null;
  // Somebody else was faster: another worker, or an admin who took it back.
  if (firm === undefined || dueAt === null || firm.deletion_requested_at !== null) return;
  if (dueAt > now) {
    if (firm.deletion_reminded_at !== null) return;
    await setReminded(tx, orgId, now);
    await tellDeletion(services, tx, orgId, { step: 'soon', person: firm.deletion_asked_by ?? '', dueAt });
    return;
  }
  await beginDeletion(services, tx, orgId, { at: now, actorId: null });
  await recordAudit(tx, { at: now, orgId, actorId: null, action: 'organisation.deletion-requested', subject: orgId });
}
