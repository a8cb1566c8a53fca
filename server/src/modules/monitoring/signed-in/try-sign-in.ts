import type {
  findSignInForm as findFormCall,
  tryScanSignIn as tryCall,
} from '@portal/contract/monitoring/scan-sign-in.calls.ts';
import { accessSchema } from '@portal/scanner/signed-in/access.ts';
import { findSignInFormAt, tryAccess } from '@portal/scanner/signed-in/try-access.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { unseal } from '../../../system/sealed-box.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { requireProved, requireSameSite } from './require-proved.ts';
import { signInView } from './sign-in-view.ts';
import { listSignIns, saveTry } from './sign-ins.store.ts';

const optionsOf = ({ config }: MonitoringServices) => ({
  allowedHosts: config.scanAllowHosts,
  dnsServers: config.dnsServers,
  userAgentContact: config.publicUrl,
});

/** Signs in once as it is stored, and keeps whether the sign was seen. */
export async function tryScanSignIn(
  services: MonitoringServices,
  caller: CallerOf<typeof tryCall>,
  { targetId, account }: InputOf<typeof tryCall>,
): Promise<AnswerOf<typeof tryCall>> {
  const { database, clock, scanSignInKey } = services;
  const { orgId } = caller.session;
  const row = await database.inOrg(orgId, async (tx) => {
    await requireProved(services, tx, targetId);
    return (await listSignIns(tx, targetId)).find((stored) => stored.account === account);
  });
  if (row === undefined) throw new AppError('NOT_FOUND');
  const failure = await tryAccess(accessSchema.parse(unseal(scanSignInKey, row.sealed_access)), optionsOf(services));
  const at = clock.now();
  const data = await database.inOrg(orgId, async (tx) => {
    await saveTry(tx, row, { at, failure });
    const details = { account, failure };
    await auditWebsite(tx, caller, at, { action: 'website.sign-in-tried', targetId, details });
    return signInView(services, tx, targetId);
  });
  return { success: true, data };
}

/** Looks at a page of the website for its sign-in form. */
export async function findSignInForm(
  services: MonitoringServices,
  { session }: CallerOf<typeof findFormCall>,
  { targetId, page }: InputOf<typeof findFormCall>,
): Promise<AnswerOf<typeof findFormCall>> {
  const website = await services.database.inOrg(session.orgId, (tx) => requireProved(services, tx, targetId));
  requireSameSite(website, page, 'page');
  const found = await findSignInFormAt(page, optionsOf(services));
  return { success: true, data: found === null ? null : { ...found, fields: [...found.fields] } };
}
