import { useBrand } from '../../../portal/brand/use-brand.ts';
import { PlanCard } from '../../../portal/plans/plan-card.tsx';
import { say } from '../../../portal/texts/say.ts';
import { type PlanForm, planInputOf } from './plan-form.ts';
import { planPreview as texts } from './plans.texts.ts';

type PlanPreviewProps = { readonly form: PlanForm };

/** The card that customers see, drawn from what is typed. Nothing in it can be pressed. */
export function PlanPreview({ form }: PlanPreviewProps) {
  const { locale } = useBrand();
  const input = planInputOf(form);
  const { chargebeePlanId, planDiscountMessage, planDetail, ...rest } = input;
  const plan = {
    ...rest,
    planDetail: { ...planDetail, planName: planDetail.planName || say(texts.nameOfThePlan) },
    chargebeePlanId: chargebeePlanId ?? null,
    planDiscountMessage: planDiscountMessage || null,
    planPointer: { appId: { planId: 'preview' } },
  };
  return (
    <section aria-labelledby="plan-preview" className="desktop:sticky desktop:top-0">
      <h3 id="plan-preview" className="mb-2 font-semibold">
        {say(texts.whatCustomersSee)}
      </h3>
      <div inert className="rounded-box bg-canvas p-4">
        <PlanCard plan={plan} action="subscribe" locale={locale} onChoose={nothing} onContact={nothing} />
      </div>
      {!form.showToCustomer && <p className="mt-2 text-ink-soft text-sm">{say(texts.hiddenOnlyCustomersWho)}</p>}
    </section>
  );
}

const nothing = () => undefined;
