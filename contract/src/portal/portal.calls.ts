import { z } from 'zod';
import { call, done, noInput } from '../call.ts';

export const getCsrfToken = call({
  method: 'GET',
  path: '/getCSRFToken',
  access: 'public',
  duringMaintenance: true,
  input: noInput,
  output: z.object({ CSRFToken: z.string() }),
  errors: [],
});

/** What went wrong in a browser, for the server's log. */
export const logFromBrowser = call({
  method: 'POST',
  path: '/utils/logger',
  isPassive: true,
  access: 'public',
  duringMaintenance: true,
  input: z.object({
    level: z.enum(['debug', 'info', 'warn', 'error']),
    message: z.string().max(2000),
    endpoint: z.string().max(500).optional(),
    filename: z.string().max(500).optional(),
    stack: z.string().max(8000).optional(),
  }),
  maxBodyKilobytes: 32,
  output: done,
  errors: [],
  perMinute: 30,
});

/** A task for the captcha's solver: a proof of work, or the site key of a reCAPTCHA. */
export const captchaChallenge = call({
  method: 'GET',
  path: '/recaptcha/challenge',
  access: 'public',
  input: noInput,
  output: z.record(z.string(), z.unknown()),
  errors: [],
  perMinute: 60,
});

/** Checks a captcha's solution and leaves a pass that one sign-up consumes. */
export const verifyCaptcha = call({
  method: 'POST',
  path: '/recaptcha/verify',
  access: 'public',
  input: z.object({ token: z.string().max(8000) }),
  maxBodyKilobytes: 24,
  output: z.object({ success: z.boolean() }),
  errors: ['CAPTCHA_UNAVAILABLE'],
  perMinute: 30,
});
