import { verifyEmail } from '@portal/contract/accounts/identity.calls.ts';
import type { TestPortal } from './test-portal.ts';

/** Opens a verification link and presses the button behind it, as a person does; answers where that leads. */
export async function followVerification(test: TestPortal, token: string): Promise<string> {
  const browser = test.browser();
  const { headers } = await browser.send('GET', `/api/identity/verifyEmail/${token}`);
  const location = String(headers.location);
  if (!location.startsWith('/verifyEmail/')) return location;
  const { result, email } = (await browser.call(verifyEmail, { token })).body.data;
  return `/signin?${new URLSearchParams({ verification_result: result, ...(email === null ? {} : { username: email }) })}`;
}
