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
import { type AccountDraft, hostConsentOf, hostsOf, type WayFieldsProps } from './account-draft.ts';
import { HostFields } from './host-fields.tsx';
import { hostFields, signInDialog, accountForm as texts } from './sign-in.texts.ts';

type Search = CallOutput<'findSignInForm'>['data'];
type Found = NonNullable<Search['form']>;
type FormFieldsProps = WayFieldsProps & { readonly targetId: string; readonly provedHosts: readonly string[] };
const NONE = ' none';
/** Stands for a field that the page does not have: the password is asked for on the one that follows. */
const NEXT_PAGE = 'on-the-next-page';

/** The sign-in page, the fields that were found there, and what is entered into them. */
export function FormFields({ targetId, provedHosts, ...way }: FormFieldsProps) {
  const { draft, errors, onEdit } = way;
  const { supportEmail } = useBrand();
  const [search, setSearch] = useState<Search | undefined>();
  const find = useAction(
    async (asked: AccountDraft) => {
      const hosts = hostsOf(asked);
      const naming = hosts.length === 0 ? {} : { hosts, ...hostConsentOf(asked) };
      const { data } = await callApi('findSignInForm', { targetId, page: asked.page.trim(), ...naming });
      setSearch(data);
      if (data.form === null) return;
      const { at, userField, passwordField, codeField } = data.form;
      onEdit({
        formAt: at,
        ...{ userField: userField ?? '', passwordField: passwordField ?? NEXT_PAGE, codeField: codeField ?? '' },
      });
    },
    { failed: { what: say(signInDialog.what), supportEmail } },
  );
  const found = search?.form;
  const leadsTo = search?.leadsTo ?? null;
  return (
    <>
      <TextField
        label={say(texts.page)}
        inputMode="url"
        value={draft.page}
        errorMessage={errors['way.page'] ?? find.errors.page}
        onChange={(page) => onEdit({ page, formAt: '' })}
      />
      <HostFields {...way} errors={{ ...errors, ...find.errors }} provedHosts={provedHosts} leadsTo={leadsTo} />
      <div>
        <Button variant="secondary" isBusy={find.isBusy} onPress={() => find.act(draft)}>
          {say(texts.findFields)}
        </Button>
      </div>
      {search === undefined && (errors['way.userField'] ?? errors['way.passwordField']) !== undefined && (
        <Banner kind="danger" isAlert>
          {say(texts.findFirst)}
        </Banner>
      )}
      {found === null && leadsTo === null && (
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
function FieldChoices({ draft, errors, onEdit, found }: WayFieldsProps & { readonly found: Found }) {
  const options = found.fields.map(({ name }) => ({ id: name, label: name }));
  const shown = (name: string) => (options.some(({ id }) => id === name) ? name : null);
  return (
    <>
      <p className="text-ink-soft">{say(texts.found)}</p>
      {hostsOf(draft).length > 0 && (
        <p className="text-ink-soft wrap-anywhere">{say(hostFields.passwordGoesTo, { host: found.at })}</p>
      )}
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
          options={found.passwordField === null ? [{ id: NEXT_PAGE, label: say(texts.nextPage) }, ...options] : options}
          value={draft.passwordField === NEXT_PAGE ? NEXT_PAGE : shown(draft.passwordField)}
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
