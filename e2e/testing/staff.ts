import type { Page } from '@playwright/test';
import { appCode } from './authenticator.ts';
import { callPortal } from './call-portal.ts';
import { PASSWORD, type Person, signIn } from './new-member.ts';
import type { RunningPortal } from './running-portal.ts';

/**
 * Makes the first staff account of a portal that has none, and signs it in with the second factor that staff needs; all that
 * signing in asks of staff is here.
 */
export async function signInFirstStaff(page: Page, portal: RunningPortal): Promise<Person> {
  const { request } = page.context();
  const person = { email: 'alex.moreau@provider.example', password: PASSWORD };
  await callPortal(request, portal.url, '/console/firstStaff', {
    ...person,
    linkId: portal.staffSetupLink.split('/').at(-1),
    firstName: 'Alex',
    lastName: 'Moreau',
  });
  await signIn(page, portal, person);
  const { data } = await callPortal<{ data: { secret: string } }>(request, portal.url, '/accounts/secondFactor/setUp');
  const code = appCode(data.secret);
  await callPortal(request, portal.url, '/accounts/secondFactor/confirm', { code });
  return person;
}
