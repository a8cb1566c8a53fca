import { expect, test } from 'vitest';
import type { Deadline, Place } from '../countries/place.ts';
import { deadlinesOfPlaces } from './deadlines-of-places.ts';

const deadline = (id: string, hours: number | null, more: Partial<Deadline> = {}): Deadline => ({
  ...{ id, hours, name: id, from: 'awareness', law: 'Law', kinds: ['data-out'], who: 'regulator', says: 'Applies.' },
  ...more,
});
const place = (code: Place['code'], ...deadlines: Deadline[]) => ({ code, deadlines });
const idsOf = (...places: ReturnType<typeof place>[]) =>
  deadlinesOfPlaces(places, 'data-out').map(({ id, countries }) => `${id}: ${countries.join(' ')}`);

test('the most urgent stands first, and what begins with a report last', () => {
  const final = deadline('final', 24, { from: 'first-report' });
  const places = place('de', final, deadline('authority', 72), deadline('people', null), deadline('warning', 24));
  expect(idsOf(places)).toEqual(['people: de', 'warning: de', 'authority: de', 'final: de']);
});

test('what two countries ask in the same words stands once, and something else under its own name', () => {
  const same = deadline('authority', 72);
  expect(idsOf(place('de', same), place('at', same), place('ch', deadline('authority', null)))).toEqual([
    'authority.ch: ch',
    'authority: de at',
  ]);
});

test('what is about other kinds of incident is left out', () => {
  expect(deadlinesOfPlaces([place('de', deadline('authority', 72))], 'money-sent')).toEqual([]);
});
