import { confirmSecondFactor, setUpSecondFactor } from '@portal/contract/accounts/second-factor.calls.ts';
import { unseal } from '../system/sealed-box.ts';
import { appCodeAt } from './app-code.ts';
import type { TestBrowser } from './test-browser.ts';
import type { TestPortal } from './test-portal.ts';

/** What an authenticator app with this secret shows, so many time steps from now. */
export function appCode(test: TestPortal, secret: string, steps = 0): string {
  return appCodeAt(secret, test.clock.now().getTime() + steps * 30_000);
}

/** Sets up an app in a browser that has a session, or a sign-in that owes one. */
export async function setUpApp(
  test: TestPortal,
  browser: TestBrowser,
  headers: Readonly<Record<string, string>> = {},
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { body } = await browser.call(setUpSecondFactor, {}, headers);
  const { secret } = body.data;
  const confirmed = await browser.call(confirmSecondFactor, { code: appCode(test, secret) });
  if (confirmed.status !== 200) throw new Error(`The app was not confirmed: ${JSON.stringify(confirmed.body)}`);
  return { secret, recoveryCodes: confirmed.body.recoveryCodes };
}

/** The code that the app of an account shows. Its time step counts again, as if time had passed: the tests' clock stands still. */
export async function nextCodeOf(test: TestPortal, email: string): Promise<string> {
  const [factor] = await test.database.query<{ sealed_secret: string }>(
    `update second_factors set last_step = 0 from users
     where users.user_id = second_factors.user_id and email = $1 returning sealed_secret`,
    [email],
  );
  return appCode(test, String(unseal(test.secrets.secondFactorKey, factor?.sealed_secret ?? '')));
}
