import { securityNewsConsent } from '@portal/domain/accounts/security-news-consent.ts';
import { type FormEvent, useRef, useState } from 'react';
import { fieldErrorsOf, isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { showFailure } from '../../../api/show-failure.ts';
import { publicLink } from '../../../portal/brand/public-links.ts';
import { useBrand } from '../../../portal/brand/use-brand.ts';
import { RecaptchaNotice } from '../../../portal/captcha/recaptcha-notice.tsx';
import { CaptchaFailed, useCaptcha } from '../../../portal/captcha/use-captcha.ts';
import { useKeepForm, useKeptForm } from '../../../portal/kept-forms.ts';
import { isPasswordReady, NewPasswordFields, NO_PASSWORD } from '../../../portal/passwords/new-password-fields.tsx';
import { usePasswordRule } from '../../../portal/passwords/use-password-rule.ts';
import { say } from '../../../portal/texts/say.ts';
import { useGoTo } from '../../../portal/use-go-to.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { showToast } from '../../../ui/overlays/toast.tsx';
import { signUpLinkForm as texts } from './sign-up-links.texts.ts';
import { tellSignUpLink } from './tell-sign-up-link.ts';
import { useAccountExists } from './use-account-exists.ts';

type SignUpLinkFormProps = {
  readonly linkId: string;
  readonly email: string;
  readonly asksSecurityOptIn: boolean;
  /** The link turned out to be good no more. */
  readonly onSpent: () => void;
};

const labels = { password: texts.createPassword, confirmation: texts.confirmPassword };
const spentCodes = ['SIGN_UP_LINK_INVALID', 'SIGN_UP_LINK_EXPIRED', 'SIGN_UP_LINK_USED'];

/** Name under which a consent is kept while maintenance interrupts; the password never is. */
const SIGN_UP_LINK_FORM = 'sign-up-link';

/** The password of a person whom staff let sign up; the address is the link's. */
export function SignUpLinkForm({ linkId, email, asksSecurityOptIn, onSpent }: SignUpLinkFormProps) {
  const goTo = useGoTo();
  const captcha = useCaptcha();
  const tellExists = useAccountExists();
  const { brandNameLong } = useBrand();
  const hasStarted = useRef(false);
  const [password, setPassword] = useState(NO_PASSWORD);
  const rule = usePasswordRule();
  // The address says whose consent it is.
  const consentOf = useKeptForm<string>(SIGN_UP_LINK_FORM);
  const [secOptIn, setSecOptIn] = useState(consentOf === email);
  useKeepForm(SIGN_UP_LINK_FORM, secOptIn ? email : null);
  const [signupStatus, setSignupStatus] = useState<'READY' | 'LOADING' | 'FAILED'>('READY');
  const [fieldErrors, setFieldErrors] = useState<Readonly<Record<string, string>>>({});

  const start = () => {
    captcha.start();
    if (!hasStarted.current) tellSignUpLink(linkId, 'pending', 'formStarted');
    hasStarted.current = true;
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (signupStatus === 'LOADING' || !isPasswordReady(password, rule)) return;
    setSignupStatus('LOADING');
    setFieldErrors({});
    try {
      await captcha.pass();
      const { data } = await callApi('magicLinkSignup', { linkId, password: password.password, secOptIn });
      tellSignUpLink(linkId, 'accepted', 'passwordSet');
      showToast({ kind: 'success', text: say(texts.yourAccountIsReady), durationMs: 10_000 });
      goTo(`${publicLink('signin', data.subscriptionId)}?${new URLSearchParams({ username: data.email })}`, {
        replace: true,
      });
    } catch (error) {
      setSignupStatus('FAILED');
      tellSignUpLink(linkId, 'failed', 'signUpFailed');
      setFieldErrors(fieldErrorsOf(error));
      if (error instanceof CaptchaFailed) showToast({ kind: 'danger', text: error.message });
      else if (isApiError(error, 'SIGN_UP_LINK_USER_EXISTS')) tellExists(email);
      else if (spentCodes.some((code) => isApiError(error, code))) onSpent();
      else showFailure(error);
    }
  };

  return (
    <form noValidate onSubmit={submit} onFocus={start} className="flex flex-col gap-4">
      <TextField
        label={say(texts.workEmailAddress)}
        type="email"
        name="username"
        autoComplete="username"
        value={email}
        isReadOnly
      />
      <NewPasswordFields value={password} onChange={setPassword} labels={labels} errorMessage={fieldErrors.password} />
      {asksSecurityOptIn && (
        <Checkbox isSelected={secOptIn} onChange={setSecOptIn}>
          {securityNewsConsent(brandNameLong, say)}
        </Checkbox>
      )}
      <Button
        type="submit"
        size="large"
        isFullWidth
        isBusy={signupStatus === 'LOADING'}
        isDisabled={!isPasswordReady(password, rule)}
      >
        {say(texts.setPassword)}
      </Button>
      <RecaptchaNotice />
    </form>
  );
}
