import type { Language } from '@portal/domain/texts/languages.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { readPolicyLibrary } from './library/policy-library.ts';
import { readPolicyFacts } from './policies.store.ts';

/** What a policy of the firm's or of the library is called, the library's in a language; null for none. */
export async function findPolicyName(tx: OrgTransaction, policyId: string, language: Language): Promise<string | null> {
  const own = (await readPolicyFacts(tx)).find(({ id }) => id === policyId);
  return own?.name ?? readPolicyLibrary(language).find(({ id }) => id === policyId)?.name ?? null;
}
