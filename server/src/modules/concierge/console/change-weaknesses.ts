import type {
  deleteWeaknessDrafts,
  publishWeaknesses,
  setWeaknessStatus,
  withdrawWeaknesses,
} from '@portal/contract/concierge/staff-weaknesses.calls.ts';
import type { Handler } from '../../../http/bind-call.ts';
import type { ConciergeServices } from '../concierge-services.ts';
import { auditForCustomer, auditInside } from './audit-staff.ts';
import { lockChosen } from './chosen-weaknesses.ts';
import { tellCustomers } from './tell-customers.ts';
import { changeWeaknesses, deleteWeaknesses } from './weaknesses.store.ts';

/** Shows drafts to their customers; the mail tells that there is something to read, and not what. */
export function createPublishWeaknesses(services: ConciergeServices): Handler<typeof publishWeaknesses> {
  const { database, clock } = services;
  return async (caller, { weaknesses }) => {
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
  };
}

/** Says how published weaknesses stand; the one way in which a status changes. */
export function createSetWeaknessStatus(services: ConciergeServices): Handler<typeof setWeaknessStatus> {
  const { database, clock } = services;
  return async (caller, { weaknesses, status, note }) => {
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
  };
}

/** Takes published weaknesses back. Nobody is mailed: what was withdrawn was a mistake, and is no news. */
export function createWithdrawWeaknesses({ database, clock }: ConciergeServices): Handler<typeof withdrawWeaknesses> {
  return async (caller, { weaknesses }) => {
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
  };
}

export function createDeleteWeaknessDrafts({
  database,
  clock,
}: ConciergeServices): Handler<typeof deleteWeaknessDrafts> {
  return async (caller, { weaknesses }) => {
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
  };
}

const idsOf = (rows: readonly { readonly weakness_id: string }[]) => rows.map((row) => row.weakness_id);
