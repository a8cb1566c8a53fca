import type {
  listSignOffs as listSignOffsCall,
  readSignOff as readSignOffCall,
} from '@portal/contract/policies/sign-off.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { listTeamPeople } from '../../training/public.ts';
import { findVersion } from '../policy-versions.store.ts';
import { requireSignOff } from './has-sign-off.ts';
import { listSignOffPeople } from './sign-off-people.store.ts';
import { countSignOffs, listSignOffCounts, listSignOffsOfVersion } from './sign-offs.store.ts';

const PAGE_SIZE = 50;

/** How the policies that hold are signed off, and whom one could ask. */
export async function listSignOffs(
  services: Services,
  { session }: CallerOf<typeof listSignOffsCall>,
): Promise<AnswerOf<typeof listSignOffsCall>> {
  const data = await services.database.inOrg(session.orgId, async (tx) => {
    await requireSignOff(services, tx);
    const rows = await listSignOffCounts(tx);
    // Who is in both lists is called as in the training, where names are kept up to date.
    const people = new Map(
      [...(await listSignOffPeople(tx)), ...(await listTeamPeople(tx))].map((person) => [person.email, person]),
    );
    return {
      policies: rows.map((row) => ({
        policyId: row.policy_id,
        name: row.name,
        version: row.version,
        asked: row.asked,
        acknowledged: row.acknowledged,
        openSince: row.open_since,
      })),
      people: [...people.values()].sort((one, other) => one.name.localeCompare(other.name)),
    };
  });
  return { success: true, data };
}

/** Who has confirmed a version and who has not. */
export async function readSignOff(
  services: Services,
  { session }: CallerOf<typeof readSignOffCall>,
  { page, ...version }: InputOf<typeof readSignOffCall>,
): Promise<AnswerOf<typeof readSignOffCall>> {
  const data = await services.database.inOrg(session.orgId, async (tx) => {
    await requireSignOff(services, tx);
    if ((await findVersion(tx, version.policyId, version.version)) === undefined) throw new AppError('NOT_FOUND');
    const rows = await listSignOffsOfVersion(tx, version, { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE });
    const people = rows.map((row) => ({
      personId: row.person_id,
      name: row.name,
      email: row.email,
      state: stateOf(row),
      askedAt: row.asked_at.toISOString(),
      askedBy: row.asked_by_name,
      acknowledgedAt: row.acknowledged_at?.toISOString() ?? null,
      carriedFrom: row.carried_from,
      questions: row.questions,
      remindedOn: row.reminded_on,
      reminders: row.reminders,
    }));
    return { ...(await countSignOffs(tx, version)), pageSize: PAGE_SIZE, people };
  });
  return { success: true, data };
}

/** How one request stands: what was confirmed stays so, whatever came later. */
export function stateOf(row: {
  readonly acknowledged_at: Date | null;
  readonly withdrawn_at: Date | null;
}): 'open' | 'acknowledged' | 'withdrawn' {
  if (row.acknowledged_at !== null) return 'acknowledged';
  return row.withdrawn_at === null ? 'open' : 'withdrawn';
}
