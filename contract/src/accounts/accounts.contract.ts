import type { ModuleContract } from '../module-contract.ts';
import * as accounts from './accounts.calls.ts';
import { ACCOUNTS_ERRORS } from './accounts.errors.ts';
import * as activity from './activity.calls.ts';
import * as signUpAnnouncements from './announce-sign-up.calls.ts';
import * as brandSignOn from './brand-sign-on.calls.ts';
import * as identity from './identity.calls.ts';
import * as inviteLookup from './invite-lookup.calls.ts';
import * as passkeys from './passkeys.calls.ts';
import * as passwordChanges from './password-changed.calls.ts';
import * as secondFactor from './second-factor.calls.ts';
import * as securityNews from './security-news.calls.ts';
import * as sessions from './sessions.calls.ts';
import * as signOn from './sign-on.calls.ts';
import * as signUpLinks from './sign-up-links.calls.ts';
import * as visitRequests from './visit-requests.calls.ts';

/** What accounts says on the wire: its calls by file, and its table of errors. */
export const ACCOUNTS = {
  calls: {
    accounts,
    identity,
    secondFactor,
    sessions,
    securityNews,
    inviteLookup,
    signOn,
    brandSignOn,
    signUpLinks,
    passkeys,
    passwordChanges,
    signUpAnnouncements,
    activity,
    visitRequests,
  },
  errors: { accounts: ACCOUNTS_ERRORS },
} as const satisfies ModuleContract;
