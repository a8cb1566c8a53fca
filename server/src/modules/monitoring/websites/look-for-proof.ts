import {
  holdsProof,
  PROOF_METHODS,
  PROOF_NAME,
  type ProofMethod,
  proofPlaces,
} from '@portal/domain/monitoring/website-proof.ts';
import { createDnsClient } from '@portal/scanner/dns/dns-client.ts';
import { metaContents } from '@portal/scanner/html/meta-contents.ts';
import type { MonitoringServices } from '../monitoring-services.ts';

type Looking = Pick<MonitoringServices, 'outgoing' | 'config'>;

const TIMEOUT_MS = 8000;

/** Looks for the website's token in all three places at once; null when it is in none of them. */
export async function lookForProof(
  { outgoing, config }: Looking,
  url: string,
  token: string,
): Promise<ProofMethod | null> {
  const { dnsName, fileUrl } = proofPlaces(new URL(url), token);
  const dns = createDnsClient(config.dnsServers.length === 0 ? undefined : config.dnsServers);
  const client = outgoing();
  const open = async (address: string) => {
    const { status, body } = await client.request(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    // A redirect may lead to somebody else's page.
    return status === 200 ? body.toString('utf8') : '';
  };
  const looks: Readonly<Record<ProofMethod, () => Promise<boolean>>> = {
    dns: async () => dnsName !== null && holdsProof(await dns.txt(dnsName), token),
    file: async () => holdsProof((await open(fileUrl)).split('\n'), token),
    meta: async () => metaContents(await open(url), PROOF_NAME).includes(token),
  };
  try {
    // A place that cannot be looked at does not hold it.
    const found = await Promise.all(PROOF_METHODS.map((method) => looks[method]().catch(() => false)));
    return PROOF_METHODS.find((_, index) => found[index]) ?? null;
  } finally {
    await client.close();
  }
}
