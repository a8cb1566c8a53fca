import type { saveScanSignIn as saveCall } from '@portal/contract/monitoring/scan-sign-in.calls.ts';
import { type Access, accessSchema } from '@portal/scanner/signed-in/access.ts';
import { canBeHidden, secretsOf } from '@portal/scanner/signed-in/veil.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { seal } from '../../../system/sealed-box.ts';
import { auditWebsite } from '../audit-monitoring.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import type { WebsiteRow } from '../websites/websites.store.ts';
import { requireProved, requireSameSite } from './require-proved.ts';
import { recordHostConsent, requireHosts } from './sign-in-hosts.ts';
import { signInView } from './sign-in-view.ts';
import { listSignIns, saveSignIn } from './sign-ins.store.ts';

type Input = InputOf<typeof saveCall>;

/** Stores an account for a website's scans, sealed; its log says who and how, and nothing that is secret. */
export async function saveScanSignIn(
  services: MonitoringServices,
  caller: CallerOf<typeof saveCall>,
  { targetId, account, way, sign, hostConsent }: Input,
): Promise<AnswerOf<typeof saveCall>> {
  const { database, clock, scanSignInKey } = services;
  const { orgId, email } = caller.session;
  const at = clock.now();
  const data = await database.inOrg(orgId, async (tx) => {
    const website = await requireProved(services, tx, targetId);
    const named = 'hosts' in way ? way.hosts : [];
    const naming = { named, consent: hostConsent, field: 'way.hosts' };
    const { hosts, agreed } = await requireHosts(services, tx, website, naming);
    const access = toAccess(website, way, sign, hosts);
    if (account === 'lesser' && !(await listSignIns(tx, targetId)).some((row) => row.account === 'main'))
      throw new AppError('SIGN_IN_NO_MAIN');
    await saveSignIn(tx, {
      ...{ websiteId: targetId, orgId, account, way: way.kind, shownName: shownNameOf(way), by: email, at },
      page: way.kind === 'form' ? way.page : null,
      ...{ hosts, agreedHosts: agreed },
      sign: access.sign,
      sealedAccess: seal(scanSignInKey, access),
    });
    await recordHostConsent(tx, caller, { websiteId: targetId, agreed, consent: hostConsent, at });
    const details = { account, way: way.kind, ...(hosts.length === 0 ? {} : { hosts }) };
    await auditWebsite(tx, caller, at, { action: 'website.sign-in-saved', targetId, details });
    return signInView(services, tx, targetId);
  });
  return { success: true, data };
}

function toAccess(website: WebsiteRow, way: Input['way'], sign: Input['sign'], hosts: readonly string[]): Access {
  requireSameSite(website, sign.url, 'sign.url');
  if (way.kind === 'form') {
    requireSameSite(website, way.page, 'way.page', hosts);
    if (way.formAt !== undefined) requireSameSite(website, way.formAt, 'way.page', hosts);
  }
  for (const { url } of way.kind === 'steps' ? way.steps : []) requireSameSite(website, url, 'way.steps', hosts);
  const withHosts = 'hosts' in way ? { ...way, hosts } : way;
  const withCode =
    'totpSecret' in way && (way.totpSecret ?? '').trim() === '' ? { ...withHosts, totpSecret: undefined } : withHosts;
  const access = accessSchema.parse(
    withoutUndefined({ way: withCode, sign: { url: sign.url, text: sign.text || null } }),
  );
  // Of several cookies some are settings such as a language.
  const secrets = secretsOf(access);
  const isHidden = way.kind === 'cookie' ? secrets.some(canBeHidden) : secrets.every(canBeHidden);
  if (!isHidden) throw new AppError('SIGN_IN_SECRET_SIMPLE', { field: secretFieldOf(way) });
  return access;
}

const withoutUndefined = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function secretFieldOf({ kind }: Input['way']): string {
  if (kind === 'header') return 'way.value';
  if (kind === 'bearer') return 'way.token';
  return kind === 'cookie' ? 'way.cookies' : 'way.password';
}

function shownNameOf(way: Input['way']): string {
  if (way.kind === 'header') return way.name;
  return way.kind === 'form' || way.kind === 'steps' ? way.user : '';
}
