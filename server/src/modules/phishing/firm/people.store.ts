import { domainOfAddress } from '@portal/domain/phishing/mail-domain.ts';
import type { OrgTransaction } from '../../../database/database.ts';

export type TeamPerson = {
  readonly trainee_id: string;
  readonly email: string;
  readonly department: string;
  readonly roles: readonly string[];
};

/** Everybody in training now. */
export function listTeam(tx: OrgTransaction): Promise<TeamPerson[]> {
  return tx
    .selectFrom('trainees')
    .select(['trainee_id', 'email', 'department', 'roles'])
    .where('status', '=', 'active')
    .orderBy('trainee_id')
    .execute();
}

/** Whether somebody's address is at one of these domains. */
export const isAt = (domains: ReadonlySet<string>, { email }: Pick<TeamPerson, 'email'>): boolean =>
  domains.has(domainOfAddress(email));

/** Who was sent or is to be sent a mail between two instants. */
export async function findResting(tx: OrgTransaction, between: { from: Date; to: Date }): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('phishing_mails')
    .select('trainee_id')
    .distinct()
    .where('state', 'in', ['planned', 'queued', 'delivered'])
    .where(({ eb, fn }) => eb(fn.coalesce('sent_at', 'queued_at', 'send_at'), '>', between.from))
    .where('send_at', '<', between.to)
    .execute();
  return new Set(rows.map(({ trainee_id }) => trainee_id));
}
