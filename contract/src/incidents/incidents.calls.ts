import { z } from 'zod';
import { call, noInput, withData } from '../call.ts';

/** What the page shows. */
export const readIncidents = call({
  access: 'member',
  method: 'GET',
  path: '/incidents/readIncidents',
  input: noInput,
  output: withData(z.object({ organisationName: z.string() })),
  errors: [],
});
