import type { CallInput, CallOutput } from '../../../api/calls.ts';
import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { signOnDialog as texts } from './sign-on.texts.ts';

/** What the form holds. */
export type SignOnDraft = Omit<CallInput<'saveSignOn'>, 'revision' | 'secret'> & { readonly secret: string };

type SignOnFieldsProps = {
  readonly state: CallOutput<'readSignOn'>['data'];
  readonly draft: SignOnDraft;
  readonly onChange: (draft: SignOnDraft) => void;
  readonly errors: FieldErrors;
};

/** What the directory gives, what the firm chooses, and who keeps a password. */
export function SignOnFields({ state, draft, onChange, errors }: SignOnFieldsProps) {
  const change = (changes: Partial<SignOnDraft>) => onChange({ ...draft, ...changes });
  return (
    <div className="flex flex-col gap-4">
      <TextField
        label={say(texts.issuer)}
        type="url"
        inputMode="url"
        autoFocus
        value={draft.issuer}
        onChange={(issuer) => change({ issuer })}
        maxLength={300}
        description={say(texts.issuerExample)}
        errorMessage={errors.issuer}
      />
      <TextField
        label={say(texts.clientId)}
        autoComplete="off"
        value={draft.clientId}
        onChange={(clientId) => change({ clientId })}
        maxLength={300}
        errorMessage={errors.clientId}
      />
      <TextField
        label={say(texts.secret)}
        type="password"
        autoComplete="off"
        value={draft.secret}
        onChange={(secret) => change({ secret })}
        maxLength={500}
        description={state.hasSecret ? say(texts.secretKept) : undefined}
        errorMessage={errors.secret}
      />
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
