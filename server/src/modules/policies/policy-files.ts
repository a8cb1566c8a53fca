import type { FirmFile, FirmToExport } from '../../firm-files.ts';
import type { Services } from '../../services.ts';
import { listNewestVersions } from './policies.store.ts';
import { printedPolicy, readPolicyForPrint } from './printed-policy.ts';

/** Each of a firm's policies as a PDF: the newest version of it. */
export async function* policyFiles(
  services: Services,
  { orgId, brand, language }: FirmToExport,
): AsyncGenerator<FirmFile> {
  const { database, documents, clock } = services;
  const now = clock.now();
  for (const { policy_id: policyId, name, version } of await database.inOrg(orgId, listNewestVersions))
    yield {
      folder: 'policies',
      name: `${name} v${version}.pdf`,
      read: async () => {
        const asked = { policyId, version, confirmedUntil: now, brand };
        const read = await database.inOrg(orgId, (tx) => readPolicyForPrint(tx, asked));
        return documents.typeset('policy', await printedPolicy(services, read, { brand, language }));
      },
    };
}
