import type pg from 'pg';
import { codeOf } from '../connection-lost.ts';
import { APP_ROLE, SYSTEM_ROLE } from '../settings.ts';
import { beginAs } from '../transaction.ts';

const OLDEST_VERSION = 15;
/** What a superuser runs where the portal's user may not create roles. */
export const ROLE_STATEMENTS = `create role ${APP_ROLE}; create role ${SYSTEM_ROLE} in role ${APP_ROLE}; grant ${SYSTEM_ROLE} to the user of DATABASE_URL;`;
/** A role that is not there, and one that may not be taken (PostgreSQL manual, appendix A). */
const ROLE_CODES = new Set(['22023', '42704', '42501']);

/** Why the portal cannot work on a server; the message is for the operator. */
export class ServerUnfit extends Error {
  override readonly name = 'ServerUnfit';
}

/** @throws ServerUnfit when PostgreSQL is older than what the portal's statements need */
export async function requireVersion(owner: pg.Client): Promise<void> {
  const { rows } = await owner.query<{ version: number }>(
    `select current_setting('server_version_num')::int / 10000 as version`,
  );
  const version = rows[0]?.version ?? 0;
  if (version >= OLDEST_VERSION) return;
  throw new ServerUnfit(
    `The database server is PostgreSQL ${version}; the portal needs ${OLDEST_VERSION} or newer. Update the server, or set DATABASE_URL to another one.`,
  );
}

/** @throws ServerUnfit when the portal may not take the roles under which it works */
export async function requireRoles(owner: pg.Client): Promise<void> {
  for (const role of [APP_ROLE, SYSTEM_ROLE] as const) {
    try {
      await owner.query([beginAs(role), 'commit'].join('; '));
    } catch (error) {
      await owner.query('rollback');
      if (!ROLE_CODES.has(codeOf(error))) throw error;
      throw new ServerUnfit(
        `The database user may not act as ${role}, or there is no such role. Run as a superuser, once: ${ROLE_STATEMENTS}`,
        { cause: error },
      );
    }
  }
}
