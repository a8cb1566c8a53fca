import {
  accountsCompared,
  defaultPasswords,
  leakedPasswords,
  leaversClosed,
  passwordManager,
  rightsReviewed,
  secondFactorAdmins,
  secondFactorBackup,
  secondFactorCloud,
  secondFactorEmail,
  secondFactorMoney,
  secondFactorPortal,
  secondFactorRemote,
  secondFactorServers,
  separateAdmins,
} from './access-facts.texts.ts';
import { assessed, type Fact, sheetOnly } from './fact.ts';

const mfa = { element: 'mfa', yesFrom: 3, openFrom: 2 } as const;

/** Second factor by system, as applications ask for it, and who has which rights. */
export const ACCESS_FACTS = {
  'second-factor-email': assessed('second-factor', { ...mfa, partlyFrom: 2 }, secondFactorEmail),
  'second-factor-remote': assessed('second-factor', mfa, secondFactorRemote),
  'second-factor-cloud': assessed('second-factor', mfa, secondFactorCloud),
  'second-factor-admins': assessed(
    'second-factor',
    mfa,
    secondFactorAdmins,
    // This portal is one of these services.
    { evidence: ['secondFactor'] },
  ),
  'second-factor-servers': sheetOnly('second-factor', secondFactorServers, { stepsOf: 'mfa' }),
  'second-factor-backup': sheetOnly('second-factor', secondFactorBackup, { stepsOf: 'mfa' }),
  'second-factor-money': assessed('second-factor', mfa, secondFactorMoney),
  'second-factor-portal': sheetOnly('second-factor', secondFactorPortal, {
    stepsOf: 'mfa',
    evidence: ['secondFactor'],
    seesAll: true,
    href: '/settings/admins',
  }),
  'separate-admins': assessed('access', { element: 'admin-rights', yesFrom: 3, partlyFrom: 2 }, separateAdmins, {
    evidence: ['admins'],
  }),
  'rights-reviewed': assessed('access', { element: 'admin-rights', yesFrom: 4 }, rightsReviewed),
  'password-manager': assessed('access', { element: 'passwords', yesFrom: 3, partlyFrom: 2 }, passwordManager),
  'default-passwords': assessed('access', { element: 'passwords', yesFrom: 3, openFrom: 2 }, defaultPasswords),
  'leaked-passwords': assessed('access', { element: 'passwords', yesFrom: 5, openFrom: 3 }, leakedPasswords),
  'leavers-closed': assessed('access', { element: 'joiners-leavers', yesFrom: 3, partlyFrom: 2 }, leaversClosed),
  'accounts-compared': assessed('access', { element: 'joiners-leavers', yesFrom: 4 }, accountsCompared),
} as const satisfies Readonly<Record<string, Fact>>;
