import { isEmailAddress, normalizeEmail } from '@portal/domain/accounts/email-address.ts';
import { USAGE_EVENTS } from '@portal/domain/marketing/usage-events.ts';
import { z } from 'zod';
import { call, done, line, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

const leadField = z.object({ name: z.string().regex(/^\w{1,60}$/), value: line(300) });

/**
 * A lead of sign-up or onboarding. Form, source and network address are the server's own to say; `ipAddress` is taken because the
 * specification sends it, and is not looked at.
 */
export const sendLead = call({
  method: 'POST',
  path: '/marketing/analytics',
  isPassive: true,
  access: 'public',
  input: z.object({
    fields: z
      .array(leadField)
      .max(20)
      .refine(
        (fields) => isEmailAddress(normalizeEmail(fields.findLast(({ name }) => name === 'email')?.value ?? '')),
        faults.email.text,
      ),
    pageURI: line(500).default(''),
    hutk: z
      .string()
      .regex(/^\w{0,64}$/)
      .default(''),
    pageName: line(200).default(''),
    leadStatus: line(50).default(''),
    ipAddress: z.string().max(64).optional(),
  }),
  maxBodyKilobytes: 24,
  output: done,
  errors: [],
  perMinute: 10,
});

const consents = z.object({
  /** Since when pages that are opened may be counted; null while they may not. */
  usageAgreedAt: z.string().nullable(),
  /** Since when offers may be sent; null while they may not. */
  promotionsAgreedAt: z.string().nullable(),
});

/** What the caller has allowed beside using the portal. */
export const readMarketingConsents = call({
  method: 'GET',
  path: '/marketing/consents',
  access: 'session',
  input: noInput,
  output: withData(consents),
  errors: [],
});

/** Allows something, or takes it back. */
export const changeMarketingConsent = call({
  method: 'POST',
  path: '/marketing/changeConsent',
  access: 'session',
  closedToService: true,
  input: z.object({ kind: z.enum(['usage', 'promotions']), agrees: z.boolean() }),
  output: withData(consents),
  errors: [],
  perMinute: 30,
});

/** Counts a page that was opened; without the caller's consent nothing is kept. */
export const countUsage = call({
  method: 'POST',
  path: '/marketing/usageEvent',
  isPassive: true,
  access: 'session',
  closedToService: true,
  input: z.object({ name: z.enum(USAGE_EVENTS) }),
  output: done,
  errors: [],
  perMinute: 120,
});
