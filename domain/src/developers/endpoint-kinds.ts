/** Where people are told what happens: a channel of a chat, or emails to chosen admins. */
export const CHANNEL_KINDS = ['slack', 'teams', 'email'] as const;
export type ChannelKind = (typeof CHANNEL_KINDS)[number];

/** Everything that is told what happens: programs by webhooks, and channels. */
export const ENDPOINT_KINDS = ['program', ...CHANNEL_KINDS] as const;
export type EndpointKind = (typeof ENDPOINT_KINDS)[number];
export const PROGRAMS: readonly EndpointKind[] = ['program'];

/** What a channel can leave out: findings and weaknesses below one of these. */
export const LEAST_SEVERITIES = ['high', 'medium', 'low'] as const;
export type LeastSeverity = (typeof LEAST_SEVERITIES)[number];

/** How often emails tell what happened. */
export const DIGEST_RHYTHMS = ['day', 'week'] as const;
export type DigestRhythm = (typeof DIGEST_RHYTHMS)[number];

/** Channels of a firm. */
export const MAX_ALERT_CHANNELS = 10;
/** Admins that one channel's emails go to. */
export const MAX_RECIPIENTS = 50;
/** Of one kind of event a message lists so many; the rest is counted. */
export const MAX_LINES = 10;

/** Whether something this bad is told where the least is chosen; what has no severity always is. */
export const isSevereEnough = (severity: LeastSeverity | null, least: LeastSeverity): boolean =>
  severity === null || LEAST_SEVERITIES.indexOf(severity) <= LEAST_SEVERITIES.indexOf(least);
