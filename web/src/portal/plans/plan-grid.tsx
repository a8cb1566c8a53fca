import { discountedPrice } from '@portal/domain/plans/discounted-price.ts';
import type { Phrase } from '@portal/domain/texts/texts.ts';
import { say } from '../texts/say.ts';
import { formatPrice } from './format-price.ts';
import type { EligiblePlan } from './plan-features.ts';
import { planGrid as texts } from './plans.texts.ts';

type PlanGridProps = {
  readonly plans: readonly EligiblePlan[];
  readonly currentPlanId: string;
  readonly locale: string;
};

type Details = EligiblePlan['planDetail'];

const FREQUENCIES = {
  DAILY: texts.daily,
  WEEKLY: texts.weekly,
  MONTHLY: texts.monthly,
  QUARTERLY: texts.quarterly,
} as const;
const NONE = '–';
const has = (status: string | undefined) => (status === 'ACTIVE' ? say(texts.yes) : NONE);

/** What is compared, from the plans' own data; a line that no plan has is left out. */
const LINES: readonly { readonly label: Phrase; readonly cell: (details: Details) => string }[] = [
  { label: texts.websites, cell: (plan) => (plan.probely === 'ACTIVE' ? String(plan.probelyNumberOfTargets) : NONE) },
  {
    label: texts.scansUpTo,
    cell: ({ probely, probelyScanFrequency: [most] }) =>
      probely === 'ACTIVE' && most !== undefined ? say(FREQUENCIES[most]) : NONE,
  },
  { label: texts.securityPolicies, cell: (plan) => has(plan.securityPolicies) },
  {
    label: texts.training,
    cell: (plan) => (plan.training === 'ACTIVE' ? say(texts.people, { seats: plan.trainingNumberOfSeats }) : NONE),
  },
  { label: texts.phishing, cell: (plan) => has(plan.phishing ?? 'NOT_AVAILABLE') },
  { label: texts.cyberMaturity, cell: (plan) => has(plan.cybermaturity) },
  { label: texts.attackSurface, cell: (plan) => has(plan.bitsight) },
  { label: texts.cyberConcierge, cell: (plan) => has(plan.cyberconcierge ?? 'ACTIVE') },
  { label: texts.marketplace, cell: (plan) => has(plan.marketplace) },
  { label: texts.insuranceReadinessSheet, cell: (plan) => has(plan.insurance) },
];

/** The plans side by side, as a small table (spec part 1, section 2, "pricing grid"). */
export function PlanGrid({ plans, currentPlanId, locale }: PlanGridProps) {
  const lines = LINES.filter(({ cell }) => plans.some((plan) => cell(plan.planDetail) !== NONE));
  const isCurrent = (plan: EligiblePlan) => plan.planPointer.appId.planId === currentPlanId;
  return (
    <section
      aria-label={say(texts.plansAndPrices)}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to scroll by keyboard too
      tabIndex={0}
      className="overflow-x-auto rounded-box border border-line"
    >
      <table className="w-full text-sm">
        <thead>
          <tr className="border-line border-b bg-sunken">
            <td className="sticky start-0 bg-sunken px-3 py-2.5" />
            {plans.map((plan) => (
              <th key={plan.planPointer.appId.planId} scope="col" className="px-3 py-2.5 text-center font-semibold">
                {plan.planDetail.planName}
                {isCurrent(plan) && <span className="block font-normal text-ink-soft text-xs">{say(texts.yours)}</span>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Line
            label={say(texts.perMonthPlusTaxes)}
            cells={plans.map((plan) =>
              formatPrice(discountedPrice(plan.planPrice, plan.chargebeeCoupons), plan.currency, locale),
            )}
            isStrong
          />
          {lines.map(({ label, cell }) => (
            <Line key={say(label)} label={say(label)} cells={plans.map((plan) => cell(plan.planDetail))} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

type LineProps = { readonly label: string; readonly cells: readonly string[]; readonly isStrong?: boolean };

function Line({ label, cells, isStrong = false }: LineProps) {
  return (
    <tr className="border-line border-b last:border-b-0">
      <th scope="row" className="sticky start-0 bg-raised px-3 py-2 text-start font-normal text-ink-soft">
        {label}
      </th>
      {cells.map((text, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line's cells stand in the order of the plans and never move
        <td key={column} className={`px-3 py-2 text-center tabular-nums ${isStrong ? 'font-semibold' : ''}`}>
          {text}
        </td>
      ))}
    </tr>
  );
}
