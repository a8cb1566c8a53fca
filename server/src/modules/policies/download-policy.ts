import type { policyDownload } from '@portal/contract/policies/policies.calls.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { PoliciesServices } from './policies-services.ts';
import { printedPolicy, readPolicyForPrint } from './printed-policy.ts';

/** A version as a PDF, with the names of those who have confirmed it. */
export function createDownloadPolicy(services: PoliciesServices): Handler<typeof policyDownload> {
  const { database, documents, clock } = services;
  return async ({ session, brand }, { id, version }) => {
    const read = await database.inOrg(session.orgId, (tx) =>
      readPolicyForPrint(tx, { policyId: id, version, confirmedUntil: clock.now() }),
    );
    const model = await printedPolicy(services, read, brand);
    return { fileName: `${id}_v${version}.pdf`, bytes: await documents.typeset('policy', model) };
  };
}
