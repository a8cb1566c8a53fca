import type { AnyTransaction } from '../../database/database.ts';
import type { Caller } from '../../http/caller.ts';
import { recordAudit } from './audit.store.ts';

/** Logs what a caller did; `orgId` and `actorId` are those of the session unless given. */
export function auditCaller(
  tx: AnyTransaction,
  caller: Caller,
  at: Date,
  what: {
    action: string;
    subject?: string;
    details?: Readonly<Record<string, unknown>>;
    orgId?: string | null;
    actorId?: string | null;
  },
): Promise<void> {
  return recordAudit(tx, {
    at,
    orgId: caller.session?.orgId ?? null,
    actorId: caller.session?.userId ?? null,
    ip: caller.ip,
    transactionId: caller.transactionId,
    ...what,
  });
}

/** Logs what the portal did by itself. */
export { recordAudit } from './audit.store.ts';
