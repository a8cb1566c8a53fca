import type { FieldErrors } from '../../../api/use-change.ts';
import { DirectoryFields } from '../../../portal/sign-on/directory-fields.tsx';
import { say } from '../../../portal/texts/say.ts';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { ChoiceFields } from './choice-fields.tsx';
import { signOnDialog as texts } from './sign-on.texts.ts';
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
  return (
    <div className="flex flex-col gap-4">
      <DirectoryFields state={state} draft={draft} onChange={change} errors={errors} />
      <Checkbox isSelected={draft.isOn} onChange={(isOn) => change({ isOn })}>
        {say(texts.turnOn)}
      </Checkbox>
      <ChoiceFields people={state.people} choices={draft} onChange={change} errors={errors} />
    </div>
  );
}
