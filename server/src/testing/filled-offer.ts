import { randomUUID } from 'node:crypto';
import { hashToken } from '../system/tokens.ts';
import type { InsertRow } from './insert-row.ts';
import { sampleBrand } from './sample-brand.ts';
import { samplePlan } from './sample-plan.ts';

/** Rows of the provider's own, which staff's calls name: two channels, two subscription ids, a sign-up link, a brand, a plan, a picture. */
export async function fillOffer(insert: InsertRow, marker: string, now: Date) {
  const ids = {
    channelId: randomUUID(),
    /** A channel that brought nobody. */
    unusedChannelId: randomUUID(),
    subscriptionId: `offer-${marker}`,
    endingSubscriptionId: `ending-${marker}`,
    signUpLinkId: randomUUID(),
    /** A brand that nobody has. */
    brandId: `brand-${marker}`,
    /** A plan that nobody has. */
    planId: `plan-${marker}`,
    leadId: randomUUID(),
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
  await insert('channels', {
    channel_id: ids.unusedChannelId,
    name: `Unused channel ${marker}`,
    brand_id: 'default',
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
  await insert('brands', {
    brand_id: ids.brandId,
    data: JSON.stringify({ ...sampleBrand(`${marker}.example`), brandNameShort: marker, brandId: ids.brandId }),
    updated_at: now,
  });
  for (const textId of ['calendar.page.title', 'calendar.page.description'])
    await insert('brand_words', {
      brand_id: ids.brandId,
      language: 'en',
      text_id: textId,
      words: marker,
      original: 'Calendar',
      changed_at: now,
    });
  await insert('plans', {
    plan_id: ids.planId,
    position: 100,
    data: JSON.stringify({ ...samplePlan(marker), planPointer: { appId: { planId: ids.planId } } }),
    updated_at: now,
  });
  await insert('portal_images', {
    file_name: `${marker}.svg`,
    media_type: 'image/svg+xml',
    bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><title>${marker}</title></svg>`),
    created_at: now,
  });
  await insert('leads', {
    lead_id: ids.leadId,
    email: `lead-${marker}@firm.example`,
    first_name: marker,
    lead_form: 'CyberSafety Trial v1',
    source: 'Website',
    ip: '10.0.0.1',
    brand_id: 'default',
    created_at: now,
    updated_at: now,
  });
  return ids;
}
