import { campaignState } from '@portal/domain/phishing/campaign-state.ts';
import { figuresOf } from '@portal/domain/phishing/phishing-figures.ts';
import type { CampaignRow } from './campaigns.store.ts';
import type { CountedRow } from './mails.store.ts';

/** A campaign as lists show it. */
export function campaignView(row: CampaignRow, mails: readonly CountedRow[], today: string) {
  const waiting = mails.filter(({ state }) => state === 'planned' || state === 'queued').length;
  const days = { startsOn: row.starts_on, endsOn: row.ends_on };
  return {
    campaignId: row.campaign_id,
    name: row.name,
    state: campaignState({ ...days, isStopped: row.stopped_at !== null }, { today, waiting }),
    ...days,
    days: row.days,
    departments: row.departments,
    templates: row.templates,
    madeBy: row.made_by_name,
    madeAt: row.made_at.toISOString(),
    stoppedAt: row.stopped_at?.toISOString() ?? null,
    figures: figuresOf(mails),
  };
}
