import type { ModuleContract } from '../module-contract.ts';
import * as alertChannels from './alert-channels.calls.ts';
import * as developers from './developers.calls.ts';
import { DEVELOPERS_ERRORS } from './developers.errors.ts';
import * as directory from './directory.calls.ts';
import * as providerWebhooks from './provider-webhooks.calls.ts';
import * as ticketLink from './ticket-link.calls.ts';
import * as tickets from './tickets.calls.ts';
import * as webhooks from './webhooks.calls.ts';

/** What the page for developers says on the wire; the public interface itself is in `operations.ts`. */
export const DEVELOPERS = {
  calls: { developers, alertChannels, tickets, ticketLink, directory, webhooks, providerWebhooks },
  errors: { developers: DEVELOPERS_ERRORS },
} as const satisfies ModuleContract;
