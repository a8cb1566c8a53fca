import type {
  checkWebsiteProof as checkWebsiteProofCall,
  readWebsiteProof as readWebsiteProofCall,
} from '@portal/contract/monitoring/proof.calls.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { PROOF_AGE_MS, proofPlaces, triesInputs } from '@portal/domain/monitoring/website-proof.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { AnyTransaction } from '../../../database/database.ts';
import type { CurrentPlan } from '../../plans/public.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { lookForProof } from './look-for-proof.ts';
import { findOrMakeProof, findProof, saveProof, type WebsiteProof } from './website-proofs.store.ts';
import { findWebsite } from './websites.store.ts';

/** Whether scans of this level need a proof in this plan. */
export const needsProof = ({ plan }: CurrentPlan, level: ScanLevel): boolean =>
  plan.planDetail.probelyRequiresProof === true && triesInputs(level);

/** @throws AppError PROOF_REQUIRED for a level that needs a proof, of a website that has none; `null` is one that is not there yet */
export async function requireProof(
  tx: AnyTransaction,
  plan: CurrentPlan,
  level: ScanLevel,
  websiteId: string | null,
): Promise<void> {
  if (!needsProof(plan, level)) return;
  const proof = websiteId === null ? undefined : await findProof(tx, websiteId);
  if (proof?.proved_at == null) throw new AppError('PROOF_REQUIRED', { field: 'scanProfile' });
}

/** Tells what to put where. */
export async function readWebsiteProof(
  { database, clock }: MonitoringServices,
  { session }: CallerOf<typeof readWebsiteProofCall>,
  { targetId }: InputOf<typeof readWebsiteProofCall>,
): Promise<AnswerOf<typeof readWebsiteProofCall>> {
  const found = await database.inOrg(session.orgId, async (tx) => {
    const website = await findWebsite(tx, targetId);
    if (website === undefined) throw new AppError('NOT_FOUND');
    const ids = { orgId: session.orgId, websiteId: targetId };
    return { website, proof: await findOrMakeProof(tx, ids, clock.now()) };
  });
  return { success: true, data: toView(found.website.url, found.proof) };
}

/** Looks for the token, and keeps that it was seen. */
export async function checkWebsiteProof(
  services: MonitoringServices,
  caller: CallerOf<typeof checkWebsiteProofCall>,
  { targetId }: InputOf<typeof checkWebsiteProofCall>,
): Promise<AnswerOf<typeof checkWebsiteProofCall>> {
  const { database, clock } = services;

  const { orgId } = caller.session;
  const { website, proof } = await database.inOrg(orgId, async (tx) => {
    const row = await findWebsite(tx, targetId);
    if (row === undefined) throw new AppError('NOT_FOUND');
    return { website: row, proof: await findOrMakeProof(tx, { orgId, websiteId: targetId }, clock.now()) };
  });
  const method = await lookForProof(services, website.url, proof.token);
  const now = clock.now();
  const proved = method === null ? null : { method, at: now };
  if (proved !== null)
    await database.inOrg(orgId, async (tx) => {
      await saveProof(tx, targetId, proved);
      await auditWebsite(tx, caller, now, { action: 'website.proved', targetId });
    });
  const after = proved === null ? proof : { ...proof, method: proved.method, proved_at: proved.at };
  return { success: true, isFound: method !== null, data: toView(website.url, after) };
}

/** Looks again whether an old proof still stands; false when it is gone, which is kept. For the worker. */
export async function renewProof(
  services: Pick<MonitoringServices, 'database' | 'clock' | 'outgoing' | 'config'>,
  website: { readonly websiteId: string; readonly url: string },
): Promise<boolean> {
  const { database, clock } = services;
  const proof = await database.onceAsSystem((tx) => findProof(tx, website.websiteId));
  if (proof?.proved_at == null) return false;
  if (clock.now().getTime() - proof.proved_at.getTime() <= PROOF_AGE_MS) return true;
  const method = await lookForProof(services, website.url, proof.token);
  const seen = method === null ? null : { method, at: clock.now() };
  await database.onceAsSystem((tx) => saveProof(tx, website.websiteId, seen));
  return seen !== null;
}

/**
 * Looks for the token now and keeps that it was seen; false when it is in none of its places. A proof that is missed here stays
 * for what asks for less, until it is too old.
 */
export async function isShownNow(
  { database, clock, ...looking }: Pick<MonitoringServices, 'database' | 'clock' | 'outgoing' | 'config'>,
  website: { readonly websiteId: string; readonly url: string },
): Promise<boolean> {
  const proof = await database.onceAsSystem((tx) => findProof(tx, website.websiteId));
  if (proof?.proved_at == null) return false;
  const method = await lookForProof(looking, website.url, proof.token);
  if (method === null) return false;
  await database.onceAsSystem((tx) => saveProof(tx, website.websiteId, { method, at: clock.now() }));
  return true;
}

function toView(url: string, { token, method, proved_at: provedAt }: WebsiteProof) {
  return { ...proofPlaces(new URL(url), token), method, provedAt: provedAt?.toISOString() ?? null };
}
