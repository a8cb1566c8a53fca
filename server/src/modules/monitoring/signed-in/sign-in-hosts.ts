import { randomUUID } from 'node:crypto';
import type { saveScanSignIn as saveCall } from '@portal/contract/monitoring/scan-sign-in.calls.ts';
import { createAddressGuard } from '@portal/scanner/guard/address-guard.ts';
import { AppError } from '../../../call/app-error.ts';
import type { CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { AnyTransaction, OrgTransaction } from '../../../database/database.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { listProvedUrls } from '../websites/website-proofs.store.ts';
import { insertConsent, type WebsiteRow } from '../websites/websites.store.ts';
import type { SignInRow } from './sign-ins.store.ts';

type Consent = InputOf<typeof saveCall>['hostConsent'];

/** Hosts of the organisation's websites that are proved to be its own. */
export async function provedHosts(tx: AnyTransaction, orgId: string): Promise<ReadonlySet<string>> {
  return new Set((await listProvedUrls(tx, orgId)).map((url) => new URL(url).hostname));
}

/** Of these origins those whose host is not proved to be the organisation's own. */
async function unprovedOf(tx: AnyTransaction, orgId: string, origins: readonly string[]): Promise<readonly string[]> {
  if (origins.length === 0) return [];
  const proved = await provedHosts(tx, orgId);
  return origins.filter((origin) => !proved.has(new URL(origin).hostname));
}

/** Whether each host of a stored sign-in is proved at this time, or was agreed to. */
export async function isAgreed(
  tx: AnyTransaction,
  { org_id: orgId, hosts, agreed_hosts: agreed }: Pick<SignInRow, 'org_id' | 'hosts' | 'agreed_hosts'>,
): Promise<boolean> {
  const others = hosts.filter((host) => !agreed.includes(host));
  return (await unprovedOf(tx, orgId, others)).length === 0;
}

/** Encrypted, not inside a private network and not this portal; the operator's own machines are as for scans. */
function mayBeAsked({ scanAllowHosts, publicUrl }: MonitoringServices['config'], origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  if (scanAllowHosts.includes(hostname)) return true;
  if (protocol !== 'https:' || hostname === new URL(publicUrl).hostname) return false;
  try {
    createAddressGuard({ allowedHosts: scanAllowHosts }).checkUrl(origin);
    return true;
  } catch {
    return false;
  }
}

type NamedHosts = { readonly hosts: readonly string[]; readonly agreed: readonly string[] };

/**
 * The origins that were named for a sign-in beside the website's own, and which of them need an agreement, since they are not proved.
 * @throws AppError SIGN_IN_HOST_REFUSED for what is not encrypted, SIGN_IN_HOST_CONSENT where the agreement is missing; at `field`
 */
export async function requireHosts(
  { config }: Pick<MonitoringServices, 'config'>,
  tx: OrgTransaction,
  website: WebsiteRow,
  { named = [], consent, field }: { named: readonly string[] | undefined; consent: Consent; field: string },
): Promise<NamedHosts> {
  const own = new URL(website.url).origin;
  const hosts = [...new Set(named.map((address) => new URL(address).origin))].filter((origin) => origin !== own);
  if (hosts.some((origin) => !mayBeAsked(config, origin))) throw new AppError('SIGN_IN_HOST_REFUSED', { field });
  const agreed = await unprovedOf(tx, website.org_id, hosts);
  if (agreed.length > 0 && consent === undefined) throw new AppError('SIGN_IN_HOST_CONSENT', { field });
  return { hosts, agreed };
}

/** Records who agreed, in which words, that an account signs in at hosts that are not proved. */
export async function recordHostConsent(
  tx: OrgTransaction,
  { session, ip }: CallerOf<typeof saveCall>,
  { websiteId, agreed, consent, at }: { websiteId: string; agreed: readonly string[]; consent: Consent; at: Date },
): Promise<void> {
  if (consent === undefined) return;
  for (const url of agreed)
    await insertConsent(tx, {
      ...{ consentId: randomUUID(), orgId: session.orgId, websiteId, userId: session.userId },
      ...{ userEmail: session.email, url, text: consent.text, ip, at },
    });
}
