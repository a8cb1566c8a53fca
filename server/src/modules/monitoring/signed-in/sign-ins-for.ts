import type { ScanLevel } from '@portal/domain/monitoring/scan-levels.ts';
import { LEVEL_LIMITS } from '@portal/scanner/levels.ts';
import { accessSchema, type SignIns } from '@portal/scanner/signed-in/access.ts';
import { unseal } from '../../../system/sealed-box.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { isShownNow } from '../websites/website-proof.ts';
import { isAgreed } from './sign-in-hosts.ts';
import { findSignInSwitch, listSignIns, type SignInRow } from './sign-ins.store.ts';

type Services = Pick<MonitoringServices, 'database' | 'clock' | 'outgoing' | 'config' | 'scanner' | 'scanSignInKey'>;

/**
 * What a scan signs in with; undefined where nobody switched it on. As for other checks that do more than look, it is looked anew
 * whether the website is the organisation's own.
 */
export async function signInsFor(
  services: Services,
  scan: { readonly website_id: string; readonly url: string; readonly scan_level: string },
): Promise<SignIns | undefined> {
  const { database, scanner, scanSignInKey } = services;
  if (scanner.name !== 'builtin' || LEVEL_LIMITS[scan.scan_level as ScanLevel].isQuick) return undefined;
  const { rows, areAgreed } = await database.asSystem(async (tx) => {
    const isOn = (await findSignInSwitch(tx, scan.website_id)) !== undefined;
    const stored = isOn ? await listSignIns(tx, scan.website_id) : [];
    const agreed = await Promise.all(stored.map((row) => isAgreed(tx, row)));
    return { rows: stored, areAgreed: agreed.every(Boolean) };
  });
  if (rows.length === 0) return undefined;
  if (!(await isShownNow(services, { websiteId: scan.website_id, url: scan.url }))) return { left: 'NOT_PROVED' };
  if (!areAgreed) return { left: 'HOST_NOT_PROVED' };
  const accessOf = ({ sealed_access }: SignInRow) => accessSchema.parse(unseal(scanSignInKey, sealed_access));
  return Object.fromEntries(rows.map((row) => [row.account, accessOf(row)]));
}
