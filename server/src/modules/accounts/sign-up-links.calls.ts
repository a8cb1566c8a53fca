import { inviteLinkLookup } from '@portal/contract/accounts/invite-lookup.calls.ts';
import * as news from '@portal/contract/accounts/security-news.calls.ts';
import * as links from '@portal/contract/accounts/sign-up-links.calls.ts';
import { type BoundCall, bind } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { lookUpInvite } from './invites/look-up-invite.ts';
import { noteSignUpLinkEvent, readSignUpLink } from './sign-up/read-sign-up-link.ts';
import { readSecurityNews, takeBackSecurityNews } from './sign-up/security-news.ts';
import { signUpByLink } from './sign-up/sign-up-by-link.ts';

/** Calls of the links by which people sign up, of the consent some ask for, and of invitations that got lost. */
export const signUpLinksCalls: readonly BoundCall<Services>[] = [
  bind(links.magicLinkSignupFetch).to(readSignUpLink),
  bind(links.magicLinkSignup).to(signUpByLink),
  bind(links.magicLinkSignupUpdate).to(noteSignUpLinkEvent),
  bind(news.readSecurityNews).to(readSecurityNews),
  bind(news.takeBackSecurityNews).to(takeBackSecurityNews),
  bind(inviteLinkLookup).to(lookUpInvite),
];
