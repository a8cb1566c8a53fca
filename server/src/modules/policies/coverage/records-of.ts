import { EVIDENCE_MONTHS } from '@portal/domain/policies/coverage.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { listRecentRegisters } from '../../registers/public.ts';

/** The registers with an entry that was changed or closed within the last `EVIDENCE_MONTHS`. */
export async function recordsOf(tx: OrgTransaction, now: Date): Promise<ReadonlySet<string>> {
  const since = Temporal.Instant.fromEpochMilliseconds(now.getTime())
    .toZonedDateTimeISO('UTC')
    .subtract({ months: EVIDENCE_MONTHS });
  return new Set(await listRecentRegisters(tx, new Date(since.epochMilliseconds)));
}
