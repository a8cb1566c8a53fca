import { ArrowDown, ArrowUp, Ellipsis } from 'lucide-react';
import { formatPrice } from '../../portal/plans/format-price.ts';
import { useBrand } from '../../portal/use-brand.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Menu } from '../../ui/menu.tsx';
import { Table } from '../../ui/table.tsx';
import type { ListedPlan } from './plan-form.ts';

export type PlanAct = 'edit' | 'up' | 'down' | 'show' | 'hide' | 'trial' | 'delete';

type PlansTableProps = {
  readonly plans: readonly ListedPlan[];
  readonly onAct: (act: PlanAct, plan: ListedPlan) => void;
};

/** The plans from the lowest to the highest, with what can be done to each. */
export function PlansTable({ plans, onAct }: PlansTableProps) {
  const { locale } = useBrand();
  return (
    <Table
      label="Plans"
      rows={plans}
      rowId={(row) => row.planId}
      columns={[
        {
          id: 'name',
          label: 'Plan',
          isRowHeader: true,
          render: ({ plan, isTrialPlan }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              {plan.planDetail.planName}
              {isTrialPlan && <Badge tone="accent">Free trials</Badge>}
            </span>
          ),
        },
        {
          id: 'price',
          label: 'A month',
          align: 'end',
          render: ({ plan }) => <span className="tabular-nums">{formatPrice(plan.planPrice, locale)}</span>,
        },
        {
          id: 'shown',
          label: 'Customers see it',
          render: ({ plan }) => (
            <Badge tone={plan.showToCustomer ? 'success' : 'neutral'}>{plan.showToCustomer ? 'Shown' : 'Hidden'}</Badge>
          ),
        },
        { id: 'customers', label: 'Customers', align: 'end', render: (row) => row.organisations },
        { id: 'channels', label: 'Channels', align: 'end', render: (row) => row.channels },
        { id: 'ids', label: 'Subscription ids', align: 'end', render: (row) => row.subscriptionIds },
        {
          id: 'actions',
          label: 'Actions',
          isLabelHidden: true,
          align: 'end',
          render: (row) => {
            const { planName } = row.plan.planDetail;
            return (
              <span className="flex items-center justify-end gap-1">
                <IconButton
                  label={`Move ${planName} up`}
                  size="small"
                  icon={<ArrowUp aria-hidden="true" size={18} />}
                  isDisabled={row === plans[0]}
                  onPress={() => onAct('up', row)}
                />
                <IconButton
                  label={`Move ${planName} down`}
                  size="small"
                  icon={<ArrowDown aria-hidden="true" size={18} />}
                  isDisabled={row === plans.at(-1)}
                  onPress={() => onAct('down', row)}
                />
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Edit ${planName}`}
                  onPress={() => onAct('edit', row)}
                >
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
          },
        },
      ]}
    />
  );
}
