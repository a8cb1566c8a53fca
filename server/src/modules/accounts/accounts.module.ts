import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { accountsCalls } from './accounts.calls.ts';
import { identityCalls } from './identity.calls.ts';
import { outsideIdentityCalls } from './outside-identity.calls.ts';
import { secondFactorCalls } from './second-factor.calls.ts';
import { serviceSessionsCalls } from './service-sessions.calls.ts';
import { sessionsCalls } from './sessions.calls.ts';
import { signUpLinksCalls } from './sign-up-links.calls.ts';

/** Signing up, in and out, second factors, invitations, visits of the staff. */
export const accounts: ServerModule<Services> = {
  calls: [
    ...accountsCalls,
    ...identityCalls,
    ...outsideIdentityCalls,
    ...secondFactorCalls,
    ...sessionsCalls,
    ...serviceSessionsCalls,
    ...signUpLinksCalls,
  ],
};
