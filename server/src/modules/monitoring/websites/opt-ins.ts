import { randomUUID } from 'node:crypto';
import type {
  readOptIns as readOptInsCall,
  switchOptInOff as switchOptInOffCall,
  switchOptInOn as switchOptInOnCall,
} from '@portal/contract/monitoring/opt-in.calls.ts';
import { NO_OPT_INS, OPT_IN_CHECKS, type OptIns } from '@portal/domain/monitoring/opt-in-checks.ts';
import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { LEVEL_LIMITS } from '@portal/scanner/levels.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { deleteOptIn, insertOptIn, listOptIns } from './opt-ins.store.ts';
import { isShownNow } from './website-proof.ts';
import { findProof } from './website-proofs.store.ts';
import { findWebsite, insertConsent } from './websites.store.ts';

async function viewOf({ scanner }: Pick<MonitoringServices, 'scanner'>, tx: OrgTransaction, websiteId: string) {
  const proof = await findProof(tx, websiteId);
  const rows = await listOptIns(tx, websiteId);
  return {
    isAvailable: scanner.name === 'builtin',
    isProved: proof?.proved_at != null,
    checks: OPT_IN_CHECKS.map((checkId) => {
      const row = rows.find((on) => on.check_id === checkId);
      return {
        checkId,
        switchedOn: row === undefined ? null : { by: row.switched_on_by, at: row.switched_on_at.toISOString() },
      };
    }),
  };
}

/** Tells which of them are on, and whether they can be. */
export async function readOptIns(
  services: MonitoringServices,
  { session }: CallerOf<typeof readOptInsCall>,
  { targetId }: InputOf<typeof readOptInsCall>,
): Promise<AnswerOf<typeof readOptInsCall>> {
  const data = await services.database.inOrg(session.orgId, async (tx) => {
    if ((await findWebsite(tx, targetId)) === undefined) throw new AppError('NOT_FOUND');
    return viewOf(services, tx, targetId);
  });
  return { success: true, data };
}

/** Switches one on and records who agreed to which words, from where. */
export async function switchOptInOn(
  services: MonitoringServices,
  caller: CallerOf<typeof switchOptInOnCall>,
  { targetId, checkId, consent }: InputOf<typeof switchOptInOnCall>,
): Promise<AnswerOf<typeof switchOptInOnCall>> {
  const { database, clock } = services;

  const { orgId, userId, email } = caller.session;
  const now = clock.now();
  const data = await database.inOrg(orgId, async (tx) => {
    const website = await findWebsite(tx, targetId);
    if (website === undefined) throw new AppError('NOT_FOUND');
    const { isAvailable, isProved } = await viewOf(services, tx, targetId);
    if (!isAvailable) throw new AppError('OPT_IN_NOT_AVAILABLE');
    if (!isProved) throw new AppError('OPT_IN_NEEDS_PROOF');
    if (await insertOptIn(tx, { orgId, websiteId: targetId, checkId, by: email, at: now })) {
      await insertConsent(tx, {
        ...{ consentId: randomUUID(), orgId, websiteId: targetId, userId, userEmail: email, url: website.url },
        ...{ text: consent.text, ip: caller.ip, at: now },
      });
      await auditWebsite(tx, caller, now, { action: 'website.check-on', targetId, details: { checkId } });
    }
    return viewOf(services, tx, targetId);
  });
  return { success: true, data };
}

/** Switches one off. */
export async function switchOptInOff(
  services: MonitoringServices,
  caller: CallerOf<typeof switchOptInOffCall>,
  { targetId, checkId }: InputOf<typeof switchOptInOffCall>,
): Promise<AnswerOf<typeof switchOptInOffCall>> {
  const { database, clock } = services;

  const data = await database.inOrg(caller.session.orgId, async (tx) => {
    if ((await findWebsite(tx, targetId)) === undefined) throw new AppError('NOT_FOUND');
    if (await deleteOptIn(tx, targetId, checkId))
      await auditWebsite(tx, caller, clock.now(), { action: 'website.check-off', targetId, details: { checkId } });
    return viewOf(services, tx, targetId);
  });
  return { success: true, data };
}

type ScanToDo = {
  readonly website_id: string;
  readonly url: string;
  readonly scan_level: string;
  readonly retest_of: string | null;
};

/**
 * What a scan may do beyond looking. That the website is the organisation's own is looked at anew, whatever the plan asks for and
 * however young the proof is: a name may have changed hands since yesterday.
 */
export async function optInsFor(
  services: Pick<MonitoringServices, 'database' | 'clock' | 'outgoing' | 'config'>,
  scan: ScanToDo,
): Promise<OptIns> {
  const { checks } = LEVEL_LIMITS[scan.scan_level as ScanLevel];
  if (scan.retest_of !== null || !OPT_IN_CHECKS.some((checkId) => checks.has(checkId))) return NO_OPT_INS;
  const rows = await services.database.onceAsSystem((tx) => listOptIns(tx, scan.website_id));
  if (rows.length === 0) return NO_OPT_INS;
  const state = (await isShownNow(services, { websiteId: scan.website_id, url: scan.url })) ? 'on' : 'unproved';
  const on = new Set(rows.map((row) => row.check_id));
  return { A18: on.has('A18') ? state : 'off', A19: on.has('A19') ? state : 'off' };
}
