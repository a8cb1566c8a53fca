import type { OrgTransaction } from '../../database/database.ts';
import { brandDay } from '../../system/brand-day.ts';
import { findCampaigns } from './campaigns/campaigns.store.ts';

/** Campaigns by their name, at most `limit`, each with its page; the first day tells one from another. */
export async function findCampaignPages(
  tx: OrgTransaction,
  search: string,
  { limit, locale }: { readonly limit: number; readonly locale: string },
): Promise<{ path: string; title: string; detail: string }[]> {
  const rows = await findCampaigns(tx, search, limit);
  return rows.map((row) => ({
    path: `/phishing/${row.campaign_id}`,
    title: row.name,
    detail: brandDay(row.starts_on, { locale }),
  }));
}
