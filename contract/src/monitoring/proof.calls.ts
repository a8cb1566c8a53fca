import { PROOF_METHODS } from '@portal/domain/monitoring/website-proof.ts';
import { z } from 'zod';
import { call, id, withData } from '../call.ts';

const proof = z.object({
  /** Null for a website that is addressed by a number. */
  dnsName: z.string().nullable(),
  dnsValue: z.string(),
  fileUrl: z.string(),
  fileContent: z.string(),
  metaTag: z.string(),
  /** Where the token was seen last; null before. */
  method: z.enum(PROOF_METHODS).nullable(),
  provedAt: z.string().nullable(),
});

/** What shows that a website is the organisation's own, and where to put it. */
export const readWebsiteProof = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/proof/read',
  isPassive: true,
  input: z.object({ targetId: id }),
  output: withData(proof),
  errors: [],
});

/** Looks for it in all three places. */
export const checkWebsiteProof = call({
  access: 'member',
  module: 'monitoring',
  method: 'POST',
  path: '/monitoring/proof/check',
  input: z.object({ targetId: id }),
  output: withData(proof).extend({ isFound: z.boolean() }),
  errors: [],
});
