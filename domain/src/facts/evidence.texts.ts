import { texts } from '../texts/texts.ts';

/** What the portal sees of people and rules. */
export const people = texts('facts.evidencePeople', {
  manyAdmins: '{count, number} people can change everything in this portal. Do all of them need that?',
  admins:
    '{count, plural, one {# person can change things in this portal.} other {# people can change things in this portal.}}',
  standIns: '{count, number} people can act in this portal, so it does not depend on one person.',
  nobodySecondStep: 'Nobody signs in to this portal with a second step yet.',
  someSecondStep:
    '{count, plural, one {# of {all, number} people signs in to this portal with a second step.} other {# of {all, number} people sign in to this portal with a second step.}}',
  allSecondStep: 'Everyone signs in to this portal with a second step.',
  late: '{count, plural, one {# of {all, number} people in the training program is late.} other {# of {all, number} people in the training program are late.}}',
  trained:
    '{count, plural, one {# of {all, number} people has completed a course in the last twelve months.} other {# of {all, number} people have completed a course in the last twelve months.}}',
  trainedOfAtLeast:
    '{count, plural, one {# of at least {all, number} people has completed a course in the last twelve months.} other {# of at least {all, number} people have completed a course in the last twelve months.}}',
  finished:
    '{count, plural, one {# person has completed all courses of the year.} other {# people have completed all courses of the year.}}',
  fraudCourse:
    '{count, plural, one {# of {all, number} people has completed the course about forged invoices.} other {# of {all, number} people have completed the course about forged invoices.}}',
  phishingCourse:
    '{count, plural, one {# of {all, number} people has completed the course about phishing, which practices reporting.} other {# of {all, number} people have completed the course about phishing, which practices reporting.}}',
});

/** What the portal sees of policies. */
export const policies = texts('facts.evidencePolicies', {
  none: 'No policy is approved in this portal yet. If yours are kept elsewhere, upload them here.',
  reviewsDue: '{count, plural, one {# policy is due for a review.} other {# policies are due for a review.}}',
  approved:
    '{count, plural, one {# policy is approved, and no review is overdue.} other {# policies are approved, and no review is overdue.}}',
  ofSet: 'They cover {count, number} of the {all, number} subjects a full set needs.',
  answered:
    '{count, plural, one {# of {all, number} requests to read and confirm a policy was answered.} other {# of {all, number} requests to read and confirm a policy were answered.}}',
  asked: '{count, plural, one {# of {all, number} people was asked.} other {# of {all, number} people were asked.}}',
  noneForIncidents:
    'Neither the incident response policy nor the one on notifying others of a breach is approved here yet.',
  forIncidents:
    '{count, plural, one {# of {all, number} policies for incidents is approved.} other {# of {all, number} policies for incidents are approved.}}',
});

/** What scans of websites see. */
export const websites = texts('facts.evidenceWebsites', {
  listed:
    '{count, plural, one {# website is on the list in this portal.} other {# websites are on the list in this portal.}}',
  noScan: 'None of your websites has been scanned yet.',
  staleScan: 'The last scan was {days, plural, one {# day} other {# days}} ago, and none is scheduled.',
  allScheduled: 'All of your websites are scanned on a schedule, and each was scanned recently.',
  scheduled:
    '{count, plural, one {# of {all, number} websites is scanned on a schedule.} other {# of {all, number} websites are scanned on a schedule.}}',
  oldHighs:
    '{count, plural, one {# high risk has been open for more than 30 days.} other {# high risks have been open for more than 30 days.}}',
  someWithoutHigh:
    '{count, plural, one {# of {all, number} websites was scanned, and no high risk is open there.} other {# of {all, number} websites were scanned, and no high risk is open there.}}',
  someWithoutOldHigh:
    '{count, plural, one {# of {all, number} websites was scanned, and no old high risk is open there.} other {# of {all, number} websites were scanned, and no old high risk is open there.}}',
  disputed:
    '{count, plural, one {# high risk that scans saw is marked as a false positive by your own people.} other {# high risks that scans saw are marked as a false positive by your own people.}}',
  newHighs:
    '{count, plural, one {# high risk is open, none for more than 30 days.} other {# high risks are open, none for more than 30 days.}}',
  noHigh: 'The latest scans found no high risk.',
  oldScan: 'The latest scan of one website is {days, plural, one {# day} other {# days}} old.',
  shortHistory: 'Scans of one website go back only {days, plural, one {# day} other {# days}}.',
  mailFault: 'A record that keeps strangers from sending email in your name is missing or does nothing.',
  mailRemark: 'The records against forged email are in place; some could be stricter.',
  mailPartly:
    'The records against forged email could be checked for {count, number} of {all, number} websites, and are strict there.',
  mailUnsigned:
    'The records of who may send email (SPF, DMARC) are in place and strict; no key that signs email (DKIM) was seen.',
  mailStrict: 'The records against forged email are in place and strict.',
});

/** What a look from outside saw. */
export const outsideSeen = texts('facts.evidenceOutside', {
  spfMissing:
    'When you were checked from outside ({day}), the record of who may send email in your name (SPF) was missing or did nothing.',
  dkimBroken:
    'When you were checked from outside ({day}), a key that signs your email (DKIM) was broken or far too short.',
  dmarcMissing:
    'When you were checked from outside ({day}), nothing told others to hold back forged email in your name (DMARC).',
  mailUnsigned:
    'When you were checked from outside ({day}), the records of who may send email (SPF, DMARC) were right; no valid key that signs email (DKIM) was seen.',
  mailStrict:
    'When you were checked from outside ({day}), the records against forged email were right, and told others to hold it back.',
  spfThere:
    'When you were checked from outside ({day}), the record of who may send email in your name (SPF) was there.',
  somePorts: 'When you were checked from outside ({day}), services were open that should be closed.',
  ports:
    'When you were checked from outside ({day}), {count, plural, one {# service was} other {# services were}} open that should be closed, such as remote control, file sharing or a database.',
  portsClosed:
    'When you were checked from outside ({day}), nothing that should be closed was open at your domain’s addresses.',
  portsCould:
    'When you were checked from outside ({day}), some services at your domain’s addresses were open that could be closed.',
  outdated:
    'When you were checked from outside ({day}), programs could be reached that no longer get updates from their makers.',
  slowlyFixed:
    'When you were checked from outside ({day}), known weaknesses of your websites had been open for a long time.',
  updated: 'When you were checked from outside ({day}), no outdated program and no old weakness was seen.',
  headersMissing:
    'When you were checked from outside ({day}), pages went out without most of the headers that protect visitors.',
  encryptionSound:
    'When you were checked from outside ({day}), the certificates and encryption of your addresses were sound.',
  encryptionWeak: 'When you were checked from outside ({day}), encryption was there, and some of it could be stronger.',
  certificateBad:
    'When you were checked from outside ({day}), one of your addresses had a certificate that browsers warn about.',
  encryptionBroken:
    'When you were checked from outside ({day}), one of your addresses had encryption that can be broken, or none.',
});
