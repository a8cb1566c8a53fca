import { z } from 'zod';
import { call, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

/** A table as spreadsheets write it: a line of headings, then a person a line. */
const csv = z.string().min(1, faults.list.text).max(300_000, faults.listTooLong.text);

const unreadable = [
  'CSV_UNREADABLE',
  'CSV_WITHOUT_ADDRESSES',
  'CSV_NOT_UTF8',
  'CSV_TOO_LONG',
  'CSV_TOO_MUCH',
  'READERS_BUSY',
] as const;

/** Reads a list of people who are to get sign-up links, and says of each row what is wrong with it; nothing is written. */
export const checkSignUpLinks = call({
  method: 'POST',
  path: '/console/checkSignUpLinks',
  isPassive: true,
  access: 'staff',
  permission: 'sales.work',
  input: z.object({ csv }),
  maxBodyKilobytes: 400,
  output: withData(
    z.object({
      rows: z.array(
        z.object({
          /** Where it stands in the file, from 1. */
          line: z.number(),
          email: z.string(),
          firstName: z.string(),
          lastName: z.string(),
          companyName: z.string(),
          subscriptionId: z.string().nullable(),
          /** Null when nothing is wrong. */
          problem: z.string().nullable(),
        }),
      ),
    }),
  ),
  errors: [...unreadable],
  perMinute: 30,
});

/** Mails everybody of such a list a link: all of them, or with anything wrong nobody. */
export const createSignUpLinks = call({
  method: 'POST',
  path: '/console/createSignUpLinks',
  access: 'staff',
  permission: 'sales.work',
  input: z.object({ csv }),
  maxBodyKilobytes: 400,
  output: withData(z.object({ count: z.number() })),
  errors: [...unreadable, 'CSV_HAS_PROBLEMS'],
  perMinute: 10,
});
