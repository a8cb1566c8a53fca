import { DateSegment, type DateSegmentProps } from 'react-aria-components/DateField';

/** One part of a date or time that is typed into, such as the month. */
export function DatePart({ segment }: Pick<DateSegmentProps, 'segment'>) {
  return (
    <DateSegment
      segment={segment}
      className="min-w-6 rounded-inner px-0.5 text-center leading-6 type-literal:min-w-0 tabular-nums outline-none type-literal:px-0 type-literal:text-ink-soft placeholder-shown:text-ink-soft focus:bg-accent focus:text-on-accent disabled:text-ink-faint"
    />
  );
}
