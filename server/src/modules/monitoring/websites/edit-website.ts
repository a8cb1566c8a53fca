import type { deleteTarget, editTarget } from '@portal/contract/monitoring/monitoring.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { toTargetView } from '../views.ts';
import { requireScanLevel } from './plan-limits.ts';
import { requireFreeName } from './require-free-name.ts';
import { requireProof } from './website-proof.ts';
import { deleteWebsite, findWebsite, listWebsites, lockOrganisation, updateWebsite } from './websites.store.ts';

/** Renames a website or changes how deep it is scanned. */
export async function editWebsite(
  { database, clock, plans, scanner }: MonitoringServices,
  caller: CallerOf<typeof editTarget>,
  input: InputOf<typeof editTarget>,
): Promise<AnswerOf<typeof editTarget>> {
  const name = (input.targetName ?? input.appName)?.normalize('NFC');
  const level = input.scanLevel ?? input.scan_profile;
  const website = await database.inOrg(caller.session.orgId, async (tx) => {
    await lockOrganisation(tx);
    if ((await findWebsite(tx, input.targetId)) === undefined) throw new AppError('NOT_FOUND');
    if (level !== undefined) {
      const plan = await plans.current(tx);
      requireScanLevel(plan, scanner, level);
      await requireProof(tx, plan, level, input.targetId);
    }
    const others = (await listWebsites(tx)).filter((other) => other.website_id !== input.targetId);
    if (name !== undefined) requireFreeName(name, others);
    await updateWebsite(tx, input.targetId, { name, scanLevel: level });
    await auditWebsite(tx, caller, clock.now(), { action: 'website.changed', targetId: input.targetId });
    return findWebsite(tx, input.targetId);
  });
  if (website === undefined) throw new AppError('NOT_FOUND');
  return { success: true, data: toTargetView(website) };
}

/** Removes a website; a scan of it that runs ends at its next sign of life. */
export async function removeWebsite(
  { database, clock }: MonitoringServices,
  caller: CallerOf<typeof deleteTarget>,
  { targetId }: InputOf<typeof deleteTarget>,
): Promise<AnswerOf<typeof deleteTarget>> {
  await database.inOrg(caller.session.orgId, async (tx) => {
    await auditWebsite(tx, caller, clock.now(), { action: 'website.removed', targetId });
    if (!(await deleteWebsite(tx, targetId))) throw new AppError('NOT_FOUND');
  });
  return { success: true };
}
