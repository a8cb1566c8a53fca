import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import type { Say } from '@portal/domain/texts/say.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { findOwnPolicies } from './find-policies.store.ts';
import { readPolicyLibrary } from './library/policy-library.ts';
import { listPolicyKeys } from './policies.store.ts';
import { found } from './policies.texts.ts';

type Hit = { readonly path: string; readonly title: string; readonly detail: string };

/** Policies by name, at most `limit`, each with its page: the firm's own, then those of the library that it has not taken. */
export async function findPolicyPages(
  tx: OrgTransaction,
  search: string,
  { limit, say }: { readonly limit: number; readonly say: Say },
): Promise<Hit[]> {
  const own = await findOwnPolicies(tx, search, limit);
  const taken = (await listPolicyKeys(tx)).map((policy) => policy.policy_id);
  const wanted = withoutMarks(search);
  const offered = readPolicyLibrary(say.language).filter(
    ({ id, name }) => !taken.includes(id) && withoutMarks(name).includes(wanted),
  );
  return [
    ...own.map(({ policy_id: id, name, status }) => hitOf(id, name, say(found[status]))),
    ...offered.map(({ id, name }) => hitOf(id, name, say(found.library))),
  ].slice(0, limit);
}

function hitOf(policyId: string, title: string, detail: string): Hit {
  return { path: `/securitypolicy/${encodeURIComponent(policyId)}`, title, detail };
}
