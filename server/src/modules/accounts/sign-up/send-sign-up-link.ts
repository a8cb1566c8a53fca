import { randomUUID } from 'node:crypto';
import type {
  cancelSignUpLink as cancelCall,
  createSignUpLink as createCall,
  resendSignUpLink as resendCall,
} from '@portal/contract/console/sign-up-links.calls.ts';
import { chooseLanguage } from '@portal/domain/texts/languages.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller, Session } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin, linkInLanguage } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { findSubscriptionId, subscriptionIdState } from '../../plans/public.ts';
import { findUserName } from '../../profile/public.ts';
import { findUserByEmail } from '../users.store.ts';
import {
  cancelSignUpLink,
  cancelSignUpLinksOf,
  insertSignUpLink,
  renewSignUpLink,
} from './sent-sign-up-links.store.ts';

const LIFE_MINUTES = 14 * 24 * 60;

type Addressee = {
  readonly email: string;
  readonly firstName: string;
  readonly companyName: string;
  readonly subscriptionId: string | null;
  readonly asksSecurityOptIn: boolean;
};

type NewAddressee = Addressee & { readonly lastName: string };

/** Emails somebody a link to sign up with, for the provider's staff. */
export async function inviteToSignUp(
  services: Services,
  caller: CallerOf<typeof createCall>,
  addressee: InputOf<typeof createCall>,
): Promise<AnswerOf<typeof createCall>> {
  const { database, clock } = services;

  const signUpLinkId = await database.asSystem((tx) => sendSignUpLink(services, tx, caller, addressee, clock.now()));
  return { success: true, data: { signUpLinkId } };
}

/**
 * Makes a link and queues its mail; earlier links of the address stop working.
 * @throws AppError INVITE_EMAIL_TAKEN, SUBSCRIPTION_ID_INVALID, SUBSCRIPTION_ID_EXPIRED, TOO_MANY_REQUESTS
 */
export async function sendSignUpLink(
  services: Services,
  tx: SystemTransaction,
  caller: Caller<Session>,
  addressee: NewAddressee,
  now: Date,
): Promise<string> {
  if ((await findUserByEmail(tx, addressee.email)) !== undefined)
    throw new AppError('INVITE_EMAIL_TAKEN', { field: 'email' });
  const { subscriptionId } = addressee;
  const problem = subscriptionId === null ? null : await signUpOfferProblem(tx, subscriptionId, now);
  if (problem !== null) throw new AppError(problem, { field: 'subscriptionId' });
  await cancelSignUpLinksOf(tx, addressee.email);
  const signUpLinkId = randomUUID();
  const token = newToken();
  const link = {
    ...addressee,
    linkId: signUpLinkId,
    tokenHash: hashToken(token),
    createdBy: caller.session.userId,
    createdAt: now,
    expiresAt: expiry(now),
  };
  // Somebody else is sending one at this moment: that one is on its way, and a second mail would stop it.
  if (!(await insertSignUpLink(tx, link))) throw new AppError('TOO_MANY_REQUESTS');
  await mailLink(services, tx, caller, addressee, token);
  await auditCaller(tx, caller, now, {
    action: 'sign-up-link.created',
    subject: addressee.email,
    details: { signUpLinkId, subscriptionId },
  });
  return signUpLinkId;
}

/** Mails a fresh link; the earlier one stops working. */
export async function resendSignUpLink(
  services: Services,
  caller: CallerOf<typeof resendCall>,
  { signUpLinkId }: InputOf<typeof resendCall>,
): Promise<AnswerOf<typeof resendCall>> {
  const { database, clock } = services;

  const token = newToken();
  const now = clock.now();
  await database.asSystem(async (tx) => {
    const row = await renewSignUpLink(tx, signUpLinkId, hashToken(token), expiry(now));
    if (row === undefined) throw new AppError('NOT_FOUND');
    const addressee = {
      email: row.email,
      firstName: row.first_name,
      companyName: row.company_name,
      subscriptionId: row.subscription_id,
      asksSecurityOptIn: row.asks_security_opt_in,
    };
    await mailLink(services, tx, caller, addressee, token);
    await auditCaller(tx, caller, now, {
      action: 'sign-up-link.sent-again',
      subject: row.email,
      details: { signUpLinkId },
    });
  });
  return { success: true };
}

export async function cancelSentSignUpLink(
  { database, clock }: Services,
  caller: CallerOf<typeof cancelCall>,
  { signUpLinkId }: InputOf<typeof cancelCall>,
): Promise<AnswerOf<typeof cancelCall>> {
  await database.asSystem(async (tx) => {
    const email = await cancelSignUpLink(tx, signUpLinkId);
    if (email === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), {
      action: 'sign-up-link.cancelled',
      subject: email,
      details: { signUpLinkId },
    });
  });
  return { success: true };
}

const expiry = (now: Date) => new Date(now.getTime() + LIFE_MINUTES * 60_000);

/** Why nobody can sign up by a subscription id now; null when people can. */
export async function signUpOfferProblem(
  tx: SystemTransaction,
  subscriptionId: string,
  now: Date,
): Promise<'SUBSCRIPTION_ID_INVALID' | 'SUBSCRIPTION_ID_EXPIRED' | null> {
  const row = await findSubscriptionId(tx, subscriptionId);
  if (row === undefined) return 'SUBSCRIPTION_ID_INVALID';
  return subscriptionIdState(row, now) === 'valid' ? null : 'SUBSCRIPTION_ID_EXPIRED';
}

/** The mail is under the brand of the subscription id's channel, and its link leads to that brand's portal. */
async function mailLink(
  { outbox, brands, config }: Services,
  tx: SystemTransaction,
  caller: Caller<Session>,
  addressee: Addressee,
  token: string,
): Promise<void> {
  const offer = addressee.subscriptionId === null ? undefined : await findSubscriptionId(tx, addressee.subscriptionId);
  const brand = offer === undefined ? caller.brand : await brands.byId(offer.brand_id);
  const page = addressee.asksSecurityOptIn ? 'signupSec' : 'signupLink';
  // Staff writes to somebody whom the portal does not know, and whose language its own page does not tell.
  const language = chooseLanguage([brand.locale]);
  const mail = {
    kind: 'sign-up-link' as const,
    senderName: await findUserName(tx, caller.session.userId),
    firstName: addressee.firstName,
    companyName: addressee.companyName,
    signUpUrl: linkInLanguage(`${brandOrigin(brand, config.publicUrl)}/${page}/${token}`, language),
    validForMinutes: LIFE_MINUTES,
  };
  await outbox.put(tx, brand, addressee.email, mail, { language });
}
