/** Address of a person's year. */
export const yearAddress = (token: string) => `/learn/${token}`;

/** What stands in the place of a course in the address of the questions of the week. */
export const RECALL_PLACE = 'recall';

/** Address of a person's questions of the week. */
export const recallAddress = (token: string) => `/learn/${token}/${RECALL_PLACE}`;

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
