import { TRIAL_DAYS, trialDaysLeft } from '@portal/domain/plans/trial.ts';
import { CreditCard } from 'lucide-react';
import { useFormatDate } from '../../portal/dates/use-format-date.ts';
import { useSubscription } from '../../portal/use-subscription.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ProgressRing } from '../../ui/states/progress-ring.tsx';

/** The plan, and how much of the trial is left. */
export function PlanCard() {
  const { planName, subscriptionStatus, expirationDate, isHighestPlan } = useSubscription();
  const { formatDate } = useFormatDate();
  const isTrial = subscriptionStatus === 'INTRIAL' && expirationDate !== null;
  const daysLeft = expirationDate === null ? 0 : trialDaysLeft(new Date(expirationDate), new Date());
  return (
    <Card
      title="Your plan"
      icon={<CreditCard size={20} />}
      footer={
        <LinkButton variant="soft" href="/plan">
          {isTrial ? 'Choose a plan' : isHighestPlan ? 'My Plan' : 'See the plans'}
        </LinkButton>
      }
    >
      <div className="flex items-center gap-4">
        {isTrial && (
          <ProgressRing
            label="Days left of the free trial"
            size="small"
            value={(daysLeft / TRIAL_DAYS) * 100}
            valueLabel={`${daysLeft} of ${TRIAL_DAYS} days`}
            tone={daysLeft <= 7 ? 'warning' : 'accent'}
          >
            <span className="font-semibold text-sm tabular-nums">{daysLeft}</span>
          </ProgressRing>
        )}
        <div className="min-w-0">
          <p className="font-semibold">{planName}</p>
          <p className="text-ink-soft text-sm">
            {!isTrial && 'Active'}
            {isTrial && daysLeft > 0 && `Your free trial ends in ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`}
            {isTrial && daysLeft === 0 && `Your free trial ended on ${formatDate(expirationDate)}.`}
          </p>
        </div>
      </div>
    </Card>
  );
}
