import { CalendarCheck } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { say } from '../../../portal/texts/say.ts';
import { Card } from '../../../ui/card.tsx';
import { ProgressBar } from '../../../ui/states/progress-bar.tsx';
import type { Plan, PlanItem } from '../maturity-types.ts';
import { PlanHours } from './plan-hours.tsx';
import { PlanStep } from './plan-step.tsx';
import { PlanTimeline } from './plan-timeline.tsx';
import { planCard as texts } from './report.texts.ts';
import { usePlanStep } from './use-plan-step.ts';

/** What to do in 90 days, in three parts of a month each, ticked off as it is done. */
export function PlanCard({ plan }: { readonly plan: Plan }) {
  const { locale } = useBrand();
  const { mark } = usePlanStep();
  const { done, total, phases } = plan;
  const firstSteps = firstStepOfEach(phases.flatMap(({ items }) => items));
  return (
    <Card title={say(texts.title)} icon={<CalendarCheck size={20} />} description={say(texts.description)}>
      <div className="mb-6 grid max-w-3xl items-end gap-x-8 gap-y-5 tablet:grid-cols-2">
        <PlanHours plan={plan} />
        <ProgressBar
          label={say(texts.done)}
          value={total === 0 ? 0 : (100 * done) / total}
          valueLabel={say(texts.doneOfTotal, { done, total })}
          tone={done === total ? 'success' : 'accent'}
        />
      </div>
      <PlanTimeline plan={plan} />
      <div className="grid gap-x-8 gap-y-8 desktop:grid-cols-3">
        {phases.map(({ fromDay, toDay, dueOn, items }) => (
          <section key={fromDay} aria-label={say(texts.part, { from: firstDay(fromDay), to: toDay })}>
            <h3 className="flex items-baseline justify-between gap-3 border-line border-b pb-2 font-semibold">
              {say.parts(texts.partUntil, {
                from: firstDay(fromDay),
                to: toDay,
                day: formatDay(dueOn, locale),
                until: (words) => (
                  <span key="until" className="font-normal text-ink-soft text-sm">
                    {words}
                  </span>
                ),
              })}
            </h3>
            {items.length === 0 ? (
              <p className="mt-3 text-ink-soft text-sm">{say(texts.nothingPlannedTimeTo)}</p>
            ) : (
              <ul className="mt-3 flex flex-col gap-4">
                {items.map((item) => (
                  <li key={`${item.elementPath} ${item.from} ${item.step}`}>
                    <PlanStep item={item} showsAids={firstSteps.has(item)} onMark={(isDone) => mark(item, isDone)} />
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
      </div>
    </Card>
  );
}

/** What helps with an element is said once, beside the first of its steps that is to do. */
function firstStepOfEach(items: readonly PlanItem[]): ReadonlySet<PlanItem> {
  const first = new Map<string, PlanItem>();
  for (const item of items) if (item.doneAt === null && !first.has(item.elementPath)) first.set(item.elementPath, item);
  return new Set(first.values());
}

/** People count days from 1. */
const firstDay = (fromDay: number): number => Math.max(fromDay, 1);
