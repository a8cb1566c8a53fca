/** A campaign lasts so many days at most, weekends included. */
export const MAX_CAMPAIGN_DAYS = 14;
/** A campaign may start so many days from today at most. */
export const MAX_DAYS_AHEAD = 90;
/** At most one mail a person in so many days. */
export const REST_DAYS = 14;
/** Mails that could not go in time are dropped so many days after a campaign's last day. */
export const GRACE_DAYS = 3;
/** Departments are told apart from so many people on, where the firm does not see names. */
export const FEWEST_IN_A_GROUP = 5;
/** A code by mail works so long, in hours, and for so many tries. */
export const CODE_HOURS = 24;
export const CODE_TRIES = 5;
/** The proof of a domain holds so long. */
export const PROOF_DAYS = 365;
/** A firm's domains at most. */
export const MAX_DOMAINS = 20;
/** Campaigns on one page of the list. */
export const CAMPAIGNS_A_PAGE = 20;
/** Reported mails that a list shows. */
export const REPORTS_SHOWN = 50;
/** A mail that is reported may have so many megabytes. */
export const MAX_REPORT_MEGABYTES = 5;

/** Where a code may go: addresses that only whoever runs a mail domain has (RFC 2142, sections 2, 4 and 5). */
export const PROOF_MAILBOXES = ['postmaster', 'hostmaster', 'webmaster', 'admin', 'security'] as const;
export type ProofMailbox = (typeof PROOF_MAILBOXES)[number];

/** Below the domain that is to be proved. */
export const PROOF_RECORD_LABEL = '_phishing-training';

/** By which mails of the module are known and let in. */
export const SIMULATION_HEADER = 'X-Phishing-Simulation';
