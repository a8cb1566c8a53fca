import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { useIsOwner } from '../use-is-owner.ts';
import { useReopened } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';
import type { PlanAct } from './plan-actions.tsx';
import { PLAN_FORM, PlanDialog } from './plan-dialog.tsx';
import type { ListedPlan } from './plan-form.ts';
import { PlansTable } from './plans-table.tsx';
import { WaitingPlansBanner } from './waiting-plans-banner.tsx';

/** The plans on offer: what each includes and costs, in the order in which customers see them. */
export default function PlansPage() {
  usePageTitle('Plans');
  const isOwner = useIsOwner();
  const [edited, setEdited] = useState(useReopened<ListedPlan>(PLAN_FORM));
  const [deleted, setDeleted] = useState<ListedPlan | null>(null);
  const { data, isError, refetch } = useCallQuery('listPlans', {});
  const { save } = useSave('listPlans', 'getEligiblePlans', 'featureUsageProfile');

  const act = (what: PlanAct, row: ListedPlan) => {
    const { planId, plan } = row;
    const { planName } = plan.planDetail;
    switch (what) {
      case 'edit':
        return setEdited(row);
      case 'delete':
        return setDeleted(row);
      case 'up':
      case 'down':
        return save(() => callApi('movePlan', { planId, direction: what }), `${planName} was moved ${what}.`);
      case 'show':
        return save(() => callApi('showPlan', { planId, isShown: true }), `Customers see ${planName} from now on.`);
      case 'hide':
        return save(
          () => callApi('showPlan', { planId, isShown: false }),
          `${planName} is hidden. Customers who have it keep it.`,
        );
      case 'trial':
        return save(() => callApi('chooseTrialPlan', { planId }), `New free trials have ${planName} from now on.`);
    }
  };

  return (
    <>
      <PageHeading
        title="Plans"
        description="From the lowest to the highest, as customers see them. Changes apply right away for everyone who has a plan."
        action={
          isOwner && (
            <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setEdited('new')}>
              New plan
            </Button>
          )
        }
      />
      {data === undefined && !isError && <Loading label="Loading the plans" />}
      {isError && <LoadFailed what="The plans" onRetry={refetch} />}
      {data && <WaitingPlansBanner waiting={data.data.waiting} />}
      {data && (
        <Card padding="none">
          <PlansTable plans={data.data.plans} isOwner={isOwner} onAct={act} />
        </Card>
      )}
      {data && edited !== null && (
        <PlanDialog
          plan={edited === 'new' ? null : edited}
          scanLevels={data.data.scanLevels}
          onClose={() => setEdited(null)}
        />
      )}
      {deleted !== null && <DeletePlanDialog plan={deleted} onClose={() => setDeleted(null)} />}
    </>
  );
}
