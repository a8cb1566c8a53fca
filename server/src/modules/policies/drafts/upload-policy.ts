import type { policyUpload } from '@portal/contract/policies/policies.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { POLICY_FILE } from '../import/policy-file-reader.ts';
import { addOwnPolicy } from './add-own-policy.ts';

/** Adds a policy of the firm's own from a file that it brought. */
export async function uploadPolicy(
  { database, clock, fileReaders }: Services,
  caller: CallerOf<typeof policyUpload>,
  { file, name }: InputOf<typeof policyUpload>,
): Promise<AnswerOf<typeof policyUpload>> {
  const { orgId } = caller.session;
  const brought = await fileReaders.read(POLICY_FILE, orgId, file);
  const given = { name: name ?? brought.name, text: brought.markdown, at: clock.now(), action: 'imported' } as const;
  const id = await database.inOrg(orgId, (tx) => addOwnPolicy(tx, caller, given));
  return { success: true, data: { id } };
}
