import { Plus } from 'lucide-react';
import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useCallQuery } from '../../../api/use-call.ts';
import { say } from '../../../portal/texts/say.ts';
import { usePageTitle } from '../../../portal/use-page-title.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageHeading } from '../../../ui/page-heading.tsx';
import { LoadFailed } from '../../../ui/states/load-failed.tsx';
import { Loading } from '../../../ui/states/loading.tsx';
import { useReopened } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import { useStaffMay } from '../use-staff-may.ts';
import { DeletePlanDialog } from './delete-plan-dialog.tsx';
import type { PlanAct } from './plan-actions.tsx';
import { PLAN_FORM, PlanDialog } from './plan-dialog.tsx';
import type { ListedPlan } from './plan-form.ts';
import { plansPage as texts } from './plans.texts.ts';
import { PlansTable } from './plans-table.tsx';
import { WaitingPlansBanner } from './waiting-plans-banner.tsx';

/** The plans on offer: what each includes and costs, in the order in which customers see them. */
export default function PlansPage() {
  usePageTitle(say(texts.plans));
  const mayChange = useStaffMay('offer.change');
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
        return save(
          () => callApi('movePlan', { planId, direction: what }),
          say(texts.moved, { planName, direction: what }),
        );
      case 'show':
        return save(
          () => callApi('showPlan', { planId, isShown: true }),
          say(texts.customersSeePlanNameFrom, { planName }),
        );
      case 'hide':
        return save(
          () => callApi('showPlan', { planId, isShown: false }),
          say(texts.planNameIsHiddenCustomers, { planName }),
        );
      case 'trial':
        return save(() => callApi('chooseTrialPlan', { planId }), say(texts.newFreeTrialsHave, { planName }));
    }
  };

  return (
    <>
      <PageHeading
        title={say(texts.plans)}
        description={say(texts.description)}
        action={
          mayChange && (
            <Button icon={<Plus aria-hidden="true" size={18} />} onPress={() => setEdited('new')}>
              {say(texts.newPlan)}
            </Button>
          )
        }
      />
      {data === undefined && !isError && <Loading label={say(texts.loadingThePlans)} />}
      {isError && <LoadFailed what={say(texts.what)} onRetry={refetch} />}
      {data && <WaitingPlansBanner waiting={data.data.waiting} />}
      {data && (
        <Card padding="none">
          <PlansTable plans={data.data.plans} mayChange={mayChange} onAct={act} />
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
