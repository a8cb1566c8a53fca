import { say } from '../../../portal/texts/say.ts';
import type { Message } from './message-form.ts';
import { audienceWords as texts } from './messages.texts.ts';

const NOUNS = { organisations: 'customer', plans: 'plan', brands: 'brand' } as const;

/** Who a message is for, in a few words, such as "2 plans". */
export function audienceWords(audience: Message['audience']): string {
  if (audience.kind === 'all') return say(texts.allCustomers);
  const count = audience.ids.length;
  return `${count} ${NOUNS[audience.kind]}${count === 1 ? '' : 's'}`;
}
