import * as calls from '@portal/contract/console/operations.calls.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { PORTAL_VERSION } from '../../system/portal-version.ts';

/** The call about the version that runs. */
export function portalVersionCalls({ updates }: Services): BoundCall[] {
  return [
    bind(calls.readPortalVersion).to(async () => ({
      success: true,
      data: { version: PORTAL_VERSION, newer: updates.newer() },
    })),
  ];
}
