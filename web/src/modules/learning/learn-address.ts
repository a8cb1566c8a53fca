/** Address of a person's year. */
export const yearAddress = (token: string) => `/learn/${token}`;

/** What stands in the place of a course in the address of the questions of the week. */
export const RECALL_PLACE = 'recall';

/** Address of a person's questions of the week. */
export const recallAddress = (token: string) => `/learn/${token}/${RECALL_PLACE}`;

/** What stands in the place of a course in the address of a day at work. */
export const DAY_PLACE = 'day';

/** Address of the day at work of a year, at one of its steps (from 1) or where the person is in it. */
export const dayAddress = (token: string, year: number, step?: number) =>
  `/learn/${token}/${DAY_PLACE}/${year}${step === undefined ? '' : `?at=${step}`}`;

/** The step of a day that an address names; null where it names none. */
export function dayStepOf(address: string): number | null {
  const step = Number(new URLSearchParams(address.split('?')[1] ?? '').get('at'));
  return Number.isInteger(step) && step >= 1 ? step : null;
}

/** Where one can be in a course: its first page, its story, a lesson by its number, the quiz, or the key points. */
export type CoursePlace = 'start' | 'story' | 'quiz' | 'key-points' | number;

/** Address of a place in a course. */
export function courseAddress(token: string, courseId: string, place: CoursePlace = 'start'): string {
  return `/learn/${token}/${courseId}${place === 'start' ? '' : `?at=${place}`}`;
}

/** The place that an address names; what it cannot name is the first page. */
export function placeOf(address: string, lessons: number): CoursePlace {
  const at = new URLSearchParams(address.split('?')[1] ?? '').get('at');
  if (at === 'story' || at === 'quiz' || at === 'key-points') return at;
  const number = Number(at);
  return Number.isInteger(number) && number >= 1 && number <= lessons ? number : 'start';
}
