import { createContext, useContext, useEffect, useState } from 'react';
import { usePortalDataQuery } from '../../portal/use-portal-data.ts';
import { useProfileQuery } from '../../portal/use-profile.ts';
import { useSessionQuery } from '../../portal/use-session-state.ts';
import { useSubscriptionQuery } from '../../portal/use-subscription.ts';
import type { Visitor } from './decide-route.ts';
import { placeBeforeMaintenance } from './place-before-maintenance.ts';
import { readPlace, readRedirect } from './saved-redirect.ts';

/** The company profile is loaded this many milliseconds after the session check (spec part 1, section 9). Most tests need not wait for it. */
export const ProfileDelay = createContext(500);

export type VisitorLoad = {
  readonly visitor: Visitor;
  /** The call that failed and without which nothing can be shown. */
  readonly failed: 'session' | 'profile' | 'plan' | null;
  readonly retry: () => void;
};

/** Loads what the guards need, in the order of the login flow (spec part 1, section 4). */
export function useVisitor(): VisitorLoad {
  const session = useSessionQuery();
  const isSignedIn = session.data?.authenticated === true;
  const profile = useProfileQuery(useDelayed(isSignedIn, useContext(ProfileDelay)));
  const isMember = isSignedIn && profile.data !== undefined && profile.data.companyData !== null;
  const plan = useSubscriptionQuery(isMember);
  const portalData = usePortalDataQuery(isMember);

  const seen = portalData.data?.data;
  const visitor: Visitor = {
    session: session.data === undefined ? 'loading' : isSignedIn ? 'signed-in' : 'signed-out',
    isInMaintenance: session.data?.maintenance.enabled ?? false,
    isProduction: session.data?.isProduction ?? true,
    isStaff: session.data?.isStaff ?? false,
    isServiceSession: session.data?.isServiceSession ?? false,
    profile: profile.data === undefined ? 'loading' : profile.data.companyData === null ? 'missing' : 'complete',
    modules: plan.data?.data.plans.modules ?? 'loading',
    intro: introOf(seen, portalData.isError),
    hasSeenOrgGoals: profile.data?.userData.hasSeenOrgGoals ?? false,
    placeBeforeMaintenance: placeBeforeMaintenance(session.data?.cognitoId ?? null),
    savedRedirect: isSignedIn ? (readPlace(session.data?.cognitoId ?? null) ?? readRedirect()) : null,
  };

  if (session.isError && session.data === undefined) return { visitor, failed: 'session', retry: session.refetch };
  if (profile.isError && profile.data === undefined) return { visitor, failed: 'profile', retry: profile.refetch };
  if (plan.isError && plan.data === undefined) return { visitor, failed: 'plan', retry: plan.refetch };
  return { visitor, failed: null, retry: () => undefined };
}

function introOf(
  seen: { introViewed: { dashboard?: boolean | undefined }; welcomeEmailSent: boolean } | undefined,
  isError: boolean,
): Visitor['intro'] {
  // What was seen is a nicety: when it cannot be read, nobody is sent through the introduction again.
  if (seen === undefined) return isError ? { dashboardViewed: true, welcomeEmailSent: true } : 'loading';
  return { dashboardViewed: seen.introViewed.dashboard === true, welcomeEmailSent: seen.welcomeEmailSent };
}

function useDelayed(isOn: boolean, delayMs: number): boolean {
  const [isDue, setIsDue] = useState(false);
  useEffect(() => {
    if (!isOn) {
      setIsDue(false);
      return;
    }
    const timer = setTimeout(() => setIsDue(true), delayMs);
    return () => clearTimeout(timer);
  }, [isOn, delayMs]);
  return isOn && isDue;
}
