import { randomUUID } from 'node:crypto';
import type { magicLinkSignup } from '@portal/contract/accounts/sign-up-links.calls.ts';
import { securityNewsConsent } from '@portal/domain/accounts/security-news-consent.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { sayFor } from '../../../system/texts/say-for.ts';
import { hashToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { dropPendingSignUp, requireSubscriptionUse } from '../../plans/public.ts';
import { checkNewPassword } from '../passwords/check-password.ts';
import { spendCaptchaPass } from '../sign-in/captcha-pass.ts';
import { insertUser } from '../users.store.ts';
import { signUpLinkStatus } from './read-sign-up-link.ts';
import {
  findSignUpLink,
  insertSecurityNewsConsent,
  markSignUpLinkUsed,
  type SignUpLinkRow,
} from './sign-up-links.store.ts';

const REFUSALS = {
  accepted: 'SIGN_UP_LINK_USER_EXISTS',
  userExists: 'SIGN_UP_LINK_USER_EXISTS',
  used: 'SIGN_UP_LINK_USED',
  expired: 'SIGN_UP_LINK_EXPIRED',
} as const;

/**
 * Makes the account that a sign-up link is for; the link, which was mailed, proves the address. There is no session until
 * the person signs in with the new password (spec part 1, sections 2 and 4, "Magic-link").
 */
export async function signUpByLink(
  services: Services,
  caller: CallerOf<typeof magicLinkSignup>,
  { linkId, password, secOptIn }: InputOf<typeof magicLinkSignup>,
): Promise<AnswerOf<typeof magicLinkSignup>> {
  const { database, identity, config } = services;

  await checkNewPassword(password, '', caller.brand, services.config.passwordRule);
  await spendCaptchaPass(services, caller);
  const data = await database.asSystem(async (tx) => {
    const link = await requirePendingLink(tx, linkId, services);
    await checkNewPassword(password, link.email, caller.brand, services.config.passwordRule);
    // An earlier sign-up of one's own that was never verified is replaced, with what it had taken.
    await dropPendingSignUp(tx, link.email);
    if (link.subscription_id !== null) await requireSubscriptionUse(tx, link.subscription_id, services.clock.now());
    const account = await identity.createVerified(tx, link.email, password);
    if (account === 'exists') throw new AppError(config.enumeration === 'strict' ? REFUSALS.used : REFUSALS.userExists);
    await addUser(tx, services, caller, link, account.subject, secOptIn);
    return { email: link.email, subscriptionId: link.subscription_id };
  });
  return { success: true, data };
}

async function requirePendingLink(tx: SystemTransaction, linkId: string, services: Services): Promise<SignUpLinkRow> {
  const link = await findSignUpLink(tx, hashToken(linkId));
  if (link === undefined) throw new AppError('SIGN_UP_LINK_INVALID');
  const status = await signUpLinkStatus(tx, link, services);
  if (status !== 'pending') throw new AppError(REFUSALS[status]);
  return link;
}

async function addUser(
  tx: SystemTransaction,
  { clock }: Services,
  caller: Caller,
  link: SignUpLinkRow,
  subject: string,
  secOptIn: boolean,
): Promise<void> {
  const now = clock.now();
  const userId = randomUUID();
  await insertUser(tx, {
    userId,
    orgId: null,
    subject,
    email: link.email,
    firstName: link.first_name,
    lastName: link.last_name,
    subscriptionId: link.subscription_id,
    createdAt: now,
  });
  await markSignUpLinkUsed(tx, link.link_id, userId);
  // A consent counts only where its words were shown.
  if (secOptIn && link.asks_security_opt_in) {
    await insertSecurityNewsConsent(tx, {
      consentId: randomUUID(),
      userId,
      email: link.email,
      consentText: securityNewsConsent(caller.brand.brandNameLong, sayFor(caller.brand, caller.language)),
      ip: caller.ip,
      userAgent: caller.userAgent,
      at: now,
    });
    await auditCaller(tx, caller, now, { action: 'consent.security-news', subject: link.email, actorId: userId });
  }
  await auditCaller(tx, caller, now, {
    action: 'sign-up-link.used',
    subject: link.email,
    actorId: userId,
    details: { signUpLinkId: link.link_id },
  });
}
