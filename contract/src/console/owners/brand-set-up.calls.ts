import { SET_UP_FINDING_NAMES, SET_UP_LINE_IDS } from '@portal/domain/console/set-up/set-up-line.ts';
import { z } from 'zod';
import { call, done, id, line, withData } from '../../call.ts';
import { faults } from '../../input-faults.texts.ts';

const brandId = line(100).min(1);

/** How far the set-up of a brand is: what the portal knows of itself as it is now, and what the last look outside found. */
export const readBrandSetUp = call({
  method: 'GET',
  path: '/console/brandSetUp',
  access: 'staff',
  permission: 'offer.see',
  customers: 'none',
  input: z.object({ brandId }),
  output: withData(
    z.object({
      brandId: z.string(),
      brandName: z.string(),
      origin: z.string(),
      /** From whom its emails come. */
      sender: z.string(),
      /** Empty until the provider has said it. */
      dkimSelector: z.string(),
      /** Whether owners have put the checklist on the console's first page away. */
      isHidden: z.boolean(),
      /** Null until it was looked outside, and again once the name or the sender has changed. */
      checkedAt: z.string().nullable(),
      checkedBy: z.string(),
      lines: z.array(
        z.object({
          id: z.enum(SET_UP_LINE_IDS),
          finding: z.enum(SET_UP_FINDING_NAMES),
          values: z.record(z.string(), z.string()),
          records: z.array(
            z.object({ type: z.enum(['A', 'AAAA', 'CNAME', 'TXT']), name: z.string(), value: z.string() }),
          ),
        }),
      ),
    }),
  ),
  errors: [],
});

/** Looks outside for a brand: its name, who answers there, the certificate, and the records of its mail domain. Takes some seconds. */
export const checkBrandSetUp = call({
  method: 'POST',
  path: '/console/checkBrandSetUp',
  access: 'staff',
  permission: 'offer.change',
  input: z.object({ brandId }),
  output: done,
  errors: [],
  perMinute: 12,
});

/** Keeps what only the provider knows or decides about a set-up; what is left out stays as it is. */
export const saveBrandSetUp = call({
  method: 'POST',
  path: '/console/saveBrandSetUp',
  access: 'staff',
  permission: 'offer.change',
  input: z.object({
    brandId,
    /** Under which the mail service's key is in the DNS (RFC 6376, 3.1); empty forgets it. */
    dkimSelector: line(63)
      .toLowerCase()
      .regex(/^(?:[a-z\d_](?:[a-z\d_.-]{0,61}[a-z\d_])?)?$/, faults.dkimSelector.text)
      .optional(),
    isLegalRead: z.boolean().optional(),
    isHidden: z.boolean().optional(),
  }),
  output: done,
  errors: [],
});

/** Sends an email of the brand to the member of staff who asks; the same id again sends nothing, nor anything while one is on its way and has not been refused. */
export const sendSetUpMail = call({
  method: 'POST',
  path: '/console/sendSetUpMail',
  access: 'staff',
  permission: 'offer.change',
  input: z.object({ brandId, mailId: id }),
  output: withData(z.object({ to: z.string() })),
  errors: [],
  perMinute: 6,
});
