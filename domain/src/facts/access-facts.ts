import { assessed, type Fact, sheetOnly } from './fact.ts';

const mfa = { element: 'mfa', yesFrom: 3, openFrom: 2 } as const;

/** Second factor by system, as applications ask for it, and who has which rights. */
export const ACCESS_FACTS = {
  'second-factor-email': assessed('second-factor', { ...mfa, partlyFrom: 2 }, [
    'Does everybody need a second factor to open their email, from anywhere?',
    'Stolen mail passwords open most claims. Many insurers quote nothing without this.',
    'The sign-in policy of Microsoft 365, Google or your mail host, with nobody left out.',
  ]),
  'second-factor-remote': assessed('second-factor', mfa, [
    'Is a second factor required for all remote access (VPN, remote desktop, remote support)?',
    'Remote access without it is the most common way in for ransomware.',
    'The setting of the VPN or remote access program, or its list of users.',
  ]),
  'second-factor-cloud': assessed('second-factor', mfa, [
    'Is a second factor required for cloud services with confidential data, such as files and accounting?',
    'What is stored there is what extortionists publish.',
    'The list of services with the setting of each.',
  ]),
  'second-factor-admins': assessed(
    'second-factor',
    mfa,
    [
      'Is a second factor required for all administrator accounts of online services?',
      'Whoever gets one of these accounts can switch off everything else.',
      'A list of administrator accounts from each service, with the second factor shown.',
    ],
    // This portal is one of these services.
    { evidence: ['secondFactor'] },
  ),
  'second-factor-servers': sheetOnly(
    'second-factor',
    [
      'Is a second factor required to administer servers, the directory and network equipment, even from inside?',
      'Intruders move on from one computer with an administrator password. Insurers have refused claims over a wrong answer here.',
      'The policy of the directory or of the program through which administrators connect.',
    ],
    { stepsOf: 'mfa' },
  ),
  'second-factor-backup': sheetOnly(
    'second-factor',
    [
      'Is a second factor required to change or delete backups?',
      'Ransomware crews look for the backup first.',
      'The setting of the backup service.',
    ],
    { stepsOf: 'mfa' },
  ),
  'second-factor-money': assessed('second-factor', mfa, [
    'Is a second factor required for online banking and payments?',
    'Cover for stolen money often depends on it.',
    'The terms or the setting of your bank.',
  ]),
  'second-factor-portal': sheetOnly(
    'second-factor',
    [
      'Does everybody sign in to this security portal with a second factor?',
      'It shows where you are weak, so it deserves the same care.',
      'The list of people in the settings of this portal.',
    ],
    { stepsOf: 'mfa', evidence: ['secondFactor'], seesAll: true, href: '/settings/admins' },
  ),
  'separate-admins': assessed(
    'access',
    { element: 'admin-rights', yesFrom: 3, partlyFrom: 2 },
    [
      'Are administrator rights limited to named people, with accounts used for nothing else?',
      'With everyday administrator rights, one opened attachment reaches everything.',
      'The list of who holds such rights.',
    ],
    { evidence: ['admins'] },
  ),
  'rights-reviewed': assessed('access', { element: 'admin-rights', yesFrom: 4 }, [
    'Are administrator rights compared with that list at least once a year?',
    'Rights pile up, and former technicians keep theirs.',
    'The dated result of the last check.',
  ]),
  'password-manager': assessed('access', { element: 'passwords', yesFrom: 3, partlyFrom: 2 }, [
    'Does everybody have a password manager, and each account a password of its own?',
    'A password that leaks at one service is tried at all others within hours.',
    'The overview of the password manager with its number of users.',
  ]),
  'default-passwords': assessed('access', { element: 'passwords', yesFrom: 3, openFrom: 2 }, [
    'Were the original passwords of all devices changed?',
    'Lists of original passwords are public.',
    'The list of devices, with the day of the change.',
  ]),
  'leaked-passwords': assessed('access', { element: 'passwords', yesFrom: 5, openFrom: 3 }, [
    'Are passwords known from leaks refused or reported?',
    'Attackers begin with what has leaked already.',
    'The setting of the mail service or password manager.',
  ]),
  'leavers-closed': assessed('access', { element: 'joiners-leavers', yesFrom: 3, partlyFrom: 2 }, [
    'Is all access of people who leave closed on their last day?',
    'Forgotten accounts are used by others, or out of anger.',
    'The filled-in checklists of the last leavers.',
  ]),
  'accounts-compared': assessed('access', { element: 'joiners-leavers', yesFrom: 4 }, [
    'Are accounts compared with the list of staff at least twice a year?',
    'Finds what the checklist missed.',
    'The signed list of the last comparison.',
  ]),
} as const satisfies Readonly<Record<string, Fact>>;
