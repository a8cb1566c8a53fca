import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { policiesCalls } from './policies.calls.ts';
import { signOffCalls } from './sign-off/sign-off.calls.ts';

/** Security policies, and who confirmed them. */
export const policies: ServerModule<Services> = {
  calls: [...policiesCalls, ...signOffCalls],
};
