import { verifyEmail } from '@portal/contract/accounts/identity.calls.ts';
import { TEST_PASSWORD } from './people.ts';
import type { TestPortal } from './test-portal.ts';

/**
 * Opens a verification link in another browser than the one that signed up, types the password and presses the button, as a
 * person does; answers where that leads.
 * @param password null for who does not know it
 */
export async function followVerification(
  test: TestPortal,
  token: string,
  password: string | null = TEST_PASSWORD,
): Promise<string> {
  const browser = test.browser();
  const { headers } = await browser.send('GET', `/api/identity/verifyEmail/${token}`);
  const location = String(headers.location);
  if (!location.startsWith('/verifyEmail/')) return location;
  const { result, email } = (await browser.call(verifyEmail, { token, password })).body.data;
  return `/signin?${new URLSearchParams({ verification_result: result, ...(email === null ? {} : { username: email }) })}`;
}
