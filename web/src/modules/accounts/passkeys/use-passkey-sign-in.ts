import { useEffect, useRef } from 'react';
import { useHasOwnIdentity } from '../../../portal/identity/use-identity.ts';
import { canUsePasskeys } from '../../../portal/passkeys/can-use-passkeys.ts';
import type { PasskeyAnswer } from './ask-for-passkey.ts';

/** What somebody does first who is about to sign in; nothing is loaded for who only looks at the page. */
const FIRST_ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

/** Signing in with a passkey: by a button, and among what the browser fills in where it can. */
export function usePasskeySignIn(submitPasskey: (answer: PasskeyAnswer) => Promise<void>) {
  const isOffered = useHasOwnIdentity() && canUsePasskeys();
  const submit = useRef(submitPasskey);
  submit.current = submitPasskey;

  useEffect(() => {
    if (!isOffered) return undefined;
    const page = new AbortController();
    const begin = () => {
      for (const act of FIRST_ACTS) document.removeEventListener(act, begin);
      // What the browser fills in is a convenience: where it fails, the form and the button are there.
      void import('./fill-in-passkeys.ts')
        .then(({ fillInPasskeys }) => fillInPasskeys(page.signal, (answer) => submit.current(answer)))
        .catch(() => undefined);
    };
    for (const act of FIRST_ACTS) document.addEventListener(act, begin);
    return () => {
      for (const act of FIRST_ACTS) document.removeEventListener(act, begin);
      page.abort();
    };
  }, [isOffered]);

  return {
    isOffered,
    /** Asks for a passkey at once. */
    press: () => submitPasskey(null),
  };
}
