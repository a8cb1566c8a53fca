import { lazy, Suspense } from 'react';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Banner } from '../../ui/states/banner.tsx';
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
        <Banner kind="warning" title="Your last payment did not go through.">
          Everything works for now. Please check your card or contact support to keep it that way.
        </Banner>
      )}
      {subscriptionStatus === 'CANCELLED' && (
        <Banner kind="warning" title="Your subscription has ended.">
          Your data is kept. Choose a plan to pick up where you left off.
        </Banner>
      )}
      {channelDiscountTitle !== null && (
        <Banner kind="success" title={channelDiscountTitle}>
          {channelDiscountDescription}
        </Banner>
      )}
      {request && (
        <Banner
          title={`You asked for the ${request.planName} Plan.`}
          action={<WithdrawButton planId={request.planId} />}
        >
          {request.requestedAt !== null && `It was requested on ${formatDate(request.requestedAt)}. `}
          Our staff will confirm it by email and get in touch about the payment. Until then, everything stays as it is.
        </Banner>
      )}
    </div>
  );
}
