import { z } from 'zod';
import { call, done, id, line, namedFile, withData } from '../call.ts';
import { pageOfList } from './console.schemas.ts';

/** People who showed interest, newest first. */
export const listLeads = call({
  method: 'GET',
  path: '/console/leads',
  access: 'staff',
  permission: 'sales.work',
  input: pageOfList,
  output: withData(
    z.object({
      total: z.number(),
      pageSize: z.number(),
      leads: z.array(
        z.object({
          leadId: z.string(),
          email: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          companyName: z.string(),
          leadForm: z.string(),
          source: z.string(),
          leadStatus: z.string(),
          promotionsOptIn: z.boolean(),
          pageName: z.string(),
          createdAt: z.string(),
          deliveredAt: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** The newest leads that are looked for, at most 10,000, as a CSV file. */
export const downloadLeads = call({
  method: 'GET',
  path: '/console/leadsFile',
  access: 'staff',
  permission: 'addresses.download',
  input: z.object({ search: line(200).default('') }),
  output: namedFile,
  errors: [],
  perMinute: 10,
  file: 'text/csv; charset=utf-8',
  isDownload: true,
});

/** Deletes what is kept of somebody who showed interest. */
export const deleteLead = call({
  method: 'POST',
  path: '/console/deleteLead',
  access: 'staff',
  permission: 'sales.work',
  freshProof: true,
  input: z.object({ leadId: id }),
  output: done,
  errors: ['NOT_FOUND', 'FRESH_SIGN_IN_NEEDED'],
  perMinute: 20,
});
