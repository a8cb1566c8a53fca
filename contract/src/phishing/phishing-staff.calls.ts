import { z } from 'zod';
import { call, done, noInput, withData } from '../call.ts';
import { senderCheck, sendingObstacle } from './phishing.schemas.ts';

/** How sending stands for all firms: the domain, its last check, whether staff has stopped it, what is under way. */
export const phishingProviderState = call({
  access: 'staff',
  permission: 'phishing.see',
  customers: 'none',
  method: 'GET',
  path: '/console/phishing/provider',
  input: noInput,
  output: withData(
    z.object({
      obstacle: sendingObstacle,
      senderDomain: z.string().nullable(),
      linkAddress: z.string(),
      reportAddress: z.string().nullable(),
      isStopped: z.boolean(),
      stoppedAt: z.string().nullable(),
      stoppedBy: z.string().nullable(),
      check: senderCheck.nullable(),
      firmsOn: z.number(),
      campaignsRunning: z.number(),
      /** In the last 30 days. */
      sent: z.number(),
      bounced: z.number(),
    }),
  ),
  errors: [],
});

/** Looks up SPF, DKIM and DMARC of the sending domain now. */
export const checkPhishingSender = call({
  access: 'staff',
  permission: 'provider.manage',
  method: 'POST',
  path: '/console/phishing/checkProvider',
  input: noInput,
  output: withData(senderCheck),
  errors: ['PHISHING_NO_SENDER'],
  perMinute: 10,
});

/** Stops all simulations of all firms at once, or lets them go on. */
export const stopAllPhishing = call({
  access: 'staff',
  permission: 'provider.manage',
  method: 'POST',
  path: '/console/phishing/stopAll',
  input: z.object({ isStopped: z.boolean() }),
  output: done,
  errors: [],
});
