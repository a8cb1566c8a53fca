import { createConnection, createServer, type Server, type Socket } from 'node:net';

/** A TCP port that leads to a PostgreSQL socket, and can be taken away and brought back. */
export type DatabaseProxy = {
  readonly port: number;
  /** Cuts every connection and refuses new ones. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  close(): Promise<void>;
};

/** Starts the proxy to the server whose socket lies in `socketFolder`. */
export async function startDatabaseProxy(socketFolder: string): Promise<DatabaseProxy> {
  const open = new Set<Socket>();
  let server: Server;
  const listen = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server = createServer((client) => {
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
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => {
        const address = server.address();
        resolve(typeof address === 'object' && address !== null ? address.port : 0);
      });
    });
  const goAway = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of open) socket.destroy();
    });
  const port = await listen(0);
  return {
    port,
    goAway,
    async comeBack() {
      await listen(port);
    },
    close: goAway,
  };
}
