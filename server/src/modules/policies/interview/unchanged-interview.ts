import type { FieldValues } from '@portal/domain/policies/policy-field.ts';
import { AppError } from '../../../call/app-error.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { findInterview } from './interview.store.ts';

/**
 * The firm's answers to the questions for all policies, as they were when somebody read them: what another person saved is never
 * overwritten.
 * @param version of the answers that were read; 0 where there were none
 * @throws AppError INTERVIEW_CHANGED
 */
export async function unchangedInterview(tx: OrgTransaction, version: number): Promise<FieldValues> {
  const row = await findInterview(tx);
  if ((row?.version ?? 0) !== version)
    throw new AppError('INTERVIEW_CHANGED', { values: { savedBy: row?.savedBy ?? '' } });
  return row?.answers ?? {};
}
