import { trialDaysLeft } from '@portal/domain/plans/trial.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Tile } from '../../../ui/tile.tsx';

/** So many days before its end the trial is a warning. */
const LAST_DAYS = 7;

/** The plan, and how much of the trial is left. */
export function PlanTile() {
  const { planName, subscriptionStatus, expirationDate, isHighestPlan } = useSubscription();
  const { formatDate } = useFormatDate();
  const isTrial = subscriptionStatus === 'INTRIAL' && expirationDate !== null;
  const daysLeft = expirationDate === null ? 0 : trialDaysLeft(new Date(expirationDate), new Date());
  return (
    <Tile
      title="Your plan"
      badge={
        isTrial ? <Badge tone={daysLeft <= LAST_DAYS ? 'warning' : 'accent'}>Free trial</Badge> : <Badge>Active</Badge>
      }
      href="/plan"
      isInvitation={isTrial}
      action={isTrial ? 'Choose a plan' : isHighestPlan ? 'My Plan' : 'See the plans'}
    >
      <p className="font-semibold text-ink">{planName}</p>
      {isTrial && daysLeft > 0 && <p>{`Your free trial ends in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`}</p>}
      {isTrial && daysLeft === 0 && <p>{`Your free trial ended on ${formatDate(expirationDate)}.`}</p>}
    </Tile>
  );
}
