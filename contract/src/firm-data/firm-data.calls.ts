import { z } from 'zod';
import { call, done, id, line, noInput, streamedFile, withData } from '../call.ts';

/** The file with everything that is kept of the firm, and its deletion, if either was asked for. */
export const readFirmData = call({
  method: 'GET',
  path: '/firmData',
  access: 'member',
  input: noInput,
  output: withData(
    z.object({
      companyName: z.string(),
      /** The newest file; null when none was asked for, or its time is over. */
      export: z
        .object({
          exportId: z.string(),
          state: z.enum(['making', 'ready', 'failed']),
          askedBy: z.string(),
          askedAt: z.string(),
          expiresAt: z.string(),
          /** In bytes; 0 until it is ready. */
          size: z.number(),
        })
        .nullable(),
      /** When everything of the firm is deleted; null while nobody has asked for it. */
      deletion: z.object({ askedBy: z.string(), askedAt: z.string(), dueAt: z.string() }).nullable(),
      graceDays: z.number(),
    }),
  ),
  errors: [],
});

const ofTheFirm = { method: 'POST', access: 'member', closedToService: true } as const;

/** Has one file made with everything that is kept of the firm; it takes the place of an earlier one. */
export const exportFirmData = call({
  ...ofTheFirm,
  path: '/firmData/export',
  freshProof: true,
  input: noInput,
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED'],
  perMinute: 10,
});

/** The file, for every admin of the firm. */
export const downloadFirmData = call({
  method: 'GET',
  path: '/firmData/file',
  access: 'member',
  closedToService: true,
  input: z.object({ exportId: id }),
  output: streamedFile,
  errors: [],
  file: 'application/zip',
  isDownload: true,
  perMinute: 20,
});

/** Has everything of the firm deleted once the days of grace are over; asking again changes nothing. */
export const askFirmDeletion = call({
  ...ofTheFirm,
  path: '/firmData/askDeletion',
  freshProof: true,
  input: z.object({ companyName: line(200) }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED', 'NAME_DOES_NOT_MATCH', 'ORGANISATION_BEING_DELETED', 'SUBSCRIPTION_STILL_RUNS'],
  perMinute: 10,
});

/** Takes back a deletion that has not begun. */
export const cancelFirmDeletion = call({
  ...ofTheFirm,
  path: '/firmData/cancelDeletion',
  input: noInput,
  output: done,
  errors: ['ORGANISATION_BEING_DELETED'],
});
