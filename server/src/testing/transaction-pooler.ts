import { createConnection, createServer, type Socket } from 'node:net';
import { type Backend, PooledClient } from './pooled-client.ts';
import { framesOf, startupMessage } from './pooler-messages.ts';

/** A pooler in transaction mode, as PgBouncer is one: transactions of one client go to different connections of the server. */
export type TransactionPooler = {
  readonly port: number;
  /** Texts that came in while their client had no transaction, in order. */
  readonly outside: string[];
  close(): Promise<void>;
};

const BACKENDS = 3;

/** Starts the pooler before the server whose socket lies in `socketFolder`; it asks nobody for a password. */
export async function startTransactionPooler(socketFolder: string): Promise<TransactionPooler> {
  const outside: string[] = [];
  const pools = new Map<string, Promise<Backend[]>>();
  const clients = new Set<Socket>();
  let turn = 0;
  const pooler = {
    poolOf(parameters: ReadonlyMap<string, string>) {
      const key = `${parameters.get('user')} ${parameters.get('database')}`;
      const connect = () => connectBackend(socketFolder, parameters);
      const pool = pools.get(key) ?? Promise.all(Array.from({ length: BACKENDS }, connect));
      pools.set(key, pool);
      return pool;
    },
    lend(pool: readonly Backend[]) {
      turn += 1;
      const free = pool.filter(({ isLent, socket }) => !isLent && !socket.destroyed);
      const backend = free[turn % Math.max(1, free.length)] ?? null;
      if (backend !== null) backend.isLent = true;
      return backend;
    },
    onOutside: (text: string) => void outside.push(text),
  };
  const server = createServer((client) => {
    clients.add(client);
    client.once('close', () => clients.delete(client));
    new PooledClient(client, pooler);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    outside,
    async close() {
      for (const client of clients) client.destroy();
      for (const pool of pools.values()) for (const { socket } of await pool) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Signs in to a server that trusts its socket, and waits until it takes statements. */
function connectBackend(socketFolder: string, parameters: ReadonlyMap<string, string>): Promise<Backend> {
  const socket = createConnection(`${socketFolder}/.s.PGSQL.5432`);
  const backend: Backend = { socket, isLent: false };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    let received: Buffer = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const { frames } = framesOf(received);
      if (frames.some(({ type }) => type === 'E')) reject(new Error(received.toString()));
      if (frames.some(({ type }) => type === 'Z')) resolve(backend);
    });
    socket.write(startupMessage(parameters));
  });
}
