import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { say } from '../../../portal/texts/say.ts';
import { signOnDialog as texts } from './sign-on.texts.ts';
import { type SignOnDraft, SignOnFields } from './sign-on-fields.tsx';

type SignOn = CallOutput<'readSignOn'>['data'];

type SignOnDialogProps = { readonly state: SignOn; readonly onClose: () => void };

/** The directory with its choices, and the password that anything about sign-in asks for. */
export function SignOnDialog({ state, onClose }: SignOnDialogProps) {
  const { issuer, clientId, isOn, admitsNew, asksSecondFactor, isEnforced, revision } = state;
  const [draft, setDraft] = useState<SignOnDraft>({
    ...{ issuer, clientId, isOn, admitsNew, asksSecondFactor, isEnforced },
    secret: '',
    keepers: state.people.filter(({ isKeeper }) => isKeeper).map(({ userId }) => userId),
  });

  const problems = () => ({
    ...(draft.issuer.trim() === '' ? { issuer: say(texts.pleaseEnter) } : {}),
    ...(draft.clientId.trim() === '' ? { clientId: say(texts.pleaseEnter) } : {}),
    ...(draft.secret === '' && !state.hasSecret ? { secret: say(texts.pleaseEnter) } : {}),
  });

  return (
    <PasswordDialog
      title={say(texts.title)}
      confirmLabel={say(texts.save)}
      onClose={onClose}
      problems={problems}
      onProved={(headers) => callApi('saveSignOn', { ...draft, issuer: draft.issuer.trim(), revision }, { headers })}
      told={{
        done: say(texts.isSaved),
        refreshes: ['readSignOn'],
        fieldOf: {
          SIGN_ON_UNREACHABLE: ['issuer', null],
          SIGN_ON_REFUSED: ['issuer', null],
          SIGN_ON_SECRET_MISSING: ['secret', null],
          SIGN_ON_KEEPER_MISSING: ['keepers', null],
        },
      }}
      fields={(errors) => <SignOnFields state={state} draft={draft} onChange={setDraft} errors={errors} />}
    >
      {say(texts.whatToEnter)}
    </PasswordDialog>
  );
}
