import { texts } from '../texts/texts.ts';

/** Who does something, as it reads after "Ask …" or as a heading. */
export const remediators = texts('monitoring.remediators', {
  you: 'You, without technical help',
  'web-developer': 'The people who build or maintain your website',
  'hosting-provider': 'Your hosting provider or server administrator',
  'domain-provider': 'The people who manage your domain',
});

/** The first thing to do after a scan, by who does it. */
export const nextSteps = texts('monitoring.nextSteps', {
  you: 'Start with “{task}”. You can do it without technical help.',
  'web-developer': 'Start with “{task}”. The people who build or maintain your website can do it.',
  'hosting-provider': 'Start with “{task}”. Your hosting provider or server administrator can do it.',
  'domain-provider': 'Start with “{task}”. The people who manage your domain can do it.',
  nobody: 'Keep the scan schedule running, and keep your website’s software up to date.',
});

/** Work in the round figures that an estimate deserves. */
export const effort = texts('monitoring.effort', {
  none: 'No work',
  halfAnHour: 'About half an hour',
  anHour: 'About an hour',
  hours: 'About {hours, plural, one {# hour} other {# hours}}',
  halfADay: 'About half a day to a day',
  days: '{days, plural, one {About a day} other {About # days}}',
});

/** What people decided about a finding. */
export const marks = texts('monitoring.marks', {
  'false-positive': 'Not a problem',
  accepted: 'Accepted',
});

export const reportTypes = texts('monitoring.reportTypes', {
  owasp: 'Standard (OWASP)',
  pci: 'PCI',
});

/** The permission to scan; it is kept with the website as it was shown, in at most 500 characters. */
export const scanConsent = texts('monitoring.scanConsent', {
  label: 'I have permission to scan this website',
  terms:
    'I own this website, or its owner has agreed to have it scanned for weaknesses, now and as often as I schedule. I know that a scan opens many pages in a short time, that this shows up in the logs, and that some hosting providers want to be told in advance. I may stop scans at any time. Scanning a website without permission can be against the law.',
});

export const scans = texts('monitoring.scans', {
  duration: '{minutes, plural, one {# minute} other {# minutes}}',
});

/** How deep a scan looks (spec part 2, section 9). */
export const scanLevels = texts('monitoring.scanLevels', {
  safe: 'Safe',
  lightning: 'Lightning',
  normal: 'Normal',
  full: 'Full',
  log4shell: 'Log4j Only',
  sandbox_lightning: 'Sandbox Lightning',
  sandbox_normal: 'Sandbox Normal',
});

/** What is wrong with a website's name (spec part 2, section 5). */
export const websiteName = texts('monitoring.websiteName', {
  missing: 'Please enter a name.',
  'too-long': 'Max 255 symbols.',
  taken: 'This name already exists, choose another.',
});
