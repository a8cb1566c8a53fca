import * as calls from '@portal/contract/console/operations.calls.ts';
import { type AnswerOf, type BoundCall, bind } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { PORTAL_VERSION } from '../../../system/portal-version.ts';

/** The call about the version that runs. */
export const portalVersionCalls: readonly BoundCall<Services>[] = [bind(calls.readPortalVersion).to(readPortalVersion)];

async function readPortalVersion({ updates }: Services): Promise<AnswerOf<typeof calls.readPortalVersion>> {
  return {
    success: true,
    data: { version: PORTAL_VERSION, newer: updates.newer() },
  };
}
