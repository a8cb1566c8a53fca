import * as calls from '@portal/contract/console/operations.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { withoutTokens } from '../../../system/without-tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { countWaitingJobs, listTroubledJobs, retryJob } from './jobs.store.ts';

const ERROR_LENGTH = 300;

/** Calls about work that did not go well. */
export const jobCalls: readonly BoundCall<Services>[] = [
  bind(calls.listJobs).to(listJobs),
  bind(calls.retryJob).to(retryFailedJob),
];

async function listJobs({ database }: Services): Promise<AnswerOf<typeof calls.listJobs>> {
  const { rows, waiting } = await database.asSystem(async (tx) => ({
    rows: await listTroubledJobs(tx),
    waiting: await countWaitingJobs(tx),
  }));
  const jobs = rows.map((row) => ({
    jobId: row.id,
    name: row.name,
    state: row.state,
    attempts: row.retry_count + (row.state === 'failed' ? 1 : 0),
    createdAt: row.created_on.toISOString(),
    nextTryAt: row.state === 'retry' ? row.start_after.toISOString() : null,
    lastError: withoutTokens(row.error ?? '').slice(0, ERROR_LENGTH),
  }));
  return { success: true, data: { waiting, jobs } };
}

async function retryFailedJob(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.retryJob>,
  { jobId, name }: InputOf<typeof calls.retryJob>,
): Promise<AnswerOf<typeof calls.retryJob>> {
  await database.asSystem(async (tx) => {
    if (!(await retryJob(tx, name, jobId))) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), { action: 'job.retried', subject: name, details: { jobId } });
  });
  return { success: true };
}
