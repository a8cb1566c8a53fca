import { z } from 'zod';

const hashes = z.array(z.string());

const comparedSchema = z.object({
  /** Whether a visitor gets something else at this address. */
  isOnlySignedIn: z.boolean(),
  /** Data in the account's answer, by short hashes: nothing can be read of them. */
  data: hashes,
  /** What of it others get at this address; null where they do not get this answer. */
  visitor: hashes.nullable(),
  lesser: hashes.nullable(),
  isCall: z.boolean(),
});
export type Compared = z.infer<typeof comparedSchema>;

/** What the accounts of the scan, and visitors, see of the same addresses. */
export const rolesStateSchema = z.object({
  compared: z.record(z.string(), comparedSchema),
  /** Addresses that others are led to by what they get, by short hashes. */
  linked: z.object({ visitor: z.record(z.string(), z.literal(1)), lesser: z.record(z.string(), z.literal(1)) }),
});
export type RolesState = z.infer<typeof rolesStateSchema>;

export const newRolesState = (): RolesState => ({ compared: {}, linked: { visitor: {}, lesser: {} } });
