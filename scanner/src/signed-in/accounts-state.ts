import { SIGN_IN_FAILURES } from '@portal/domain/monitoring/signed-in/sign-in-failure.ts';
import { z } from 'zod';

const accountStateSchema = z.object({
  signIns: z.number().int().nonnegative(),
  failure: z.enum(SIGN_IN_FAILURES).nullable(),
});
/** What a checkpoint keeps of an account: nothing that is secret. */
export type AccountState = z.infer<typeof accountStateSchema>;

/** What a checkpoint keeps of both accounts. */
export const accountsStateSchema = z.object({ main: accountStateSchema, lesser: accountStateSchema });
export type AccountsState = z.infer<typeof accountsStateSchema>;

export const newAccountsState = (): AccountsState => ({
  main: { signIns: 0, failure: null },
  lesser: { signIns: 0, failure: null },
});
