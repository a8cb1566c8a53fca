import { assessed, type Fact, sheetOnly } from './fact.ts';

/** Computers, updates and the network. */
export const SYSTEMS_FACTS = {
  'endpoint-protection': assessed('systems', { element: 'malware', yesFrom: 3, partlyFrom: 2 }, [
    'Does every computer and server have malware protection that reports to a person?',
    'Alerts nobody reads stop nothing.',
    'The program’s overview with the number of computers, next to your list of devices.',
  ]),
  'endpoint-detection': sheetOnly(
    'systems',
    [
      'Is endpoint detection and response (EDR) installed on all computers and servers? Note the product and how many.',
      'It notices what an intruder does, while an antivirus program only looks at files. Insurers ask for the product and its coverage.',
      'The invoice, and the overview with the number of computers.',
    ],
    { stepsOf: 'malware' },
  ),
  'endpoint-watched': assessed('systems', { element: 'malware', yesFrom: 5, openFrom: 3 }, [
    'Does someone watch its alerts around the clock, and may they disconnect a computer immediately?',
    'Attacks start at night and on weekends.',
    'The contract with the people who watch.',
  ]),
  'device-encryption': assessed('systems', { element: 'devices', yesFrom: 3, partlyFrom: 2 }, [
    'Are all laptops and phones with work data encrypted?',
    'A stolen laptop is a reportable data breach, unless it was encrypted.',
    'The list of devices, with the status of each.',
  ]),
  'device-baseline': assessed('systems', { element: 'devices', yesFrom: 3 }, [
    'Are all computers set up from one written list of settings?',
    'This shows that protection does not depend on who set up which computer.',
    'The list of settings.',
  ]),
  'macros-blocked': assessed('systems', { element: 'devices', yesFrom: 3, openFrom: 1 }, [
    'Are macros in documents from the internet blocked?',
    'An old trick that still works wherever macros are not blocked.',
    'The policy in Microsoft 365, or a screenshot of the setting.',
  ]),
  'updates-deadlines': assessed(
    'systems',
    { element: 'updates', yesFrom: 3, partlyFrom: 2 },
    [
      'Are security updates installed on all systems by set deadlines?',
      'Machines exploit old weaknesses without anyone choosing you as a target.',
      'The written deadlines, and your IT provider’s last report.',
    ],
    { evidence: ['updatesFromOutside'], vectors: ['patching_cadence', 'server_software'] },
  ),
  'updates-urgent': assessed('systems', { element: 'updates', yesFrom: 5, openFrom: 3 }, [
    'Are weaknesses that attackers already use fixed within days?',
    'Insurers warn about them by name and check again a week later.',
    'The dates of the last three such updates.',
  ]),
  'supported-systems': assessed(
    'systems',
    { element: 'updates', yesFrom: 3, openFrom: 2 },
    [
      'Are systems that no longer get updates replaced, or cut off from the internet?',
      'A system without updates stays open forever.',
      'The list of devices, with the date each maker’s support ends.',
    ],
    { evidence: ['updatesFromOutside'], vectors: ['insecure_systems', 'server_software'] },
  ),
  'remote-control-closed': assessed(
    'systems',
    { element: 'network', yesFrom: 3, openFrom: 1 },
    [
      'Are remote desktops, file shares and databases closed to the internet, including at your offices?',
      'Many ransomware claims start with an open remote desktop. Insurers look for them before they quote.',
      'The list of open ports on your router, or a check of your connection from outside.',
    ],
    { evidence: ['portsFromOutside'], vectors: ['open_ports'], href: '/attacksurface' },
  ),
  'network-separated': assessed('systems', { element: 'network', yesFrom: 3, partlyFrom: 2 }, [
    'Are guests, cameras, cash registers and machines on separate networks?',
    'This keeps an intruder from getting from the camera to your accounting.',
    'The page that shows your network layout.',
  ]),
  'looked-at-from-outside': assessed('systems', { element: 'network', yesFrom: 4, openFrom: 3 }, [
    'Does someone check at least twice a year what can be reached at your offices from outside?',
    'Ports opened “for a week” get forgotten.',
    'The latest result.',
  ]),
  'logs-kept': assessed('systems', { element: 'logs', yesFrom: 3 }, [
    'Are logs of sign-ins and administrator actions kept for at least 90 days?',
    'Without them nobody can say what was stolen, so everyone must be notified.',
    'The settings of the email service and the firewall.',
  ]),
  'alerts-reach-people': assessed('systems', { element: 'logs', yesFrom: 3, openFrom: 2 }, [
    'Do alerts about unusual sign-ins reach a named person?',
    'The first hours decide what an incident costs.',
    'The page that says who gets which alert.',
  ]),
  'logs-read': assessed('systems', { element: 'logs', yesFrom: 4 }, [
    'Does someone review the logs at least once a month?',
    'This finds what no alert was set up for.',
    'The notes from the last few months.',
  ]),
} as const satisfies Readonly<Record<string, Fact>>;

/** Copies that are left when everything else is gone. */
export const BACKUP_FACTS = {
  'backup-complete': assessed('backup', { element: 'backup', yesFrom: 3, partlyFrom: 2 }, [
    'Is everything important backed up automatically, including online services?',
    'This decides whether ransomware costs you days or the business.',
    'The list of what is copied, how often, and how long it is kept.',
  ]),
  'backup-apart': assessed('backup', { element: 'backup', yesFrom: 3, openFrom: 2 }, [
    'Is one copy out of reach of someone who has taken over your network?',
    'Intruders delete the copies they can reach before they make themselves known.',
    'A sketch of where the copies are, and with which account they are written.',
  ]),
  'backup-immutable': sheetOnly(
    'backup',
    [
      'Is that copy protected from change or deletion until it expires, even by someone with an administrator’s password?',
      'A stricter form of the previous question. Most insurers ask it now.',
      'The setting in the backup service (immutability, object lock).',
    ],
    { stepsOf: 'backup' },
  ),
  'backup-encrypted': sheetOnly(
    'backup',
    [
      'Are backups encrypted, with the key kept elsewhere?',
      'A lost disk with a copy is a data breach.',
      'The setting in the backup program.',
    ],
    { stepsOf: 'backup' },
  ),
  'backup-failures': assessed('backup', { element: 'backup', yesFrom: 4, openFrom: 2 }, [
    'Does someone look into failed backups by the next business day?',
    'Backups fail silently.',
    'The latest message about a backup run.',
  ]),
  'backup-restored': assessed('backup', { element: 'backup', yesFrom: 4, openFrom: 3 }, [
    'Was something restored from the backup in the last twelve months?',
    'Untested backups often turn out to be incomplete.',
    'The notes from the last test: who, what, how long.',
  ]),
  'backup-time': assessed('backup', { element: 'backup', yesFrom: 5, openFrom: 4 }, [
    'Do you know how long it takes to restore your most important system?',
    'This decides how long business stops, and so what an interruption costs.',
    'The time measured in the last test.',
  ]),
} as const satisfies Readonly<Record<string, Fact>>;
