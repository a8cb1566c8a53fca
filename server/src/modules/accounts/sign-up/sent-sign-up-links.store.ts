import { sql } from 'kysely';
import { containsPattern } from '../../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../../database/database.ts';

/** Earlier links of an address that were not used stop working, so that only the newest mail counts. */
export async function cancelSignUpLinksOf(tx: SystemTransaction, email: string): Promise<void> {
  await tx
    .updateTable('sign_up_links')
    .set({ status: 'cancelled' })
    .where('email', '=', email)
    .where('status', '=', 'pending')
    .execute();
}

/** Adds a link; false when another one for the address came in between. */
export async function insertSignUpLink(
  tx: SystemTransaction,
  link: {
    linkId: string;
    tokenHash: Buffer;
    email: string;
    firstName: string;
    lastName: string;
    companyName: string;
    subscriptionId: string | null;
    asksSecurityOptIn: boolean;
    createdBy: string;
    createdAt: Date;
    expiresAt: Date;
  },
): Promise<boolean> {
  const row = await tx
    .insertInto('sign_up_links')
    .values({
      link_id: link.linkId,
      token_hash: link.tokenHash,
      email: link.email,
      first_name: link.firstName,
      last_name: link.lastName,
      company_name: link.companyName,
      subscription_id: link.subscriptionId,
      asks_security_opt_in: link.asksSecurityOptIn,
      status: 'pending',
      user_id: null,
      finished_at: null,
      created_by: link.createdBy,
      created_at: link.createdAt,
      expires_at: link.expiresAt,
    })
    .onConflict((conflict) => conflict.column('email').where('status', '=', 'pending').doNothing())
    .returning('link_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Gives a link that was not used a new token and a new end; undefined when no row has that id. */
export function renewSignUpLink(tx: SystemTransaction, linkId: string, tokenHash: Buffer, expiresAt: Date) {
  return tx
    .updateTable('sign_up_links')
    .set({ token_hash: tokenHash, expires_at: expiresAt })
    .where('link_id', '=', linkId)
    .where('status', '=', 'pending')
    .returning(['email', 'first_name', 'company_name', 'subscription_id', 'asks_security_opt_in'])
    .executeTakeFirst();
}

/** Makes a link that was not used useless; its address, or undefined when no row has that id. */
export async function cancelSignUpLink(tx: SystemTransaction, linkId: string): Promise<string | undefined> {
  const row = await tx
    .updateTable('sign_up_links')
    .set({ status: 'cancelled' })
    .where('link_id', '=', linkId)
    .where('status', '=', 'pending')
    .returning('email')
    .executeTakeFirst();
  return row?.email;
}

/** One page of the links whose address, person or firm contains what is looked for, newest first. */
export async function listSignUpLinks(
  tx: SystemTransaction,
  { search, offset, limit }: { search: string; offset: number; limit: number },
) {
  const matching = tx
    .selectFrom('sign_up_links')
    .leftJoin('users as maker', 'maker.user_id', 'sign_up_links.created_by')
    .where(
      sql<string>`concat_ws(' ', sign_up_links.email, sign_up_links.first_name, sign_up_links.last_name, sign_up_links.company_name)`,
      'ilike',
      containsPattern(search),
    );
  const { total } = await matching
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .leftJoinLateral(
      (expression) =>
        expression
          .selectFrom('sign_up_link_events')
          .select(['event_type', 'received_at'])
          .whereRef('sign_up_link_events.link_id', '=', 'sign_up_links.link_id')
          .orderBy('event_id', 'desc')
          .limit(1)
          .as('last_event'),
      (join) => join.onTrue(),
    )
    .select([
      'sign_up_links.link_id',
      'sign_up_links.email',
      'sign_up_links.first_name',
      'sign_up_links.last_name',
      'sign_up_links.company_name',
      'sign_up_links.subscription_id',
      'sign_up_links.status',
      'sign_up_links.finished_at',
      'sign_up_links.created_at',
      'sign_up_links.expires_at',
      'last_event.event_type',
      'last_event.received_at',
    ])
    .select(sql<string>`trim(concat_ws(' ', maker.first_name, maker.last_name))`.as('maker_name'))
    .orderBy('sign_up_links.created_at', 'desc')
    .orderBy('sign_up_links.link_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}
