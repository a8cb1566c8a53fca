import { Circle, CircleCheck } from 'lucide-react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import type { Plan } from '../maturity-types.ts';
import { planDay } from './plan-day.ts';

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
    <div role="img" aria-label={inWords(plan, isOn ? day : null, last)} className="mb-7 w-full">
      <div aria-hidden="true" className="relative flex gap-1 pt-7">
        {isOn && <Today place={((day - 0.5) / last) * 100} day={day} />}
        {plan.phases.map((phase, index) => (
          <div key={phase.fromDay} className="min-w-0 flex-1">
            <Track phase={phase} day={day} />
            <p className="mt-1 flex justify-between text-ink-soft text-xs">
              <span>{index === 0 && nameOf(plan.startsOn)}</span>
              <span>{nameOf(phase.dueOn)}</span>
            </p>
            <p className="mt-1.5 flex flex-wrap gap-1">
              {phase.items.map((item) => {
                const Icon = isDone(item) ? CircleCheck : Circle;
                return (
                  <Icon
                    key={`${item.elementPath} ${item.from} ${item.step}`}
                    size={16}
                    strokeWidth={2.25}
                    className={isDone(item) ? 'text-success-ink' : 'text-line-strong'}
                  />
                );
              })}
            </p>
          </div>
        ))}
      </div>
    </div>
  );
}

/** A part of the line, as full as its days are over. */
function Track({ phase: { fromDay, toDay }, day }: { readonly phase: Phase; readonly day: number }) {
  const first = Math.max(fromDay, 1);
  const over = Math.min(1, Math.max(0, (day - first + 0.5) / (toDay - first + 1)));
  return (
    <svg width="100%" height="8" aria-hidden="true" className="block overflow-hidden rounded-full">
      <rect width="100%" height="8" className="fill-line" />
      <rect width={`${over * 100}%`} height="8" className="fill-accent" />
    </svg>
  );
}

/** So near an end, in hundredths, the words stand beside the mark. */
const NEAR_END = 10;

function Today({ place, day }: { readonly place: number; readonly day: number }) {
  const shift = place < NEAR_END ? '0' : place > 100 - NEAR_END ? '-100%' : '-50%';
  return (
    <>
      <span
        style={{ left: `${place}%`, transform: `translateX(${shift})` }}
        className="absolute top-0 whitespace-nowrap font-semibold text-xs"
      >
        Today, day {day}
      </span>
      <span style={{ left: `${place}%` }} className="absolute top-4 h-6 border-ink border-s-2" />
    </>
  );
}

function inWords({ phases }: Plan, day: number | null, last: number): string {
  const parts = phases.map(
    ({ fromDay, toDay, items }) =>
      `days ${Math.max(fromDay, 1)} to ${toDay}: ${items.filter(isDone).length} of ${items.length} done`,
  );
  return `${day === null ? `A plan of ${last} days` : `Today is day ${day} of ${last}`}; ${parts.join(', ')}`;
}
