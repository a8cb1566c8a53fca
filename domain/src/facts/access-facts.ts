import { assessed, type Fact, sheetOnly } from './fact.ts';

const mfa = { element: 'mfa', yesFrom: 3, openFrom: 2 } as const;

/** Second factor by system, as applications ask for it, and who has which rights. */
export const ACCESS_FACTS = {
  'second-factor-email': assessed('second-factor', { ...mfa, partlyFrom: 2 }, [
    'Does everyone need a second factor to open their email, from anywhere?',
    'Most claims start with a stolen email password. Many insurers will not quote without this.',
    'The sign-in policy of Microsoft 365, Google or your email host, with no one left out.',
  ]),
  'second-factor-remote': assessed('second-factor', mfa, [
    'Is a second factor required for all remote access (VPN, remote desktop, remote support)?',
    'Remote access without it is the most common way in for ransomware.',
    'The setting in the VPN or remote access program, or its user list.',
  ]),
  'second-factor-cloud': assessed('second-factor', mfa, [
    'Is a second factor required for cloud services with confidential data, such as files and accounting?',
    'What you store there is what extortionists publish.',
    'A list of the services with the setting for each.',
  ]),
  'second-factor-admins': assessed(
    'second-factor',
    mfa,
    [
      'Is a second factor required for all administrator accounts of online services?',
      'Anyone who takes over one of these accounts can turn off everything else.',
      'A list of administrator accounts from each service, with the second factor shown.',
    ],
    // This portal is one of these services.
    { evidence: ['secondFactor'] },
  ),
  'second-factor-servers': sheetOnly(
    'second-factor',
    [
      'Is a second factor required to administer servers, the directory and network equipment, even from inside?',
      'Intruders use an administrator password to spread from one computer to the others. Insurers have refused claims over a wrong answer here.',
      'The policy in the directory, or in the program administrators use to connect.',
    ],
    { stepsOf: 'mfa' },
  ),
  'second-factor-backup': sheetOnly(
    'second-factor',
    [
      'Is a second factor required to change or delete backups?',
      'Ransomware crews look for the backup first.',
      'The setting in the backup service.',
    ],
    { stepsOf: 'mfa' },
  ),
  'second-factor-money': assessed('second-factor', mfa, [
    'Is a second factor required for online banking and payments?',
    'Coverage for stolen money often depends on it.',
    'Your bank’s terms, or the setting in online banking.',
  ]),
  'second-factor-portal': sheetOnly(
    'second-factor',
    [
      'Does everyone sign in to this security portal with a second factor?',
      'It shows where you are weak, so it deserves the same care.',
      'The list of people in this portal’s settings.',
    ],
    { stepsOf: 'mfa', evidence: ['secondFactor'], seesAll: true, href: '/settings/admins' },
  ),
  'separate-admins': assessed(
    'access',
    { element: 'admin-rights', yesFrom: 3, partlyFrom: 2 },
    [
      'Are administrator rights limited to named people, with accounts used for nothing else?',
      'With everyday administrator rights, one opened attachment reaches everything.',
      'The list of people who have these rights.',
    ],
    { evidence: ['admins'] },
  ),
  'rights-reviewed': assessed('access', { element: 'admin-rights', yesFrom: 4 }, [
    'Are administrator rights checked against that list at least once a year?',
    'Rights pile up, and former technicians keep theirs.',
    'The result of the last check, with its date.',
  ]),
  'password-manager': assessed('access', { element: 'passwords', yesFrom: 3, partlyFrom: 2 }, [
    'Does everyone have a password manager, and a different password for each account?',
    'A password leaked from one service is tried on all others within hours.',
    'The password manager’s overview, with the number of users.',
  ]),
  'default-passwords': assessed('access', { element: 'passwords', yesFrom: 3, openFrom: 2 }, [
    'Have the default passwords on all devices been changed?',
    'Lists of default passwords are public.',
    'The list of devices, with the date of each change.',
  ]),
  'leaked-passwords': assessed('access', { element: 'passwords', yesFrom: 5, openFrom: 3 }, [
    'Are passwords known from leaks rejected or reported?',
    'Attackers start with what has already leaked.',
    'The setting in the email service or password manager.',
  ]),
  'leavers-closed': assessed('access', { element: 'joiners-leavers', yesFrom: 3, partlyFrom: 2 }, [
    'When people leave, is all their access removed on their last day?',
    'Forgotten accounts get used by others, or by people who left angry.',
    'The completed checklists of the last people who left.',
  ]),
  'accounts-compared': assessed('access', { element: 'joiners-leavers', yesFrom: 4 }, [
    'Are accounts checked against the staff list at least twice a year?',
    'This finds what the checklist missed.',
    'The signed list from the last check.',
  ]),
} as const satisfies Readonly<Record<string, Fact>>;
