import type { PassiveLook } from '../../../providers/ratings/passive-look-port.ts';
import type { TestPortal } from '../../../testing/test-portal.ts';
import { createCheckRunner } from '../run-check-job.ts';

/** Works a check off as a worker would, with a look of the test's own. */
export function runCheck(test: TestPortal, checkId: string, passiveLook: PassiveLook): Promise<void> {
  const { database, clock } = test.portal.services;
  const job = { id: 'job', signal: new AbortController().signal };
  return createCheckRunner({ database, clock, passiveLook }).run({ checkId }, job);
}
