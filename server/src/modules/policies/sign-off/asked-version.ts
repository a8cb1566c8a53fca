import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { libraryQuestions } from './library-questions.ts';
import type { SignOffPerson } from './sign-off-people.store.ts';
import { lockSignOff } from './sign-offs-of-person.store.ts';

type Asked = { readonly policyId: string; readonly version: number };

/**
 * The version that a person is asked about, with the questions that its text has.
 * @throws AppError SIGN_OFF_LINK_INVALID for a policy that this person was never asked about, or is asked about no longer
 */
export async function findAskedVersion(tx: OrgTransaction, person: SignOffPerson, { policyId, version }: Asked) {
  const row = await lockSignOff(tx, person.personId, { policyId, version });
  if (!row?.approved_text || !row.content_hash || !row.approved_at) throw new AppError('SIGN_OFF_LINK_INVALID');
  const text = row.approved_text;
  return {
    name: row.name,
    approver: row.approver ?? '',
    approvedAt: row.approved_at,
    text,
    language: row.language,
    isOwnText: row.custom_policy !== null,
    contentHash: row.content_hash,
    statement: row.statement,
    acknowledgedAt: row.acknowledged_at,
    carriedFrom: row.carried_from,
    isWithdrawn: row.withdrawn_at !== null,
    questions: await libraryQuestions({
      policyId,
      text,
      language: row.language,
      fields: row.fields,
      values: row.custom_values,
    }),
    /** Draws the order of options: another one for each person and version. */
    seed: `${person.personId}/${policyId}/${version}`,
  };
}
