import { onTestFinished } from 'vitest';
import type { FakeHandlers } from '../../../testing/fake-server.ts';
import { closeApp, renderApp } from '../../../testing/render-app.tsx';
import { trialSubscription } from '../../../testing/samples.ts';
import { signedIn } from '../../../testing/signed-in.ts';

/** Opens the portal at a page of policies, for somebody whose plan has them. */
export async function openPolicies(path: string, handlers: FakeHandlers) {
  onTestFinished(closeApp);
  const modules = { ...trialSubscription().modules, compliance: 'ACTIVE' as const };
  const person = signedIn({
    subscription: { securityPolicies: 'ACTIVE', modules },
    portalData: { introViewed: { dashboard: true, monitoring: true, compliance: true } },
  });
  return renderApp(path, { ...person, ...handlers });
}
