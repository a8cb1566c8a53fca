import type { OrgTransaction, SystemTransaction } from '../../../database/database.ts';
import type { SignOffPerson } from './sign-off-people.store.ts';
import { signOffsWithVersions } from './sign-offs-with-versions.ts';

/** A request that nobody has answered yet. */
export type OpenSignOffRow = {
  readonly person: SignOffPerson;
  readonly policyId: string;
  readonly version: number;
  readonly policyName: string;
  readonly askedOn: string;
  readonly remindedOn: string | null;
};

/** Organisations with anything open that were not looked at on this day. */
export function listOrganisationsToLookAt(
  tx: SystemTransaction,
  latestDay: string,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<{ orgId: string }[]> {
  return tx
    .selectFrom('sign_offs')
    .leftJoin('sign_off_days', 'sign_off_days.org_id', 'sign_offs.org_id')
    .select('sign_offs.org_id as orgId')
    .distinct()
    .where('acknowledged_at', 'is', null)
    .where('withdrawn_at', 'is', null)
    .where((where) => where.or([where('looked_on', 'is', null), where('looked_on', '<', latestDay)]))
    .$if(after !== null, (query) => query.where('sign_offs.org_id', '>', after))
    .orderBy('sign_offs.org_id')
    .limit(limit)
    .execute();
}

/** Notes that an organisation's open sign-offs are looked at today; false when somebody did already. */
export async function takeSignOffDay(tx: OrgTransaction, orgId: string, today: string): Promise<boolean> {
  const row = await tx
    .insertInto('sign_off_days')
    .values({ org_id: orgId, looked_on: today })
    .onConflict((conflict) =>
      conflict.column('org_id').doUpdateSet({ looked_on: today }).where('sign_off_days.looked_on', '<', today),
    )
    .returning('org_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** All that is open, by person and policy. */
export async function listOpenSignOffs(tx: OrgTransaction): Promise<OpenSignOffRow[]> {
  const rows = await signOffsWithVersions(tx)
    .innerJoin('sign_off_people', 'sign_off_people.person_id', 'sign_offs.person_id')
    .select([
      'sign_offs.person_id',
      'sign_off_people.name as person_name',
      'sign_off_people.email',
      'sign_offs.policy_id',
      'sign_offs.version',
      'policy_versions.name as policy_name',
      'sign_offs.asked_on',
      'sign_offs.reminded_on',
    ])
    .where('sign_offs.acknowledged_at', 'is', null)
    .where('sign_offs.withdrawn_at', 'is', null)
    .orderBy('sign_off_people.name')
    .orderBy('sign_offs.person_id')
    .orderBy('policy_versions.name')
    .execute();
  return rows.map((row) => ({
    person: { personId: row.person_id, name: row.person_name, email: row.email },
    policyId: row.policy_id,
    version: row.version,
    policyName: row.policy_name,
    askedOn: row.asked_on,
    remindedOn: row.reminded_on,
  }));
}

/** Counts a reminder for each of the requests. */
export async function markReminded(
  tx: OrgTransaction,
  requests: readonly Pick<OpenSignOffRow, 'person' | 'policyId' | 'version'>[],
  today: string,
): Promise<void> {
  for (const { person, policyId, version } of requests) {
    await tx
      .updateTable('sign_offs')
      .set((update) => ({ reminded_on: today, reminders: update('reminders', '+', 1) }))
      .where('person_id', '=', person.personId)
      .where('policy_id', '=', policyId)
      .where('version', '=', version)
      .execute();
  }
}
