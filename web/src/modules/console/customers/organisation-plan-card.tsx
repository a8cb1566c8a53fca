import { useState } from 'react';
import { useCallQuery } from '../../../api/use-call.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { ConfirmRequestDialog } from '../plans/confirm-request-dialog.tsx';
import { DECLINE_REQUEST_FORM, type DeclinedRequest, DeclineRequestDialog } from '../plans/decline-request-dialog.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { organisationPlanCard as texts } from './customers.texts.ts';
import { SET_PLAN_FORM, SetPlanDialog } from './set-plan-dialog.tsx';
import { subscriptionStatusWords } from './subscription-status-words.ts';

type OrganisationPlanCardProps = { readonly orgId: string; readonly companyName: string };

/** A customer's plan: how it stands, an open request, and the way to set it by hand. */
export function OrganisationPlanCard({ orgId, companyName }: OrganisationPlanCardProps) {
  const { data, isError, refetch } = useCallQuery('readPlanOfOrganisation', { orgId });
  const { formatDate } = useFormatDate();
  const maySet = useStaffMay('customers.plan');
  const isSetting = useReopened<string>(SET_PLAN_FORM) === orgId;
  const declined = useReopened<DeclinedRequest>(DECLINE_REQUEST_FORM);
  const isDeclining = declined !== null && declined !== 'new' && declined.orgId === orgId;
  const [opened, setOpened] = useState<'set' | 'confirm' | 'decline' | null>(
    isSetting ? 'set' : isDeclining ? 'decline' : null,
  );
  const close = () => setOpened(null);
  const current = data?.data;
  const request = current?.request ?? null;
  const named = request === null ? null : { ...request, orgId, companyName };
  const isActive = current?.subscriptionStatus === 'ACTIVE';
  const trialEndsAt = current?.trialEndsAt ?? null;
  const isTrialOver = trialEndsAt !== null && new Date(trialEndsAt) <= new Date();

  return (
    <Card
      title={say(texts.title)}
      aside={
        maySet && current && !current.isBilledElsewhere ? (
          <Button variant="secondary" size="small" onPress={() => setOpened('set')}>
            {say(texts.setManually)}
          </Button>
        ) : undefined
      }
    >
      {isError && (
        <Banner
          kind="danger"
          title={say(texts.thePlanCouldNot)}
          action={
            <Button variant="secondary" size="small" onPress={() => refetch()}>
              {say(texts.tryAgain)}
            </Button>
          }
        />
      )}
      {current === undefined && !isError && <Skeleton count={2} />}
      {current && (
        <div className="flex flex-col gap-4">
          <p className="flex flex-wrap items-center gap-3">
            <span className="font-semibold">{current.planName}</span>
            <Badge tone={isActive ? 'success' : 'neutral'}>
              {subscriptionStatusWords(current.subscriptionStatus, isTrialOver)}
            </Badge>
            {current.subscriptionStatus === 'INTRIAL' && current.trialEndsAt !== null && (
              <span className="text-ink-soft text-sm">
                {say(isTrialOver ? texts.trialEndedOn : texts.trialUntil, { date: formatDate(current.trialEndsAt) })}
              </span>
            )}
          </p>
          {current.isBilledElsewhere && (
            <p className="text-ink-soft text-sm">
              {current.chargebeeSubscriptionStatus
                ? say(texts.paidElsewhereWithStatus, { status: current.chargebeeSubscriptionStatus })
                : say(texts.paidElsewhere)}
            </p>
          )}
          {request && (
            <Banner
              title={say(texts.asksForThePlanName, { planName: request.planName })}
              action={
                maySet && (
                  <span className="inline-flex flex-wrap gap-2">
                    <Button variant="secondary" size="small" onPress={() => setOpened('decline')}>
                      {say(texts.decline)}
                    </Button>
                    <Button size="small" onPress={() => setOpened('confirm')}>
                      {say(texts.confirm)}
                    </Button>
                  </span>
                )
              }
            >
              {request.requestedBy === null
                ? say(texts.requestedOn, { date: formatDate(request.requestedAt) })
                : say(texts.requestedBy, { person: request.requestedBy, date: formatDate(request.requestedAt) })}
            </Banner>
          )}
        </div>
      )}
      {opened === 'set' && current && <SetPlanDialog orgId={orgId} current={current} onClose={close} />}
      {opened === 'confirm' && named && <ConfirmRequestDialog request={named} onClose={close} />}
      {opened === 'decline' && named && <DeclineRequestDialog request={named} onClose={close} />}
    </Card>
  );
}
