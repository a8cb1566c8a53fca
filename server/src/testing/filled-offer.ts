import { randomUUID } from 'node:crypto';
import { hashToken } from '../system/tokens.ts';

type Insert = (table: string, row: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Rows of the provider's own, which staff's calls name: a channel, two subscription ids, a sign-up link. */
export async function fillOffer(insert: Insert, marker: string, now: Date) {
  const ids = {
    channelId: randomUUID(),
    subscriptionId: `offer-${marker}`,
    endingSubscriptionId: `ending-${marker}`,
    signUpLinkId: randomUUID(),
  };
  const later = new Date(now.getTime() + 60 * 60_000);
  await insert('channels', {
    channel_id: ids.channelId,
    name: `Channel ${marker}`,
    brand_id: 'default',
    discount_title: marker,
    eligible_plan_ids: ['basic', 'standard'],
    created_at: now,
  });
  for (const subscriptionId of [ids.subscriptionId, ids.endingSubscriptionId]) {
    await insert('subscription_ids', {
      subscription_id: subscriptionId,
      channel_id: ids.channelId,
      plan_id: 'basic',
      used_count: 1,
      max_uses: 100,
      created_at: now,
    });
  }
  await insert('pending_sign_ups', {
    email: `waiting-${marker}@firm.example`,
    subscription_id: ids.subscriptionId,
    expires_at: later,
  });
  await insert('sign_up_links', {
    link_id: ids.signUpLinkId,
    token_hash: hashToken(`link-${marker}`),
    email: `linked-${marker}@firm.example`,
    first_name: marker,
    subscription_id: ids.subscriptionId,
    created_at: now,
    expires_at: later,
  });
  await insert('sign_up_link_events', {
    link_id: ids.signUpLinkId,
    status: 'pending',
    event_type: 'opened',
    event_at: now,
    received_at: now,
  });
  await insert('security_news_consents', {
    consent_id: randomUUID(),
    email: `linked-${marker}@firm.example`,
    consent_text: marker,
    ip: '10.0.0.1',
    user_agent: marker,
    at: now,
  });
  return ids;
}
