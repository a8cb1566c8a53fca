import { randomUUID } from 'node:crypto';
import type { saveWeakness as saveWeaknessCall } from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import { readCvss } from '@portal/domain/concierge/cvss.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { findUserName } from '../../profile/public.ts';
import { checkedMarkdown } from '../checked-markdown.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { auditForCustomer, auditInside } from './audit-staff.ts';
import { stateOf } from './chosen-weaknesses.ts';
import { listLivingIds } from './organisations.store.ts';
import { insertWeaknesses, lockWeaknesses, updateWeaknessFields, type WeaknessFields } from './weaknesses.store.ts';

type Given = InputOf<typeof saveWeaknessCall>;

/** Makes drafts, one for each customer, or changes one weakness. */
export async function saveWeakness(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof saveWeaknessCall>,
  given: InputOf<typeof saveWeaknessCall>,
): Promise<AnswerOf<typeof saveWeaknessCall>> {
  const fields = fieldsOf(given);
  const at = clock.now();
  const data = await database.asSystem((tx) =>
    given.weaknessId === null
      ? addDrafts(tx, caller, [...new Set(given.orgIds)], fields, at)
      : changeOne(tx, caller, { weaknessId: given.weaknessId, version: given.version }, fields, at),
  );
  return { success: true, data };
}

/** @throws AppError CVSS_NOT_VALID; InputError for a text that cannot be read */
function fieldsOf({ title, severity, cvssScore, cvssVector, fact, reportedOn, body }: Given): WeaknessFields {
  const reading = cvssVector === null || cvssVector === '' ? null : readCvss(cvssVector);
  if (reading !== null && 'fault' in reading)
    throw new AppError('CVSS_NOT_VALID', { field: 'cvssVector', values: { reason: reading.fault } });
  const typed = cvssScore === null ? null : Math.round(cvssScore * 10) / 10;
  return {
    title,
    severity,
    // What the vector says is right, whatever was typed beside it.
    cvssScore: reading?.score ?? typed,
    cvssVector: reading === null ? null : cvssVector,
    fact,
    reportedOn,
    body: checkedMarkdown(body, 'body'),
  };
}

async function addDrafts(
  tx: SystemTransaction,
  caller: Caller,
  orgIds: readonly string[],
  fields: WeaknessFields,
  at: Date,
) {
  const living = await listLivingIds(tx, orgIds);
  if (orgIds.length === 0 || living.length < orgIds.length)
    throw new AppError('ORGANISATION_UNKNOWN', { field: 'orgIds' });
  const drafts = living.map((orgId) => ({
    weaknessId: randomUUID(),
    orgId,
    fields,
    importKey: null,
    publishedAt: null,
  }));
  const byName = await findUserName(tx, caller.session?.userId ?? '');
  await insertWeaknesses(tx, drafts, { at, byName });
  for (const { weaknessId, orgId } of drafts) {
    await auditInside(tx, caller, at, {
      action: 'weakness.drafted',
      subject: fields.title,
      about: orgId,
      details: { weaknessId },
    });
  }
  return drafts.map(({ weaknessId, orgId }) => ({ weaknessId, orgId, version: 1 }));
}

async function changeOne(
  tx: SystemTransaction,
  caller: Caller,
  { weaknessId, version }: { weaknessId: string; version: number },
  fields: WeaknessFields,
  at: Date,
) {
  const [row] = await lockWeaknesses(tx, [weaknessId]);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const state = stateOf(row);
  if (state === 'withdrawn') throw new AppError('WEAKNESS_WITHDRAWN');
  if (row.version !== version) throw new AppError('CHANGED_ELSEWHERE');
  await updateWeaknessFields(tx, weaknessId, fields, { version: version + 1, at });
  const entry = { action: 'weakness.changed', subject: fields.title, details: { weaknessId } };
  if (state === 'draft') await auditInside(tx, caller, at, { ...entry, about: row.org_id });
  else await auditForCustomer(tx, caller, at, { ...entry, orgId: row.org_id });
  return [{ weaknessId, orgId: row.org_id, version: version + 1 }];
}
