import type { downloadCoverageOscal as downloadCoverageOscalCall } from '@portal/contract/policies/coverage.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { auditCaller } from '../../audit/public.ts';
import { fileNames } from './coverage.texts.ts';
import { readFirmCoverage } from './coverage-view.ts';
import { oscalDefinition } from './oscal-definition.ts';

/** The approved policies for programs of auditors. */
export async function downloadCoverageOscal(
  services: Services,
  caller: CallerOf<typeof downloadCoverageOscalCall>,
): Promise<AnswerOf<typeof downloadCoverageOscalCall>> {
  const { database, clock, config } = services;
  const { session, brand } = caller;
  const { company, coverage, say } = await readFirmCoverage(services, caller);
  const at = clock.now();
  const portal = brandOrigin(brand, config.publicUrl);
  const definition = oscalDefinition(coverage, { orgId: session.orgId, company, at, portal });
  const what = { action: 'policy.coverage-downloaded', details: { format: 'oscal' } };
  await database.inOrg(session.orgId, (tx) => auditCaller(tx, caller, at, what));
  const date = dayOf(at, brand.timeZone);
  return {
    fileName: downloadName(`${say(fileNames.oscal, { date })}.json`, 'coverage-oscal.json'),
    bytes: Buffer.from(`${JSON.stringify(definition, null, 2)}\n`),
  };
}
