import type { Caller } from '../../call/caller.ts';
import type { AnyTransaction } from '../../database/database.ts';
import { recordAudit } from './audit.store.ts';

/** Logs what a caller did; `orgId` and `actorId` are those of the session unless given. */
export function auditCaller(
  tx: AnyTransaction,
  caller: Caller,
  at: Date,
  what: {
    action: string;
    subject?: string;
    subjectName?: string;
    details?: Readonly<Record<string, unknown>>;
    orgId?: string | null;
    actorId?: string | null;
  },
): Promise<void> {
  const { session } = caller;
  // The customer's log cannot look up who of the provider's staff it was, so the entry says it.
  const byService = session !== null && session.service !== null ? { service: true, staff: session.email } : {};
  return recordAudit(tx, {
    at,
    orgId: caller.session?.orgId ?? null,
    actorId: caller.session?.userId ?? null,
    ip: caller.ip,
    transactionId: caller.transactionId,
    ...what,
    details: { ...what.details, ...byService },
  });
}

export { listActivity, subjectInWords } from './activity.store.ts';
/** Logs what the portal did by itself. */
export { recordAudit } from './audit.store.ts';
