import { normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import type { RefObject } from 'react';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/call-api.ts';
import { say } from '../../../portal/texts/say.ts';
import { useSignIn as texts } from '../accounts.texts.ts';

type SignInPage = {
  readonly isRunning: RefObject<boolean>;
  readonly enter: (mode: 'request' | 'login') => void;
  readonly setProblem: (problem: string | null) => void;
};

/** Leaves for the company's own sign-in, which the address names. */
export async function startCompanySignIn(page: SignInPage, username: string): Promise<void> {
  const { isRunning, enter, setProblem } = page;
  if (isRunning.current) return;
  if (username.trim() === '') return setProblem(say(texts.pleaseEnterYourWork));
  isRunning.current = true;
  enter('request');
  try {
    const { data } = await callApi('startSignOn', { email: normalizeEmail(username) });
    window.location.assign(data.url);
  } catch (error) {
    enter('login');
    setProblem(error instanceof ApiError ? (error.errors[0]?.message ?? null) : null);
  } finally {
    isRunning.current = false;
  }
}
