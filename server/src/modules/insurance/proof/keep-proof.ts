import { randomUUID } from 'node:crypto';
import type {
  addProof as addProofCall,
  proofFile as proofFileCall,
  removeProof as removeProofCall,
} from '@portal/contract/insurance/insurance.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { readAttachment } from '../../concierge/public.ts';
import { actorName, lockOrganisation } from '../../profile/public.ts';
import { deleteProofFile, findProofFile, insertProofFile } from './proof-files.store.ts';

/** The folder of all proofs; outside the organization's own, whose files its members may ask for by their paths. */
export const PROOF_FOLDER = 'insurance';
/** Where a proof is kept. */
export const proofPath = (orgId: string, fileId: string) => `${PROOF_FOLDER}/${orgId}/${fileId}`;

/** Keeps a file that proves a line of the sheet in place of the one before: first the bytes, then the row. */
export async function addProof(
  { database, clock, files, fileReaders }: Services,
  caller: CallerOf<typeof addProofCall>,
  { key, file }: InputOf<typeof addProofCall>,
): Promise<AnswerOf<typeof addProofCall>> {
  const { orgId, userId } = caller.session;
  const { checked, bytes } = await readAttachment(fileReaders, orgId, file);
  const { fileName, size } = checked;
  const fileId = randomUUID();
  const addedAt = clock.now();
  await files.put(proofPath(orgId, fileId), bytes);
  const before = await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const replaced = await deleteProofFile(tx, key);
    const addedByName = await actorName(tx, caller);
    await insertProofFile(tx, { ...checked, fileId, orgId, key, addedBy: userId, addedByName, addedAt });
    const details = { key, fileId, fileName };
    await auditCaller(tx, caller, addedAt, { action: 'insurance.proof-added', subject: key, details });
    return replaced;
  });
  if (before !== undefined) await files.remove(proofPath(orgId, before.file_id));
  return { success: true, data: { fileId, fileName, size } };
}

/** Takes the proof of a line away. */
export async function removeProof(
  { database, clock, files }: Services,
  caller: CallerOf<typeof removeProofCall>,
  { key }: InputOf<typeof removeProofCall>,
): Promise<AnswerOf<typeof removeProofCall>> {
  const { orgId } = caller.session;
  const { file_id: fileId } = await database.inOrg(orgId, async (tx) => {
    const removed = await deleteProofFile(tx, key);
    if (removed === undefined) throw new AppError('NOT_FOUND');
    const details = { key, fileId: removed.file_id, fileName: removed.file_name };
    await auditCaller(tx, caller, clock.now(), { action: 'insurance.proof-removed', subject: key, details });
    return removed;
  });
  await files.remove(proofPath(orgId, fileId));
  return { success: true };
}

/** The bytes of a proof, to be saved. @throws AppError NOT_FOUND where it is another firm's, or its bytes are gone */
export async function downloadProof(
  { database, clock, files }: Services,
  caller: CallerOf<typeof proofFileCall>,
  { fileId }: InputOf<typeof proofFileCall>,
): Promise<AnswerOf<typeof proofFileCall>> {
  const { orgId } = caller.session;
  const file = await database.inOrg(orgId, async (tx) => {
    const found = await findProofFile(tx, fileId);
    if (found === undefined) throw new AppError('NOT_FOUND');
    const details = { key: found.statement_key, fileId, fileName: found.file_name };
    await auditCaller(tx, caller, clock.now(), {
      action: 'insurance.proof-downloaded',
      subject: found.statement_key,
      details,
    });
    return found;
  });
  const bytes = await files.get(proofPath(orgId, fileId));
  if (bytes === null) throw new AppError('NOT_FOUND');
  return { fileName: file.file_name, bytes };
}
