import type { RefObject } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import type { SignInStep } from '../../../portal/identity/identity-client.ts';
import { askForPasskey, type PasskeyAnswer } from './ask-for-passkey.ts';

type SignInPage = {
  readonly isRunning: RefObject<boolean>;
  readonly enter: (mode: 'request' | 'login') => void;
  readonly setProblem: (problem: string | null) => void;
  readonly explain: (error: unknown) => void;
  readonly follow: (step: SignInStep) => Promise<void>;
};

/** Signs in without a password. @param answer null where a passkey is to be asked for first */
export async function submitPasskey(page: SignInPage, answer: PasskeyAnswer): Promise<void> {
  const { isRunning, enter, setProblem, explain, follow } = page;
  if (isRunning.current) return;
  isRunning.current = true;
  try {
    const assertion = answer ?? (await askForPasskey());
    if (assertion === null) return;
    enter('request');
    const { bearer } = await callApi('authenticateByPasskey', { assertion });
    await follow({ kind: 'proved', bearer });
  } catch (error) {
    enter('login');
    if (isApiError(error, 'PASSKEY_REFUSED')) setProblem(error.errors[0]?.message ?? null);
    else explain(error);
  } finally {
    isRunning.current = false;
  }
}
