import { sql } from 'kysely';
import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';

const INVITEE = ['email', 'first_name as firstName', 'last_name as lastName', 'job_title as jobTitle'] as const;

type Invitee = {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly jobTitle: string;
};

export type NewInvite = {
  inviteId: string;
  orgId: string;
  tokenHash: Buffer;
  email: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
  /** Null for the provider. */
  invitedBy: string | null;
  createdAt: Date;
  expiresAt: Date;
};

export async function insertInvite(tx: OrgTransaction, invite: NewInvite): Promise<void> {
  await tx
    .insertInto('invites')
    .values({
      invite_id: invite.inviteId,
      org_id: invite.orgId,
      token_hash: invite.tokenHash,
      email: invite.email,
      first_name: invite.firstName,
      last_name: invite.lastName,
      job_title: invite.jobTitle,
      status: 'pending',
      invited_by: invite.invitedBy,
      created_at: invite.createdAt,
      expires_at: invite.expiresAt,
    })
    .execute();
}

/** Others who invite into the organisation wait until this transaction has ended. */
export async function lockInvites(tx: OrgTransaction): Promise<void> {
  await tx.selectFrom('organisations').select('org_id').forNoKeyUpdate().executeTakeFirstOrThrow();
}

/** Earlier invites of the address stop working, so that only the newest mail counts. */
export async function cancelInvitesOf(tx: OrgTransaction, email: string, exceptId?: string): Promise<void> {
  await tx
    .updateTable('invites')
    .set({ status: 'cancelled' })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .$if(exceptId !== undefined, (query) => query.where('invite_id', '<>', exceptId ?? ''))
    .execute();
}

export function listInvites(tx: OrgTransaction) {
  return tx
    .selectFrom('invites')
    .select(['invite_id', 'email', 'first_name', 'last_name', 'job_title', 'status', 'expires_at'])
    .orderBy('created_at', 'desc')
    .limit(500)
    .execute();
}

/** An invite by its link, locked so that two uses at once come one after the other. */
export function findInviteByToken(tx: SystemTransaction, tokenHash: Buffer) {
  return tx
    .selectFrom('invites')
    .select([
      'invite_id',
      'org_id',
      'email',
      'first_name',
      'last_name',
      'job_title',
      'status',
      'invited_by',
      'expires_at',
    ])
    .where((row) =>
      row.or([row('token_hash', '=', tokenHash), sql<boolean>`look_up_hashes @> array[${tokenHash}::bytea]`]),
    )
    .forUpdate()
    .executeTakeFirst();
}

/** The newest invite of an address that can still be accepted. */
export function findPendingInvite(tx: SystemTransaction, email: string, now: Date) {
  return tx
    .selectFrom('invites')
    .select(['invite_id', 'org_id', 'first_name', 'invited_by', 'expires_at'])
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .where('expires_at', '>', now)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
}

/** Links that were mailed because somebody looked an invitation up; the newest ones work, beside the inviter's own. */
const MAX_LOOK_UP_LINKS = 20;

/** Gives a pending invite one more link; false when it is pending no more. */
export async function addInviteToken(tx: OrgTransaction, inviteId: string, tokenHash: Buffer): Promise<boolean> {
  const row = await tx
    .updateTable('invites')
    .set({
      look_up_hashes: sql<
        Buffer[]
      >`(array_prepend(${tokenHash}::bytea, look_up_hashes))[1:${MAX_LOOK_UP_LINKS}::integer]`,
    })
    .where('invite_id', '=', inviteId)
    .where('status', '=', 'pending')
    .returning('invite_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function markInviteUsed(tx: SystemTransaction, inviteId: string): Promise<void> {
  await tx.updateTable('invites').set({ status: 'used' }).where('invite_id', '=', inviteId).execute();
}

/** Whom an invite of that id is for. */
export function findInvitee(tx: OrgTransaction, inviteId: string) {
  return tx.selectFrom('invites').select(INVITEE).where('invite_id', '=', inviteId).executeTakeFirst();
}

/** Changes a pending invite; false when no row has that id. */
export async function updateInvite(
  tx: OrgTransaction,
  inviteId: string,
  changes: { email: string; firstName: string; lastName: string; jobTitle: string; tokenHash: Buffer; expiresAt: Date },
): Promise<boolean> {
  const row = await tx
    .updateTable('invites')
    .set({
      email: changes.email,
      first_name: changes.firstName,
      last_name: changes.lastName,
      job_title: changes.jobTitle,
      token_hash: changes.tokenHash,
      look_up_hashes: [],
      expires_at: changes.expiresAt,
    })
    .where('invite_id', '=', inviteId)
    .where('status', '=', 'pending')
    .returning('invite_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Makes a pending invite's link useless; whom it was for, or undefined when no row has that id. */
export function cancelInvite(tx: OrgTransaction, inviteId: string): Promise<Invitee | undefined> {
  return tx
    .updateTable('invites')
    .set({ status: 'cancelled' })
    .where('invite_id', '=', inviteId)
    .where('status', '=', 'pending')
    .returning(INVITEE)
    .executeTakeFirst();
}

/** Takes an invite off the list, whatever became of it; whom it was for, or undefined when no row has that id. */
export function deleteInvite(tx: OrgTransaction, inviteId: string): Promise<Invitee | undefined> {
  return tx.deleteFrom('invites').where('invite_id', '=', inviteId).returning(INVITEE).executeTakeFirst();
}
