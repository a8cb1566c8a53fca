import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Menu } from '../../../ui/overlays/menu.tsx';
import type { ListedPlan } from './plan-form.ts';

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
        label={`Move ${planName} up`}
        size="small"
        icon={<ArrowUp aria-hidden="true" size={18} />}
        isDisabled={isFirst}
        onPress={() => onAct('up', row)}
      />
      <IconButton
        label={`Move ${planName} down`}
        size="small"
        icon={<ArrowDown aria-hidden="true" size={18} />}
        isDisabled={isLast}
        onPress={() => onAct('down', row)}
      />
      <Button variant="secondary" size="small" aria-label={`Edit ${planName}`} onPress={() => onAct('edit', row)}>
        Edit
      </Button>
      <Menu
        label={`More for ${planName}`}
        trigger={
          <IconButton
            label={`More for ${planName}`}
            size="small"
            hasTooltip={false}
            icon={<Ellipsis aria-hidden="true" size={18} />}
          />
        }
        groups={[
          [
            row.plan.showToCustomer
              ? { id: 'hide' as const, label: 'Hide from customers' }
              : { id: 'show' as const, label: 'Show to customers' },
            ...(row.isTrialPlan ? [] : [{ id: 'trial' as const, label: 'Give to free trials' }]),
          ],
          [{ id: 'delete' as const, label: 'Delete', isDanger: true }],
        ]}
        onAction={(act) => onAct(act, row)}
      />
    </span>
  );
}
