import { createTestClock } from '../test-clock.ts';
import { startTestPortal, type TestPortal } from '../test-portal.ts';
import { type PasswordPolicy, startCognito, type TestCognito } from './start-cognito.ts';

/** A portal whose accounts are in a user pool on this machine; both go by the portal's clock. */
export async function startCognitoPortal(
  environment: Readonly<Record<string, string>> = {},
  policy?: PasswordPolicy,
): Promise<{ readonly portal: TestPortal; readonly cognito: TestCognito; stop(): Promise<void> }> {
  // Any credentials do; without some the SDK would look for them on the network.
  process.env.AWS_ACCESS_KEY_ID = 'test';
  process.env.AWS_SECRET_ACCESS_KEY = 'test';
  let clock: { now(): Date } = createTestClock();
  const cognito = await startCognito({ now: () => clock.now() }, policy);
  const portal = await startTestPortal({ ...cognito.settings, ...environment });
  clock = portal.clock;
  return {
    portal,
    cognito,
    async stop() {
      await portal.stop();
      await cognito.stop();
    },
  };
}
