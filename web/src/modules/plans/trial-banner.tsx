import { trialDaysLeft } from '@portal/domain/plans/trial.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Banner } from '../../ui/banner.tsx';

/** How long the trial lasts still; gone once there is a subscription (spec part 1, section 2). */
export function TrialBanner() {
  const { subscriptionStatus, expirationDate } = useSubscription();
  if (subscriptionStatus === 'ACTIVE' || expirationDate === null) return null;
  const daysLeft = trialDaysLeft(new Date(expirationDate), new Date());
  return daysLeft > 0 ? <Banner title={`Your free trial ends in ${daysLeft} day(s).`} /> : null;
}
