import { lazy, Suspense } from 'react';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { say } from '../../portal/texts/say.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Banner } from '../../ui/states/banner.tsx';
import { planBanners as texts } from './plans.texts.ts';
import { TrialBanner } from './trial-banner.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

const MarketingLogos = lazy(() => import('../../portal/brand/marketing-logos.tsx'));

type PlanBannersProps = {
  /** What was asked for and waits for the provider's staff. */
  readonly request: {
    readonly planId: string;
    readonly planName: string;
    readonly requestedAt: string | null;
  } | null;
};

/** What is to be known before choosing a plan: trial, discount and its giver, an open request, a payment that failed. */
export function PlanBanners({ request }: PlanBannersProps) {
  const { subscriptionStatus, channelObject } = useSubscription();
  const { formatDate } = useFormatDate();
  const { channelDiscountTitle, channelDiscountDescription, ...logos } = channelObject.uiRules;
  return (
    <div className="mb-6 flex flex-col gap-3 empty:hidden">
      {(logos.marketingLogoPrimary ?? logos.marketingLogoSecondary) !== null && (
        // The place is kept, so that nothing jumps.
        <Suspense fallback={<div className="h-13" />}>
          <MarketingLogos primary={logos.marketingLogoPrimary} secondary={logos.marketingLogoSecondary} />
        </Suspense>
      )}
      <TrialBanner />
      {subscriptionStatus === 'FAILED' && (
        <Banner kind="warning" title={say(texts.title)}>
          {say(texts.everythingWorksForNow)}
        </Banner>
      )}
      {subscriptionStatus === 'CANCELLED' && (
        <Banner kind="warning" title={say(texts.yourSubscriptionHasEnded)}>
          {say(texts.yourDataIsKept)}
        </Banner>
      )}
      {channelDiscountTitle !== null && (
        <Banner kind="success" title={channelDiscountTitle}>
          {channelDiscountDescription}
        </Banner>
      )}
      {request && (
        <Banner
          title={say(texts.youAskedForThe, { planName: request.planName })}
          action={<WithdrawButton planId={request.planId} />}
        >
          {request.requestedAt === null
            ? say(texts.ourStaffWillConfirm)
            : say(texts.requestedOn, { day: formatDate(request.requestedAt) })}
        </Banner>
      )}
    </div>
  );
}
