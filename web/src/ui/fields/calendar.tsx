import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar as AriaCalendar,
  type CalendarProps as AriaCalendarProps,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  type DateValue,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';

const arrow =
  'flex size-10 cursor-pointer items-center justify-center rounded-box text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:cursor-not-allowed disabled:text-line-strong';

type CalendarProps = Omit<AriaCalendarProps<DateValue>, 'className' | 'style' | 'render' | 'children'>;

/** One month of days to choose from; `minValue` and `maxValue` bound it. */
export function Calendar(props: CalendarProps) {
  return (
    <AriaCalendar {...props} className="w-fit">
      <header className="mb-2 flex items-center justify-between">
        <Button slot="previous" className={arrow}>
          <ChevronLeft aria-hidden="true" size={18} />
        </Button>
        <Heading level={2} className="font-semibold text-sm" />
        <Button slot="next" className={arrow}>
          <ChevronRight aria-hidden="true" size={18} />
        </Button>
      </header>
      <CalendarGrid weekdayStyle="short" className="border-collapse">
        <CalendarGridHeader>
          {(day) => (
            <CalendarHeaderCell className="size-9 font-medium text-ink-soft text-xs tablet:w-10">
              {day.slice(0, 2)}
            </CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell
              date={date}
              className={({ isToday, isSelected }) =>
                `flex size-9 cursor-pointer items-center justify-center rounded-box text-sm tabular-nums -outline-offset-2 transition-colors hover:bg-sunken outside-month:hidden disabled:cursor-not-allowed disabled:text-line-strong unavailable:text-line-strong selected:bg-accent selected:font-semibold selected:text-on-accent tablet:size-10 ${
                  isToday && !isSelected ? 'font-bold text-accent-ink ring-1 ring-accent-line ring-inset' : ''
                }`
              }
            />
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </AriaCalendar>
  );
}
