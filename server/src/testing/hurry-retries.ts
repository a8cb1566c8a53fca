import type { TestPortal } from './test-portal.ts';

/** Lets jobs that failed be tried again at once: how long they wait is a setting, and no test is about it. */
export async function hurryRetries({ database }: TestPortal): Promise<void> {
  await database.query(`update jobs.job set start_after = now() where state = 'retry'`);
}
