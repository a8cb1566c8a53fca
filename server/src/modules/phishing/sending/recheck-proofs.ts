import type { Services } from '../../../services.ts';
import { recordAudit } from '../../audit/public.ts';
import { proofRecordName } from '../domains/domain-view.ts';
import { listDomains, updateDomain } from '../domains/domains.store.ts';
import { dnsOf } from '../provider/look-at-sender.ts';
import { listCampaignsToCheck, markProofsChecked } from './sending.store.ts';

/**
 * Before the first mail of a campaign, looks again whether the records of the firm's domains stand: a domain whose record is gone is
 * no longer proved. Those that were proved by mail hold until their day.
 * @returns false where a name server did not answer, so that the campaign waits
 */
export async function recheckProofs(
  { config, database, clock }: Pick<Services, 'config' | 'database' | 'clock'>,
  orgId: string,
): Promise<boolean> {
  const now = clock.now();
  const [campaigns, domains] = await database.inOrg(orgId, async (tx) => [
    await listCampaignsToCheck(tx, now),
    await listDomains(tx),
  ]);
  if (campaigns.length === 0) return true;
  const { txt } = dnsOf(config);
  const byDns = domains.filter(
    ({ proved_by: by, expires_at: expiresAt }) => by === 'dns' && expiresAt !== null && expiresAt > now,
  );
  const looked = await Promise.all(
    byDns.map(async (row) => {
      const records = await txt(proofRecordName(row.domain)).catch(() => null);
      return { row, isThere: records === null ? null : records.some((record) => record.trim() === row.record_value) };
    }),
  );
  if (looked.some(({ isThere }) => isThere === null)) return false;
  await database.inOrg(orgId, async (tx) => {
    for (const { row, isThere } of looked) {
      if (isThere) continue;
      await updateDomain(tx, row.domain_id, { expires_at: now });
      await recordAudit(tx, { at: now, orgId, actorId: null, action: 'phishing.domain-lost', subject: row.domain });
    }
    await markProofsChecked(
      tx,
      campaigns.map(({ campaign_id }) => campaign_id),
      now,
    );
  });
  return true;
}
