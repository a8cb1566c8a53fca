import { sendMailJob } from './emails/send-mail.kind.ts';
import type { JobKind } from './jobs/job-kind.ts';
import { MODULES } from './modules.ts';

/** Every kind of job there is: the portal's own, and those of its modules. */
export const JOB_KINDS: readonly JobKind[] = [
  sendMailJob,
  ...MODULES.flatMap(({ jobs = [] }) => jobs.map(({ kind }) => kind)),
];
