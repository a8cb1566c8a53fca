import * as calls from '@portal/contract/console/operations.calls.ts';
import { type AnswerOf, type BoundCall, bind } from '../../../call/bind-call.ts';

import { PORTAL_VERSION } from '../../../system/portal-version.ts';
import type { ConsoleServices } from '../console-services.ts';

/** The call about the version that runs. */
export const portalVersionCalls: readonly BoundCall<ConsoleServices>[] = [
  bind(calls.readPortalVersion).to(readPortalVersion),
];

async function readPortalVersion({
  updates,
  scanner,
}: ConsoleServices): Promise<AnswerOf<typeof calls.readPortalVersion>> {
  return {
    success: true,
    data: { version: PORTAL_VERSION, newer: updates.newer(), knownFlaws: (await scanner.knownFlaws?.inUse()) ?? null },
  };
}
