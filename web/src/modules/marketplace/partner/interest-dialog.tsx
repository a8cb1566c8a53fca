import { useMemo, useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import type { Offer } from '../marketplace-types.ts';
import { INTEREST_FORM, type KeptInterest } from './interest-form.ts';

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
    done: `${brandNameShort} knows you are interested.`,
    refreshes: ['getMarketplace'],
  });
  const send = async () => {
    if (await act()) onClose();
  };
  return (
    <Dialog
      title="I’m interested"
      isOpen
      onOpenChange={onClose}
      size="small"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button busyLabel="Sending" onPress={send}>
            Send
          </Button>
        </>
      }
    >
      <p className="mb-4">
        {brandNameShort} gets your name, your email address and your organization’s name, and will email you about “
        {offer.title}”. This does not order anything, and the partner is not told.
      </p>
      <TextArea
        label="Anything you would like to know? (optional)"
        value={note}
        onChange={setNote}
        maxLength={1000}
        errorMessage={errors.note}
      />
    </Dialog>
  );
}
