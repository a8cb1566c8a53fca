import { useCallback, useRef } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/call-api.ts';
import { say } from '../texts/say.ts';
import { useSessionState } from '../use-session-state.ts';
import { useCaptcha as texts } from './captcha.texts.ts';

/** Thrown when the captcha did not pass; its text is for people (spec part 1, section 5). */
export class CaptchaFailed extends Error {
  constructor() {
    super(say(texts.youSmellLikeA));
    this.name = 'CaptchaFailed';
  }
}

export type Captcha = {
  /** Starts to solve; call it when the form is first touched, so that nobody waits at the end. */
  readonly start: () => void;
  /** Makes sure that the server holds a pass for the next call. Throws CaptchaFailed or an ApiError. */
  readonly pass: () => Promise<void>;
};

async function solve(): Promise<string> {
  const { solveCaptcha } = await import('./solve-captcha.ts');
  return solveCaptcha();
}

const recaptcha = () => import('./recaptcha-token.ts');

/** The invisible captcha of a form, the portal's own or a reCAPTCHA. Each pass is good for one call. */
export function useCaptcha(): Captcha {
  const usesRecaptcha = useSessionState().recaptchaSiteKey !== null;
  const pending = useRef<Promise<string> | null>(null);

  const start = useCallback(() => {
    // Its tokens are good for two minutes only, so that they are asked for at the end.
    if (usesRecaptcha) void recaptcha().then(({ openRecaptcha }) => openRecaptcha().catch(() => undefined));
    if (usesRecaptcha || pending.current) return;
    pending.current = solve();
    // Whoever asks for the pass hears of the failure.
    pending.current.catch(() => undefined);
  }, [usesRecaptcha]);

  const pass = useCallback(async () => {
    const prepared = pending.current;
    pending.current = null;
    if (prepared && (await isAccepted(prepared))) return;
    // The prepared solution may have expired while the form was filled in.
    const solution = usesRecaptcha ? recaptcha().then(({ solveRecaptcha }) => solveRecaptcha()) : solve();
    if (!(await isAccepted(solution))) throw new CaptchaFailed();
  }, [usesRecaptcha]);

  return { start, pass };
}

async function isAccepted(solution: Promise<string>): Promise<boolean> {
  const token = await solution.catch((error: unknown) => {
    // What could not be asked says nothing about who asks.
    if (error instanceof ApiError) throw error;
    return null;
  });
  if (token === null) return false;
  const { success } = await callApi('verifyCaptcha', { token });
  return success;
}
