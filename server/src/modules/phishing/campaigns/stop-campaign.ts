import type * as calls from '@portal/contract/phishing/phishing-campaigns.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { dropWaiting } from '../sending/stop-mails.store.ts';
import { campaignView } from './campaign-view.ts';
import { lockCampaign, stopCampaign } from './campaigns.store.ts';
import { listCountedMails } from './mails.store.ts';

/** Stops a campaign at once, what is on its way to the mail server included. */
export async function stopPhishingCampaign(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.stopPhishingCampaign>,
  { campaignId }: InputOf<typeof calls.stopPhishingCampaign>,
): Promise<AnswerOf<typeof calls.stopPhishingCampaign>> {
  const at = clock.now();
  await database.inOrg(caller.session.orgId, async (tx) => {
    const campaign = await lockCampaign(tx, campaignId);
    if (campaign === undefined) throw new AppError('NOT_FOUND');
    const { state } = campaignView(
      campaign,
      await listCountedMails(tx, [campaignId]),
      dayOf(at, caller.brand.timeZone),
    );
    if (state === 'ended' || state === 'stopped') throw new AppError('PHISHING_CAMPAIGN_OVER');
    await stopCampaign(tx, campaignId, at);
    await dropWaiting(tx, campaignId, at);
    await auditCaller(tx, caller, at, {
      action: 'phishing.campaign-stopped',
      subject: campaign.name,
      details: { campaignId },
    });
  });
  return { success: true };
}
