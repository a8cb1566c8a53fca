import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { useAction } from '../../../api/use-action.ts';
import { isPasswordReady, NewPasswordFields, NO_PASSWORD } from '../../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../../portal/passwords/use-password-rule.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { staffAccountForm as texts } from './staff.texts.ts';

export type StaffAccount = {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
};

type StaffAccountFormProps = {
  readonly title: string;
  readonly children: ReactNode;
  /** The address that a mailed link proves; asked for when absent. */
  readonly email?: string;
  readonly create: (account: StaffAccount) => Promise<unknown>;
};

/** Makes a staff account by a link, then leads to sign-in. */
export function StaffAccountForm({ title, children, email: givenEmail, create }: StaffAccountFormProps) {
  const goTo = useGoTo();
  const [person, setPerson] = useState({ firstName: '', lastName: '', email: givenEmail ?? '' });
  const [password, setPassword] = useState(NO_PASSWORD);
  const rule = usePasswordRule();
  const email = normalizeEmail(person.email);
  const isReady =
    person.firstName.trim() !== '' &&
    person.lastName.trim() !== '' &&
    isEmailAddress(email) &&
    isPasswordReady(password, rule);

  const { act, errors, isBusy } = useAction(() => create({ ...person, email, password: password.password }));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || !(await act())) return;
    showToast({ kind: 'success', text: say(texts.theStaffAccountIs), durationMs: 10_000 });
    goTo('/signin', { replace: true });
  };

  return (
    <form noValidate onSubmit={submit} className="m-auto w-full max-w-lg py-6">
      <h1 className="mb-2 font-semibold text-2xl tracking-tight">{title}</h1>
      <p className="mb-6 text-ink-soft">{children}</p>
      <Card>
        <div className="flex flex-col gap-4">
          <div className="grid gap-4 tablet:grid-cols-2">
            <TextField
              label={say(texts.firstName)}
              autoComplete="given-name"
              value={person.firstName}
              onChange={(firstName) => setPerson({ ...person, firstName })}
              maxLength={100}
              isRequired
              errorMessage={errors.firstName}
            />
            <TextField
              label={say(texts.lastName)}
              autoComplete="family-name"
              value={person.lastName}
              onChange={(lastName) => setPerson({ ...person, lastName })}
              maxLength={100}
              isRequired
              errorMessage={errors.lastName}
            />
          </div>
          <TextField
            label={say(texts.workEmailAddress)}
            type="email"
            name="username"
            autoComplete="username"
            value={person.email}
            onChange={(next) => setPerson({ ...person, email: next })}
            maxLength={254}
            isRequired
            isReadOnly={givenEmail !== undefined}
            errorMessage={errors.email}
          />
          <NewPasswordFields value={password} onChange={setPassword} errorMessage={errors.password} />
          <Button type="submit" size="large" isFullWidth isBusy={isBusy} isDisabled={!isReady}>
            {say(texts.createAccount)}
          </Button>
        </div>
      </Card>
    </form>
  );
}
