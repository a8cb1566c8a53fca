import { useState } from 'react';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { Badge } from '../../../ui/states/badge.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import { LeaveOfferDialog, OfferDialog } from './offer-dialogs.tsx';
import { brandOffer as texts } from './sign-on.texts.ts';
import type { Offer, SignOnState } from './sign-on-draft.ts';

type BrandOfferProps = { readonly state: SignOnState; readonly offer: Offer };

/** The provider's own directory, which the firm may let sign its people in: what that means, yes and no. */
export function BrandOffer({ state, offer }: BrandOfferProps) {
  const [open, setOpen] = useState<'yes' | 'no' | null>(null);
  const { brandNameShort: brand } = useBrand();
  const close = () => setOpen(null);
  return (
    <section className="flex flex-col gap-3 border-line border-t pt-4">
      <h3 className="font-medium">{say(texts.title, { brand })}</h3>
      <div>
        <Badge tone={offer.isOn && offer.isOffered ? 'success' : 'neutral'}>{stateInWords(offer)}</Badge>
      </div>
      {!offer.isOffered && <Banner kind="warning">{say(texts.isPaused, { brand })}</Banner>}
      {state.isOn && <Banner>{say(texts.ownComesFirst)}</Banner>}
      <ul className="flex list-disc flex-col gap-1 ps-5 text-ink-soft text-sm">
        <li>{say(texts.whoDecides, { brand })}</li>
        <li>{say(texts.onlyYourDomains)}</li>
        <li>{say(texts.leaveAnyTime)}</li>
      </ul>
      <dl className="text-sm">
        <dt className="text-ink-soft">{say(texts.service)}</dt>
        <dd className="break-all font-mono">{offer.issuer}</dd>
      </dl>
      <div className="flex flex-wrap gap-3">
        {offer.isOffered && (
          <Button variant="secondary" onPress={() => setOpen('yes')}>
            {offer.isOn ? say(texts.change) : say(texts.use)}
          </Button>
        )}
        {offer.isOn && (
          <Button variant="soft" onPress={() => setOpen('no')}>
            {say(texts.stop)}
          </Button>
        )}
      </div>
      {open === 'yes' && <OfferDialog state={state} offer={offer} brand={brand} onClose={close} />}
      {open === 'no' && <LeaveOfferDialog offer={offer} brand={brand} onClose={close} />}
    </section>
  );
}

function stateInWords({ isOn, isOffered, isEnforced }: Offer): string {
  if (!isOn) return say(texts.isOff);
  if (!isOffered) return say(texts.isWaiting);
  return isEnforced ? say(texts.isOnly) : say(texts.isOn);
}
