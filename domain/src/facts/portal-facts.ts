import type { OutsideFacts } from './outside-facts.ts';

/** What the portal itself can hold against an answer. */
export const EVIDENCE_KINDS = [
  'admins',
  'training',
  'trainingRoles',
  'reporting',
  'phishingTests',
  'policies',
  'signOff',
  'rulesSigned',
  'incidentPolicies',
  'websites',
  'scans',
  'findings',
  'mailDomain',
  'secondFactor',
  'mailFromOutside',
  'portsFromOutside',
  'updatesFromOutside',
  'websiteFromOutside',
  'encryption',
  'records',
] as const;
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number];

/** How far people are with one course of the training. */
export type CourseFacts = { readonly assigned: number; readonly completed: number; readonly late: number };

/** What the portal knows of a firm by itself. */
export type PortalFacts = {
  /** The fewest people that the firm has by its own word; more may work there. */
  readonly headcount: number;
  readonly admins: number;
  readonly adminsWithSecondFactor: number;
  /** Null where the plan has no training. */
  readonly training: {
    readonly people: number;
    /** Who has completed a course within the last twelve months. */
    readonly trained: number;
    /** Who has done all courses of the year. */
    readonly finished: number;
    readonly late: number;
    /** The course about forged invoices and orders. */
    readonly fraudCourse: CourseFacts;
    readonly phishingCourse: CourseFacts;
  } | null;
  /** Null where the plan has no policies. */
  readonly policies: {
    /** Ids of those that hold. */
    readonly active: readonly string[];
    readonly reviewsDue: number;
    /** Requests to confirm the versions that hold, and those that were answered. */
    readonly asked: number;
    readonly acknowledged: number;
    /** People who were asked for any of them. */
    readonly askedPeople: number;
  } | null;
  /** Null where the plan has no policies, and with them no registers. */
  readonly records: {
    /** Registers that hold an entry, a closed one too. */
    readonly kept: readonly string[];
    /** Entries that are not closed. */
    readonly open: number;
    readonly overdue: number;
  } | null;
  /** Null where the plan has no website scans. */
  readonly websites: {
    readonly count: number;
    readonly scheduled: number;
    /** Websites that were ever scanned. */
    readonly scanned: number;
    /** Days since the oldest of their latest scans; null before the first. */
    readonly daysSinceScan: number | null;
    /** Days since the first scan of the website that was scanned last of all for the first time; null before it. */
    readonly daysOfScans: number | null;
    readonly highs: number;
    /** High findings that have been open for more than 30 days. */
    readonly oldHighs: number;
    /** High findings that the firm says are none. */
    readonly disputedHighs: number;
    /** Websites whose latest scan looked at the records about mail; it cannot where there is no domain or no answer. */
    readonly mailLooked: number;
    /** Of these, those at whose domain no key that signs mail (DKIM) was seen. */
    readonly mailUnsigned: number;
    /** Missing or powerless records about who may send mail for the domain. */
    readonly mailFaults: number;
    /** Lesser remarks about them. */
    readonly mailRemarks: number;
  } | null;
  /** Null where the plan has no phishing simulations, or the firm has them off: another service may send them. */
  readonly phishing: {
    /** Campaigns with an email that arrived within the last twelve months. */
    readonly campaigns: number;
  } | null;
  /** Null where the plan has no look from outside, before the first rating, and when that is too old to count. */
  readonly outside: OutsideFacts | null;
};
