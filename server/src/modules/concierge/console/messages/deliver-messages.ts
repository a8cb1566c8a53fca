import type { SystemTransaction } from '../../../../database/database.ts';
import type { Services } from '../../../../services.ts';
import { tellCustomers } from '../tell-customers.ts';
import { deliverMessage, type LockedMessage, listMessagesPublishedSince, lockMessage } from './messages.store.ts';

/** So many customers get a message in one short transaction. */
const CUSTOMERS_AT_ONCE = 50;
/** So long a message for everybody, a plan or a brand also reaches those who come new. */
const REACHES_NEW_MS = 30 * 24 * 60 * 60_000;

/** Brings a published message to some of its customers who do not have it, with their mails; true when there may be more. */
export async function deliverSome(
  tx: SystemTransaction,
  services: Pick<Services, 'outbox' | 'brands' | 'config'>,
  message: LockedMessage,
  at: Date,
): Promise<boolean> {
  const { published_at: publishedAt } = message;
  if (publishedAt === null || message.withdrawn_at !== null) return false;
  const got = await deliverMessage(tx, { ...message, published_at: publishedAt }, { at, limit: CUSTOMERS_AT_ONCE });
  await tellCustomers(tx, services, got, 'concierge-message');
  return got.length === CUSTOMERS_AT_ONCE;
}

/**
 * Brings messages to the rest of their customers, and to those who came new. Customer and mail come in one transaction, so that each is
 * told once, whatever happens in between.
 */
export async function deliverMessages(
  services: Pick<Services, 'database' | 'clock' | 'outbox' | 'brands' | 'config'>,
): Promise<void> {
  const { database, clock } = services;
  const since = new Date(clock.now().getTime() - REACHES_NEW_MS);
  for (const messageId of await database.onceAsSystem((tx) => listMessagesPublishedSince(tx, since))) {
    const some = () =>
      database.asSystem(async (tx) => {
        const message = await lockMessage(tx, messageId);
        return message !== undefined && deliverSome(tx, services, message, clock.now());
      });
    while (await some());
  }
}
