import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { ListedPlan } from './plan-form.ts';
import { planActions as texts } from './plans.texts.ts';

export type PlanAct = 'edit' | 'up' | 'down' | 'show' | 'hide' | 'trial' | 'delete';

type PlanActionsProps = {
  readonly row: ListedPlan;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onAct: (act: PlanAct, plan: ListedPlan) => void;
};

/** What can be done to a plan. */
export function PlanActions({ row, isFirst, isLast, onAct }: PlanActionsProps) {
  const { planName } = row.plan.planDetail;
  return (
    <span className="flex items-center gap-1 desktop:justify-end">
      <IconButton
        label={say(texts.movePlanNameUp, { planName })}
        size="small"
        icon={<ArrowUp aria-hidden="true" size={18} />}
        isDisabled={isFirst}
        onPress={() => onAct('up', row)}
      />
      <IconButton
        label={say(texts.movePlanNameDown, { planName })}
        size="small"
        icon={<ArrowDown aria-hidden="true" size={18} />}
        isDisabled={isLast}
        onPress={() => onAct('down', row)}
      />
      <Button
        variant="secondary"
        size="small"
        aria-label={say(texts.editPlanName, { planName })}
        onPress={() => onAct('edit', row)}
      >
        {say(texts.edit)}
      </Button>
      <Menu
        label={say(texts.moreForPlanName, { planName })}
        trigger={
          <IconButton
            label={say(texts.moreForPlanName, { planName })}
            size="small"
            hasTooltip={false}
            icon={<Ellipsis aria-hidden="true" size={18} />}
          />
        }
        groups={[
          [
            row.plan.showToCustomer
              ? { id: 'hide' as const, label: say(texts.hideFromCustomers) }
              : { id: 'show' as const, label: say(texts.showToCustomers) },
            ...(row.isTrialPlan ? [] : [{ id: 'trial' as const, label: say(texts.giveToFreeTrials) }]),
          ],
          [{ id: 'delete' as const, label: say(texts.delete), isDanger: true }],
        ]}
        onAction={(act) => onAct(act, row)}
      />
    </span>
  );
}
