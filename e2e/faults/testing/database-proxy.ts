import { once } from 'node:events';
import { createConnection, createServer, type Socket } from 'node:net';

/** A TCP port that leads to a PostgreSQL socket, and can be taken away and brought back. */
export type DatabaseProxy = {
  readonly port: number;
  /** Cuts every connection and ends new ones at once. */
  goAway(): void;
  /** How many have come since it went away. */
  turnedAway(): number;
  comeBack(): void;
  close(): Promise<void>;
};

/** Starts the proxy to the server whose socket lies in `socketFolder`. */
export async function startDatabaseProxy(socketFolder: string): Promise<DatabaseProxy> {
  const open = new Set<Socket>();
  let isAway = false;
  let turnedAway = 0;
  const server = createServer((client) => {
    if (isAway) {
      turnedAway += 1;
      client.on('error', () => undefined).destroy();
      return;
    }
    const database = createConnection(`${socketFolder}/.s.PGSQL.5432`);
    for (const socket of [client, database]) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => {
        open.delete(socket);
        client.destroy();
        database.destroy();
      });
    }
    client.pipe(database).pipe(client);
  });
  const cut = () => {
    for (const socket of open) socket.destroy();
  };
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    goAway() {
      isAway = true;
      turnedAway = 0;
      cut();
    },
    turnedAway: () => turnedAway,
    comeBack() {
      isAway = false;
    },
    async close() {
      const closed = once(server, 'close');
      server.close();
      cut();
      await closed;
    },
  };
}
