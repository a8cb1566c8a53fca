import { z } from 'zod';
import { call, done, noInput, withData } from '../call.ts';

/** Whether the caller has agreed to get security news by mail, and when. */
export const readSecurityNews = call({
  method: 'GET',
  path: '/accounts/securityNews',
  access: 'session',
  input: noInput,
  output: withData(z.object({ agreedAt: z.string().nullable() })),
  errors: [],
});

/** Takes the consent to security news back; without one nothing happens. */
export const takeBackSecurityNews = call({
  method: 'POST',
  path: '/accounts/securityNews/takeBack',
  access: 'session',
  closedToService: true,
  input: noInput,
  output: done,
  errors: [],
});
