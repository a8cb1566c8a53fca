import { useState } from 'react';
import { callApi } from '../../../api/call-api.ts';
import type { CallOutput } from '../../../api/calls.ts';
import { useAction } from '../../../api/use-action.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { say } from '../../../portal/texts/say.ts';
import { Button } from '../../../ui/button.tsx';
import { PasswordField } from '../../../ui/fields/password-field.tsx';
import { Select } from '../../../ui/fields/select.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { Banner } from '../../../ui/states/banner.tsx';
import type { WayFieldsProps } from './account-draft.ts';
import { signInDialog, accountForm as texts } from './sign-in.texts.ts';

type Found = CallOutput<'findSignInForm'>['data'];
const NONE = ' none';

/** The sign-in page, the fields that were found there, and what is entered into them. */
export function FormFields({ targetId, ...way }: WayFieldsProps & { readonly targetId: string }) {
  const { draft, errors, onEdit } = way;
  const { supportEmail } = useBrand();
  const [found, setFound] = useState<Found | undefined>();
  const find = useAction(
    async (page: string) => {
      const { data } = await callApi('findSignInForm', { targetId, page });
      setFound(data);
      if (data === null) return;
      const { userField, passwordField, codeField } = data;
      onEdit({ userField: userField ?? '', passwordField: passwordField ?? '', codeField: codeField ?? '' });
    },
    { failed: { what: say(signInDialog.what), supportEmail } },
  );
  return (
    <>
      <TextField
        label={say(texts.page)}
        inputMode="url"
        value={draft.page}
        errorMessage={errors['way.page'] ?? find.errors.page}
        onChange={(page) => onEdit({ page })}
      />
      <div>
        <Button variant="secondary" isBusy={find.isBusy} onPress={() => find.act(draft.page.trim())}>
          {say(texts.findFields)}
        </Button>
      </div>
      {found === undefined && (errors['way.userField'] ?? errors['way.passwordField']) !== undefined && (
        <Banner kind="danger" isAlert>
          {say(texts.findFirst)}
        </Banner>
      )}
      {found === null && (
        <Banner kind="warning" isAlert>
          {say(texts.notFound)}
        </Banner>
      )}
      {found?.hasRiddle === true && (
        <Banner kind="warning" isAlert>
          {say(texts.riddle)}
        </Banner>
      )}
      {found != null && <FieldChoices {...way} found={found} />}
      <AccountFields {...way} />
    </>
  );
}

/** Which field of the page is which. */
function FieldChoices({ draft, errors, onEdit, found }: WayFieldsProps & { readonly found: NonNullable<Found> }) {
  const options = found.fields.map(({ name }) => ({ id: name, label: name }));
  const shown = (name: string) => (options.some(({ id }) => id === name) ? name : null);
  return (
    <>
      <p className="text-ink-soft">{say(texts.found)}</p>
      <div className="grid gap-4 tablet:grid-cols-3">
        <Select
          label={say(texts.userField)}
          options={options}
          value={shown(draft.userField)}
          errorMessage={errors['way.userField']}
          onChange={(userField) => onEdit({ userField })}
        />
        <Select
          label={say(texts.passwordField)}
          options={options}
          value={shown(draft.passwordField)}
          errorMessage={errors['way.passwordField']}
          onChange={(passwordField) => onEdit({ passwordField })}
        />
        <Select
          label={say(texts.codeField)}
          options={[{ id: NONE, label: say(texts.noCode) }, ...options]}
          value={draft.codeField === '' ? NONE : draft.codeField}
          errorMessage={errors['way.codeField']}
          onChange={(codeField) => onEdit({ codeField: codeField === NONE ? '' : codeField })}
        />
      </div>
    </>
  );
}

/** Who signs in, with what. */
export function AccountFields({ draft, errors, onEdit }: WayFieldsProps) {
  return (
    <>
      <TextField
        label={say(texts.user)}
        autoComplete="off"
        value={draft.user}
        errorMessage={errors['way.user']}
        onChange={(user) => onEdit({ user })}
      />
      <PasswordField
        label={say(texts.password)}
        autoComplete="new-password"
        value={draft.password}
        errorMessage={errors['way.password']}
        onChange={(password) => onEdit({ password })}
      />
      <PasswordField
        label={say(texts.totpSecret)}
        autoComplete="new-password"
        description={say(texts.totpHint)}
        value={draft.totpSecret}
        errorMessage={errors['way.totpSecret']}
        onChange={(totpSecret) => onEdit({ totpSecret })}
      />
    </>
  );
}
