import { useBrand } from '../brand/use-brand.ts';
import { formatDate, formatDateTime } from './format-date.ts';

type Instant = string | number | Date;

/** Dates as the brand shows them. */
export function useFormatDate(): { formatDate: (at: Instant) => string; formatDateTime: (at: Instant) => string } {
  const brand = useBrand();
  return {
    formatDate: (at) => formatDate(at, brand),
    formatDateTime: (at) => formatDateTime(at, brand),
  };
}
