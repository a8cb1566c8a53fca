/** How to reach the database: a URL, or the embedded server's socket. */
export type DatabaseConnection =
  | {
      /** May name several servers, `postgres://user@host1,host2/name`; the one that takes writes is used. */
      readonly connectionString: string;
      /** The same database past a pooler, for what needs a session of its own; `connectionString` without it. */
      readonly directConnectionString?: string | null;
    }
  | EmbeddedConnection;

export type EmbeddedConnection = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly password?: string;
  readonly database: string;
};

/** One server, in the words of node-postgres. */
export type Server = { readonly connectionString: string } | EmbeddedConnection;

/** Scheme and user, hosts, and what follows (PostgreSQL manual, 34.1.1.2 and 34.1.1.3, which names several hosts with commas). */
const PARTS = /^([a-z]+:\/\/(?:[^@/]*@)?)([^/?]*)(.*)$/;

/** The servers that a URL names, each as a URL of its own: node-postgres knows no lists. */
export function serverUrls(url: string): string[] {
  const [, before = '', hosts = '', after = ''] = PARTS.exec(url) ?? [];
  if (!hosts.includes(',')) return [url];
  return hosts.split(',').map((host) => `${before}${host}${after}`);
}

/** The servers to choose from, for statements in transactions; a pooler may lie between. */
export const serversOf = (connection: DatabaseConnection): Server[] =>
  'connectionString' in connection
    ? serverUrls(connection.connectionString).map((connectionString) => ({ connectionString }))
    : [connection];

/** The servers to choose from, for what needs a session: listening, migrations, backups. */
export const directServersOf = (connection: DatabaseConnection): Server[] =>
  'connectionString' in connection
    ? serversOf({ connectionString: connection.directConnectionString ?? connection.connectionString })
    : [connection];
