import { randomUUID } from 'node:crypto';
import type {
  switchScanSignInOff as offCall,
  switchScanSignInOn as onCall,
  readScanSignIn as readCall,
  removeScanSignIn as removeCall,
} from '@portal/contract/monitoring/scan-sign-in.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { requireWebsite } from '../websites/require-website.ts';
import { insertConsent } from '../websites/websites.store.ts';
import { requireProved } from './require-proved.ts';
import { signInView } from './sign-in-view.ts';
import { deleteSignInSwitch, deleteSignIns, insertSignInSwitch, listSignIns } from './sign-ins.store.ts';

/** Tells which accounts are stored, whether they worked, and whether scans use them. */
export async function readScanSignIn(
  services: MonitoringServices,
  { session }: CallerOf<typeof readCall>,
  { targetId }: InputOf<typeof readCall>,
): Promise<AnswerOf<typeof readCall>> {
  const data = await services.database.inOrg(session.orgId, async (tx) => {
    await requireWebsite(tx, targetId);
    return signInView(services, tx, targetId);
  });
  return { success: true, data };
}

/** Lets scans sign in from now on, and records who agreed to which words, from where. */
export async function switchScanSignInOn(
  services: MonitoringServices,
  caller: CallerOf<typeof onCall>,
  { targetId, consent }: InputOf<typeof onCall>,
): Promise<AnswerOf<typeof onCall>> {
  const { orgId, userId, email } = caller.session;
  const at = services.clock.now();
  const data = await services.database.inOrg(orgId, async (tx) => {
    const website = await requireProved(services, tx, targetId);
    const main = (await listSignIns(tx, targetId)).find(({ account }) => account === 'main');
    if (main === undefined || main.tried_at === null || main.try_failure !== null)
      throw new AppError('SIGN_IN_UNTRIED');
    await insertSignInSwitch(tx, { websiteId: targetId, orgId, by: email, at });
    await insertConsent(tx, {
      ...{ consentId: randomUUID(), orgId, websiteId: targetId, userId, userEmail: email, url: website.url },
      ...{ text: consent.text, ip: caller.ip, at },
    });
    await auditWebsite(tx, caller, at, { action: 'website.sign-in-on', targetId });
    return signInView(services, tx, targetId);
  });
  return { success: true, data };
}

/** Scans do not sign in any longer. */
export async function switchScanSignInOff(
  services: MonitoringServices,
  caller: CallerOf<typeof offCall>,
  { targetId }: InputOf<typeof offCall>,
): Promise<AnswerOf<typeof offCall>> {
  const data = await services.database.inOrg(caller.session.orgId, async (tx) => {
    await requireWebsite(tx, targetId);
    if (await deleteSignInSwitch(tx, targetId))
      await auditWebsite(tx, caller, services.clock.now(), { action: 'website.sign-in-off', targetId });
    return signInView(services, tx, targetId);
  });
  return { success: true, data };
}

/** Forgets an account; with the main one go the other and the switch. */
export async function removeScanSignIn(
  services: MonitoringServices,
  caller: CallerOf<typeof removeCall>,
  { targetId, account }: InputOf<typeof removeCall>,
): Promise<AnswerOf<typeof removeCall>> {
  const data = await services.database.inOrg(caller.session.orgId, async (tx) => {
    await requireWebsite(tx, targetId);
    if (account === 'main') await deleteSignInSwitch(tx, targetId);
    if (await deleteSignIns(tx, targetId, account === 'main' ? ['main', 'lesser'] : ['lesser'])) {
      const what = { action: 'website.sign-in-removed', targetId, details: { account } };
      await auditWebsite(tx, caller, services.clock.now(), what);
    }
    return signInView(services, tx, targetId);
  });
  return { success: true, data };
}
