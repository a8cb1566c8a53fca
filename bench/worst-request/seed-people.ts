import { randomUUID } from 'node:crypto';
import { connectOwner } from '../../server/src/database/pools.ts';
import type { DatabaseConnection } from '../../server/src/database/postgres/servers.ts';
import { hashToken, newToken } from '../../server/src/system/tokens.ts';

/** Session tokens: of a firm's admin, and of an owner of the provider's staff. */
export type People = { readonly member: string; readonly staff: string };

/** Puts a firm with an admin, and one of the staff, into a migrated database, both signed in. */
export async function seedPeople(connection: DatabaseConnection): Promise<People> {
  const people = { member: newToken(), staff: newToken() };
  const ids = { org: randomUUID(), member: randomUUID(), staff: randomUUID() };
  const owner = await connectOwner(connection);
  try {
    await owner.query(
      `insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, subscription_status, created_at)
       values ($1, 'default', 'Works', '11-20', 'RETAIL', 'premium', 'ACTIVE', now())`,
      [ids.org],
    );
    await owner.query(
      `insert into users (user_id, org_id, identity_subject, email, first_name, last_name, created_at)
       values ($1, $2, 'member', 'owner@firm.example', 'Ann', 'Lee', now())`,
      [ids.member, ids.org],
    );
    await owner.query(
      `insert into users (user_id, identity_subject, email, is_staff, staff_role, created_at)
       values ($1, 'staff', 'alex@provider.example', true, 'owner', now())`,
      [ids.staff],
    );
    for (const name of ['member', 'staff'] as const)
      await owner.query(
        `insert into sessions (session_id, token_hash, user_id, created_at, active_at, expires_at, ip, user_agent)
         values (gen_random_uuid(), $1, $2, now(), now(), now() + interval '10 hours', '127.0.0.1', '')`,
        [hashToken(people[name]), ids[name]],
      );
  } finally {
    await owner.end();
  }
  return people;
}
