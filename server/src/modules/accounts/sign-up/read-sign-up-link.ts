import type { magicLinkSignupFetch, magicLinkSignupUpdate } from '@portal/contract/accounts/sign-up-links.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { findUserByEmail } from '../users.store.ts';
import { findSignUpLink, insertSignUpLinkEvent, type SignUpLinkRow } from './sign-up-links.store.ts';

type LinkStatus = 'pending' | 'accepted' | 'userExists' | 'used' | 'expired';

/**
 * What a link is good for: `accepted` while the account that it made exists, `used` when that account is gone, `userExists`
 * when its address got an account in another way. With strict enumeration every link that is spent is `used`.
 */
export async function signUpLinkStatus(
  tx: SystemTransaction,
  link: SignUpLinkRow,
  { clock, config }: Pick<Services, 'clock' | 'config'>,
): Promise<LinkStatus> {
  if (link.status === 'cancelled') return 'expired';
  const isStrict = config.enumeration === 'strict';
  if (link.status === 'used') return link.user_id !== null && !isStrict ? 'accepted' : 'used';
  if ((await findUserByEmail(tx, link.email)) !== undefined) return isStrict ? 'used' : 'userExists';
  return link.expires_at <= clock.now() ? 'expired' : 'pending';
}

/** Whom a sign-up link is for, and what it is good for (spec part 1, section 7). */
export async function readSignUpLink(
  services: Services,
  _caller: CallerOf<typeof magicLinkSignupFetch>,
  { linkId }: InputOf<typeof magicLinkSignupFetch>,
): Promise<AnswerOf<typeof magicLinkSignupFetch>> {
  const data = await services.database.asSystem(async (tx) => {
    const link = await findSignUpLink(tx, hashToken(linkId));
    if (link === undefined) throw new AppError('SIGN_UP_LINK_INVALID');
    return {
      status: await signUpLinkStatus(tx, link, services),
      createdFor: { firstName: link.first_name, lastName: link.last_name, email: link.email },
      subscriptionId: link.subscription_id,
      asksSecurityOptIn: link.asks_security_opt_in,
    };
  });
  return { success: true, data };
}

/** Keeps what the browser of a link's holder tells, for the staff's list; what the server decides rests on none of it. */
export async function noteSignUpLinkEvent(
  { database, clock }: Services,
  _caller: CallerOf<typeof magicLinkSignupUpdate>,
  { linkId, status, eventType, eventDateTime }: InputOf<typeof magicLinkSignupUpdate>,
): Promise<AnswerOf<typeof magicLinkSignupUpdate>> {
  await database.asSystem(async (tx) => {
    const link = await findSignUpLink(tx, hashToken(linkId));
    if (link === undefined) throw new AppError('SIGN_UP_LINK_INVALID');
    const eventAt = new Date(eventDateTime);
    await insertSignUpLinkEvent(tx, {
      linkId: link.link_id,
      status,
      eventType,
      eventAt,
      receivedAt: clock.now(),
    });
  });
  return { success: true };
}
