import type { policyUpload } from '@portal/contract/policies/policies.calls.ts';
import type { Handler } from '../../http/bind-call.ts';
import { addOwnPolicy } from './add-own-policy.ts';
import { POLICY_FILE } from './import/policy-file-reader.ts';
import type { PoliciesServices } from './policies-services.ts';

/** Adds a policy of the firm's own from a file that it brought. */
export function createUploadPolicy({ database, clock, fileReaders }: PoliciesServices): Handler<typeof policyUpload> {
  return async (caller, { file, name }) => {
    const { orgId } = caller.session;
    const brought = await fileReaders.read(POLICY_FILE, orgId, file);
    const given = { name: name ?? brought.name, text: brought.markdown, at: clock.now(), action: 'imported' } as const;
    const id = await database.inOrg(orgId, (tx) => addOwnPolicy(tx, caller, given));
    return { success: true, data: { id } };
  };
}
