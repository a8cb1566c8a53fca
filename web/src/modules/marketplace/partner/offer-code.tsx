import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import type { Offer } from '../marketplace-types.ts';
import { ShownCode } from '../shown-code.tsx';
import { offerCode as texts } from './partner.texts.ts';

/** The organization's code of an offer, or the button that gets it; nothing where there are no codes. */
export function OfferCode({ offer }: { readonly offer: Offer }) {
  const { act: redeem } = useAction(() => callApi('redeemOffer', { offerId: offer.offerId }), {
    refreshes: ['getMarketplace'],
  });
  if (offer.redeemed !== null) return <ShownCode code={offer.redeemed.code} />;
  if (offer.codes === 'none') return null;
  if (offer.codes === 'gone') return <p className="text-ink-soft text-sm">{say(texts.allCodesAreTaken)}</p>;
  return (
    <Button busyLabel={say(texts.gettingYourCode)} onPress={() => redeem()}>
      {say(texts.getYourCode)}
    </Button>
  );
}
