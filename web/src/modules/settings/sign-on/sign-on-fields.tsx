import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { SegmentedChoice } from '../../../ui/fields/segmented-choice.tsx';
import { OidcFields, SamlFields } from './directory-fields.tsx';
import { signOnDialog as texts } from './sign-on.texts.ts';
import { SignOnAddresses } from './sign-on-addresses.tsx';
import type { SignOnDraft, SignOnState } from './sign-on-draft.ts';

type SignOnFieldsProps = {
  readonly state: SignOnState;
  readonly draft: SignOnDraft;
  readonly onChange: (draft: SignOnDraft) => void;
  readonly errors: FieldErrors;
};

/** What the directory gives, what the firm chooses, and who keeps a password. */
export function SignOnFields({ state, draft, onChange, errors }: SignOnFieldsProps) {
  const change = (changes: Partial<SignOnDraft>) => onChange({ ...draft, ...changes });
  const part = { state, draft, onChange: change, errors };
  return (
    <div className="flex flex-col gap-4">
      <SegmentedChoice
        label={say(texts.protocol)}
        options={[
          { id: 'oidc', label: say(texts.oidc) },
          { id: 'saml', label: say(texts.saml) },
        ]}
        value={draft.protocol}
        onChange={(protocol) => change({ protocol })}
      />
      <SignOnAddresses state={state} protocol={draft.protocol} />
      {draft.protocol === 'oidc' ? <OidcFields {...part} /> : <SamlFields {...part} />}
      <Checkbox isSelected={draft.isOn} onChange={(isOn) => change({ isOn })}>
        {say(texts.turnOn)}
      </Checkbox>
      <Checkbox
        isSelected={draft.admitsNew}
        onChange={(admitsNew) => change({ admitsNew })}
        description={say(texts.admitNewMeaning)}
      >
        {say(texts.admitNew)}
      </Checkbox>
      <Checkbox
        isSelected={draft.asksSecondFactor}
        onChange={(asksSecondFactor) => change({ asksSecondFactor })}
        description={say(texts.asksSecondFactorMeaning)}
      >
        {say(texts.asksSecondFactor)}
      </Checkbox>
      <Checkbox
        isSelected={draft.isEnforced}
        onChange={(isEnforced) => change({ isEnforced })}
        description={say(texts.onlyMeaning)}
        errorMessage={errors.keepers}
      >
        {say(texts.only)}
      </Checkbox>
      {draft.isEnforced && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 text-sm">{say(texts.keepers)}</legend>
          {state.people.map(({ userId, name, hasSecondFactor }) => (
            <Checkbox
              key={userId}
              isSelected={draft.keepers.includes(userId)}
              onChange={(keeps) =>
                change({ keepers: keeps ? [...draft.keepers, userId] : draft.keepers.filter((id) => id !== userId) })
              }
              description={hasSecondFactor ? undefined : say(texts.noSecondFactor)}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </div>
  );
}
