import { texts } from '../texts/texts.ts';

export const endpointProtection = texts('facts.endpointProtection', {
  question: 'Does every computer and server have malware protection that reports to a person?',
  why: 'Alerts no one reads stop nothing.',
  proof: 'The software’s overview with the number of computers, alongside your list of devices.',
});

export const endpointDetection = texts('facts.endpointDetection', {
  question:
    'Is endpoint detection and response (EDR) installed on all computers and servers? Note the product and how many have it.',
  why: 'EDR notices what an intruder does, while antivirus software only looks at files. Insurers ask about the product and its coverage.',
  proof: 'The invoice, and the overview with the number of computers.',
});

export const endpointWatched = texts('facts.endpointWatched', {
  question:
    'Does someone watch the alerts from your malware protection or EDR around the clock, and are they allowed to disconnect a computer immediately?',
  why: 'Attacks start at night and on weekends.',
  proof: 'Your contract with the monitoring provider.',
});

export const deviceEncryption = texts('facts.deviceEncryption', {
  question: 'Are all laptops and phones with work data encrypted?',
  why: 'A stolen laptop is a reportable data breach, unless it was encrypted.',
  proof: 'The list of devices, with the status of each.',
});

export const deviceBaseline = texts('facts.deviceBaseline', {
  question: 'Are all computers set up according to one written list of settings?',
  why: 'This shows that protection does not depend on who set up which computer.',
  proof: 'The list of settings.',
});

export const macrosBlocked = texts('facts.macrosBlocked', {
  question: 'Are macros in documents from the internet blocked?',
  why: 'This old trick still works wherever macros are not blocked.',
  proof: 'The policy in Microsoft 365, or a screenshot of the setting.',
});

export const updatesDeadlines = texts('facts.updatesDeadlines', {
  question: 'Are security updates installed on all systems by set deadlines?',
  why: 'Bots exploit old weaknesses without anyone choosing you as a target.',
  proof: 'The written deadlines, and your IT provider’s last report.',
});

export const updatesUrgent = texts('facts.updatesUrgent', {
  question: 'Are weaknesses that attackers are already exploiting fixed within days?',
  why: 'Insurers warn about them by name and check again a week later.',
  proof: 'The dates of the last three such updates.',
});

export const supportedSystems = texts('facts.supportedSystems', {
  question: 'Are systems that no longer get updates replaced, or cut off from the internet?',
  why: 'A system without updates stays vulnerable forever.',
  proof: 'The list of devices, with the date each maker’s support ends.',
});

export const remoteControlClosed = texts('facts.remoteControlClosed', {
  question: 'Are remote desktops, file shares and databases closed to the internet, including at your offices?',
  why: 'Many ransomware claims start with an open remote desktop. Insurers look for them before they quote.',
  proof: 'The list of open ports on your router, or a check of your connection from the outside.',
});

export const networkSeparated = texts('facts.networkSeparated', {
  question: 'Are guests, cameras, cash registers and machines on separate networks?',
  why: 'This keeps an intruder from getting from a camera to your accounting system.',
  proof: 'The page that shows your network layout.',
});

export const lookedAtFromOutside = texts('facts.lookedAtFromOutside', {
  question: 'Does someone check at least twice a year what at your offices can be reached from the internet?',
  why: 'Ports opened “for a week” get forgotten.',
  proof: 'The latest result.',
});

export const logsKept = texts('facts.logsKept', {
  question: 'Are logs of sign-ins and administrator actions kept for at least 90 days?',
  why: 'Without them, no one can say what was stolen, so everyone must be notified.',
  proof: 'The settings in the email service and the firewall.',
});

export const alertsReachPeople = texts('facts.alertsReachPeople', {
  question: 'Do alerts about unusual sign-ins reach a named person?',
  why: 'The first few hours determine what an incident costs.',
  proof: 'The page that says who gets which alert.',
});

export const logsRead = texts('facts.logsRead', {
  question: 'Does someone review the logs at least once a month?',
  why: 'This finds problems that no alert was set up to catch.',
  proof: 'The notes from the last few months.',
});

export const backupComplete = texts('facts.backupComplete', {
  question: 'Is everything important backed up automatically, including online services?',
  why: 'This decides whether ransomware costs you a few days or the whole business.',
  proof: 'The list of what is copied, how often, and how long it is kept.',
});

export const backupApart = texts('facts.backupApart', {
  question: 'Is one copy out of reach of anyone who has taken over your network?',
  why: 'Intruders delete the copies they can reach before they make themselves known.',
  proof: 'A sketch of where the copies are, and which account writes them.',
});

export const backupImmutable = texts('facts.backupImmutable', {
  question:
    'Is that copy protected from change or deletion until it expires, even by someone with an administrator’s password?',
  why: 'A stricter form of the previous question. Most insurers ask it now.',
  proof: 'The setting in the backup service (immutability, object lock).',
});

export const backupEncrypted = texts('facts.backupEncrypted', {
  question: 'Are backups encrypted, with the key kept elsewhere?',
  why: 'Losing a disk with an unencrypted copy is a data breach.',
  proof: 'The setting in the backup software.',
});

export const backupFailures = texts('facts.backupFailures', {
  question: 'Does someone look into failed backups by the next business day?',
  why: 'Backups fail silently.',
  proof: 'The latest notification about a backup run.',
});

export const backupRestored = texts('facts.backupRestored', {
  question: 'Has anything been restored from backup in the last twelve months?',
  why: 'Untested backups often turn out to be incomplete.',
  proof: 'The notes from the last test: who, what, how long.',
});

export const backupTime = texts('facts.backupTime', {
  question: 'Do you know how long it takes to restore your most important system?',
  why: 'This determines how long your business is down and what the outage costs.',
  proof: 'The time measured in the last test.',
});
