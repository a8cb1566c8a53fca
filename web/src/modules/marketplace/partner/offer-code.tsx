import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { showApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { callKey } from '../../../api/use-call.ts';
import { copyText } from '../../../portal/second-factor/copy-text.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Offer } from '../marketplace-types.ts';

/** The organization's code of an offer, or the button that gets it; nothing where there are no codes. */
export function OfferCode({ offer }: { readonly offer: Offer }) {
  const queryClient = useQueryClient();
  const redeem = async () => {
    try {
      await callApi('redeemOffer', { offerId: offer.offerId });
    } catch (error) {
      showApiError(error);
    }
    await queryClient.invalidateQueries({ queryKey: callKey('getMarketplace') });
  };
  if (offer.redeemed !== null) {
    const { code } = offer.redeemed;
    return (
      <p className="flex min-h-11 min-w-0 items-center gap-2 rounded-box border border-line bg-sunken py-0.5 pr-0.5 pl-4">
        <span className="text-ink-soft text-sm">Your code</span>
        <span className="min-w-0 select-all font-mono font-semibold wrap-anywhere">{code}</span>
        <IconButton
          label="Copy the code"
          icon={<Copy aria-hidden="true" size={18} />}
          onPress={() => void copyText(code, 'The code was copied.')}
        />
      </p>
    );
  }
  if (offer.codes === 'none') return null;
  if (offer.codes === 'gone') return <p className="text-ink-soft text-sm">All codes are taken at the moment.</p>;
  return (
    <Button busyLabel="Getting your code" onPress={redeem}>
      Get your code
    </Button>
  );
}
