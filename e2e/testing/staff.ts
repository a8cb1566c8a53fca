import type { Page } from '@playwright/test';
import { callPortal } from './call-portal.ts';
import { PASSWORD, type Person, signIn } from './new-member.ts';
import type { RunningPortal } from './running-portal.ts';

/** Makes the first staff account of a portal that has none, and signs it in; all that signing in asks of staff is here. */
export async function signInFirstStaff(page: Page, portal: RunningPortal): Promise<Person> {
  const person = { email: 'alex.moreau@provider.example', password: PASSWORD };
  await callPortal(page.context().request, portal.url, '/console/firstStaff', {
    ...person,
    linkId: portal.staffSetupLink.split('/').at(-1),
    firstName: 'Alex',
    lastName: 'Moreau',
  });
  await signIn(page, portal, person);
  return person;
}
