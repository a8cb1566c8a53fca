import { sql } from 'kysely';
import type { OrgTransaction } from '../../../database/database.ts';

type RecallReader = { readonly trainee_id: string; readonly email: string; readonly name: string };

/**
 * Some people who wanted the questions before the week began and were not told of it yet, their rows locked. Whoever gets
 * another email about the training on this day is left for the next one; each of these emails brings a link of its own.
 */
export async function lockPeopleToAsk(
  tx: OrgTransaction,
  { today, week, timeZone }: { today: string; week: string; timeZone: string },
  { after, limit }: { after: string; limit: number },
): Promise<RecallReader[]> {
  const { rows } = await sql<RecallReader>`
    select trainee_id, email, name from trainees
    where status = 'active' and trainee_id > ${after} and (recall_since at time zone ${timeZone})::date < ${week}
      and (reminded_on is null or reminded_on < ${today})
      and not exists (select from training_recall_weeks asked
        where asked.trainee_id = trainees.trainee_id and week = ${week} and mailed_at is not null)
      and not exists (select from trainee_links link
        where link.trainee_id = trainees.trainee_id and (made_at at time zone ${timeZone})::date = ${today})
    order by trainee_id limit ${limit} for update skip locked`.execute(tx);
  return rows;
}

/** Notes whom a week's email went to, which is also the one of the day. */
export async function markAsked(
  tx: OrgTransaction,
  traineeIds: readonly string[],
  { today, week, at }: { readonly today: string; readonly week: string; readonly at: Date },
): Promise<void> {
  await sql`update trainees set reminded_on = ${today} where trainee_id = any(${traineeIds}::uuid[])`.execute(tx);
  await sql`update training_recall_weeks set mailed_at = ${at}
    where trainee_id = any(${traineeIds}::uuid[]) and week = ${week}`.execute(tx);
}

/** Notes that a day's emails with questions are all queued. */
export async function markDayAsked(tx: OrgTransaction, today: string): Promise<void> {
  await tx.updateTable('training_programmes').set({ recalled_on: today }).execute();
}
