import { trialBannerText } from '@portal/domain/plans/trial-banner.ts';
import { say } from '../../portal/texts/say.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Banner } from '../../ui/states/banner.tsx';

/** How long the trial lasts still; gone once there is a subscription (spec part 1, section 2). */
export function TrialBanner() {
  const { subscriptionStatus, expirationDate } = useSubscription();
  const endsAt = expirationDate === null ? null : new Date(expirationDate);
  const text = trialBannerText(subscriptionStatus, endsAt, { now: new Date(), say });
  return text === null ? null : <Banner title={text} />;
}
