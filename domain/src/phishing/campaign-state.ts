import type { CampaignState } from './phishing-states.ts';

/**
 * How a campaign stands on a day. One whose last mails are late still runs after its last day.
 * @param today and both days as `2026-11-30`
 * @param waiting mails that are planned or on their way
 */
export function campaignState(
  campaign: { readonly startsOn: string; readonly endsOn: string; readonly isStopped: boolean },
  { today, waiting }: { readonly today: string; readonly waiting: number },
): CampaignState {
  if (campaign.isStopped) return 'stopped';
  if (today < campaign.startsOn) return 'planned';
  return today <= campaign.endsOn || waiting > 0 ? 'running' : 'ended';
}
