import type {
  deleteWeaknessDrafts as deleteWeaknessDraftsCall,
  publishWeaknesses as publishWeaknessesCall,
  setWeaknessStatus as setWeaknessStatusCall,
  withdrawWeaknesses as withdrawWeaknessesCall,
} from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { auditForCustomer, auditInside } from './audit-staff.ts';
import { lockChosen } from './chosen-weaknesses.ts';
import { tellCustomers } from './tell-customers.ts';
import { changeWeaknesses, deleteWeaknesses } from './weaknesses.store.ts';

/** Shows drafts to their customers; the mail tells that there is something to read, and not what. */
export async function publishWeaknesses(
  services: ConciergeServices,
  caller: CallerOf<typeof publishWeaknessesCall>,
  { weaknesses }: InputOf<typeof publishWeaknessesCall>,
): Promise<AnswerOf<typeof publishWeaknessesCall>> {
  const { database, clock } = services;

  const at = clock.now();
  await database.asSystem(async (tx) => {
    const rows = await lockChosen(tx, weaknesses, 'draft');
    await changeWeaknesses(tx, idsOf(rows), { published_at: at }, at);
    await tellCustomers(tx, services, rows, 'weakness-published');
    for (const { org_id: orgId, title, weakness_id: weaknessId } of rows)
      await auditForCustomer(tx, caller, at, {
        action: 'weakness.published',
        subject: title,
        orgId,
        details: { weaknessId },
      });
  });
  return { success: true };
}

/** Says how published weaknesses stand; the one way in which a status changes. */
export async function setWeaknessStatus(
  services: ConciergeServices,
  caller: CallerOf<typeof setWeaknessStatusCall>,
  { weaknesses, status, note }: InputOf<typeof setWeaknessStatusCall>,
): Promise<AnswerOf<typeof setWeaknessStatusCall>> {
  const { database, clock } = services;

  const at = clock.now();
  await database.asSystem(async (tx) => {
    const rows = await lockChosen(tx, weaknesses, 'published');
    await changeWeaknesses(tx, idsOf(rows), { status, status_note: note, status_updated_at: at }, at);
    await tellCustomers(tx, services, rows, 'weakness-status');
    for (const { org_id: orgId, title, weakness_id: weaknessId, status: before } of rows) {
      await auditForCustomer(tx, caller, at, {
        action: 'weakness.status-changed',
        subject: title,
        orgId,
        details: { weaknessId, from: before, to: status },
      });
    }
  });
  return { success: true };
}

/** Takes published weaknesses back. Nobody is mailed: what was withdrawn was a mistake, and is no news. */
export async function withdrawWeaknesses(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof withdrawWeaknessesCall>,
  { weaknesses }: InputOf<typeof withdrawWeaknessesCall>,
): Promise<AnswerOf<typeof withdrawWeaknessesCall>> {
  const at = clock.now();
  await database.asSystem(async (tx) => {
    const rows = await lockChosen(tx, weaknesses, 'published');
    await changeWeaknesses(tx, idsOf(rows), { withdrawn_at: at }, at);
    for (const { org_id: orgId, title, weakness_id: weaknessId } of rows)
      await auditForCustomer(tx, caller, at, {
        action: 'weakness.withdrawn',
        subject: title,
        orgId,
        details: { weaknessId },
      });
  });
  return { success: true };
}

export async function deleteWeaknessDrafts(
  { database, clock }: ConciergeServices,
  caller: CallerOf<typeof deleteWeaknessDraftsCall>,
  { weaknesses }: InputOf<typeof deleteWeaknessDraftsCall>,
): Promise<AnswerOf<typeof deleteWeaknessDraftsCall>> {
  const at = clock.now();
  await database.asSystem(async (tx) => {
    const rows = await lockChosen(tx, weaknesses, 'draft');
    await deleteWeaknesses(tx, idsOf(rows));
    for (const { org_id: about, title, weakness_id: weaknessId } of rows)
      await auditInside(tx, caller, at, {
        action: 'weakness.draft-deleted',
        subject: title,
        about,
        details: { weaknessId },
      });
  });
  return { success: true };
}

const idsOf = (rows: readonly { readonly weakness_id: string }[]) => rows.map((row) => row.weakness_id);
