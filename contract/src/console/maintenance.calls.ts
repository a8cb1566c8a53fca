import { z } from 'zod';
import { call, done, line, lines, noInput, withData } from '../call.ts';

const texts = z.object({
  enabled: z.boolean(),
  title: line(100).default(''),
  subHead: line(200).default(''),
  content: lines(2000).default(''),
});

/** Whether the portal is closed for maintenance, and the three texts that everybody then sees (spec part 1, section 2). */
export const readMaintenance = call({
  method: 'GET',
  path: '/console/maintenance',
  access: 'staff',
  permission: 'provider.manage',
  input: noInput,
  output: withData(texts.extend({ isSetByConfiguration: z.boolean() })),
  errors: [],
});

/** Closes the portal for everybody but staff, or opens it again. */
export const setMaintenance = call({
  method: 'POST',
  path: '/console/setMaintenance',
  access: 'staff',
  permission: 'provider.manage',
  freshProof: true,
  input: texts,
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED'],
});
