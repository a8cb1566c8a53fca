import { z } from 'zod';
import { call, done, id } from '../call.ts';

/** Clears one module's data of one organisation, to begin anew when trying things out; never in production. */
export const resetModule = call({
  method: 'POST',
  path: '/reset/{name}',
  access: 'staff',
  permission: 'customers.remove',
  input: z.object({
    /** What a module of the portal calls its data on the wire. */
    name: z.string().regex(/^[a-z]{1,40}$/),
    orgId: id,
  }),
  output: done,
  errors: [],
});
