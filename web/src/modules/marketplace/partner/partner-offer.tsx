import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { formatDay } from '../../../portal/dates/format-day.ts';
import { useFormatDate } from '../../../portal/dates/use-format-date.ts';
import { usePeekedForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSessionState } from '../../../portal/use-session-state.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import type { Offer } from '../marketplace-types.ts';
import { OfferBadges } from '../offer-badges.tsx';
import { InterestDialog } from './interest-dialog.tsx';
import { INTEREST_FORM, type KeptInterest } from './interest-form.ts';
import { OfferCode } from './offer-code.tsx';
import { partnerOffer as texts } from './partner.texts.ts';

type PartnerOfferProps = { readonly offer: Offer; readonly partnerName: string; readonly categoryName: string };

/** An offer in full: what it is, for whom, how to get it, its code, and asking the provider about it. */
export function PartnerOffer({ offer, partnerName, categoryName }: PartnerOfferProps) {
  const { brandNameShort: brandName, locale } = useBrand();
  const { formatDate } = useFormatDate();
  const { isServiceSession } = useSessionState();
  const [isAsking, setAsking] = useState(usePeekedForm<KeptInterest>(INTEREST_FORM)?.offerId === offer.offerId);
  const { source } = offer;
  return (
    <Card title={offer.title} description={categoryName}>
      <OfferBadges offer={offer} />
      <div className="mt-5 grid gap-x-10 gap-y-6 desktop:grid-cols-2">
        <div className="flex flex-col gap-4">
          <Part title={say(texts.whatItIs)}>{offer.whatItIs}</Part>
          <Part title={say(texts.whoItIsFor)}>{offer.forWhom}</Part>
          <Part title={say(texts.goodToKnow)}>{offer.terms}</Part>
        </div>
        <section>
          <h3 className="mb-2 font-semibold">{say(texts.howToGetIt)}</h3>
          <ol className="flex flex-col gap-2.5">
            {offer.howToRedeem.map((step, index) => (
              <li key={step} className="flex items-start gap-3">
                <span
                  aria-hidden="true"
                  className="flex size-6 shrink-0 items-center justify-center rounded-full bg-accent-soft font-semibold text-accent-ink text-xs"
                >
                  {index + 1}
                </span>
                <span className="min-w-0 wrap-anywhere">{step}</span>
              </li>
            ))}
          </ol>
        </section>
      </div>
      <div className="mt-6 flex flex-wrap items-center gap-3 border-line border-t pt-5">
        <OfferCode offer={offer} />
        <LinkButton
          variant={offer.codes === 'available' && offer.redeemed === null ? 'secondary' : 'primary'}
          href={offer.link}
          target="_blank"
          rel="noreferrer"
          icon={<ExternalLink aria-hidden="true" size={18} />}
        >
          {say.parts(texts.goToPartner, {
            partnerName,
            span: (words) => (
              <span key="span" className="sr-only">
                {words}
              </span>
            ),
          })}
        </LinkButton>
        {offer.interestedAt === null ? (
          !isServiceSession && (
            <Button variant="secondary" onPress={() => setAsking(true)}>
              {say(texts.imInterested)}
            </Button>
          )
        ) : (
          <p className="text-ink-soft text-sm">
            {say(texts.interestShown, { day: formatDate(offer.interestedAt), brandName })}
          </p>
        )}
      </div>
      <p className="mt-4 text-ink-soft text-sm">
        {offer.isCommission && `${say(texts.commission, { brandName })} `}
        {source?.isOld === true && (
          <strong className="block font-medium text-warning-ink">{say(texts.describedLongAgo)}</strong>
        )}
        {source !== null &&
          say.parts(texts.source, {
            day: formatDay(source.describedOn, locale),
            partnerName,
            brandName,
            span: (words) => (
              <span key="span" className="sr-only">
                {words}
              </span>
            ),
            link: (words) => (
              <TextLink key="link" href={source.link} target="_blank" rel="noreferrer">
                {words}
              </TextLink>
            ),
          })}
      </p>
      {isAsking && <InterestDialog offer={offer} onClose={() => setAsking(false)} />}
    </Card>
  );
}

function Part({ title, children }: { readonly title: string; readonly children: string }) {
  return (
    <section>
      <h3 className="mb-1 font-semibold">{title}</h3>
      <p className="wrap-anywhere whitespace-pre-line text-ink-soft">{children}</p>
    </section>
  );
}
