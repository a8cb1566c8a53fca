import { z } from 'zod';
import { call, noInput, withData } from '../call.ts';
import { WAITING_KINDS } from './console.schemas.ts';

/** What waits for the staff, with the first few of each kind; empty kinds are left out. */
export const listWaiting = call({
  method: 'GET',
  path: '/console/waiting',
  access: 'staff',
  permission: 'customers.see',
  customers: 'listed',
  input: noInput,
  output: withData(
    z.object({
      groups: z.array(
        z.object({
          kind: z.enum(WAITING_KINDS),
          total: z.number(),
          first: z.array(
            z.object({
              id: z.string(),
              title: z.string(),
              /** The customer it is about; empty where the title says it. */
              who: z.string(),
              /** Since when it waits; of a trial, when it ends. */
              at: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
  errors: [],
});
