import { sql } from 'kysely';
import { containsPattern } from '../../../database/contains-pattern.ts';
import type { SystemTransaction } from '../../../database/database.ts';

type NewLetter = {
  readonly letterId: string;
  readonly subject: string;
  readonly body: string;
  readonly sentAt: Date;
  readonly sentBy: { readonly userId: string; readonly name: string; readonly email: string };
};

/** @returns false where there is a letter of this id already */
export async function insertLetter(tx: SystemTransaction, letter: NewLetter): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('letters')
    .values({
      letter_id: letter.letterId,
      subject: letter.subject,
      body: letter.body,
      sent_at: letter.sentAt,
      sent_by: letter.sentBy.userId,
      sent_by_name: letter.sentBy.name,
      sent_by_email: letter.sentBy.email,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** How many of a letter's customers were written to, and so on: as counted at its end, or until then from what became of each. */
function described(tx: SystemTransaction) {
  return tx
    .selectFrom('letters')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('letter_recipients')
          .whereRef('letter_recipients.letter_id', '=', 'letters.letter_id')
          .where('letters.ended_at', 'is', null)
          .select([
            sql<number>`(count(*) filter (where people > 0))::int`.as('customers'),
            sql<number>`coalesce(sum(people), 0)::int`.as('people'),
            sql<number>`(count(*) filter (where ended_at is not null and people = 0))::int`.as('left_out'),
            sql<number>`(count(*) filter (where ended_at is null))::int`.as('waiting'),
          ])
          .as('so_far'),
      (join) => join.onTrue(),
    )
    .select(['letters.letter_id', 'subject', 'body', 'sent_at', 'sent_by', 'sent_by_name', 'sent_by_email'])
    .select([
      sql<number>`letters.customers + coalesce(so_far.customers, 0)`.as('customers'),
      sql<number>`letters.people + coalesce(so_far.people, 0)`.as('people'),
      sql<number>`letters.left_out + coalesce(so_far.left_out, 0)`.as('left_out'),
      sql<number>`coalesce(so_far.waiting, 0)`.as('waiting'),
    ]);
}

export type LetterRow = Awaited<ReturnType<ReturnType<typeof described>['executeTakeFirstOrThrow']>>;

export function findLetter(tx: SystemTransaction, letterId: string): Promise<LetterRow | undefined> {
  return described(tx).where('letters.letter_id', '=', letterId).executeTakeFirst();
}

/** One page of the letters, newest first, with how many there are in all. */
export async function listLetters(
  tx: SystemTransaction,
  { search, offset, limit }: { readonly search: string; readonly offset: number; readonly limit: number },
): Promise<{ total: number; rows: LetterRow[] }> {
  const isWanted = sql<boolean>`(${search} = '' or letters.subject ilike ${containsPattern(search)})`;
  const { total } = await tx
    .selectFrom('letters')
    .where(isWanted)
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await described(tx)
    .where(isWanted)
    .orderBy('sent_at', 'desc')
    .orderBy('letters.letter_id')
    .offset(offset)
    .limit(limit)
    .execute();
  return { total: Number(total), rows };
}

/** Counts what became of a letter, once; from then on customers may go without changing what is told of it. */
export async function endLetter(tx: SystemTransaction, letterId: string, at: Date): Promise<void> {
  await sql`
    update letters set ended_at = ${at}, customers = done.customers, people = done.people, left_out = done.left_out
    from (
      select count(*) filter (where people > 0) as customers, coalesce(sum(people), 0) as people,
        count(*) filter (where people = 0) as left_out
      from letter_recipients where letter_id = ${letterId}
    ) done
    where letter_id = ${letterId} and ended_at is null`.execute(tx);
}
