import { assessed, type Fact, sheetOnly } from './fact.ts';
import {
  alertsReachPeople,
  backupApart,
  backupComplete,
  backupEncrypted,
  backupFailures,
  backupImmutable,
  backupRestored,
  backupTime,
  deviceBaseline,
  deviceEncryption,
  endpointDetection,
  endpointProtection,
  endpointWatched,
  logsKept,
  logsRead,
  lookedAtFromOutside,
  macrosBlocked,
  networkSeparated,
  remoteControlClosed,
  supportedSystems,
  updatesDeadlines,
  updatesUrgent,
} from './systems-facts.texts.ts';

/** Computers, updates and the network. */
export const SYSTEMS_FACTS = {
  'endpoint-protection': assessed('systems', { element: 'malware', yesFrom: 3, partlyFrom: 2 }, endpointProtection),
  'endpoint-detection': sheetOnly('systems', endpointDetection, { stepsOf: 'malware' }),
  'endpoint-watched': assessed('systems', { element: 'malware', yesFrom: 5, openFrom: 3 }, endpointWatched),
  'device-encryption': assessed('systems', { element: 'devices', yesFrom: 3, partlyFrom: 2 }, deviceEncryption),
  'device-baseline': assessed('systems', { element: 'devices', yesFrom: 3 }, deviceBaseline),
  'macros-blocked': assessed('systems', { element: 'devices', yesFrom: 3, openFrom: 1 }, macrosBlocked),
  'updates-deadlines': assessed('systems', { element: 'updates', yesFrom: 3, partlyFrom: 2 }, updatesDeadlines, {
    evidence: ['updatesFromOutside'],
    vectors: ['patching_cadence', 'server_software'],
  }),
  'updates-urgent': assessed('systems', { element: 'updates', yesFrom: 5, openFrom: 3 }, updatesUrgent),
  'supported-systems': assessed('systems', { element: 'updates', yesFrom: 3, openFrom: 2 }, supportedSystems, {
    evidence: ['updatesFromOutside'],
    vectors: ['insecure_systems', 'server_software'],
  }),
  'remote-control-closed': assessed('systems', { element: 'network', yesFrom: 3, openFrom: 1 }, remoteControlClosed, {
    evidence: ['portsFromOutside'],
    vectors: ['open_ports'],
    href: '/attacksurface',
  }),
  'network-separated': assessed('systems', { element: 'network', yesFrom: 3, partlyFrom: 2 }, networkSeparated),
  'looked-at-from-outside': assessed('systems', { element: 'network', yesFrom: 4, openFrom: 3 }, lookedAtFromOutside),
  'logs-kept': assessed('systems', { element: 'logs', yesFrom: 3 }, logsKept),
  'alerts-reach-people': assessed('systems', { element: 'logs', yesFrom: 3, openFrom: 2 }, alertsReachPeople),
  'logs-read': assessed('systems', { element: 'logs', yesFrom: 4 }, logsRead),
} as const satisfies Readonly<Record<string, Fact>>;

/** Copies that are left when everything else is gone. */
export const BACKUP_FACTS = {
  'backup-complete': assessed('backup', { element: 'backup', yesFrom: 3, partlyFrom: 2 }, backupComplete),
  'backup-apart': assessed('backup', { element: 'backup', yesFrom: 3, openFrom: 2 }, backupApart),
  'backup-immutable': sheetOnly('backup', backupImmutable, { stepsOf: 'backup' }),
  'backup-encrypted': sheetOnly('backup', backupEncrypted, { stepsOf: 'backup' }),
  'backup-failures': assessed('backup', { element: 'backup', yesFrom: 4, openFrom: 2 }, backupFailures),
  'backup-restored': assessed('backup', { element: 'backup', yesFrom: 4, openFrom: 3 }, backupRestored),
  'backup-time': assessed('backup', { element: 'backup', yesFrom: 5, openFrom: 4 }, backupTime),
} as const satisfies Readonly<Record<string, Fact>>;
