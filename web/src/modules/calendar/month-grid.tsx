import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { joinClasses } from '../../ui/join-classes.ts';
import { month as texts } from './calendar.texts.ts';
import type { CalendarEntry, CalendarMonth } from './calendar-types.ts';
import { EntryLink } from './entry-link.tsx';
import { dayInWords, weeksOfMonth } from './weeks-of-month.ts';

/** So many entries stand in a square; the others are in the list. */
const SHOWN = 3;

/** The month as a table of weeks, where there is room for it. */
export function MonthGrid({ month, today, entries }: Pick<CalendarMonth, 'month' | 'today' | 'entries'>) {
  const { locale } = useBrand();
  const weeks = weeksOfMonth(month, locale);
  const byDay = Map.groupBy(entries, ({ day }) => day);
  return (
    <table
      aria-labelledby="month"
      className="w-full table-fixed border-separate border-spacing-0 rounded-box border border-line bg-surface shadow-raised"
    >
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day} scope="col" className="px-2 py-2 text-start font-medium text-ink-soft text-xs">
              <abbr title={dayInWords(day, locale, { weekday: 'long' })} className="no-underline">
                {dayInWords(day, locale, { weekday: 'short' })}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((day) =>
              day.startsWith(month) ? (
                <Day key={day} day={day} today={today} entries={byDay.get(day) ?? []} />
              ) : (
                <td key={day} className="border-line border-t bg-sunken/60" />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { readonly day: string; readonly today: string; readonly entries: readonly CalendarEntry[] };

function Day({ day, today, entries }: DayProps) {
  const isToday = day === today;
  const more = entries.length - SHOWN;
  return (
    <td
      {...(isToday ? { 'aria-current': 'date' } : {})}
      className={joinClasses(
        'h-24 border-line border-t p-1.5 align-top',
        isToday && 'outline-2 outline-accent -outline-offset-2',
      )}
    >
      <p className={joinClasses('px-1 text-xs tabular-nums', dayColor(day, today))}>
        <time dateTime={day}>{Number(day.slice(8))}</time>
        {isToday && ` ${say(texts.today)}`}
      </p>
      {entries.length > 0 && (
        <ul className="mt-1 flex flex-col gap-1">
          {entries.slice(0, SHOWN).map((entry) => (
            <li key={`${entry.kind} ${entry.title}`}>
              <EntryLink entry={entry} />
            </li>
          ))}
          {more > 0 && (
            <li className="px-1 text-xs">
              <a href={`#day-${day}`} className="font-medium text-accent-ink underline underline-offset-4">
                {say(texts.more, { count: more })}
              </a>
            </li>
          )}
        </ul>
      )}
    </td>
  );
}

function dayColor(day: string, today: string): string {
  if (day === today) return 'font-semibold text-accent-ink';
  return day < today ? 'text-ink-faint' : 'text-ink-soft';
}
