import type { EvidenceKind } from '../maturity/portal-facts.ts';

export type ReadinessTopic = 'access' | 'systems' | 'people' | 'incidents' | 'data';

/** One thing that applications for cyber insurance ask. */
export type ReadinessQuestion = {
  readonly key: string;
  readonly topic: ReadinessTopic;
  /** As an application would ask. */
  readonly question: string;
  /** Why an insurer wants to know. */
  readonly why: string;
  /** What the portal itself sees of it; empty where it sees nothing. */
  readonly evidence: readonly EvidenceKind[];
  /** True where what the portal sees is all that is asked; otherwise it sees a corner of it, which is never a yes by itself. */
  readonly seesAll: boolean;
  /** Element of the maturity assessment that asks the same, with the levels from which the answer is a yes, and in part (2 where none is named). */
  readonly stated: { readonly element: string; readonly yesFrom: number; readonly partlyFrom?: number } | null;
  /** Page on which the portal would come to know more; null where only the firm knows. */
  readonly href: string | null;
};

/**
 * What insurers commonly ask small firms, in the portal's own words. No single insurer's form; an answer is a yes from the level at which a
 * thing is written down and done for everybody (3), and from 4 where the question is about trying it out.
 */
export const READINESS_QUESTIONS: readonly ReadinessQuestion[] = [
  {
    key: 'second-factor',
    topic: 'access',
    question: 'Is a second factor required for email, remote access and administrator accounts?',
    why: 'Stolen passwords open most claims. Many insurers quote nothing without this.',
    evidence: ['secondFactor'],
    seesAll: false,
    stated: { element: 'mfa', yesFrom: 3 },
    href: '/settings/admins',
  },
  {
    key: 'privileged-access',
    topic: 'access',
    question: 'Are administrator rights limited to named people, with accounts used for nothing else?',
    why: 'With everyday administrator rights, one opened attachment reaches everything.',
    evidence: [],
    seesAll: false,
    stated: { element: 'admin-rights', yesFrom: 3 },
    href: '/cybermaturity/assessment/admin-rights',
  },
  {
    key: 'backups-offline',
    topic: 'systems',
    question: 'Is everything important backed up, with one copy that an intruder cannot reach?',
    why: 'Decides whether ransomware costs days or the business.',
    evidence: [],
    seesAll: false,
    stated: { element: 'backup', yesFrom: 3 },
    href: '/cybermaturity/assessment/backup',
  },
  {
    key: 'backups-tested',
    topic: 'systems',
    question: 'Was something restored from the backup within the last twelve months?',
    why: 'Backups that were never tried often turn out to be incomplete.',
    evidence: [],
    seesAll: false,
    // Below level 4 nothing is said of restoring, so nothing is done in part.
    stated: { element: 'backup', yesFrom: 4, partlyFrom: 4 },
    href: '/cybermaturity/assessment/backup',
  },
  {
    key: 'endpoint-protection',
    topic: 'systems',
    question: 'Does every computer and server have protection against harmful programs that reports to a person?',
    why: 'Alerts that nobody reads stop nothing.',
    evidence: [],
    seesAll: false,
    stated: { element: 'malware', yesFrom: 3 },
    href: '/cybermaturity/assessment/malware',
  },
  {
    key: 'patching',
    topic: 'systems',
    question: 'Are security updates installed on all systems within set deadlines?',
    why: 'Old weaknesses are used by machines, without anybody choosing you.',
    evidence: [],
    seesAll: false,
    stated: { element: 'updates', yesFrom: 3 },
    href: '/cybermaturity/assessment/updates',
  },
  {
    key: 'mail-security',
    topic: 'systems',
    question: 'Is your mail domain protected against forged mail by SPF, DKIM and DMARC?',
    why: 'Forged invoices in your name end in disputes about who pays.',
    evidence: ['mailDomain', 'mailFromOutside'],
    seesAll: true,
    stated: { element: 'email-domain', yesFrom: 3 },
    href: '/webappscan',
  },
  {
    key: 'encryption',
    topic: 'systems',
    question: 'Are your websites and sign-in pages encrypted, with certificates that browsers accept?',
    why: 'Seen from outside before anybody asks you. A warning in the browser raises questions about the rest.',
    evidence: ['encryption'],
    seesAll: true,
    stated: null,
    href: '/attacksurface',
  },
  {
    key: 'remote-access',
    topic: 'systems',
    question: 'Are remote desktops, file shares and databases closed to the internet?',
    why: 'Open remote desktops begin a large part of ransomware claims. Insurers look for them before they quote.',
    evidence: ['portsFromOutside'],
    seesAll: false,
    stated: { element: 'network', yesFrom: 3 },
    href: '/attacksurface',
  },
  {
    key: 'scans',
    topic: 'systems',
    question: 'Are your websites scanned for weaknesses by a schedule?',
    why: 'Insurers look at your websites from outside themselves before they quote.',
    evidence: ['scans'],
    seesAll: true,
    stated: { element: 'website', yesFrom: 3 },
    href: '/webappscan',
  },
  {
    key: 'high-risks',
    topic: 'systems',
    question: 'Are serious weaknesses of your websites closed within 30 days?',
    why: 'An open, known weakness can be a reason to refuse a claim.',
    evidence: ['findings'],
    seesAll: true,
    stated: null,
    href: '/webappscan',
  },
  {
    key: 'training',
    topic: 'people',
    question: 'Is everybody trained at least once a year to recognize attacks?',
    why: 'Most claims begin with a person who was deceived.',
    evidence: ['training'],
    seesAll: true,
    stated: { element: 'awareness', yesFrom: 3 },
    href: '/training',
  },
  {
    key: 'payment-checks',
    topic: 'people',
    question: 'Are changed bank details checked by a call to a known number before anybody pays?',
    why: 'Cover for payment fraud usually depends on exactly this.',
    evidence: ['trainingRoles'],
    seesAll: false,
    stated: { element: 'risky-roles', yesFrom: 3 },
    href: '/cybermaturity/assessment/risky-roles',
  },
  {
    key: 'policies',
    topic: 'people',
    question: 'Are there written security policies that were approved, and are they reviewed?',
    why: 'Shows that what you answer here is a rule and not a habit.',
    evidence: ['policies'],
    seesAll: true,
    stated: { element: 'policies', yesFrom: 3 },
    href: '/securitypolicy',
  },
  {
    key: 'sign-offs',
    topic: 'people',
    question: 'Has everybody confirmed that they have read the policies?',
    why: 'Makes the rules count when somebody did not follow them.',
    evidence: ['signOff'],
    seesAll: true,
    stated: null,
    href: '/securitypolicy',
  },
  {
    key: 'suppliers',
    topic: 'people',
    question: 'Do contracts with your IT provider and others who hold your data say what they do for security?',
    why: 'A large part of claims comes in through somebody else.',
    evidence: [],
    seesAll: false,
    stated: { element: 'suppliers', yesFrom: 3 },
    href: '/cybermaturity/assessment/suppliers',
  },
  {
    key: 'incident-plan',
    topic: 'incidents',
    question: 'Is there a written plan for a security incident that people know?',
    why: 'The first hours decide what an incident costs.',
    evidence: ['incidentPolicies'],
    seesAll: false,
    stated: { element: 'incident-plan', yesFrom: 3 },
    href: '/cybermaturity/assessment/incident-plan',
  },
  {
    key: 'notice-duties',
    topic: 'incidents',
    question: 'Do you know whom you must tell of a data breach, and by when?',
    why: 'Missed deadlines bring fines that policies often do not cover.',
    evidence: [],
    seesAll: false,
    stated: { element: 'notice-duties', yesFrom: 3 },
    href: '/cybermaturity/assessment/notice-duties',
  },
  {
    key: 'past-incidents',
    topic: 'incidents',
    question: 'Which incidents, losses or claims did you have in the last five years?',
    why: 'Asked in every application. A wrong answer can cost the cover.',
    evidence: [],
    seesAll: false,
    stated: null,
    href: null,
  },
  {
    key: 'data-list',
    topic: 'data',
    question: 'Is there a complete list of your devices, online services and confidential data?',
    why: 'What is not on a list is neither updated nor backed up.',
    evidence: [],
    seesAll: false,
    stated: { element: 'inventory', yesFrom: 3 },
    href: '/cybermaturity/assessment/inventory',
  },
  {
    key: 'data-kept',
    topic: 'data',
    question:
      'How many records about people do you keep, and of which kinds (such as payment, health or identity data)?',
    why: 'Decides the price more than anything else.',
    evidence: [],
    seesAll: false,
    stated: null,
    href: null,
  },
];
