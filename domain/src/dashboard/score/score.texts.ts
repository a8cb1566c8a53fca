import { texts } from '../../texts/texts.ts';

/** Groups of facts by what they are about. */
export const topicNames = texts('dashboard.topicNames', {
  'second-factor': 'Second factor at sign-in',
  systems: 'Computers and network',
  backup: 'Backup and recovery',
  people: 'People and rules',
  web: 'Websites and email',
  access: 'Passwords and access',
  incidents: 'When something goes wrong',
  data: 'Data',
});

/** Why each of them counts. */
export const topicReasons = texts('dashboard.topicReasons', {
  'second-factor':
    'Six in ten insurance claims from small companies involve hijacked mailboxes or payments sent to fake accounts; a second factor stops most of them.',
  systems: 'Exploited weaknesses are how most attackers get in; updates, protection and closed ports keep them out.',
  backup: 'Your backup decides whether ransomware costs you a few days or the whole company.',
  people: 'Phishing starts with a person, and so does the report that stops it.',
  web: 'Anyone can visit your website, look for weak spots, and forge email from you.',
  access: 'How much one stolen password unlocks depends on who has access to what.',
  incidents: 'The first few hours do the least damage when everyone knows who to call.',
  data: 'You can protect only what you know you have, and no one can steal what you don’t keep.',
});

/** Core measures: what is to be done where they are missing. */
export const coreSteps = texts('dashboard.coreSteps', {
  'second-factor-email': 'Turn on a second factor for email',
  'backup-complete': 'Back up everything you need',
});

/** Core measures that are missing, as statements. */
export const coreMissing = texts('dashboard.coreMissing', {
  'second-factor-email': 'Email has no second factor',
  'backup-complete': 'Not everything you need is backed up',
});

/** What a score means. */
export const verdict = texts('dashboard.scoreVerdict', {
  heldDown: '{count, plural, one {One thing outweighs everything else} other {# things outweigh everything else}}',
  untilDone: '{worst}. Until that is fixed, your score cannot go above {reachable, number} out of 100.',
  beginning: 'This is what we know so far',
  unknownPoints: '{points, number} of 100 points depend on questions that no one has checked or answered yet.',
  best: 'Very well protected',
  keepIt: 'Now keep it that way.',
  good: 'Well protected',
  nothingSerious: 'We don’t know of any serious open issues.',
  fair: 'A lot is in place',
  measuresMissing: 'We don’t know of any serious open issues, but important measures are missing.',
  poor: 'A lot is missing',
  mostMissing: 'Most of what protects a company of your size is not in place yet. Start with the first step below.',
});
