import { useEffect, useRef } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { useHasOwnIdentity } from '../../../portal/identity/use-identity.ts';
import { canUsePasskeys } from '../../../portal/passkeys/can-use-passkeys.ts';
import { loadDevices, type PasskeyAnswer } from './ask-for-passkey.ts';

/** What somebody does first who is about to sign in; nothing is loaded for who only looks at the page. */
const FIRST_ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
/** A challenge counts for five minutes. */
const RENEWED_AFTER_MS = 4 * 60_000;

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
      void fillIn(page.signal, (assertion) => submit.current(assertion)).catch(() => undefined);
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

async function fillIn(signal: AbortSignal, onAnswer: (answer: PasskeyAnswer) => unknown): Promise<void> {
  const canFillIn = await PublicKeyCredential.isConditionalMediationAvailable?.();
  if (!canFillIn || signal.aborted) return;
  const { signByDevice, stopAsking } = await loadDevices();
  while (!signal.aborted) {
    const { data } = await callApi('askPasskey', {});
    if (signal.aborted) return;
    let isRenewed = false;
    const renewal = setTimeout(() => {
      isRenewed = true;
      stopAsking();
    }, RENEWED_AFTER_MS);
    signal.addEventListener('abort', stopAsking, { once: true });
    const answer = await signByDevice(data, true).finally(() => {
      clearTimeout(renewal);
      signal.removeEventListener('abort', stopAsking);
    });
    if (answer !== null) return void onAnswer(answer);
    if (!isRenewed) return;
  }
}
