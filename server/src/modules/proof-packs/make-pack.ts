import type { makeProofPack as makeProofPackCall } from '@portal/contract/proof-packs/proof-packs.calls.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import { downloadName } from '@portal/domain/portal/download-name.ts';
import { validUntil } from '@portal/domain/proof-packs/pack-validity.ts';
import { chosenPartsOf, PROOF_PART_NAMES } from '@portal/domain/proof-packs/proof-parts.ts';
import { unsaid } from '@portal/domain/texts/unsaid.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { auditCaller } from '../audit/public.ts';
import { findUserName, lockOrganisation } from '../profile/public.ts';
import { newPackCode } from './new-pack-code.ts';
import { packViewOf } from './pack-view.ts';
import { countValidPacks, findPack, findPackOfRequest, insertPack } from './packs.store.ts';
import { makeProofPackJob } from './proof-packs.kinds.ts';
import { fileNames } from './proof-packs.texts.ts';
import type { ProofServices } from './proof-services.ts';
import { readProof } from './read-proof.ts';
import { snapshotOf } from './snapshot-of.ts';

/** Each keeps a file of up to some megabytes. */
const MAX_PACKS = 100;

/** Writes down what a pack tells, as it is now, and has it made. */
export async function makeProofPack(
  services: ProofServices,
  caller: CallerOf<typeof makeProofPackCall>,
  { requestId, recipient, purpose, validDays, parts }: InputOf<typeof makeProofPackCall>,
): Promise<AnswerOf<typeof makeProofPackCall>> {
  const { database, clock, queue, config } = services;

  const { session, brand, language } = caller;
  const say = sayFor(brand, language);
  const now = clock.now();
  const place = { now, brand, publicUrl: config.publicUrl };
  const proof = await readProof(services, caller);
  const made = await database.inOrg(session.orgId, async (tx) => {
    await lockOrganisation(tx);
    const earlier = await findPackOfRequest(tx, requestId);
    if (earlier !== undefined) return earlier;
    for (const part of chosenPartsOf(parts)) {
      if (!proof.offered.some((one) => one.part === part && !one.isEmpty))
        throw new AppError('PROOF_PART_NOT_READY', {
          field: 'parts',
          values: { part: unsaid(PROOF_PART_NAMES[part]) },
        });
    }
    if ((await countValidPacks(tx, now)) >= MAX_PACKS)
      throw new AppError('TOO_MANY_PROOF_PACKS', { values: { maximum: MAX_PACKS } });
    const packId = await insertPack(tx, {
      orgId: session.orgId,
      requestId,
      code: newPackCode(),
      organisationName: proof.company,
      recipient,
      purpose,
      parts,
      validDays,
      askedBy: session.userId,
      askedByName: await findUserName(tx, session.userId),
      askedAt: now,
      expiresAt: validUntil(now, validDays, brand.timeZone),
      snapshot: { ...snapshotOf(proof, parts), language },
      fileName: downloadName(
        `${say(fileNames.pack, { recipient, date: dayOf(now, brand.timeZone) })}.zip`,
        'proof-pack.zip',
      ),
    });
    await queue.enqueue(tx, makeProofPackJob, { orgId: session.orgId, packId });
    await auditCaller(tx, caller, now, {
      action: 'proof-pack.asked',
      subject: recipient,
      details: { packId, parts, validDays },
    });
    return findPack(tx, packId);
  });
  if (made === undefined) throw new AppError('NOT_FOUND');
  return { success: true, data: packViewOf(made, place) };
}
