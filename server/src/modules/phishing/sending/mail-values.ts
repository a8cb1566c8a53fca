import { firstNameOf, type TemplateValues, workingDaysAfter } from '@portal/domain/phishing/template-words.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';

const DAYS_AHEAD = 2;
/** Templates are in American English. */
const LOCALE = 'en-US';

const longDay = (day: string) =>
  new Intl.DateTimeFormat(LOCALE, { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00:00Z`),
  );

/** What fills the placeholders of a template for one person at one instant. */
export function mailValues(
  person: { readonly name: string; readonly company: string },
  { at, timeZone, senderDomain }: { at: Date; timeZone: string; senderDomain: string },
): TemplateValues {
  const today = dayOf(at, timeZone);
  return {
    firstName: firstNameOf(person.name),
    fullName: person.name,
    company: person.company,
    senderDomain,
    dayAhead: longDay(workingDaysAfter(today, DAYS_AHEAD)),
    today: longDay(today),
  };
}
