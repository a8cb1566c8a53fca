import { trialDaysLeft } from '@portal/domain/plans/trial.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSubscription } from '../../../portal/use-subscription.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Tile } from '../../../ui/tile.tsx';
import { planTile as texts } from './tiles.texts.ts';

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
      title={say(texts.title)}
      badge={
        isTrial ? (
          <Badge tone={daysLeft <= LAST_DAYS ? 'warning' : 'accent'}>{say(texts.freeTrial)}</Badge>
        ) : (
          <Badge>{say(texts.active)}</Badge>
        )
      }
      href="/plan"
      isInvitation={isTrial}
      action={isTrial ? say(texts.chooseAPlan) : isHighestPlan ? say(texts.myPlan) : say(texts.seeThePlans)}
    >
      <p className="font-semibold text-ink">{planName}</p>
      {isTrial && daysLeft > 0 && <p>{say(texts.yourFreeTrialEnds, { daysLeft })}</p>}
      {isTrial && daysLeft === 0 && <p>{say(texts.yourFreeTrialEnded, { day: formatDate(expirationDate) })}</p>}
    </Tile>
  );
}
