import type { checkSession as checkSessionCall } from '@portal/contract/accounts/accounts.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Session } from '../../../call/caller.ts';
import type { Services } from '../../../services.ts';
import { touchSession } from './sessions.store.ts';

/** Tells the browser who is signed in and for how long; only `touch` counts as activity. */
export async function checkSession(
  { database, clock, config, brands, maintenance }: Services,
  caller: CallerOf<typeof checkSessionCall>,
  { touch, bc }: InputOf<typeof checkSessionCall>,
): Promise<AnswerOf<typeof checkSessionCall>> {
  const { session } = caller;
  const now = clock.now();
  if (session !== null && touch === true) await database.onceAsSystem((tx) => touchSession(tx, session.sessionId, now));
  return {
    success: true,
    authenticated: session !== null,
    username: session?.email ?? null,
    email: session?.email ?? null,
    cognitoId: session?.userId ?? null,
    isStaff: session?.isStaff ?? false,
    staffRole: session?.staffRole ?? null,
    newUser: session !== null && session.orgId === null,
    isServiceSession: session !== null && session.service !== null,
    serviceSessionEndsAt: session?.service?.endsAt.toISOString() ?? null,
    expiresIn: session === null ? null : secondsLeft(session, touch === true, config.sessionInactivityMs, now),
    isProduction: config.production,
    hasMailbox: !config.production && config.mailUrl === null,
    productionMode: config.production,
    heapKey: null,
    sessionInactivityTimeout: config.sessionInactivityMs / 1000,
    environmentName: config.production ? 'production' : 'dev',
    ClientId: config.cognito?.clientId ?? null,
    UserPoolId: config.cognito?.userPoolId ?? null,
    identityEndpoint: config.cognito?.endpoint ?? null,
    passwordRule: config.passwordRule,
    recaptchaSiteKey: config.recaptcha?.siteKey ?? null,
    maintenance: await maintenance.state(),
    brand: bc === undefined ? caller.brand : await brands.byId(bc),
  };
}

/** Until the session ends without activity, and never later than its absolute end; null while the check is off. */
function secondsLeft(session: Session, touched: boolean, inactivityMs: number, now: Date): number | null {
  if (session.idleEndsAt === null) return null;
  const idleEndsAt = touched ? now.getTime() + inactivityMs : session.idleEndsAt.getTime();
  return Math.max(0, (Math.min(idleEndsAt, session.endsAt.getTime()) - now.getTime()) / 1000);
}
