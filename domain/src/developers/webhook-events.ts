/** What happens at a firm and programs can be told of. Names are promised to stay (decision 092). */
export const FIRM_EVENTS = [
  'finding.opened',
  'finding.fixed',
  'scan.ended',
  'weakness.published',
  'course.completed',
  'policy.approved',
  'score.dropped',
] as const;

/** What the provider's programs can be told of. */
export const PROVIDER_EVENTS = ['customer.signed-up'] as const;

export type FirmEvent = (typeof FIRM_EVENTS)[number];
export type ProviderEvent = (typeof PROVIDER_EVENTS)[number];
export type WebhookEvent = FirmEvent | ProviderEvent;

/** What a test sends. */
export const TEST_EVENT = 'webhook.test';

/** What a channel gets: one message about everything that happened. */
export const MESSAGE_EVENT = 'channel.message';
