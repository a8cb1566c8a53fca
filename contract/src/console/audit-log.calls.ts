import { z } from 'zod';
import { call, isoDay, line, namedFile, withData } from '../call.ts';

const day = isoDay().optional();

const filter = z.object({
  /** A part of the organisation's name, or its id. */
  organisation: line(200).default(''),
  /** The address of who did it. */
  person: line(254).default(''),
  action: line(60).default(''),
  /** First and last day, in the brand's time zone. */
  from: day,
  to: day,
});

/** The log of the whole portal, newest first; `before` is the `next` of the page before. */
export const listAuditLog = call({
  method: 'GET',
  path: '/console/auditLog',
  access: 'staff',
  permission: 'operations.see',
  input: filter.extend({
    before: z
      .string()
      .regex(/^[\d.:TZ-]{24}_\d{1,19}$/)
      .optional(),
  }),
  output: withData(
    z.object({
      entries: z.array(
        z.object({
          auditId: z.string(),
          at: z.string(),
          action: z.string(),
          subject: z.string(),
          /** Their address on that day; null for the portal itself. */
          actor: z.string().nullable(),
          organisation: z.object({ orgId: z.string(), companyName: z.string() }).nullable(),
          ip: z.string(),
        }),
      ),
      /** Null on the last page. */
      next: z.string().nullable(),
    }),
  ),
  errors: [],
});

/** The newest ten thousand entries that the filter lets through, as a file for spreadsheets. */
export const downloadAuditLog = call({
  method: 'GET',
  path: '/console/auditLogFile',
  access: 'staff',
  permission: 'operations.see',
  input: filter,
  output: namedFile,
  errors: [],
  file: 'text/csv; charset=utf-8',
});
