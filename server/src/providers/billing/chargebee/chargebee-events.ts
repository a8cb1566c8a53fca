import { createHash, timingSafeEqual } from 'node:crypto';
import type { ChargebeeSettings } from '../../../config/provider-settings.ts';
import type { BillingEvents } from '../billing-port.ts';
import { customerOf, event, subscriptionOf } from './chargebee-answers.ts';

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Chargebee's webhooks, protected by Basic authentication (RFC 7617) as its guide "Webhooks" advises. */
export function createChargebeeEvents({ webhookUser, webhookPassword }: ChargebeeSettings): BillingEvents {
  const expected = digest(Buffer.from(`${webhookUser}:${webhookPassword}`).toString('base64'));
  return {
    isAuthentic(authorization = '') {
      const [scheme = '', credentials = ''] = authorization.split(' ');
      // Digests have one length, so that the comparison takes one time.
      return timingSafeEqual(digest(credentials), expected) && scheme.toLowerCase() === 'basic';
    },
    read(body) {
      const parsed = event.safeParse(body);
      if (!parsed.success) return null;
      const { id, event_type: type, occurred_at: occurredAt, content } = parsed.data;
      return {
        eventId: id,
        type,
        occurredAt,
        customerId: customerOf(content),
        subscription: subscriptionOf(content, type),
      };
    },
  };
}
