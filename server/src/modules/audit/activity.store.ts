import { sql } from 'kysely';
import type { OrgTransaction } from '../../database/database.ts';

export type ActivityRow = {
  audit_id: string;
  at: Date;
  action: string;
  subject: string;
  /** How the person was called whose address is the subject. */
  subject_name: string | null;
  ip: string;
  /** Name, or else address, of who did it; null for the portal itself. */
  actor: string | null;
  isByService: boolean;
};

/** One page of the organisation's log, newest first, with how many entries there are in all. */
export async function listActivity(
  tx: OrgTransaction,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ total: number; rows: ActivityRow[] }> {
  const { total } = await tx
    .selectFrom('audit_log')
    .select((expression) => expression.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await tx
    .selectFrom('audit_log')
    .leftJoin('users', 'users.user_id', 'audit_log.actor_id')
    .select(['audit_log.audit_id', 'audit_log.at', 'audit_log.action', 'audit_log.ip'])
    .select(['audit_log.subject', 'audit_log.subject_name'])
    .select([
      sql<string | null>`coalesce(audit_log.details->>'staff', audit_log.actor_name, audit_log.actor_email,
        nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email)`.as('actor'),
      sql<boolean>`coalesce((audit_log.details->>'service')::boolean, false)`.as('isByService'),
    ])
    .orderBy('audit_log.at', 'desc')
    .orderBy('audit_log.audit_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows: rows.map((row) => ({ ...row, audit_id: String(row.audit_id) })) };
}

/** What an entry is about, with the name of the person where it is one: "Sam Reyes (sam@firm.example)". */
export function subjectInWords(row: { readonly subject: string; readonly subject_name: string | null }): string {
  return row.subject_name === null ? row.subject : `${row.subject_name} (${row.subject})`;
}
