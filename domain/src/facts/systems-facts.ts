import { assessed, type Fact, sheetOnly } from './fact.ts';

/** Computers, updates and the network. */
export const SYSTEMS_FACTS = {
  'endpoint-protection': assessed('systems', { element: 'malware', yesFrom: 3, partlyFrom: 2 }, [
    'Does every computer and server have protection against harmful programs that reports to a person?',
    'Alerts that nobody reads stop nothing.',
    'The overview of the program with the number of computers, beside your list of devices.',
  ]),
  'endpoint-detection': sheetOnly(
    'systems',
    [
      'Is endpoint detection and response (EDR) installed on all computers and servers? Note the product and how many.',
      'It notices what an intruder does, where an antivirus program looks at files alone. Insurers ask for product and coverage.',
      'The invoice, and the overview with the number of computers.',
    ],
    { stepsOf: 'malware' },
  ),
  'endpoint-watched': assessed('systems', { element: 'malware', yesFrom: 5, openFrom: 3 }, [
    'Does somebody watch its alerts around the clock, and may they cut off a computer at once?',
    'Attacks begin at night and on weekends.',
    'The contract with whoever watches.',
  ]),
  'device-encryption': assessed('systems', { element: 'devices', yesFrom: 3, partlyFrom: 2 }, [
    'Are all laptops and phones with work data encrypted?',
    'A stolen laptop is a data breach that must be reported, unless it was encrypted.',
    'The list of devices with the state of each.',
  ]),
  'device-baseline': assessed('systems', { element: 'devices', yesFrom: 3 }, [
    'Are all computers set up by one written list of settings?',
    'Shows that protection does not hang on who set up which computer.',
    'The list of settings.',
  ]),
  'macros-blocked': assessed('systems', { element: 'devices', yesFrom: 3, openFrom: 1 }, [
    'Are macros in documents from the internet blocked?',
    'An old way in that still works wherever it was not closed.',
    'The policy of Microsoft 365, or a screenshot of the setting.',
  ]),
  'updates-deadlines': assessed(
    'systems',
    { element: 'updates', yesFrom: 3, partlyFrom: 2 },
    [
      'Are security updates installed on all systems within set deadlines?',
      'Old weaknesses are used by machines, without anybody choosing you.',
      'The written deadlines, and the last report of your IT provider.',
    ],
    { evidence: ['updatesFromOutside'], vectors: ['patching_cadence', 'server_software'] },
  ),
  'updates-urgent': assessed('systems', { element: 'updates', yesFrom: 5, openFrom: 3 }, [
    'Are weaknesses that attackers already use closed within days?',
    'Insurers warn of them by name and look again a week later.',
    'The dates of the last three such updates.',
  ]),
  'supported-systems': assessed(
    'systems',
    { element: 'updates', yesFrom: 3, openFrom: 2 },
    [
      'Are systems that get no updates any more replaced, or cut off from the internet?',
      'What has no updates stays open forever.',
      'The list of devices with the end of each maker’s support.',
    ],
    { evidence: ['updatesFromOutside'], vectors: ['insecure_systems', 'server_software'] },
  ),
  'remote-control-closed': assessed(
    'systems',
    { element: 'network', yesFrom: 3, openFrom: 1 },
    [
      'Are remote desktops, file shares and databases closed to the internet, at your offices too?',
      'Open remote desktops begin a large part of ransomware claims. Insurers look for them before they quote.',
      'The list of openings of your router, or a look from outside at your line.',
    ],
    { evidence: ['portsFromOutside'], vectors: ['open_ports'], href: '/attacksurface' },
  ),
  'network-separated': assessed('systems', { element: 'network', yesFrom: 3, partlyFrom: 2 }, [
    'Are guests, cameras, tills and machines in networks of their own?',
    'Keeps an intruder from walking from the camera to the accounts.',
    'The page that shows your network.',
  ]),
  'looked-at-from-outside': assessed('systems', { element: 'network', yesFrom: 4, openFrom: 3 }, [
    'Does somebody check from outside at least twice a year what of your offices can be reached?',
    'Openings “for a week” are forgotten.',
    'The last result.',
  ]),
  'logs-kept': assessed('systems', { element: 'logs', yesFrom: 3 }, [
    'Are logs of sign-ins and administrator actions kept for at least 90 days?',
    'Without them nobody can say what was stolen, so everybody must be told.',
    'The setting of the mail service and of the firewall.',
  ]),
  'alerts-reach-people': assessed('systems', { element: 'logs', yesFrom: 3, openFrom: 2 }, [
    'Do alerts about strange sign-ins reach a named person?',
    'The first hours decide what an incident costs.',
    'The page that says who gets which alert.',
  ]),
  'logs-read': assessed('systems', { element: 'logs', yesFrom: 4 }, [
    'Does somebody go through the logs at least once a month?',
    'Finds what no alert was set for.',
    'The notes of the last months.',
  ]),
} as const satisfies Readonly<Record<string, Fact>>;

/** Copies that are left when everything else is gone. */
export const BACKUP_FACTS = {
  'backup-complete': assessed('backup', { element: 'backup', yesFrom: 3, partlyFrom: 2 }, [
    'Is everything important backed up automatically, online services included?',
    'Decides whether ransomware costs days or the business.',
    'The list of what is copied, how often, and for how long it is kept.',
  ]),
  'backup-apart': assessed('backup', { element: 'backup', yesFrom: 3, openFrom: 2 }, [
    'Is one copy out of reach for somebody who has taken over your network?',
    'Intruders delete the copies they can reach before they make themselves known.',
    'A sketch of where the copies are, and with which account they are written.',
  ]),
  'backup-immutable': sheetOnly(
    'backup',
    [
      'Can nobody change or delete that copy before its time, not even with an administrator’s password?',
      'The strictest form of the question before, asked by most insurers now.',
      'The setting of the backup service (immutability, object lock).',
    ],
    { stepsOf: 'backup' },
  ),
  'backup-encrypted': sheetOnly(
    'backup',
    [
      'Are backups encrypted, with the key kept elsewhere?',
      'A lost disk with a copy is a data breach.',
      'The setting of the backup program.',
    ],
    { stepsOf: 'backup' },
  ),
  'backup-failures': assessed('backup', { element: 'backup', yesFrom: 4, openFrom: 2 }, [
    'Does somebody look into backups that failed by the next working day?',
    'Backups stop without a sound.',
    'The last message about a run.',
  ]),
  'backup-restored': assessed('backup', { element: 'backup', yesFrom: 4, openFrom: 3 }, [
    'Was something restored from the backup within the last twelve months?',
    'Backups that were never tried often turn out to be incomplete.',
    'The note of the last test: who, what, how long.',
  ]),
  'backup-time': assessed('backup', { element: 'backup', yesFrom: 5, openFrom: 4 }, [
    'Do you know how long it takes to restore your most important system?',
    'Decides how long business stands still, and so what an interruption costs.',
    'The time measured at the last test.',
  ]),
} as const satisfies Readonly<Record<string, Fact>>;
