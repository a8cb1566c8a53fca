import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { FormDialog } from '../form-dialog.tsx';
import { useKeptFields } from '../use-kept-fields.ts';
import { useSave } from '../use-save.ts';
import type { BrandSandbox, SandboxPerson } from './sandbox-types.ts';
import { sandboxDialog as texts } from './sandboxes.texts.ts';

/** Name under which the form is kept when a session ends in its midst. */
export const SANDBOX_FORM = 'sandbox';

const NOBODY: SandboxPerson = { email: '', firstName: '', lastName: '' };

type SandboxDialogProps = {
  readonly brand: BrandSandbox;
  readonly suggested: SandboxPerson;
  readonly onClose: () => void;
};

/** Creates a brand's sandbox with its first admin, or invites one more person to it. */
export function SandboxDialog({ brand, suggested, onClose }: SandboxDialogProps) {
  const { brandId, brandName } = brand;
  const isNew = brand.sandbox === null;
  const { errors, save } = useSave('listSandboxes');
  const began = isNew ? suggested : NOBODY;
  const { fields, change } = useKeptFields(SANDBOX_FORM, brand, () => began);
  const person = { ...fields, email: normalizeEmail(fields.email) };
  const { email } = person;
  const words = isNew
    ? { title: texts.createTitle, submit: texts.create, about: texts.createAbout, done: texts.created }
    : { title: texts.inviteTitle, submit: texts.invite, about: texts.inviteAbout, done: texts.invited };
  return (
    <FormDialog
      title={say(words.title, { brand: brandName })}
      submitLabel={say(words.submit)}
      size="small"
      isReady={isEmailAddress(email) && fields.firstName.trim() !== '' && fields.lastName.trim() !== ''}
      hasChanges={JSON.stringify(fields) !== JSON.stringify(began)}
      onSubmit={() =>
        save(
          () => callApi(isNew ? 'makeSandbox' : 'inviteToSandbox', { brandId, ...person }),
          say(words.done, { email }),
        )
      }
      onClose={onClose}
    >
      <p className="text-ink-soft">{say(words.about)}</p>
      <TextField
        label={say(texts.email)}
        description={isNew ? say(texts.aboutEmail) : undefined}
        type="email"
        autoComplete="off"
        value={fields.email}
        onChange={(next) => change({ email: next })}
        maxLength={254}
        isRequired
        errorMessage={errors.email}
      />
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <TextField
          label={say(texts.firstName)}
          value={fields.firstName}
          onChange={(firstName) => change({ firstName })}
          maxLength={100}
          isRequired
          errorMessage={errors.firstName}
        />
        <TextField
          label={say(texts.lastName)}
          value={fields.lastName}
          onChange={(lastName) => change({ lastName })}
          maxLength={100}
          isRequired
          errorMessage={errors.lastName}
        />
      </div>
    </FormDialog>
  );
}
