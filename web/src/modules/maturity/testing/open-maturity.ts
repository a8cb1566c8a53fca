import { onTestFinished } from 'vitest';
import type { PortalData } from '../../../portal/use-portal-data.ts';
import type { SessionState } from '../../../portal/use-session-state.ts';
import type { Subscription } from '../../../portal/use-subscription.ts';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { trialSubscription } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

type Changes = {
  readonly portalData?: Partial<PortalData>;
  readonly session?: Partial<SessionState>;
  readonly subscription?: Partial<Subscription>;
  readonly modules?: Partial<Subscription['modules']>;
};

/** Opens the portal at a page of cyber maturity, for somebody whose plan has it and who has seen its introduction. */
export async function openMaturity(path: string, handlers: FakeHandlers, changes: Changes = {}) {
  onTestFinished(closeApp);
  const modules = { ...trialSubscription().modules, cybermaturity: 'ACTIVE' as const, ...changes.modules };
  const person = signedIn({
    session: changes.session ?? {},
    subscription: { cybermaturity: 'ACTIVE', modules, ...changes.subscription },
    portalData: {
      introViewed: { dashboard: true, monitoring: true, cybermaturity: true },
      cybermaturity: { hasSeenReleaseNotes: true },
      ...changes.portalData,
    },
  });
  return renderApp(path, { ...person, ...handlers });
}
