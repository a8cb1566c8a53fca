import { randomUUID } from 'node:crypto';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import { TO_STAFF } from '../../../emails/mail-outbox.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { findOrganisationName } from '../../profile/public.ts';
import { findUserByEmail } from '../users.store.ts';
import { INVITE_LIFE_MINUTES } from './invite-user.ts';
import { cancelInvitesOf, insertInvite, lockInvites } from './invites.store.ts';

type Invitation = {
  readonly orgId: string;
  readonly brand: Brand;
  /** Who of the provider invites, as the email says it. */
  readonly inviterName: string;
  readonly invitee: { readonly email: string; readonly firstName: string; readonly lastName: string };
};

/** Invites somebody as an admin of an organization in the name of the provider; an earlier invite of the address stops working. */
export async function inviteByProvider(
  { outbox, clock, config }: Pick<Services, 'outbox' | 'clock' | 'config'>,
  tx: OrgTransaction,
  { orgId, brand, inviterName, invitee }: Invitation,
): Promise<void> {
  const token = newToken();
  const now = clock.now();
  await lockInvites(tx);
  await cancelInvitesOf(tx, invitee.email);
  await insertInvite(tx, {
    ...invitee,
    jobTitle: '',
    inviteId: randomUUID(),
    orgId,
    tokenHash: hashToken(token),
    invitedBy: null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + INVITE_LIFE_MINUTES * 60_000),
  });
  const mail = {
    kind: 'invite' as const,
    inviterName,
    organisationName: await findOrganisationName(tx),
    inviteeFirstName: invitee.firstName,
    inviteUrl: `${brandOrigin(brand, config.publicUrl)}/invite-link/${token}`,
    validForMinutes: INVITE_LIFE_MINUTES,
  };
  await outbox.put(tx, brand, invitee.email, mail, TO_STAFF);
}

/** @throws AppError INVITE_EMAIL_TAKEN for the address of somebody who has an account */
export async function requireFreeAddress(tx: SystemTransaction, email: string): Promise<void> {
  if ((await findUserByEmail(tx, email)) !== undefined) throw new AppError('INVITE_EMAIL_TAKEN', { field: 'email' });
}
