import fc from 'fast-check';
import type { PortalFacts } from '../portal-facts.ts';
import { anyOutside } from './any-outside.ts';

const number = fc.nat({ max: 200 });
const courses = fc.record({ assigned: number, completed: number, late: number });

/** Whatever the portal may have seen of a firm. */
export const anyPortalFacts: fc.Arbitrary<PortalFacts> = fc.record({
  headcount: fc.integer({ min: 1, max: 101 }),
  admins: fc.integer({ min: 1, max: 30 }),
  adminsWithSecondFactor: fc.nat({ max: 30 }),
  training: fc.option(
    fc.record({
      people: number,
      trained: number,
      finished: number,
      late: number,
      fraudCourse: courses,
      phishingCourse: courses,
    }),
  ),
  policies: fc.option(
    fc.record({
      active: fc.array(fc.constantFrom('incident-response', 'data-breach-notification', 'privacy')),
      reviewsDue: number,
      asked: number,
      acknowledged: number,
      askedPeople: number,
    }),
  ),
  records: fc.option(
    fc.record({
      kept: fc.array(fc.constantFrom('suppliers', 'devices', 'access-reviews', 'restore-tests', 'risks', 'visitors')),
      open: number,
      overdue: number,
    }),
  ),
  websites: fc.option(
    fc.record({
      count: number,
      scheduled: number,
      scanned: number,
      daysSinceScan: fc.option(number),
      daysOfScans: fc.option(fc.nat({ max: 800 })),
      highs: number,
      oldHighs: number,
      disputedHighs: number,
      mailLooked: number,
      mailUnsigned: number,
      mailFaults: number,
      mailRemarks: number,
    }),
  ),
  phishing: fc.option(fc.record({ campaigns: number })),
  outside: fc.option(anyOutside),
});
