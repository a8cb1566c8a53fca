import pg from 'pg';
import type { Server } from './postgres/servers.ts';

/** Which of several servers is asked: the one that took writes last, until it fails. */
export type PrimaryChoice = {
  readonly count: number;
  current(): Server;
  /** Goes on to the next one, unless somebody has already. */
  leave(server: Server): void;
};

/** Begins with the first server. */
export function createPrimaryChoice(servers: readonly Server[]): PrimaryChoice {
  let index = 0;
  const current = () => {
    const server = servers[index];
    if (server === undefined) throw new TypeError('A database has at least one server');
    return server;
  };
  return {
    count: servers.length,
    current,
    leave(server) {
      if (current() === server) index = (index + 1) % servers.length;
    },
  };
}

/** A server that answers and takes no writes, such as a standby; code 25006 is PostgreSQL's own for that. */
export class ReadOnlyServer extends Error {
  override readonly name = 'ReadOnlyServer';
  readonly code = '25006';
}

/** As node-postgres declares it: with an error, or with none and the client. */
type Connected = ((error: Error) => void) | ((error: null, client: pg.Client) => void);

/**
 * The class of clients that connect to the server of a choice, and refuse one that takes no writes, as libpq does with
 * `target_session_attrs=read-write`. A connection that cannot be made sends the next one to the next server.
 */
export function primaryClient(choice: PrimaryChoice): typeof pg.Client {
  return class extends pg.Client {
    readonly #server: Server;

    constructor(config?: string | pg.ClientConfig) {
      const server = choice.current();
      super({ ...(typeof config === 'object' ? config : {}), ...server });
      this.#server = server;
    }

    override connect(): Promise<pg.Client>;
    override connect(callback: Connected): void;
    override connect(callback?: Connected): Promise<pg.Client> | undefined {
      const attempt = this.#connectToPrimary();
      if (callback === undefined) return attempt;
      attempt.then(
        (client) => callback(null as never, client),
        (error: unknown) => callback(error as never, this),
      );
      return undefined;
    }

    async #connectToPrimary(): Promise<pg.Client> {
      try {
        await super.connect();
        if (choice.count > 1) await this.#requireWrites();
        return this;
      } catch (error) {
        choice.leave(this.#server);
        throw error;
      }
    }

    async #requireWrites(): Promise<void> {
      const { rows } = await super.query<{ readonly transaction_read_only: string }>('show transaction_read_only');
      if (rows[0]?.transaction_read_only === 'off') return;
      await super.end();
      throw new ReadOnlyServer('This database server accepts no writes.');
    }
  };
}
