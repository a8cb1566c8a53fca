import type { ComingEntry } from '@portal/domain/calendar/coming.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { tellerOf } from '../../../module-teller.ts';
import { coming, news } from './coming.texts.ts';
import { selectToldCampaigns, type ToldCampaign } from './told-campaigns.store.ts';

/** From so many of 100 on, most have reported. */
const MOST = 50;

/** Planned campaigns in the calendar, and what came of those that have ended in the email of Monday. */
export const campaignTeller = tellerOf({
  module: 'phishing',
  select: selectToldCampaigns,
  coming: async (campaigns, { say }, { today }) => campaigns.flatMap((campaign) => comingOf(campaign, today, say)),
  actions: async () => [],
  news: (campaigns, { say, brand: { timeZone }, now, since }) => {
    const [from, today] = [dayOf(since, timeZone), dayOf(now, timeZone)];
    return campaigns.flatMap((campaign) => {
      const ended = endOf(campaign, timeZone);
      return campaign.waiting === 0 && ended >= from && ended < today ? newsOf(campaign, say) : [];
    });
  },
});

/** Start and end of one that still goes on or is to come. */
function comingOf({ campaignId, name, startsOn, endsOn }: ToldCampaign, today: string, say: Say): ComingEntry[] {
  const href = `/phishing/${campaignId}`;
  const start = { day: startsOn, kind: 'phishing-start' as const, title: say(coming.starts, { name }), href };
  const end = { day: endsOn, kind: 'phishing-end' as const, title: say(coming.ends, { name }), href };
  return [start, end].filter(({ day }) => day >= today);
}

/** The day of its last mail, where that was late, or else its last day. */
function endOf({ endsOn, lastSentAt }: ToldCampaign, timeZone: string): string {
  const last = lastSentAt === null ? endsOn : dayOf(new Date(lastSentAt), timeZone);
  return last > endsOn ? last : endsOn;
}

function newsOf({ name, delivered, reported }: ToldCampaign, say: Say): readonly string[] {
  if (delivered === 0) return [];
  if (reported === 0) return [say(news.none, { name })];
  const rate = Math.round((100 * reported) / delivered);
  return [say(rate >= MOST ? news.most : news.some, { name, reported, delivered, rate })];
}
