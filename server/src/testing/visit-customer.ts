import { openServiceSession } from '@portal/contract/console/service-session.calls.ts';
import { freshProof, type Person, signInNewStaff } from './people.ts';
import type { TestPortal } from './test-portal.ts';

/** A member of the provider's staff at work in a customer's portal. */
export async function visitCustomer(test: TestPortal, { orgId }: { readonly orgId: string }): Promise<Person> {
  const staff = await signInNewStaff(test);
  const visit = { orgId, reason: 'You asked us to look.' };
  await staff.browser.call(openServiceSession, visit, await freshProof(test, staff.email));
  return staff;
}
