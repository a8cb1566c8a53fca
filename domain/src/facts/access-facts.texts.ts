import { texts } from '../texts/texts.ts';

export const secondFactorEmail = texts('facts.secondFactorEmail', {
  question: 'Does everyone need a second factor to open their email, from anywhere?',
  why: 'Most claims start with a stolen email password. Many insurers won’t give you a quote without this protection.',
  proof: 'The sign-in policy in Microsoft 365, Google or your email host, with no one left out.',
});

export const secondFactorRemote = texts('facts.secondFactorRemote', {
  question: 'Is a second factor required for all remote access (VPN, remote desktop, remote support)?',
  why: 'Remote access without it is the most common way in for ransomware.',
  proof: 'The setting in the VPN or remote access software, or its user list.',
});

export const secondFactorCloud = texts('facts.secondFactorCloud', {
  question: 'Is a second factor required for cloud services with confidential data, such as files and accounting?',
  why: 'Extortionists publish whatever you store there.',
  proof: 'A list of the services with the setting for each.',
});

export const secondFactorAdmins = texts('facts.secondFactorAdmins', {
  question: 'Is a second factor required for all administrator accounts for online services?',
  why: 'Anyone who takes over one of these accounts can turn off everything else.',
  proof: 'A list of administrator accounts from each service, with the second factor shown.',
});

export const secondFactorServers = texts('facts.secondFactorServers', {
  question:
    'Is a second factor required to administer servers, the directory and network equipment, even from inside your network?',
  why: 'Intruders use an administrator password to spread from one computer to the others. Insurers have denied claims over a wrong answer here.',
  proof: 'The policy in the directory, or in the software administrators use to connect.',
});

export const secondFactorBackup = texts('facts.secondFactorBackup', {
  question: 'Is a second factor required to change or delete backups?',
  why: 'Ransomware crews look for the backup first.',
  proof: 'The setting in the backup service.',
});

export const secondFactorMoney = texts('facts.secondFactorMoney', {
  question: 'Is a second factor required for online banking and payments?',
  why: 'Coverage for stolen money often depends on it.',
  proof: 'Your bank’s terms, or the setting in online banking.',
});

export const secondFactorPortal = texts('facts.secondFactorPortal', {
  question: 'Does everyone sign in to this security portal with a second factor?',
  why: 'It shows where you are weak, so it deserves the same care.',
  proof: 'The list of people in this portal’s settings.',
});

export const separateAdmins = texts('facts.separateAdmins', {
  question: 'Are administrator rights limited to named people, with accounts used for nothing else?',
  why: 'If people use administrator rights for everyday work, opening one attachment can put everything at risk.',
  proof: 'The list of people who have these rights.',
});

export const rightsReviewed = texts('facts.rightsReviewed', {
  question: 'Are administrator rights checked against that list at least once a year?',
  why: 'Permissions pile up, and former technicians keep theirs.',
  proof: 'The result of the last check, with its date.',
});

export const passwordManager = texts('facts.passwordManager', {
  question: 'Does everyone have a password manager, and a different password for each account?',
  why: 'A password leaked from one service is tried on all the others within hours.',
  proof: 'The password manager’s overview, with the number of users.',
});

export const defaultPasswords = texts('facts.defaultPasswords', {
  question: 'Have the default passwords on all devices been changed?',
  why: 'Lists of default passwords are public.',
  proof: 'The list of devices, with the date of each change.',
});

export const leakedPasswords = texts('facts.leakedPasswords', {
  question: 'Are passwords that have appeared in leaks rejected or reported?',
  why: 'Attackers start with what has already leaked.',
  proof: 'The setting in the email service or password manager.',
});

export const leaversClosed = texts('facts.leaversClosed', {
  question: 'When people leave, is all their access removed on their last day?',
  why: 'Forgotten accounts get used by others, or by people who left angry.',
  proof: 'The completed checklists for the last few people who left.',
});

export const accountsCompared = texts('facts.accountsCompared', {
  question: 'Are accounts checked against the staff list at least twice a year?',
  why: 'This finds what the checklist missed.',
  proof: 'The signed list from the last check.',
});
