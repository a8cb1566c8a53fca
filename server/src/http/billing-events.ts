import type { FastifyInstance } from 'fastify';
import { AppError, InputError } from '../call/app-error.ts';
import type { EventOutcome } from '../modules/billing/public.ts';
import type { BillingEvent, BillingEvents } from '../providers/billing/billing-port.ts';

/** Where Chargebee sends its webhooks to. */
export const BILLING_EVENTS_PATH = '/api/billing/chargebeeEvents';
const BODY_LIMIT_BYTES = 512 * 1024;

/** What the operator should look at: money came in, or stopped, for something that the portal does not know. */
const TO_LOOK_AT: readonly EventOutcome[] = ['unknown customer', 'unknown plan', 'of another subscription'];

/**
 * Takes the billing provider's events. Each that was understood is answered with success, also when it changes nothing, so that it
 * does not come for ever; a failure of the portal is answered as one, and the provider sends the event again.
 */
export function registerBillingEvents(
  app: FastifyInstance,
  events: BillingEvents,
  receive: (event: BillingEvent) => Promise<EventOutcome>,
): void {
  const config = { perMinute: 600 };
  app.post(BILLING_EVENTS_PATH, { config, bodyLimit: BODY_LIMIT_BYTES }, async (request, reply) => {
    reply.header('cache-control', 'no-store');
    if (!events.isAuthentic(request.headers.authorization)) {
      request.log.warn({ ip: request.ip }, 'a billing event without the right credentials was refused');
      reply.header('www-authenticate', 'Basic realm="billing events", charset="UTF-8"');
      throw new AppError('NOT_SIGNED_IN');
    }
    const event = events.read(request.body);
    if (event === null) throw new InputError([{ field: '', message: 'Send an event.' }]);
    const outcome = await receive(event);
    const { eventId, type } = event;
    request.log[TO_LOOK_AT.includes(outcome) ? 'warn' : 'info']({ eventId, type, outcome }, 'a billing event');
    return reply.send({ success: true });
  });
}
