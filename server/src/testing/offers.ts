import { randomUUID } from 'node:crypto';
import { createChannel } from '@portal/contract/console/channels.calls.ts';
import { createSubscriptionId } from '@portal/contract/console/subscription-ids.calls.ts';
import type { z } from 'zod';
import { type Person, signInNewStaff } from './people.ts';
import type { TestPortal } from './test-portal.ts';

type Changes = {
  readonly channel?: Partial<z.input<typeof createChannel.input>>;
  readonly id?: Partial<z.input<typeof createSubscriptionId.input>>;
};

/** A subscription id that staff has published in a channel of its own: for the plan `premium`, unless told otherwise. */
export async function publishOffer(test: TestPortal, changes: Changes = {}, by?: Person) {
  const staff = by ?? (await signInNewStaff(test));
  const channel = await staff.browser.call(createChannel, {
    name: `Bank ${randomUUID()}`,
    brandId: 'default',
    ...changes.channel,
  });
  const { channelId } = channel.body.data;
  const published = await staff.browser.call(createSubscriptionId, { channelId, planId: 'premium', ...changes.id });
  if (published.status !== 200) throw new Error(`The offer was refused: ${JSON.stringify(published.errors)}`);
  return { staff, channelId, subscriptionId: published.body.data.subscriptionId };
}

/** How many uses of a subscription id are taken. */
export async function usesOf(test: TestPortal, subscriptionId: string): Promise<number> {
  const [row] = await test.database.query<{ used_count: number }>(
    'select used_count from subscription_ids where subscription_id = $1',
    [subscriptionId],
  );
  return row?.used_count ?? -1;
}
