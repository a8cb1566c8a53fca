import type { SystemTransaction } from '../../../database/database.ts';

/** No more is kept of what browsers tell about one link. */
const EVENTS_KEPT = 50;

/** A sign-up link by its token, locked so that two uses at once come one after the other. */
export function findSignUpLink(tx: SystemTransaction, tokenHash: Buffer) {
  return tx
    .selectFrom('sign_up_links')
    .select([
      'link_id',
      'email',
      'first_name',
      'last_name',
      'company_name',
      'subscription_id',
      'asks_security_opt_in',
      'status',
      'user_id',
      'expires_at',
    ])
    .where('token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst();
}

export type SignUpLinkRow = NonNullable<Awaited<ReturnType<typeof findSignUpLink>>>;

export async function markSignUpLinkUsed(tx: SystemTransaction, linkId: string, userId: string): Promise<void> {
  await tx
    .updateTable('sign_up_links')
    .set({ status: 'used', user_id: userId })
    .where('link_id', '=', linkId)
    .execute();
}

/** The link by which a user's account was made, until that user has ended onboarding. */
export function findSignUpLinkOfUser(tx: SystemTransaction, userId: string) {
  return tx
    .selectFrom('sign_up_links')
    .select(['link_id', 'company_name'])
    .where('user_id', '=', userId)
    .where('finished_at', 'is', null)
    .executeTakeFirst();
}

/** Notes that the user whom a link brought has ended onboarding; false when the link is not that user's. */
export async function markSignUpLinkFinished(
  tx: SystemTransaction,
  linkId: string,
  userId: string,
  at: Date,
): Promise<boolean> {
  const row = await tx
    .updateTable('sign_up_links')
    .set({ finished_at: at })
    .where('link_id', '=', linkId)
    .where('user_id', '=', userId)
    .returning('link_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Keeps what a browser tells, up to a bound; the caller holds the link's lock. */
export async function insertSignUpLinkEvent(
  tx: SystemTransaction,
  event: { linkId: string; status: string; eventType: string; eventAt: Date; receivedAt: Date },
): Promise<void> {
  const { count } = await tx
    .selectFrom('sign_up_link_events')
    .select((expression) => expression.fn.countAll<string>().as('count'))
    .where('link_id', '=', event.linkId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= EVENTS_KEPT) return;
  await tx
    .insertInto('sign_up_link_events')
    .values({
      link_id: event.linkId,
      status: event.status,
      event_type: event.eventType,
      event_at: event.eventAt,
      received_at: event.receivedAt,
    })
    .execute();
}

export async function insertSecurityNewsConsent(
  tx: SystemTransaction,
  consent: {
    consentId: string;
    userId: string;
    email: string;
    consentText: string;
    ip: string;
    userAgent: string;
    at: Date;
  },
): Promise<void> {
  await tx
    .insertInto('security_news_consents')
    .values({
      consent_id: consent.consentId,
      user_id: consent.userId,
      email: consent.email,
      consent_text: consent.consentText,
      ip: consent.ip,
      user_agent: consent.userAgent.slice(0, 300),
      at: consent.at,
    })
    .execute();
}
