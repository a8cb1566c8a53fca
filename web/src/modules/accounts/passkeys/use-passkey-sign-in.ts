import { useEffect, useRef } from 'react';
import { callApi } from '../../../api/call-api.ts';
import { canUsePasskeys, useHasPasskeys } from '../../../portal/passkeys/can-use-passkeys.ts';
import type { SignIn } from '../use-sign-in.ts';

/** What somebody does first who is about to sign in; nothing is loaded for who only looks at the page. */
const FIRST_ACTS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;
/** A challenge counts for five minutes. */
const RENEWED_AFTER_MS = 4 * 60_000;

const loadDevices = () => import('../../../portal/passkeys/devices.ts');

/** Signing in with a passkey: by a button, and among what the browser fills in where it can. */
export function usePasskeySignIn({ submitPasskey }: SignIn) {
  const isOffered = useHasPasskeys() && canUsePasskeys();
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

/** A passkey's answer, to be sent; null to ask for one first. */
export type PasskeyAnswer = Awaited<ReturnType<Awaited<ReturnType<typeof loadDevices>>['signByDevice']>>;

/** Asks for a passkey in the browser's own window; null when it was dismissed. */
export async function askForPasskey(): Promise<PasskeyAnswer> {
  const [{ signByDevice }, { data }] = await Promise.all([loadDevices(), callApi('askPasskey', {})]);
  return signByDevice(data);
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
