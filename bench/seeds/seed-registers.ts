import { MAX_ENTRIES } from '../../domain/src/registers/register.ts';
import { connectOwner } from '../../server/src/database/pools.ts';
import type { DatabaseConnection } from '../../server/src/database/postgres/servers.ts';
import { hashToken, newToken } from '../../server/src/system/tokens.ts';

const FIRMS = 200;
const ENTRIES_OF_OTHERS = 50;

/** Somebody of a firm whose register of suppliers is full, and somebody of an ordinary firm. */
export type RegisterFirms = { readonly full: string; readonly ordinary: string };

/** Firm 0 has all that a register holds, a fifth of it closed and a third with letters beyond ASCII; the others have a few. */
const ROWS: readonly string[] = [
  `insert into organisations (org_id, brand_id, company_name, number_of_employees, industry, plan_id, subscription_status, created_at)
   select pg_temp.id('org' || n), 'default', 'Works ' || n, '11-20', 'RETAIL', 'premium', 'ACTIVE', now()
   from generate_series(0, ${FIRMS}) n`,
  `insert into register_entries (entry_id, org_id, register, title, values, owner_name, owner_email, due_on, closed_on,
     created_at, created_by_name, changed_at, changed_by_name)
   select gen_random_uuid(), pg_temp.id('org' || case when n <= ${MAX_ENTRIES} then 0 else 1 + n % ${FIRMS} end), 'suppliers',
     company, jsonb_build_object('name', company, 'what', 'Keeps our books and pays the wages of month ' || n % 12,
       'access', 'Names, addresses and bank details of everyone who works here; ' || md5(n::text),
       'notes', repeat('Asked for the report of their auditor and read it. ', 6) || md5('note' || n)),
     (array['Ann Lee','Bo Park','Dana Cruz'])[1 + n % 3], 'ann@firm.example', current_date - 100 + n % 300,
     case when n % 5 = 0 then current_date - 10 end, now(), 'Ann Lee', now() - n * interval '1 minute', 'Ann Lee'
   from generate_series(1, ${MAX_ENTRIES + FIRMS * ENTRIES_OF_OTHERS}) n
   cross join lateral (select (array['Harbor Foods','Lärche & Söhne','Oak Legal'])[1 + n % 3] || ' ' || n as company) named`,
];

/** Fills the database with a full register of one firm, and 200 firms with small ones. */
export async function seedRegisters(connection: DatabaseConnection): Promise<RegisterFirms> {
  const owner = await connectOwner(connection);
  try {
    await owner.query(
      `create function pg_temp.id(name text) returns uuid language sql immutable as
       $$ select overlay(overlay(md5(name) placing '4' from 13 for 1) placing '8' from 17 for 1)::uuid $$`,
    );
    for (const statement of ROWS) await owner.query(statement);
    const signIn = async (org: string): Promise<string> => {
      const token = newToken();
      await owner.query(
        `insert into users (user_id, org_id, identity_subject, email, first_name, last_name, created_at)
         values (pg_temp.id('user' || $1), pg_temp.id($1), gen_random_uuid(), $1 || '@firm.example', 'Ann', 'Lee', now())`,
        [org],
      );
      await owner.query(
        `insert into sessions (session_id, token_hash, user_id, created_at, active_at, expires_at, ip, user_agent)
         values (gen_random_uuid(), $2, pg_temp.id('user' || $1), now(), now(), now() + interval '10 hours', '127.0.0.1', '')`,
        [org, hashToken(token)],
      );
      return token;
    };
    const firms = { full: await signIn('org0'), ordinary: await signIn('org1') };
    await owner.query('vacuum analyze');
    return firms;
  } finally {
    await owner.end();
  }
}
