import type { FieldErrors } from '../../../api/use-change.ts';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { signOnDialog as texts } from './sign-on.texts.ts';
import type { SignOnChoices, SignOnState } from './sign-on-draft.ts';

type ChoiceFieldsProps = {
  readonly people: SignOnState['people'];
  readonly choices: SignOnChoices;
  readonly onChange: (changes: Partial<SignOnChoices>) => void;
  readonly errors: FieldErrors;
  /** Of the provider's directory: whether that asks for a second factor. */
  readonly ofProvider?: { readonly hasSecondFactor: boolean };
};

/** Whom the firm lets a directory bring in, whether its second factor is enough, and who keeps a password. */
export function ChoiceFields({ people, choices, onChange, errors, ofProvider }: ChoiceFieldsProps) {
  const { keepers } = choices;
  return (
    <>
      <Checkbox
        isSelected={choices.admitsNew}
        onChange={(admitsNew) => onChange({ admitsNew })}
        description={say(texts.admitNewMeaning)}
      >
        {ofProvider ? say(texts.admitNewOfProvider) : say(texts.admitNew)}
      </Checkbox>
      {ofProvider?.hasSecondFactor !== false && (
        <Checkbox
          isSelected={choices.asksSecondFactor}
          onChange={(asksSecondFactor) => onChange({ asksSecondFactor })}
          description={say(ofProvider ? texts.reliesOnItMeaning : texts.asksSecondFactorMeaning)}
        >
          {ofProvider ? say(texts.reliesOnIt) : say(texts.asksSecondFactor)}
        </Checkbox>
      )}
      <Checkbox
        isSelected={choices.isEnforced}
        onChange={(isEnforced) => onChange({ isEnforced })}
        description={say(texts.onlyMeaning)}
        errorMessage={errors.keepers}
      >
        {say(texts.only)}
      </Checkbox>
      {choices.isEnforced && (
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 text-sm">{say(texts.keepers)}</legend>
          {people.map(({ userId, name, hasSecondFactor }) => (
            <Checkbox
              key={userId}
              isSelected={keepers.includes(userId)}
              onChange={(keeps) =>
                onChange({ keepers: keeps ? [...keepers, userId] : keepers.filter((id) => id !== userId) })
              }
              description={hasSecondFactor ? undefined : say(texts.noSecondFactor)}
            >
              {name}
            </Checkbox>
          ))}
        </fieldset>
      )}
    </>
  );
}
