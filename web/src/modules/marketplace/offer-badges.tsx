import { Tag } from 'lucide-react';
import { useBrand } from '../../portal/brand/use-brand.ts';
import { formatDay } from '../../portal/dates/format-day.ts';
import { say } from '../../portal/texts/say.ts';
import { Badge } from '../../ui/states/badge.tsx';
import { offerBadges as texts } from './marketplace.texts.ts';
import type { Offer } from './marketplace-types.ts';

type OfferBadgesProps = { readonly offer: Offer };

/** What an offer saves, until when it is good, and whether the provider earns from it. */
export function OfferBadges({ offer }: OfferBadgesProps) {
  const { locale } = useBrand();
  return (
    <ul className="flex flex-wrap items-center gap-2">
      <li className="max-w-full">
        <span className="inline-flex min-h-6 items-center gap-1.5 rounded-full bg-success-soft px-2.5 py-0.5 font-semibold text-success-ink text-xs">
          <Tag aria-hidden="true" size={13} className="shrink-0" />
          {offer.savingsText}
        </span>
      </li>
      {offer.validUntil !== null && (
        <li>
          <Badge tone="neutral">{say(texts.until, { day: formatDay(offer.validUntil, locale) })}</Badge>
        </li>
      )}
      {offer.isCommission && (
        <li>
          <Badge tone="warning">{say(texts.weEarnACommission)}</Badge>
        </li>
      )}
    </ul>
  );
}
