export const DOMAIN_STATES = ['waiting', 'proved', 'expired'] as const;
export type DomainState = (typeof DOMAIN_STATES)[number];

export const CAMPAIGN_STATES = ['planned', 'running', 'ended', 'stopped'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** Of one mail: waiting, with the mail server, delivered, refused for good, or never sent. */
export const MAIL_STATES = ['planned', 'queued', 'delivered', 'bounced', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Why nothing can be sent now. */
export const SENDING_OBSTACLES = ['no-sender', 'not-checked', 'check-failed', 'stopped'] as const;
export type SendingObstacle = (typeof SENDING_OBSTACLES)[number];

/** What is looked up at the sending domain. */
export const SENDER_RECORDS = ['spf', 'dkim', 'dmarc'] as const;
export type SenderRecord = (typeof SENDER_RECORDS)[number];

/** By which way a report came. */
export const REPORT_WAYS = ['page', 'address', 'mailbox'] as const;
export type ReportWay = (typeof REPORT_WAYS)[number];
