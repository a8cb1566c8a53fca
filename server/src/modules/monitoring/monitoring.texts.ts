import { texts } from '@portal/domain/texts/texts.ts';

/** What comes, in the calendar and the mail of Monday. */
export const coming = texts('monitoring.coming', {
  scanOfOne: 'Scan of {website}',
  scanOfTwo: 'Scans of {first} and {second}',
  scanOfMany: 'Scans of {count, plural, one {# website} other {# websites}}',
  acceptanceEnds:
    '{count, plural, one {# accepted risk on {website} expires} other {# accepted risks on {website} expire}}',
});

/** What there is to do about websites. */
export const nextActions = texts('monitoring.nextActions', {
  addWebsite: 'Add your website',
  addReason: 'We look at it the way an attacker would, and tell you in plain words what to fix.',
  scanAgain: 'Scan {website} again',
  scanAgainReason: 'Its last scan did not finish. Usually this means the website was briefly unreachable.',
  scanFirst: 'Scan {website}',
  scanFirstReason: 'It is set up but has never been scanned. The first results arrive within minutes.',
  schedule: 'Have {website} scanned regularly',
  scheduleReason: 'Every update can introduce new weak spots. Regular scans find them before someone else does.',
  fixHighs:
    '{count, plural, one {Fix the high-risk issue on {website}} other {Fix the # high-risk issues on {website}}}',
  fixHighsReason: 'Attackers look for these first. Each comes with steps and says who can do them.',
  planMediums:
    '{count, plural, one {Set aside time for the medium-risk issue on {website}} other {Set aside time for the # medium-risk issues on {website}}}',
  planMediumsReason:
    'There are no high-risk issues. The rest can wait until things quiet down, but not until next year.',
  someWeakness: 'A weakness that a scan found',
});

/** What became better or worse on websites. The severities are said in full, as pages beside it count the low ones too. */
export const changes = texts('monitoring.changes', {
  fixed: '{count, plural, one {# issue} other {# issues}} fixed on {website}',
  found:
    '{count, plural, one {# new high- or medium-severity issue found on {website}} other {# new high- or medium-severity issues found on {website}}}',
  worse:
    '{count, plural, one {# known issue on {website} got more serious} other {# known issues on {website} got more serious}}',
});

/** What the findings of a scan amount to. */
export const summary = texts('monitoring.summary', {
  effort: 'Time to fix everything: {effort}.',
});

/** Headings of the file with findings. */
export const columns = texts('monitoring.columns', {
  website: 'website',
  severity: 'severity',
  state: 'state',
  setAside: 'set aside',
  setAsideUntil: 'set aside until',
  finding: 'finding',
  term: 'term',
  address: 'address',
  about: 'about',
  whoCanFixIt: 'who can fix it',
  firstSeen: 'first seen',
  lastSeen: 'last seen',
  fixedOn: 'fixed on',
  check: 'check',
});

/** Content that may not be there in every language, as staff sees it named. */
export const coverage = texts('monitoring.coverage', {
  advice: 'Website scans: what is wrong, and how to fix it',
});
