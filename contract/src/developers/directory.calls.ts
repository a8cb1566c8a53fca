import { GROUP_USES } from '@portal/domain/developers/group-use.ts';
import { z } from 'zod';
import { call, done, id, noInput, withData } from '../call.ts';

const own = { access: 'member', method: 'POST', closedToService: true, freshProof: true } as const;

/** How the firm's directory keeps its people up to date, and what its groups mean here. */
export const readDirectory = call({
  access: 'member',
  method: 'GET',
  path: '/developers/directory',
  input: noInput,
  output: withData(
    z.object({
      /** What is typed into the directory. */
      address: z.string(),
      /** Tokens for directories that are good now. */
      tokens: z.number(),
      lastContactAt: z.string().nullable(),
      /** People whom the directory has here, and who left. */
      active: z.number(),
      left: z.number(),
      admins: z.number(),
      /** Members of groups of admins who are none, because their domain is not proved or the address has an account elsewhere. */
      refused: z.array(z.string()),
      groups: z.array(z.object({ groupId: id, name: z.string(), members: z.number(), usedAs: z.enum(GROUP_USES) })),
    }),
  ),
  errors: [],
});

/** Chooses what a group of the directory means here. It can make admins, so a stolen session alone must not be enough. */
export const chooseDirectoryGroup = call({
  ...own,
  path: '/developers/chooseDirectoryGroup',
  input: z.object({ groupId: id, usedAs: z.enum(GROUP_USES) }),
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED'],
  perMinute: 30,
});

/** Parts with the directory: its tokens end, and its people are kept by hand again. Nobody is removed. */
export const releaseDirectory = call({
  ...own,
  path: '/developers/releaseDirectory',
  input: noInput,
  output: done,
  errors: ['FRESH_SIGN_IN_NEEDED'],
  perMinute: 20,
});
