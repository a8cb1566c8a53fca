import { texts } from '@portal/domain/texts/texts.ts';

/** Of every email about a scan. */
export const scan = texts('monitoring.emails.scan', {
  finished: 'Finished',
  high: 'High',
  medium: 'Medium',
  low: 'Low',
});

export const newFindings = texts('monitoring.emails.newFindings', {
  subject: '{count, plural, one {# new finding} other {# new findings}} on {website}',
  heading: 'The latest scan found something new',
  found: 'The scan of {website} has finished. It found {count, plural, one {one new issue} other {# new issues}}.',
  urgent:
    'Please review the high-severity ones today: attackers search the internet for problems like these around the clock.',
  toPlan: 'Nothing is urgent, but please set aside time to fix these issues in the next few weeks.',
  withNextWork: 'Nothing is urgent. Include these in the next round of routine website maintenance.',
  cameBack: 'Of these, previously fixed',
  gotWorse: 'Of these, known before and now more serious',
  subjectWorse: '{count, plural, one {A known finding} other {# known findings}} on {website} got worse',
  headingWorse: 'The latest scan shows that something got worse',
  foundWorse:
    'The scan of {website} has finished. {count, plural, one {One known issue is} other {# known issues are}} now more serious than before.',
  see: 'See what is new',
  seeWorse: 'See what changed',
  howToStop: 'You can turn these messages on or off for your organization under Settings > Organization Details.',
  /** Completes "You received this message because". */
  reason: 'you are an admin of an organization that uses {brand} to scan this website.',
});

export const scanFinished = texts('monitoring.emails.scanFinished', {
  subject: 'Scan of {website} finished: {count, plural, =0 {no issues} one {# issue} other {# issues}}',
  what: 'The security scan of {website} has finished.',
  website: 'Website',
  address: 'Address',
  see: 'See the report',
  /** Completes "You received this message because". */
  reason: 'your organization uses {brand} to scan this website.',
});
