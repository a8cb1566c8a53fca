import { DIGEST_FREQUENCIES } from '@portal/domain/digest/digest-times.ts';
import { z } from 'zod';
import { call, done, linkToken, noInput, withData } from '../call.ts';
import { faults } from '../input-faults.texts.ts';

const frequency = z.enum(DIGEST_FREQUENCIES, faults.howOften.text);

/** How often the caller gets the mail on how the firm stands. */
export const readDigestChoice = call({
  method: 'GET',
  path: '/digest/readChoice',
  access: 'member',
  input: noInput,
  output: withData(z.object({ frequency })),
  errors: [],
  closedToService: true,
});

export const saveDigestChoice = call({
  method: 'POST',
  path: '/digest/saveChoice',
  access: 'member',
  input: z.object({ frequency }),
  output: done,
  errors: [],
  closedToService: true,
});

/** The same by the link in such an email, for anyone who has it. */
export const changeDigestByLink = call({
  method: 'POST',
  path: '/digest/changeByLink',
  access: 'public',
  input: z.object({ token: linkToken, frequency }),
  output: done,
  errors: ['DIGEST_LINK_INVALID'],
  perMinute: 30,
});
