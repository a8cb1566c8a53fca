import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSave } from '../use-save.ts';
import type { OwnOffer } from './marketplace-console-types.ts';

type CodesDialogProps = { readonly offer: OwnOffer; readonly onClose: () => void };

/** Adds codes to an offer; each organization gets one of them. */
export function CodesDialog({ offer, onClose }: CodesDialogProps) {
  const { errors, save } = useSave('readConsoleMarketplace');
  const [codes, setCodes] = useState('');
  return (
    <FormDialog
      title={`Codes for ${offer.title}`}
      submitLabel="Add codes"
      isReady={codes.trim() !== ''}
      hasChanges={codes.trim() !== ''}
      onSubmit={() =>
        save(
          () => callApi('addOfferCodes', { offerId: offer.offerId, codes }),
          ({ data }) => inWords(data),
        )
      }
      onClose={onClose}
    >
      <p>
        {offer.codes === 0
          ? 'There are no codes yet. Without codes, customers follow the link.'
          : `${offer.codesLeft} of ${offer.codes} codes are left. Each organization gets one, in the order in which you enter them.`}
      </p>
      <TextArea
        label="Codes"
        description="One per line."
        rows={8}
        value={codes}
        onChange={setCodes}
        maxLength={50_000}
        errorMessage={errors.codes}
      />
    </FormDialog>
  );
}

const counted = (count: number) => (count === 1 ? '1 code was' : `${count} codes were`);

function inWords({ added, known }: { readonly added: number; readonly known: number }): string {
  if (known === 0) return `${counted(added)} entered.`;
  const leftOut = `${counted(known)} already there or already given out, and left out.`;
  return added === 0 ? leftOut : `${counted(added)} entered. ${leftOut}`;
}
