import { firstNameOf, type TemplateValues, workingDaysAfter } from '@portal/domain/phishing/template-words.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { Language } from '@portal/domain/texts/languages.ts';

const DAYS_AHEAD = 2;
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-US', de: 'de-DE', es: 'es-ES' };

/** As templates of a language write a day: "Tuesday, December 1", "Dienstag, 1. Dezember", "martes, 1 de diciembre". */
const longDay = (day: string, language: Language) =>
  new Intl.DateTimeFormat(LOCALES[language], {
    weekday: 'long',
    month: 'long',
    day: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T12:00:00Z`));

/** What fills the placeholders of a template for one person at one instant. */
export function mailValues(
  person: { readonly name: string; readonly company: string },
  { at, timeZone, senderDomain, language }: { at: Date; timeZone: string; senderDomain: string; language: Language },
): TemplateValues {
  const today = dayOf(at, timeZone);
  return {
    firstName: firstNameOf(person.name),
    fullName: person.name,
    company: person.company,
    senderDomain,
    dayAhead: longDay(workingDaysAfter(today, DAYS_AHEAD), language),
    today: longDay(today, language),
  };
}
