/** What stands in braces in the texts of a template. */
export const TEMPLATE_PLACEHOLDERS = ['firstName', 'fullName', 'company', 'senderDomain', 'dayAhead', 'today'] as const;
export type TemplateValues = Readonly<Record<(typeof TEMPLATE_PLACEHOLDERS)[number], string>>;

const PLACE = /\{(\w+)\}/g;

/** The names in braces that a text has, known or not. */
export const placeholdersOf = (text: string): readonly string[] =>
  [...text.matchAll(PLACE)].map(([, name = '']) => name);

/** A text with its placeholders filled in; what is no placeholder stays as it is. */
export const fillTemplate = (text: string, values: TemplateValues): string =>
  text.replace(PLACE, (place, name: string) =>
    Object.hasOwn(values, name) ? values[name as keyof TemplateValues] : place,
  );

/** The first name of somebody, as far as a full name tells; the whole where it is one word. */
export const firstNameOf = (fullName: string): string => fullName.trim().split(/\s+/)[0] ?? '';

/** A day some working days after another, weekends left out; both as `2026-12-01`. */
export function workingDaysAfter(day: string, count: number): string {
  let date = Temporal.PlainDate.from(day);
  let left = count;
  while (left > 0) {
    date = date.add({ days: 1 });
    if (date.dayOfWeek <= 5) left -= 1;
  }
  return date.toString();
}
