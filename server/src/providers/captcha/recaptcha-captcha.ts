import { z } from 'zod';
import { AppError } from '../../call/app-error.ts';
import type { RecaptchaSettings } from '../../config/provider-settings.ts';
import type { Clock } from '../../system/clock.ts';
import { RECAPTCHA_ACTION, RECAPTCHA_HOST } from '../../system/recaptcha-address.ts';
import type { Captcha } from './captcha.ts';

const ANSWER_TIMEOUT_MS = 5000;
/** As long as Google says that a token is good. */
const TOKEN_LIFE_MS = 2 * 60_000;
/** The portal's and Google's clocks differ a little. */
const CLOCK_TOLERANCE_MS = 30_000;
const TOKEN = /^[\w-]{20,8000}$/;

const verdict = z.object({
  success: z.boolean(),
  challenge_ts: z.iso.datetime({ offset: true }).optional(),
  hostname: z.string().optional(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).default([]),
});

/** Codes that are about the visitor's token; all others are about the portal's settings or Google. */
const ABOUT_THE_TOKEN = ['invalid-input-response', 'missing-input-response', 'timeout-or-duplicate'];

type RecaptchaServices = {
  readonly settings: RecaptchaSettings;
  readonly clock: Clock;
  /** Whether people reach the portal under this host name. */
  readonly isOwnHost: (host: string) => Promise<boolean>;
  /** Hears why Google could not be asked. */
  readonly report: (error: unknown) => void;
};

/**
 * Google's reCAPTCHA v3 (its guide "Verifying the user's response"). A token has to be of a page of this portal, of its own
 * action, young, and scored high enough; when Google cannot be asked nobody passes, and is told to try again.
 */
export function createRecaptchaCaptcha({ settings, clock, isOwnHost, report }: RecaptchaServices): Captcha {
  const address = `${settings.endpoint ?? RECAPTCHA_HOST}/recaptcha/api/siteverify`;
  const ask = async (token: string, visitorIp: string): Promise<z.output<typeof verdict>> => {
    try {
      const response = await fetch(address, {
        method: 'POST',
        body: new URLSearchParams({ secret: settings.secret, response: token, remoteip: visitorIp }),
        redirect: 'error',
        signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`reCAPTCHA answered ${response.status}`);
      const answer = verdict.parse(await response.json());
      const foreign = answer['error-codes'].filter((code) => !ABOUT_THE_TOKEN.includes(code));
      if (foreign.length > 0) throw new Error(`reCAPTCHA refused the portal: ${foreign.join(', ')}`);
      return answer;
    } catch (error) {
      report(error);
      throw new AppError('CAPTCHA_UNAVAILABLE');
    }
  };
  return {
    createChallenge: async () => ({ kind: 'recaptcha', siteKey: settings.siteKey }),
    async verify(token, visitorIp) {
      if (!TOKEN.test(token)) return null;
      const answer = await ask(token, visitorIp);
      const { success, action, hostname = '', score = 0, challenge_ts: solvedAt = '' } = answer;
      const ageMs = clock.now().getTime() - Date.parse(solvedAt);
      const isYoung = ageMs <= TOKEN_LIFE_MS && ageMs >= -CLOCK_TOLERANCE_MS;
      if (!success || action !== RECAPTCHA_ACTION || score < settings.minScore || !isYoung) return null;
      return (await isOwnHost(hostname)) ? { solutionId: token } : null;
    },
  };
}
