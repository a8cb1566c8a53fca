import type { policyDownload } from '@portal/contract/policies/policies.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { printedPolicy, readPolicyForPrint } from './printed-policy.ts';

/** A version as a PDF, with the names of those who have confirmed it. */
export async function downloadPolicy(
  services: Services,
  { session, brand, language }: CallerOf<typeof policyDownload>,
  { id, version }: InputOf<typeof policyDownload>,
): Promise<AnswerOf<typeof policyDownload>> {
  const { database, documents, clock } = services;

  const read = await database.inOrg(session.orgId, (tx) =>
    readPolicyForPrint(tx, { policyId: id, version, confirmedUntil: clock.now(), brand }),
  );
  const model = await printedPolicy(services, read, { brand, language });
  return { fileName: `${id}_v${version}.pdf`, bytes: await documents.typeset('policy', model) };
}
