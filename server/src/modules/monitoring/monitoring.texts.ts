import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('monitoring.coming', {
  scanOfOne: 'Scan of {website}',
  scanOfTwo: 'Scans of {first} and {second}',
  scanOfMany: 'Scans of {count, plural, one {# website} other {# websites}}',
  acceptanceEnds: 'Acceptance of {count, plural, one {# risk} other {# risks}} on {website} ends',
});
