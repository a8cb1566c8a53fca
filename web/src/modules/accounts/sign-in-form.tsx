import { useHasOwnIdentity } from '../../portal/identity/use-identity.ts';
import { say } from '../../portal/texts/say.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/fields/password-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import { signInForm as texts } from './accounts.texts.ts';
import { FormProblem } from './form-problem.tsx';
import { usePasskeySignIn } from './passkeys/use-passkey-sign-in.ts';
import type { SignIn } from './use-sign-in.ts';

type SignInFormProps = { readonly signIn: SignIn; readonly forgotPasswordLink: string };

/** Has browsers offer passkeys among what they fill in (HTML, autofill). */
const WITH_PASSKEYS = 'webauthn';

/** Email and password, or a passkey. */
export function SignInForm({ signIn, forgotPasswordLink }: SignInFormProps) {
  const passkey = usePasskeySignIn(signIn.submitPasskey);
  const hasOwnIdentity = useHasOwnIdentity();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void signIn.submit();
      }}
      className="flex flex-col gap-4"
    >
      <TextField
        label={say(texts.workEmailAddress)}
        type="email"
        name="username"
        autoComplete={passkey.isOffered ? `username ${WITH_PASSKEYS}` : 'username'}
        inputMode="email"
        value={signIn.username}
        onChange={signIn.setUsername}
        maxLength={254}
      />
      <PasswordField
        label={say(texts.password)}
        name="password"
        autoComplete="current-password"
        // Where one goes on after a wrong password, now that the form is there again.
        autoFocus={signIn.problem !== null}
        value={signIn.password}
        onChange={signIn.setPassword}
        maxLength={128}
      />
      {signIn.problem !== null && <FormProblem text={signIn.problem} />}
      <div className="flex justify-end text-sm">
        <TextLink isStandalone href={forgotPasswordLink}>
          {say(texts.forgotPassword)}
        </TextLink>
      </div>
      <Button type="submit" size="large" isFullWidth>
        {say(texts.signIn)}
      </Button>
      {passkey.isOffered && (
        <Button variant="secondary" size="large" isFullWidth onPress={passkey.press}>
          {say(texts.useAPasskey)}
        </Button>
      )}
      {hasOwnIdentity && (
        <Button variant="quiet" isFullWidth onPress={signIn.submitCompany}>
          {say(texts.companySignIn)}
        </Button>
      )}
    </form>
  );
}
