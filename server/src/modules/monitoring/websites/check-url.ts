import type { checkAppUrl } from '@portal/contract/monitoring/monitoring.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { MonitoringServices } from '../monitoring-services.ts';
import { refuseInsideAddress } from './refuse-inside-address.ts';
import { isPopularSite, normalizeWebsiteUrl } from './website-url.ts';
import { listWebsites } from './websites.store.ts';

/** Tells before a website is added whether it can be, and whether it answers at all. */
export async function checkUrl(
  { database, config, outgoing }: MonitoringServices,
  { session }: CallerOf<typeof checkAppUrl>,
  input: InputOf<typeof checkAppUrl>,
): Promise<AnswerOf<typeof checkAppUrl>> {
  const url = normalizeWebsiteUrl(input.url, config.scanAllowHosts, 'url');
  await refuseInsideAddress(url, config.scanAllowHosts, 'url');
  const websites = await database.onceInOrg(session.orgId, listWebsites);
  const usedInTargets = websites.some((website) => website.url.toLowerCase() === url.toLowerCase());
  const inAlexaTopSites = isPopularSite(url);
  return {
    success: true,
    usedInTargets,
    inAlexaTopSites,
    reachable: !inAlexaTopSites && (await answers(outgoing, url)),
  };
}

async function answers(outgoing: MonitoringServices['outgoing'], url: string): Promise<boolean> {
  const client = outgoing();
  try {
    await client.request(url, { method: 'HEAD', signal: AbortSignal.timeout(5000) });
    return true;
  } catch {
    // Refused, unknown and silent addresses look the same from here on purpose.
    return false;
  } finally {
    await client.close();
  }
}
