import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { ChoiceFields } from './choice-fields.tsx';
import { offerDialogs as texts } from './sign-on.texts.ts';
import { choicesOf, type Offer, type SignOnState } from './sign-on-draft.ts';

type OfferDialogProps = { readonly offer: Offer; readonly brand: string; readonly onClose: () => void };

/** The firm's yes to the provider's directory, with what it chooses. */
export function OfferDialog({ state, offer, brand, onClose }: OfferDialogProps & { readonly state: SignOnState }) {
  const [choices, setChoices] = useState(() => choicesOf(offer, state.people));
  const { issuer, revision } = offer;
  return (
    <PasswordDialog
      title={say(texts.title, { brand })}
      confirmLabel={offer.isOn ? say(texts.save) : say(texts.use)}
      onClose={onClose}
      onProved={(headers) => callApi('answerSignOnOffer', { ...choices, isOn: true, issuer, revision }, { headers })}
      told={{
        done: say(texts.isSaved, { brand }),
        refreshes: ['readSignOn'],
        fieldOf: { SIGN_ON_KEEPER_MISSING: ['keepers', null] },
      }}
      fields={(errors) => (
        <ChoiceFields
          people={state.people}
          choices={choices}
          onChange={(changes) => setChoices({ ...choices, ...changes })}
          errors={errors}
          ofProvider={offer}
        />
      )}
    >
      {say(texts.whatItMeans, { brand, issuer })}
    </PasswordDialog>
  );
}

/** Takes that yes back. */
export function LeaveOfferDialog({ offer, brand, onClose }: OfferDialogProps) {
  const { issuer, revision } = offer;
  const nothing = { admitsNew: false, asksSecondFactor: false, isEnforced: false, keepers: [] };
  return (
    <PasswordDialog
      title={say(texts.stopTitle, { brand })}
      confirmLabel={say(texts.stop)}
      onClose={onClose}
      onProved={(headers) => callApi('answerSignOnOffer', { ...nothing, isOn: false, issuer, revision }, { headers })}
      told={{ done: say(texts.isStopped, { brand }), refreshes: ['readSignOn'] }}
    >
      {say(texts.stopMeaning, { brand })}
    </PasswordDialog>
  );
}
