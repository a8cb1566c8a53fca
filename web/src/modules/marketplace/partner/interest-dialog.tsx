import { useMemo, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { Offer } from '../marketplace-types.ts';
import { INTEREST_FORM, type KeptInterest } from './interest-form.ts';
import { interestDialog as texts } from './partner.texts.ts';

type InterestDialogProps = { readonly offer: Offer; readonly onClose: () => void };

/** Tells the provider that one would like to hear more; what was typed stays when that fails. */
export function InterestDialog({ offer, onClose }: InterestDialogProps) {
  const { brandNameShort } = useBrand();
  const kept = useKeptForm<KeptInterest>(INTEREST_FORM);
  const [note, setNote] = useState(kept?.offerId === offer.offerId ? kept.note : '');
  useKeepForm(
    INTEREST_FORM,
    useMemo(() => ({ offerId: offer.offerId, note }) satisfies KeptInterest, [offer.offerId, note]),
  );
  const { act, errors } = useAction(() => callApi('showInterest', { offerId: offer.offerId, note }), {
    done: say(texts.done, { brandName: brandNameShort }),
    refreshes: ['getMarketplace'],
  });
  const send = async () => {
    if (await act()) onClose();
  };
  return (
    <Dialog
      title={say(texts.title)}
      isOpen
      onOpenChange={onClose}
      size="small"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            {say(texts.cancel)}
          </Button>
          <Button busyLabel={say(texts.sending)} onPress={send}>
            {say(texts.send)}
          </Button>
        </>
      }
    >
      <p className="mb-4">{say(texts.whatHappens, { brandName: brandNameShort, title: offer.title })}</p>
      <TextArea
        label={say(texts.anythingYouWouldLike)}
        value={note}
        onChange={setNote}
        maxLength={1000}
        errorMessage={errors.note}
      />
    </Dialog>
  );
}
