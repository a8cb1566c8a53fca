import type { ProofFacts } from '@portal/contract/proof-packs/proof-packs.schemas.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import { printedPolicy, readPolicyForPrint } from '../../policies/public.ts';
import { fileNames } from '../proof-packs.texts.ts';
import type { ProofServices } from '../proof-services.ts';
import type { PackedFile } from './pack-archive.ts';

/** The path of each policy's document in the pack; policies of the same name keep apart. */
export function policyFileNames(policies: ProofFacts['policies'], say: Say): ReadonlyMap<string, string> {
  const taken = new Set<string>();
  return new Map(
    policies.map(({ policyId, name, version }) => {
      const plain = downloadName(`${say(fileNames.policy, { policy: name, version })}.pdf`, 'policy.pdf');
      const free = taken.has(plain.toLowerCase()) ? downloadName(`${name} ${policyId}.pdf`, 'policy.pdf') : plain;
      taken.add(free.toLowerCase());
      return [policyId, `${say(fileNames.policies)}/${free}`];
    }),
  );
}

/**
 * The policies as PDFs, each the version that held when the pack was asked for.
 * @param confirmedUntil up to when they list who has confirmed them; null names nobody
 */
export async function policyDocuments(
  services: ProofServices,
  policies: ProofFacts['policies'],
  {
    orgId,
    brand,
    say,
    confirmedUntil,
  }: { readonly orgId: string; readonly brand: Brand; readonly say: Say; readonly confirmedUntil: Date | null },
): Promise<PackedFile[]> {
  const names = policyFileNames(policies, say);
  const documents: PackedFile[] = [];
  for (const { policyId, version } of policies) {
    const read = await services.database.inOrg(orgId, (tx) =>
      readPolicyForPrint(tx, { policyId, version, confirmedUntil, brand }),
    );
    const bytes = await services.documents.typeset(
      'policy',
      await printedPolicy(services, read, { brand, language: say.language }),
    );
    documents.push({ name: names.get(policyId) ?? `${say(fileNames.policies)}/${policyId}.pdf`, bytes });
  }
  return documents;
}
