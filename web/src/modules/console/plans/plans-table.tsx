import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatPrice } from '../../../portal/plans/format-price.ts';
import { say } from '../../../portal/texts/say.ts';
import { Badge } from '../../../ui/states/badge.tsx';
import { Table } from '../../../ui/table.tsx';
import { type PlanAct, PlanActions } from './plan-actions.tsx';
import type { ListedPlan } from './plan-form.ts';
import { plansTable as texts } from './plans.texts.ts';

type PlansTableProps = {
  readonly plans: readonly ListedPlan[];
  readonly mayChange: boolean;
  readonly onAct: (act: PlanAct, plan: ListedPlan) => void;
};

/** The plans from the lowest to the highest, with what can be done to each. */
export function PlansTable({ plans, mayChange, onAct }: PlansTableProps) {
  const { locale } = useBrand();
  return (
    <Table
      label={say(texts.plans)}
      rows={plans}
      rowId={(row) => row.planId}
      columns={[
        {
          id: 'name',
          label: say(texts.plan),
          isRowHeader: true,
          render: ({ plan, isTrialPlan }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              {plan.planDetail.planName}
              {isTrialPlan && <Badge tone="accent">{say(texts.freeTrials)}</Badge>}
            </span>
          ),
        },
        {
          id: 'price',
          label: say(texts.perMonth),
          phone: 'detail',
          align: 'end',
          render: ({ plan }) => (
            <span className="tabular-nums">
              {formatPrice(plan.planPrice, plan.currency, locale)}
              <span aria-hidden="true" className="desktop:hidden">
                {' '}
                {say(texts.aMonth)}
              </span>
            </span>
          ),
        },
        {
          id: 'shown',
          label: say(texts.status),
          phone: 'state',
          render: ({ plan }) => (
            <Badge tone={plan.showToCustomer ? 'success' : 'neutral'}>
              {plan.showToCustomer ? say(texts.shown) : say(texts.hidden)}
            </Badge>
          ),
        },
        { id: 'customers', label: say(texts.customers), align: 'end', render: (row) => row.organisations },
        { id: 'channels', label: say(texts.channels), align: 'end', render: (row) => row.channels },
        { id: 'ids', label: say(texts.subscriptionIds), align: 'end', render: (row) => row.subscriptionIds },
        {
          id: 'actions',
          label: say(texts.actions),
          phone: 'below',
          isLabelHidden: true,
          align: 'end',
          render: (row) =>
            mayChange && (
              <PlanActions row={row} isFirst={row === plans[0]} isLast={row === plans.at(-1)} onAct={onAct} />
            ),
        },
      ]}
    />
  );
}
