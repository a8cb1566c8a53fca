import { inviteLinkLookup } from '@portal/contract/accounts/invite-lookup.calls.ts';
import * as news from '@portal/contract/accounts/security-news.calls.ts';
import * as links from '@portal/contract/accounts/sign-up-links.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { createLookUpInvite } from './look-up-invite.ts';
import { createNoteSignUpLinkEvent, createReadSignUpLink } from './read-sign-up-link.ts';
import { createReadSecurityNews, createTakeBackSecurityNews } from './security-news.ts';
import { createSignUpByLink } from './sign-up-by-link.ts';

/** Calls of the links by which people sign up, of the consent some ask for, and of invitations that got lost. */
export function signUpLinksModule(services: Services): BoundCall[] {
  return [
    bind(links.magicLinkSignupFetch).to(createReadSignUpLink(services)),
    bind(links.magicLinkSignup).to(createSignUpByLink(services)),
    bind(links.magicLinkSignupUpdate).to(createNoteSignUpLinkEvent(services)),
    bind(news.readSecurityNews).to(createReadSecurityNews(services)),
    bind(news.takeBackSecurityNews).to(createTakeBackSecurityNews(services)),
    bind(inviteLinkLookup).to(createLookUpInvite(services)),
  ];
}
