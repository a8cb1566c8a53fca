import { z } from 'zod';
import { call, line, withData } from '../call.ts';

const STAFF_FINDS = ['customer', 'brand', 'plan'] as const;
const AT_MOST = 5;

/** Customers, brands and plans of such a name, a few of each kind, the nearest first. */
export const findForStaff = call({
  access: 'staff',
  permission: 'customers.see',
  customers: 'listed',
  method: 'GET',
  path: '/console/findForStaff',
  input: z.object({ search: line(100).min(2) }),
  output: withData(
    z.object({
      hits: z
        .array(
          z.object({
            kind: z.enum(STAFF_FINDS),
            /** The page of the console that shows it. */
            path: z.string(),
            title: z.string(),
            /** What tells it from others of that title. */
            detail: z.string(),
          }),
        )
        .max(AT_MOST * STAFF_FINDS.length),
    }),
  ),
  errors: [],
});
