import { Store } from 'lucide-react';
import { Fragment } from 'react';
import { useCallQuery } from '../../api/use-call.ts';
import type { ToldStep } from '../../portal/modules/home-part.ts';
import { say } from '../../portal/texts/say.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { offersForStep as texts } from './marketplace.texts.ts';
import { partnerPath } from './marketplace-path.ts';
import { offersForStep } from './offers/find-offers.ts';

/** Offers that make a step easier, in one line; nothing where there are none, or where they cannot be read. */
export default function OffersForStep({ step }: { readonly step: ToldStep }) {
  const { data } = useCallQuery('getMarketplace', {});
  const offers = data === undefined ? [] : offersForStep(data.data, step);
  if (offers.length === 0) return null;
  return (
    <p data-print="hidden" className="mt-3 flex gap-2 text-ink-soft">
      <Store aria-hidden="true" size={16} className="mt-0.5 shrink-0" />
      <span>
        {say(texts.inTheMarketplace)}{' '}
        {offers.map(({ offerId, partner, partnerName, title, savingsText }, index) => (
          <Fragment key={offerId}>
            {index > 0 && '; '}
            {say.parts(texts.offer, {
              title,
              partnerName,
              savings: savingsText,
              link: (words) => (
                <TextLink key="link" href={partnerPath(partner)}>
                  {words}
                </TextLink>
              ),
            })}
          </Fragment>
        ))}
      </span>
    </p>
  );
}
