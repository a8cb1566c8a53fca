import { useBrand } from '../brand/use-brand.ts';
import { formatDate, formatDateTime, formatNearDate } from './format-date.ts';

type Instant = string | number | Date;

/** Dates as the brand shows them. */
export function useFormatDate(): Readonly<
  Record<'formatDate' | 'formatDateTime' | 'formatNearDate', (at: Instant) => string>
> {
  const brand = useBrand();
  return {
    formatDate: (at) => formatDate(at, brand),
    formatDateTime: (at) => formatDateTime(at, brand),
    formatNearDate: (at) => formatNearDate(at, brand),
  };
}
