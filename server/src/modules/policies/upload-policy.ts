import type { policyUpload } from '@portal/contract/policies/policies.calls.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import { addOwnPolicy } from './add-own-policy.ts';
import { FileRefused } from './import/file-refused.ts';
import { type BroughtText, readPolicyFile } from './import/read-policy-file.ts';
import type { PoliciesServices } from './policies-services.ts';

/** Adds a policy of the firm's own from a file that it brought. */
export function createUploadPolicy({ database, clock }: PoliciesServices): Handler<typeof policyUpload> {
  return async (caller, { file, name }) => {
    const brought = await readPolicyFile(file).catch(refuse);
    const given = { name: name ?? brought.name, text: brought.markdown, at: clock.now(), action: 'imported' } as const;
    const id = await database.inOrg(caller.session.orgId, (tx) => addOwnPolicy(tx, caller, given));
    return { success: true, data: { id } };
  };
}

function refuse(error: unknown): BroughtText {
  if (!(error instanceof FileRefused)) throw error;
  throw new AppError('POLICY_FILE_REFUSED', { field: 'file', values: { reason: error.message } });
}
