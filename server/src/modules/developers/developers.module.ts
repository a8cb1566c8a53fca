import { runJob } from '../../jobs/job-kind.ts';
import type { ServerModule } from '../../server-module.ts';
import { alertChannelCalls } from './alert-channels/alert-channels.calls.ts';
import { clearDevelopers } from './clear-developers.ts';
import { developersCalls } from './developers.calls.ts';
import { deliverWebhookJob } from './developers.kinds.ts';
import { developersMails } from './developers.mails.ts';
import type { DevelopersServices } from './developers-services.ts';
import { askAboutTickets } from './tickets/ask-about-tickets.ts';
import { TICKET_PAGE } from './tickets/ticket-draft.ts';
import { ticketCalls } from './tickets/tickets.calls.ts';
import { deliverWebhook } from './webhooks/deliver-webhook.ts';
import { tellWebhooks } from './webhooks/tell-webhooks.ts';
import { webhookCalls } from './webhooks/webhooks.calls.ts';

const TELLING_EVERY_MS = 15_000;
const ASKING_EVERY_MS = 5 * 60_000;
const DELIVERIES_AT_ONCE = 4;

/** The public interface, its tokens, and webhooks. */
export const developers: ServerModule<DevelopersServices> = {
  calls: [...developersCalls, ...webhookCalls, ...alertChannelCalls, ...ticketCalls],
  openPages: [TICKET_PAGE],
  mails: developersMails,
  jobs: [runJob(deliverWebhookJob, DELIVERIES_AT_ONCE, deliverWebhook)],
  chores: [
    { name: 'tell webhooks', everyMs: TELLING_EVERY_MS, run: tellWebhooks },
    { name: 'ask about tickets', everyMs: ASKING_EVERY_MS, run: askAboutTickets },
  ],
  clearExpired: clearDevelopers,
};
