/** After so long nobody should go by a description: prices and terms of the field change within half a year. */
const MAX_DESCRIPTION_DAYS = 180;

/** True where what is said of an offer was looked up too long ago. @param today the day in the brand's time zone, as "2026-11-22" */
export function isDescriptionOld(describedOn: string, today: string): boolean {
  return Temporal.PlainDate.from(describedOn).until(today, { largestUnit: 'days' }).days > MAX_DESCRIPTION_DAYS;
}
