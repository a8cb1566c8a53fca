import type { AddressBar } from '../../../portal/address-bar.ts';
import type { CoursePlace } from '../learn-address.ts';

/** Stands in a packaged course for `learn-address.ts`: there is one course, and its places are parts of one page. */
export const courseAddress = (_token: string, _courseId: string, place: CoursePlace = 'start'): string => `#${place}`;

/** The place that an address names; what it cannot name is the first page. */
export function placeOf(address: string, lessons: number): CoursePlace {
  const at = address.slice(1);
  if (at === 'story' || at === 'quiz' || at === 'key-points') return at;
  const number = Number(at);
  return Number.isInteger(number) && number >= 1 && number <= lessons ? number : 'start';
}

/** An address bar of its own: the history of the window is the learning system's. */
export function ownAddressBar(): AddressBar {
  let address = '#start';
  const listeners = new Set<() => void>();
  const go = (next: string) => {
    address = next;
    for (const listener of listeners) listener();
  };
  return {
    read: () => address,
    push(next) {
      go(next);
      window.scrollTo(0, 0);
    },
    replace: go,
    listen(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}
