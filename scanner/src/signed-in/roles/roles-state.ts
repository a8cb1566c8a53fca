import { z } from 'zod';

const comparedSchema = z.object({
  /** Whether a visitor gets something else at this address. */
  isOnlySignedIn: z.boolean(),
});

/** What the accounts of the scan, and visitors, see of the same addresses. */
export const rolesStateSchema = z.object({
  compared: z.record(z.string(), comparedSchema),
});
export type RolesState = z.infer<typeof rolesStateSchema>;

export const newRolesState = (): RolesState => ({ compared: {} });
