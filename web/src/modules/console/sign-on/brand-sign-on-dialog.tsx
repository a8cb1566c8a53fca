import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { PasswordDialog } from '../../../portal/passwords/password-dialog.tsx';
import { directoryDraftOf, directoryErrorFields, directoryProblems } from '../../../portal/sign-on/directory-draft.ts';
import { DirectoryFields } from '../../../portal/sign-on/directory-fields.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { BrandSignOnState } from './brand-sign-on-state.ts';
import { dialogs as texts } from './sign-on.texts.ts';

type BrandSignOnDialogProps = {
  readonly brandId: string;
  readonly brand: string;
  readonly state: BrandSignOnState;
  readonly onClose: () => void;
};

/** A brand's directory, with the password. */
export function BrandSignOnDialog({ brandId, brand, state, onClose }: BrandSignOnDialogProps) {
  const [draft, setDraft] = useState(() => directoryDraftOf(state));
  const [asksSecondFactor, setAsksSecondFactor] = useState(state.asksSecondFactor);
  const { issuer, clientId, secret, metadataUrl, metadata } = draft;
  const set = { brandId, asksSecondFactor, revision: state.revision };
  return (
    <PasswordDialog
      title={say(texts.title, { brand })}
      confirmLabel={say(texts.save)}
      onClose={onClose}
      problems={() => directoryProblems(state, draft)}
      onProved={(headers) =>
        draft.protocol === 'oidc'
          ? callApi('saveBrandSignOn', { ...set, issuer: issuer.trim(), clientId, secret }, { headers })
          : callApi('saveSamlBrandSignOn', { ...set, metadataUrl, metadata }, { headers })
      }
      told={{ done: say(texts.isSaved), refreshes: ['readBrandSignOn'], fieldOf: directoryErrorFields(draft) }}
      fields={(errors) => (
        <div className="flex flex-col gap-4">
          {state.firms > 0 && <Banner kind="warning">{say(texts.anotherEnds, { count: state.firms })}</Banner>}
          <DirectoryFields
            state={state}
            draft={draft}
            onChange={(changes) => setDraft({ ...draft, ...changes })}
            errors={errors}
          />
          <Checkbox
            isSelected={asksSecondFactor}
            onChange={setAsksSecondFactor}
            description={say(texts.asksSecondFactorMeaning)}
          >
            {say(texts.asksSecondFactor)}
          </Checkbox>
        </div>
      )}
    >
      {say(texts.whatToEnter)}
    </PasswordDialog>
  );
}
