import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Timeline } from '../../../ui/charts/timeline.tsx';
import type { Plan } from '../maturity-types.ts';
import { planDay } from './plan-day.ts';
import { planTimeline as texts } from './report.texts.ts';

type Phase = Plan['phases'][number];

const isDone = ({ doneAt }: Phase['items'][number]) => doneAt !== null;

/** The days of the plan as a line with its steps and today; the lists below say the same in words. */
export function PlanTimeline({ plan }: { readonly plan: Plan }) {
  const { locale, timeZone } = useBrand();
  const last = plan.phases.at(-1)?.toDay ?? 0;
  const day = planDay(plan.startsOn, new Date(), timeZone);
  const isOn = day >= 1 && day <= last;
  const dayMonth = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric', timeZone: 'UTC' });
  const nameOf = (at: string) => dayMonth.format(new Date(`${at}T00:00:00Z`));
  return (
    <div className="mb-7">
      <Timeline
        label={inWords(plan, isOn ? day : null, last)}
        today={isOn ? { place: ((day - 0.5) / last) * 100, words: say(texts.today, { day }) } : undefined}
        parts={plan.phases.map((phase, index) => ({
          id: String(phase.fromDay),
          over: overOf(phase, day),
          start: index === 0 ? nameOf(plan.startsOn) : '',
          end: nameOf(phase.dueOn),
          steps: phase.items.map(isDone),
        }))}
      />
    </div>
  );
}

/** How much of a part is over, with half of today. */
function overOf({ fromDay, toDay }: Phase, day: number): number {
  const first = Math.max(fromDay, 1);
  return Math.min(1, Math.max(0, (day - first + 0.5) / (toDay - first + 1)));
}

function inWords({ phases }: Plan, day: number | null, last: number): string {
  const each = phases.map(({ fromDay, toDay, items }) =>
    say(texts.part, {
      from: Math.max(fromDay, 1),
      to: toDay,
      done: items.filter(isDone).length,
      total: items.length,
    }),
  );
  const parts = new Intl.ListFormat(say.locale, { type: 'unit' }).format(each);
  return day === null ? say(texts.plan, { last, parts }) : say(texts.planToday, { day, last, parts });
}
