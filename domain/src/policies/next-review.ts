/** What a policy without a field of its own for it is reviewed after, in months. */
export const USUAL_REVIEW_MONTHS = 12;

/** The instant at which an approved policy is due to be read again as a whole, in a time zone. */
export function nextReview(approvedAt: Date, months: number, timeZone: string): Date {
  const approved = Temporal.Instant.fromEpochMilliseconds(approvedAt.getTime()).toZonedDateTimeISO(timeZone);
  return new Date(approved.add({ months }).epochMilliseconds);
}
