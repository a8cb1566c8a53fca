import type { assignExperts as contract } from '@portal/contract/console/owners/experts.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { TO_STAFF } from '../../../emails/mail-outbox.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import {
  deleteAssignments,
  endVisitsOfOthers,
  insertAssignments,
  listExpertsOf,
  lockExperts,
  readExpertView,
} from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { releaseHelpRequests } from '../../concierge/public.ts';
import { findUserName } from '../../profile/public.ts';
import { lockOrganisation } from '../customers/organisation.store.ts';

type Customer = { readonly orgId: string; readonly companyName: string };

/**
 * Says which experts a customer has. Who is new is told by mail; who is no longer loses what only assigned experts see, and with it a
 * visit that is open and requests that wait for an answer.
 */
export async function assignExperts(
  services: Services,
  caller: CallerOf<typeof contract>,
  { orgId, userIds }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  const { database, clock } = services;
  await database.asSystem(async (tx) => {
    const organisation = await lockOrganisation(tx, orgId);
    if (organisation === undefined) throw new AppError('NOT_FOUND');
    const customer = { orgId, companyName: organisation.company_name };
    const wanted = await lockExperts(tx, userIds);
    if (wanted.length < new Set(userIds).size) throw new AppError('EXPERT_UNKNOWN', { field: 'userIds' });
    const before = await listExpertsOf(tx, orgId);
    const added = wanted.filter(({ user_id }) => before.every(({ userId }) => userId !== user_id));
    const gone = before.filter(({ userId }) => !userIds.includes(userId));
    if (added.length + gone.length === 0) return;
    const byName = await findUserName(tx, caller.session.userId);
    const at = clock.now();
    await insertAssignments(
      tx,
      orgId,
      added.map((expert) => expert.user_id),
      { byName, at },
    );
    await takeAway(
      tx,
      orgId,
      gone.map(({ userId }) => userId),
    );
    for (const expert of added) await tellExpert(services, tx, caller, customer, { email: expert.email, byName });
    await auditCaller(tx, caller, at, {
      action: 'customer.experts-changed',
      orgId,
      subject: customer.companyName,
      details: { added: added.map(({ name }) => name), removed: gone.map(({ name }) => name) },
    });
  });
  return { success: true };
}

async function takeAway(tx: SystemTransaction, orgId: string, userIds: readonly string[]): Promise<void> {
  if (userIds.length === 0) return;
  await deleteAssignments(tx, orgId, userIds);
  if ((await readExpertView(tx)) === 'all') return;
  await releaseHelpRequests(tx, orgId, userIds);
  await endVisitsOfOthers(tx);
}

async function tellExpert(
  { outbox, brands, config }: Services,
  tx: SystemTransaction,
  { brand }: CallerOf<typeof contract>,
  { orgId, companyName }: Customer,
  { email, byName }: { readonly email: string; readonly byName: string },
): Promise<void> {
  // Staff signs in under the portal's own address.
  const customerUrl = `${brandOrigin(brands.default, config.publicUrl)}/console/organizations/${orgId}`;
  const request = {
    kind: 'customer-assigned',
    organisationName: companyName,
    senderName: byName,
    customerUrl,
  } as const;
  await outbox.put(tx, brand, email, request, TO_STAFF);
}
