import { randomUUID } from 'node:crypto';
import {
  magicLinkSignup,
  magicLinkSignupFetch,
  magicLinkSignupUpdate,
} from '@portal/contract/accounts/sign-up-links.calls.ts';
import { createSignUpLink, listSignUpLinks } from '@portal/contract/console/sign-up-links.calls.ts';
import { expect } from 'vitest';
import { giveCaptchaPass } from './captcha-pass.ts';
import { type Person, signIn, TEST_PASSWORD } from './people.ts';
import { newestLinkToken } from './queued-mails.ts';
import type { TestPortal } from './test-portal.ts';

type LinkInput = { subscriptionId?: string | null; asksSecurityOptIn?: boolean };

/** What staff, the holder of a sign-up link, and the holder's browser do with it. */
export function signUpLinkSteps(portal: () => TestPortal, staff: () => Person) {
  const newAddress = () => `person-${randomUUID()}@firm.example`;
  const tokenFor = (email: string) => newestLinkToken(portal(), email, 'sign-up-link');

  async function sent(input: LinkInput = {}, email = newAddress()) {
    const person = { email, firstName: 'Sam', lastName: 'Ode', companyName: 'Ode Joinery' };
    const answer = await staff().browser.call(createSignUpLink, { ...person, ...input });
    expect(answer.status).toBe(200);
    return { email, signUpLinkId: answer.body.data.signUpLinkId, linkId: await tokenFor(email) };
  }

  const fetched = (linkId: string) => portal().browser().call(magicLinkSignupFetch, { linkId });
  const statusOf = async (linkId: string) => (await fetched(linkId)).body.data.status;

  async function accept(linkId: string, { secOptIn = false, password = TEST_PASSWORD } = {}) {
    const browser = portal().browser();
    await giveCaptchaPass(portal(), browser);
    return browser.call(magicLinkSignup, { linkId, password, secOptIn });
  }

  const told = (linkId: string, eventType: 'opened' | 'formStarted' | 'passwordSet' | 'signUpFailed') =>
    portal().browser().call(magicLinkSignupUpdate, {
      linkId,
      status: 'pending',
      eventType,
      eventDateTime: portal().clock.now().toISOString(),
    });

  async function onTheList(email: string) {
    const browser = await signIn(portal(), staff().email);
    const { body } = await browser.call(listSignUpLinks, { search: email });
    return body.data.links;
  }

  return { newAddress, tokenFor, sent, fetched, statusOf, accept, told, onTheList };
}
