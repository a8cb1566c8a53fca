import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';

/** The day that it is now in the brand's time zone: what is due today is so until that day ends. */
export const trainingDay = (now: Date, { timeZone }: Pick<Brand, 'timeZone'>): string => dayOf(now, timeZone);
