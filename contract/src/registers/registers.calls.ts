import { z } from 'zod';
import { call, noInput, withData } from '../call.ts';

/** What the page shows. */
export const readRegisters = call({
  access: 'member',
  method: 'GET',
  path: '/registers/readRegisters',
  input: noInput,
  output: withData(z.object({ organisationName: z.string() })),
  errors: [],
});
