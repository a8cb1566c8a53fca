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
import { isAgreed, requireHosts } from './sign-in-hosts.ts';
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
  const { row, isNamedRightly } = await database.inOrg(orgId, async (tx) => {
    await requireProved(services, tx, targetId);
    const found = (await listSignIns(tx, targetId)).find((stored) => stored.account === account);
    if (found === undefined) throw new AppError('NOT_FOUND');
    return { row: found, isNamedRightly: await isAgreed(tx, found) };
  });
  const fault = isNamedRightly
    ? await tryAccess(accessSchema.parse(unseal(scanSignInKey, row.sealed_access)), optionsOf(services))
    : ({ failure: 'HOST_NOT_PROVED', host: null } as const);
  const failure = fault?.failure ?? null;
  const at = clock.now();
  const data = await database.inOrg(orgId, async (tx) => {
    await saveTry(tx, row, { at, failure, host: fault?.host ?? null });
    const details = { account, failure };
    await auditWebsite(tx, caller, at, { action: 'website.sign-in-tried', targetId, details });
    return signInView(services, tx, targetId);
  });
  return { success: true, data };
}

/** Looks for the sign-in form of a page of the website, there or at a host that it leads to. */
export async function findSignInForm(
  services: MonitoringServices,
  { session }: CallerOf<typeof findFormCall>,
  { targetId, page, hosts: named, hostConsent }: InputOf<typeof findFormCall>,
): Promise<AnswerOf<typeof findFormCall>> {
  const hosts = await services.database.inOrg(session.orgId, async (tx) => {
    const website = await requireProved(services, tx, targetId);
    const naming = { named, consent: hostConsent, field: 'hosts' };
    const required = await requireHosts(services, tx, website, naming);
    requireSameSite(website, page, 'page', required.hosts);
    return [new URL(website.url).origin, ...required.hosts];
  });
  const { form, leadsTo } = await findSignInFormAt(page, hosts, optionsOf(services));
  return { success: true, data: { form: form === null ? null : { ...form, fields: [...form.fields] }, leadsTo } };
}
