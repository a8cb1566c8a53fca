import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useSave } from '../use-save.ts';
import { codesDialog as texts } from './marketplace.texts.ts';
import type { OwnOffer } from './marketplace-console-types.ts';

type CodesDialogProps = { readonly offer: OwnOffer; readonly onClose: () => void };

/** Adds codes to an offer; each organization gets one of them. */
export function CodesDialog({ offer, onClose }: CodesDialogProps) {
  const { errors, save } = useSave('readConsoleMarketplace');
  const [codes, setCodes] = useState('');
  return (
    <FormDialog
      title={say(texts.codesForTitle, { title: offer.title })}
      submitLabel={say(texts.addCodes)}
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
          ? say(texts.thereAreNoCodes)
          : say(texts.left, { codesLeft: offer.codesLeft, codes: offer.codes })}
      </p>
      <TextArea
        label={say(texts.codes)}
        description={say(texts.description)}
        rows={8}
        value={codes}
        onChange={setCodes}
        maxLength={50_000}
        errorMessage={errors.codes}
      />
    </FormDialog>
  );
}

function inWords({ added, known }: { readonly added: number; readonly known: number }): string {
  const leftOut = known > 0 && say(texts.leftOut, { count: known });
  const entered = (added > 0 || known === 0) && say(texts.entered, { count: added });
  return [entered, leftOut].filter(Boolean).join(' ');
}
