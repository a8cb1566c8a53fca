import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { type RawBuilder, sql } from 'kysely';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';

export type InterviewRow = { readonly answers: FieldValues; readonly version: number; readonly savedBy: string };

/** What the firm answered to the shared questions; undefined before its first answer. */
export function findInterview(tx: OrgTransaction): Promise<InterviewRow | undefined> {
  return tx
    .selectFrom('policy_interviews')
    .select(['answers', 'version', 'saved_by_name as savedBy'])
    .executeTakeFirst();
}

/** The language that the firm chose for its policies; null where it chose none. */
export async function findChosenLanguage(tx: OrgTransaction): Promise<Language | null> {
  const row = await tx.selectFrom('policy_interviews').select('language').executeTakeFirst();
  return row?.language ?? null;
}

/** What the firm answered to the shared questions: one value of a larger statement. */
export function selectInterviewAnswers(): RawBuilder<FieldValues> {
  return sql`coalesce((select answers from policy_interviews), '{}')`;
}

type NewInterview = {
  readonly orgId: string;
  readonly answers: FieldValues;
  readonly version: number;
  readonly savedAt: Date;
  readonly byName: string;
  /** The chosen language; what was chosen before stays where it is left out. */
  readonly language?: Language;
};

/** Keeps the answers in place of earlier ones. */
export async function saveInterviewRow(
  tx: AnyTransaction,
  { orgId, answers, version, savedAt, byName, language }: NewInterview,
): Promise<void> {
  const row = { answers: JSON.stringify(answers), version, saved_at: savedAt, saved_by_name: byName, language };
  await tx
    .insertInto('policy_interviews')
    .values({ org_id: orgId, ...row })
    .onConflict((conflict) => conflict.column('org_id').doUpdateSet(row))
    .execute();
}
