import { z } from 'zod';
import { call, done, id, line, namedFile, noInput, withData } from '../call.ts';
import { pageOfList } from '../console/console.schemas.ts';

/** Who left an address after a check, newest first. */
export const listCheckLeads = call({
  method: 'GET',
  path: '/console/checkLeads',
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
          domain: z.string(),
          /** Empty for those who came by no channel. */
          channel: z.string(),
          brandId: z.string(),
          leftAt: z.string(),
          expiresAt: z.string(),
        }),
      ),
    }),
  ),
  errors: [],
});

/** What is looked for of them, at most 10,000, as a CSV file. */
export const downloadCheckLeads = call({
  method: 'GET',
  path: '/console/checkLeadsFile',
  access: 'staff',
  permission: 'addresses.download',
  input: z.object({ search: line(200).default('') }),
  output: namedFile,
  errors: [],
  perMinute: 10,
  file: 'text/csv; charset=utf-8',
  isDownload: true,
});

/** Deletes what somebody left. */
export const deleteCheckLead = call({
  method: 'POST',
  path: '/console/deleteCheckLead',
  access: 'staff',
  permission: 'sales.work',
  freshProof: true,
  input: z.object({ leadId: id }),
  output: done,
  errors: ['NOT_FOUND', 'FRESH_SIGN_IN_NEEDED'],
  perMinute: 20,
});

/** Addresses of the open check, to be put into pages and emails, with what each brought in the last 90 days. */
export const listCheckLinks = call({
  method: 'GET',
  path: '/console/checkLinks',
  access: 'staff',
  permission: 'sales.work',
  input: noInput,
  output: withData(
    z.object({
      links: z.array(
        z.object({ name: z.string(), url: z.string(), isOn: z.boolean(), subscriptionId: z.string().nullable() }),
      ),
      counts: z.array(z.object({ channel: z.string(), brandId: z.string(), checks: z.number(), leads: z.number() })),
    }),
  ),
  errors: [],
});
