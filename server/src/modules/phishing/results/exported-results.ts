import type * as calls from '@portal/contract/phishing/phishing-results.calls.ts';
import type { CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { type Results, readResults } from './read-results.ts';

/**
 * Reads results for a file, and notes in the log who took them.
 * @throws AppError NOT_FOUND where there is no such campaign
 */
export function exportedResults(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: CallerOf<typeof calls.phishingResultsCsv> | CallerOf<typeof calls.phishingResultsReport>,
  campaignId: string | undefined,
  format: 'csv' | 'pdf',
): Promise<Results> {
  const now = clock.now();
  return database.inOrg(caller.session.orgId, async (tx) => {
    const results = await readResults(tx, campaignId, { ...caller, now });
    await auditCaller(tx, caller, now, {
      action: 'phishing.results-exported',
      subject: campaignId === undefined ? '' : (results.campaigns[0]?.name ?? ''),
      details: { format, withNames: results.people !== null },
    });
    return results;
  });
}
