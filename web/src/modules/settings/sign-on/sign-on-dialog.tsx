import { useState } from 'react';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { directoryErrorFields, directoryProblems } from '../../../portal/sign-on/directory-draft.ts';
import { say } from '../../../portal/texts/say.ts';
import { signOnDialog as texts } from './sign-on.texts.ts';
import { draftOf, type SignOnState, saveDraft } from './sign-on-draft.ts';
import { SignOnFields } from './sign-on-fields.tsx';

type SignOnDialogProps = { readonly state: SignOnState; readonly onClose: () => void };

/** The directory with its choices, and the password that anything about sign-in asks for. */
export function SignOnDialog({ state, onClose }: SignOnDialogProps) {
  const [draft, setDraft] = useState(() => draftOf(state));

  return (
    <PasswordDialog
      title={say(texts.title)}
      confirmLabel={say(texts.save)}
      onClose={onClose}
      problems={() => directoryProblems(state, draft)}
      onProved={(headers) => saveDraft(draft, state.revision, headers)}
      told={{
        done: say(texts.isSaved),
        refreshes: ['readSignOn'],
        fieldOf: {
          ...directoryErrorFields(draft),
          SIGN_ON_KEEPER_MISSING: ['keepers', null],
        },
      }}
      fields={(errors) => <SignOnFields state={state} draft={draft} onChange={setDraft} errors={errors} />}
    >
      {say(texts.whatToEnter)}
    </PasswordDialog>
  );
}
