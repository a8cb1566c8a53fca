import { normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { useRef, useState } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { notify } from '../../api/notify.ts';
import { showFailure } from '../../api/show-failure.ts';
import type { SignInStep } from '../../portal/identity/identity-client.ts';
import { useIdentity } from '../../portal/identity/use-identity.ts';
import { useKeepForm, useKeptForm } from '../../portal/kept-forms.ts';
import { say } from '../../portal/texts/say.ts';
import { useSignIn as texts } from './accounts.texts.ts';
import type { PasskeyAnswer } from './passkeys/ask-for-passkey.ts';
import { useOfferNewLink } from './sign-up/use-offer-new-link.ts';
import { type SecondFactorDue, useStartSession } from './use-start-session.ts';
import { useVerificationResult } from './verification/use-verification-result.ts';

/** The sub-modes of the sign-in page (spec part 1, section 2). */
export type SignInMode =
  | { readonly kind: 'login' }
  | { readonly kind: 'request' }
  | { readonly kind: 'forgot' }
  | { readonly kind: 'reset' }
  | { readonly kind: 'change' }
  | { readonly kind: 'code' }
  | { readonly kind: 'passkey' }
  | { readonly kind: 'recovery' }
  | { readonly kind: 'set-up' };

/** Mode in which the page opens when its address ends in this; the page that sends recovery links leads here. */
export const CODE_ADDRESS = '#code';

/** Name under which the address is kept while the page is loaded in another language; passwords never are. */
const SIGN_IN_FORM = 'sign-in';

export type SignIn = ReturnType<typeof useSignIn>;

/**
 * State of the sign-in page: what was typed, the mode, and what went wrong.
 * @param first the mode in which it opens; the address says it when left out
 */
export function useSignIn(first?: SignInMode['kind']) {
  const kept = useKeptForm<string>(SIGN_IN_FORM);
  const [username, setUsername] = useState(useVerificationResult() || (kept ?? ''));
  useKeepForm(SIGN_IN_FORM, username === '' ? null : username);
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [mode, setMode] = useState<SignInMode>({ kind: firstMode(first) });
  const isRunning = useRef(false);
  const identity = useIdentity();
  const startSession = useStartSession();
  const offerNewLink = useOfferNewLink();

  const enter = (kind: SignInMode['kind']) => {
    setProblem(null);
    setMode({ kind });
  };

  const explain = (error: unknown) => {
    if (isApiError(error, 'SIGN_ON_NEEDED')) setProblem(error.errors[0]?.message ?? null);
    else if (isApiError(error, 'WRONG_CREDENTIALS') || isApiError(error, 'INVALID_INPUT'))
      setProblem(say(texts.incorrectUsernameOrPassword));
    else if (isApiError(error, 'EMAIL_NOT_VERIFIED'))
      void notify({
        kind: 'warning',
        text: error.errors[0]?.message ?? '',
        action: offerNewLink(normalizeEmail(username)),
      });
    // Messages are loaded when there is one, and now they could not be.
    else if (isApiError(error, 'NETWORK')) setProblem(error.errors[0]?.message ?? null);
    else showFailure(error);
  };

  /** Goes on to the second factor, where one is due. */
  const followFactor = (due: SecondFactorDue) => {
    if (due !== 'not-needed') enter(due);
  };

  /** Goes on from what the identity provider answered: to the portal, to the mode that it asks for, or to the second factor. */
  const follow = async (step: SignInStep) => {
    if (step.kind === 'new-password') enter('change');
    else followFactor(await startSession(step.bearer));
  };

  const submit = async () => {
    if (isRunning.current) return;
    if (username.trim() === '' || password === '') {
      setProblem(say(texts.pleaseEnterUsernameAnd));
      return;
    }
    isRunning.current = true;
    enter('request');
    try {
      await follow(await identity.signIn(username, password));
    } catch (error) {
      setMode({ kind: 'login' });
      if (isApiError(error, 'PASSWORD_RESET_REQUIRED')) enter('forgot');
      else explain(error);
    } finally {
      isRunning.current = false;
    }
  };

  const page = { isRunning, enter, setProblem, explain, follow };
  return {
    ...{ username, setUsername, password, setPassword, problem, setProblem, mode, enter, submit, follow, identity },
    // Ways that most people do not take, in files of their own.
    submitCompany: () =>
      import('./sign-on/start-company-sign-in.ts').then((way) => way.startCompanySignIn(page, username)).catch(explain),
    submitPasskey: (answer: PasskeyAnswer) =>
      import('./passkeys/submit-passkey.ts').then((way) => way.submitPasskey(page, answer)).catch(explain),
  };
}

function firstMode(given: SignInMode['kind'] | undefined): SignInMode['kind'] {
  return given ?? (window.location.hash === CODE_ADDRESS ? 'forgot' : 'login');
}
