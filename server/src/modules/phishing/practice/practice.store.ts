import { type RawBuilder, sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

/** Whether and when people were sent practice mails. */
export type Practice = {
  readonly isOn: boolean;
  /** Campaigns with a mail that arrived since then. */
  readonly ran: number;
  /** Campaigns with mails that are still to go. */
  readonly planned: number;
};

/** One value of a larger statement. */
export function selectPractice(since: Date): RawBuilder<Practice> {
  return sql`(
    select jsonb_build_object('isOn', exists (select from phishing_settings where is_on),
      'ran', count(distinct campaign_id) filter (where state = 'delivered' and sent_at >= ${since}),
      'planned', count(distinct campaign_id) filter (where state in ('planned', 'queued')))
    from phishing_mails
  )`;
}

export async function findPractice(tx: OrgTransaction, since: Date): Promise<Practice> {
  const { practice } = await tx.selectNoFrom(selectPractice(since).as('practice')).executeTakeFirstOrThrow();
  return practice;
}
