import { say } from '../../portal/texts/say.ts';
import { whatUses as texts } from './console.texts.ts';

type Uses = Readonly<Partial<Record<keyof typeof texts, number>>>;

/** "3 customers and 1 channel" out of numbers by what they count; null when all are 0. */
export function whatUses({ customers = 0, channels = 0, subscriptionIds = 0 }: Uses): string | null {
  const parts = [
    customers > 0 && say(texts.customers, { count: customers }),
    channels > 0 && say(texts.channels, { count: channels }),
    subscriptionIds > 0 && say(texts.subscriptionIds, { count: subscriptionIds }),
  ].filter((part) => part !== false);
  return parts.length === 0 ? null : new Intl.ListFormat(say.locale).format(parts);
}
