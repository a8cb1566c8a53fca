import type { ServerModule } from '../../server-module.ts';
import type { Services } from '../../services.ts';
import { accountsCalls } from './accounts.calls.ts';
import { accountsMails } from './accounts.mails.ts';
import { identityCalls } from './identity.calls.ts';
import { outsideIdentityCalls } from './outside-identity.calls.ts';
import { passkeysCalls } from './passkeys.calls.ts';
import { clearEndedSignIns } from './public.ts';
import { secondFactorCalls } from './second-factor.calls.ts';
import { serviceSessionsCalls } from './service-sessions.calls.ts';
import { sessionsCalls } from './sessions.calls.ts';
import { signOnCalls } from './sign-on.calls.ts';
import { signUpLinksCalls } from './sign-up-links.calls.ts';
import { tellEndedVisits } from './visits/tell-visits.ts';

const VISITS_EVERY_MS = 30_000;

/** Signing up, in and out, second factors, invitations, visits of the staff. */
export const accounts: ServerModule<Services> = {
  calls: [
    ...accountsCalls,
    ...identityCalls,
    ...outsideIdentityCalls,
    ...secondFactorCalls,
    ...passkeysCalls,
    ...signOnCalls,
    ...sessionsCalls,
    ...serviceSessionsCalls,
    ...signUpLinksCalls,
  ],
  mails: accountsMails,
  chores: [{ name: 'tell of visits that are over', everyMs: VISITS_EVERY_MS, run: tellEndedVisits }],
  clearExpired: async (tx, now, { identity, config }) => {
    await identity.clearExpired(tx);
    const idleSince = config.sessionInactivityMs === 0 ? null : new Date(now.getTime() - config.sessionInactivityMs);
    await clearEndedSignIns(tx, now, idleSince);
  },
};
