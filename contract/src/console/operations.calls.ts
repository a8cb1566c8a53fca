import { z } from 'zod';
import { call, done, id, line, noInput, withData } from '../call.ts';
import { pageOfList } from './console.schemas.ts';

/** Work that failed for good or waits to be tried again, the newest first; what works is not here. */
export const listJobs = call({
  method: 'GET',
  path: '/console/jobs',
  access: 'staff',
  permission: 'operations.see',
  input: noInput,
  output: withData(
    z.object({
      /** How many wait for their first try. */
      waiting: z.number(),
      jobs: z.array(
        z.object({
          jobId: z.string(),
          name: z.string(),
          state: z.enum(['failed', 'retry']),
          attempts: z.number(),
          createdAt: z.string(),
          /** Of one that is tried again. */
          nextTryAt: z.string().nullable(),
          lastError: z.string(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Tries one of them again at once. */
export const retryJob = call({
  method: 'POST',
  path: '/console/retryJob',
  access: 'staff',
  permission: 'operations.see',
  input: z.object({ jobId: id, name: line(100).min(1) }),
  output: done,
  errors: [],
});

/** What became of the mails of the last month, the newest first; never their texts, which hold secrets. */
export const listMails = call({
  method: 'GET',
  path: '/console/mails',
  access: 'staff',
  permission: 'operations.see',
  input: pageOfList.extend({ status: z.enum(['all', 'queued', 'sent', 'failed']).default('all') }),
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      mails: z.array(
        z.object({
          mailId: z.string(),
          recipient: z.string(),
          kind: z.string(),
          status: z.enum(['queued', 'sent', 'failed']),
          attempts: z.number(),
          queuedAt: z.string(),
          endedAt: z.string().nullable(),
          lastError: z.string(),
          canBeSentAgain: z.boolean(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Puts a mail that failed in the queue again, as it was. */
export const resendMail = call({
  method: 'POST',
  path: '/console/resendMail',
  access: 'staff',
  permission: 'operations.see',
  input: z.object({ mailId: id }),
  output: done,
  errors: [],
  perMinute: 60,
});

/** Which version of the portal runs, and the newer one that is known, where the operator has it looked for; and how old what scans know is. */
export const readPortalVersion = call({
  method: 'GET',
  path: '/console/portalVersion',
  access: 'staff',
  permission: 'provider.manage',
  input: noInput,
  output: withData(
    z.object({
      version: z.string(),
      newer: z
        .object({ version: z.string(), publishedAt: z.string(), isSecurity: z.boolean(), notesUrl: z.string() })
        .nullable(),
      /** The list of known flaws that scans go by; null with an engine outside the portal. */
      knownFlaws: z
        .object({ madeAt: z.iso.datetime(), isLoaded: z.boolean(), products: z.number(), flaws: z.number() })
        .nullable(),
    }),
  ),
  errors: [],
});
