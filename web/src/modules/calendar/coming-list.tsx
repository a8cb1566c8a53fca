import { useBrand } from '../../portal/brand/use-brand.ts';
import { Card } from '../../ui/card.tsx';
import { Badge } from '../../ui/states/badge.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { CalendarEntry, CalendarMonth } from './calendar-types.ts';
import { ENTRY_LOOKS } from './entry-looks.ts';
import { dayInWords } from './weeks-of-month.ts';

/** The month by date: what comes, what it means, and whether it needs somebody. On phones it is all that there is. */
export function ComingList({ today, entries, isCut }: Pick<CalendarMonth, 'today' | 'entries' | 'isCut'>) {
  const { locale } = useBrand();
  return (
    <Card title="By date" description="Anything that needs you is marked. The rest happens automatically.">
      <ol className="flex flex-col divide-y divide-line">
        {[...Map.groupBy(entries, ({ day }) => day)].map(([day, coming]) => (
          <li
            key={day}
            id={`day-${day}`}
            className="grid gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0 tablet:grid-cols-[10rem_1fr]"
          >
            <h3 className="font-medium text-sm">
              <time dateTime={day}>
                {dayInWords(day, locale, { weekday: 'short', month: 'short', day: 'numeric' })}
              </time>
              {day === today && <span className="font-normal text-ink-soft"> (today)</span>}
            </h3>
            <ul className="flex flex-col gap-3">
              {coming.map((entry) => (
                <Entry key={`${entry.kind} ${entry.title}`} entry={entry} />
              ))}
            </ul>
          </li>
        ))}
      </ol>
      {isCut && <p className="mt-4 text-ink-soft text-sm">There is more this month than fits here.</p>}
    </Card>
  );
}

function Entry({ entry: { kind, title, href } }: { readonly entry: CalendarEntry }) {
  const { Icon, needsYou, hint } = ENTRY_LOOKS[kind];
  return (
    <li className="flex items-start gap-3">
      <Icon aria-hidden="true" size={18} className="mt-0.5 shrink-0 text-accent-ink" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="wrap-anywhere">
            <TextLink isStandalone href={href}>
              {title}
            </TextLink>
          </span>
          {needsYou && <Badge tone="accent">Needs you</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{hint}</p>
      </div>
    </li>
  );
}
