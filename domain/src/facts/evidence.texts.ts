import { texts } from '../texts/texts.ts';

/** What the portal sees of people and rules. */
export const people = texts('facts.evidencePeople', {
  manyAdmins: '{count, number} people can change everything in this portal. Do they all need to?',
  admins:
    '{count, plural, one {# person can change things in this portal.} other {# people can change things in this portal.}}',
  standIns: '{count, number} people can make changes in this portal, so you don’t depend on one person.',
  nobodySecondStep: 'No one signs in to this portal with a second factor yet.',
  someSecondStep:
    '{count, plural, one {# of {all, number} people signs in to this portal with a second factor.} other {# of {all, number} people sign in to this portal with a second factor.}}',
  allSecondStep: 'Everyone signs in to this portal with a second factor.',
  late: '{count, plural, one {# of {all, number} people in the training program is behind.} other {# of {all, number} people in the training program are behind.}}',
  trained:
    '{count, plural, one {# of {all, number} people has completed a course in the last twelve months.} other {# of {all, number} people have completed a course in the last twelve months.}}',
  trainedOfAtLeast:
    '{count, plural, one {# of at least {all, number} people has completed a course in the last twelve months.} other {# of at least {all, number} people have completed a course in the last twelve months.}}',
  finished:
    '{count, plural, one {# person has completed all of the year’s courses.} other {# people have completed all of the year’s courses.}}',
  fraudCourse:
    '{count, plural, one {# of {all, number} people has completed the course on forged invoices.} other {# of {all, number} people have completed the course on forged invoices.}}',
  phishingCourse:
    '{count, plural, one {# of {all, number} people has completed the phishing course, which includes practice in reporting.} other {# of {all, number} people have completed the phishing course, which includes practice in reporting.}}',
  noPractice: 'Phishing simulations are on here, but no practice email has been sent in the last twelve months.',
  practice:
    '{count, plural, one {# phishing campaign has run here in the last twelve months.} other {# phishing campaigns have run here in the last twelve months.}}',
});

/** What the portal sees of policies. */
export const policies = texts('facts.evidencePolicies', {
  none: 'No policy has been approved in this portal yet. If yours are kept elsewhere, upload them here.',
  reviewsDue: '{count, plural, one {# policy is due for a review.} other {# policies are due for a review.}}',
  approved:
    '{count, plural, one {# policy is approved, and no review is overdue.} other {# policies are approved, and no review is overdue.}}',
  ofSet: 'They cover {count, number} of the {all, number} topics a full set needs.',
  answered:
    '{count, plural, one {# of {all, number} requests to read and confirm a policy has been answered.} other {# of {all, number} requests to read and confirm a policy have been answered.}}',
  asked:
    '{count, plural, one {# of {all, number} people has been asked.} other {# of {all, number} people have been asked.}}',
  noneForIncidents:
    'Neither the incident response policy nor the one on notifying others of a breach has been approved here yet.',
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
    '{count, plural, one {# high-risk issue has been open for more than 30 days.} other {# high-risk issues have been open for more than 30 days.}}',
  someWithoutHigh:
    '{count, plural, one {# of {all, number} websites was scanned and has no open high-risk issues.} other {# of {all, number} websites were scanned and have no open high-risk issues.}}',
  someWithoutOldHigh:
    '{count, plural, one {# of {all, number} websites was scanned and has no high-risk issue that has been open for more than 30 days.} other {# of {all, number} websites were scanned, and none has a high-risk issue that has been open for more than 30 days.}}',
  disputed:
    '{count, plural, one {Your own people marked # high-risk issue from the scans as a false positive.} other {Your own people marked # high-risk issues from the scans as false positives.}}',
  newHighs:
    '{count, plural, one {# high-risk issue is open, but not for more than 30 days.} other {# high-risk issues are open, none for more than 30 days.}}',
  noHigh: 'The latest scans found no high-risk issues.',
  oldScan: 'The latest scan of one website is {days, plural, one {# day} other {# days}} old.',
  shortHistory: 'The scan history of one website goes back only {days, plural, one {# day} other {# days}}.',
  mailFault: 'A record that keeps strangers from forging email from your domain is missing or has no effect.',
  mailRemark: 'The records that protect against forged email are in place; some could be stricter.',
  mailPartly:
    'We were able to check the records that protect against forged email for {count, number} of {all, number} websites, and those records are strict.',
  mailUnsigned:
    'The records that say who may send email (SPF, DMARC) are in place and strict, but we found no email signing key (DKIM).',
  mailStrict: 'The records that protect against forged email are in place and strict.',
});

/** What a look from outside saw. */
export const outsideSeen = texts('facts.evidenceOutside', {
  spfMissing:
    'In our outside check on {day}, the record that says who may send email from your domain (SPF) was missing or had no effect.',
  dkimBroken: 'In our outside check on {day}, a key that signs your email (DKIM) was broken or far too short.',
  dmarcMissing:
    'In our outside check on {day}, you had no DMARC record telling other mail servers to reject email forged in your name.',
  mailUnsigned:
    'In our outside check on {day}, the records that say who may send email (SPF, DMARC) were correct, but we found no valid email signing key (DKIM).',
  mailStrict:
    'In our outside check on {day}, the records that protect against forged email were correct and told other mail servers to block it.',
  spfThere:
    'In our outside check on {day}, the record that says who may send email from your domain (SPF) was in place.',
  somePorts: 'In our outside check on {day}, some services were open that should be closed.',
  ports:
    'In our outside check on {day}, we found {count, plural, one {# open service} other {# open services}} that should be closed, such as remote control, file sharing or a database.',
  portsClosed: 'In our outside check on {day}, nothing that should be closed was open at your domain’s addresses.',
  portsCould: 'In our outside check on {day}, we found open services at your domain’s addresses that could be closed.',
  outdated: 'In our outside check on {day}, we could reach software that no longer gets updates from its maker.',
  slowlyFixed: 'In our outside check on {day}, known weaknesses in your websites had been open for a long time.',
  updated: 'In our outside check on {day}, we found no outdated software and no old weaknesses.',
  headersMissing: 'In our outside check on {day}, pages were missing most of the headers that protect visitors.',
  encryptionSound: 'In our outside check on {day}, the certificates and encryption at your addresses were sound.',
  encryptionWeak: 'In our outside check on {day}, encryption was in place, but some of it could be stronger.',
  certificateBad: 'In our outside check on {day}, one of your addresses had a certificate that browsers warn about.',
  encryptionBroken:
    'In our outside check on {day}, one of your addresses had no encryption, or encryption that can be broken.',
});

/** What is seen of the registers. */
export const records = texts('facts.evidenceRecords', {
  overdue:
    '{count, plural, one {# record is overdue} other {# records are overdue}}, out of {all, plural, one {# open record} other {# open records}}.',
  current:
    'No records are overdue. Records are kept in {count, number} of the {all, number} registers that every company needs.',
});
