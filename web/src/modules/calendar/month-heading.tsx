import { monthAfter } from '@portal/domain/calendar/calendar-months.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { month as texts } from './calendar.texts.ts';
import type { CalendarMonth } from './calendar-types.ts';
import { dayInWords } from './weeks-of-month.ts';

type MonthHeadingProps = Pick<CalendarMonth, 'month' | 'first' | 'last'> & {
  readonly onShow: (month: string | undefined) => void;
};

/** Which month it is, and the ways to those beside it. */
export function MonthHeading({ month, first, last, onShow }: MonthHeadingProps) {
  const { locale } = useBrand();
  return (
    <div className="mb-4 flex items-center gap-2">
      <h2 id="month" aria-live="polite" className="min-w-0 flex-1 font-semibold text-lg tracking-tight tablet:text-xl">
        {dayInWords(`${month}-01`, locale, { month: 'long', year: 'numeric' })}
      </h2>
      {month !== first && (
        <Button variant="quiet" size="small" onPress={() => onShow(undefined)}>
          {say(texts.thisMonth)}
        </Button>
      )}
      <IconButton
        label={say(texts.previous)}
        icon={<ChevronLeft aria-hidden="true" size={20} className="rtl:-scale-x-100" />}
        isDisabled={month <= first}
        onPress={() => onShow(monthAfter(month, -1))}
      />
      <IconButton
        label={say(texts.next)}
        icon={<ChevronRight aria-hidden="true" size={20} className="rtl:-scale-x-100" />}
        isDisabled={month >= last}
        onPress={() => onShow(monthAfter(month, 1))}
      />
    </div>
  );
}
