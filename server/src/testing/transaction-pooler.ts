import { createConnection, createServer, type Socket } from 'node:net';
import { errorMessage, framesOf, greeting, message, startupMessage } from './pooler-messages.ts';

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
/** What PgBouncer lets through at the start of a connection unless told otherwise. */
const KNOWN_PARAMETERS = new Set(['user', 'database', 'application_name', 'client_encoding']);

type Backend = { readonly socket: Socket; owner: Socket | null; rest: Buffer };

/** A pooler in transaction mode, as PgBouncer is one: transactions of one client go to different connections of the server. */
export type TransactionPooler = {
  readonly port: number;
  /** Texts that came in while their client had no transaction, in order. */
  readonly outside: string[];
  close(): Promise<void>;
};

/** Starts the pooler before the server whose socket lies in `socketFolder`; it asks nobody for a password. */
export async function startTransactionPooler(socketFolder: string, backends = 3): Promise<TransactionPooler> {
  const outside: string[] = [];
  const pools = new Map<string, Backend[]>();
  const clients = new Set<Socket>();
  let turn = 0;

  async function poolOf(parameters: ReadonlyMap<string, string>): Promise<Backend[]> {
    const key = `${parameters.get('user')} ${parameters.get('database')}`;
    const known = pools.get(key);
    if (known !== undefined) return known;
    const made = await Promise.all(Array.from({ length: backends }, () => connectBackend(socketFolder, parameters)));
    pools.set(key, made);
    return made;
  }

  const server = createServer((client) => {
    clients.add(client);
    client.on('error', () => undefined);
    let rest = Buffer.alloc(0);
    let pool: Backend[] | null = null;
    let backend: Backend | null = null;
    const waiting: Buffer[] = [];
    client.once('close', () => {
      clients.delete(client);
      // A transaction that is left behind is ended by ending its connection.
      if (backend !== null) backend.socket.destroy();
    });

    function take(): Backend | null {
      const free = (pool ?? []).filter((one) => one.owner === null && !one.socket.destroyed);
      turn += 1;
      return free[turn % Math.max(1, free.length)] ?? null;
    }

    function forward(): void {
      backend ??= take();
      if (backend === null) return void setTimeout(forward, 5);
      backend.owner = client;
      backend.socket.removeAllListeners('data');
      const taken = backend;
      taken.socket.on('data', (chunk) => {
        client.write(chunk);
        const { frames, rest: left } = framesOf(Buffer.concat([taken.rest, chunk]));
        taken.rest = left;
        const isOver = frames.some(({ type, body }) => type === 'Z' && body.toString() === 'I');
        if (!isOver) return;
        taken.owner = null;
        backend = null;
        if (waiting.length > 0) forward();
      });
      for (const frame of waiting.splice(0)) taken.socket.write(frame);
    }

    async function begin(body: Buffer): Promise<void> {
      const code = body.readInt32BE(0);
      if (code === SSL_REQUEST) return void client.write('N');
      if (code === CANCEL_REQUEST) return void client.end();
      const fields = body.subarray(4).toString().split('\0');
      const parameters = new Map<string, string>();
      for (let index = 0; index + 1 < fields.length; index += 2)
        if (fields[index] !== '') parameters.set(fields[index] ?? '', fields[index + 1] ?? '');
      const unknown = [...parameters.keys()].find((name) => !KNOWN_PARAMETERS.has(name));
      if (unknown !== undefined) return void client.end(errorMessage(`unsupported startup parameter: ${unknown}`));
      pool = await poolOf(parameters);
      client.write(greeting());
    }

    client.on('data', async (chunk: Buffer) => {
      rest = Buffer.concat([rest, chunk]);
      if (pool === null) {
        if (rest.length < 4 || rest.length < rest.readInt32BE(0)) return;
        const body = rest.subarray(4, rest.readInt32BE(0));
        rest = Buffer.alloc(0);
        return await begin(body);
      }
      const { frames, rest: left } = framesOf(rest);
      rest = left;
      for (const { type, body } of frames) {
        if (type === 'X') return void client.end();
        if (backend === null && waiting.length === 0 && (type === 'Q' || type === 'P'))
          outside.push(body.toString().replaceAll('\0', ''));
        waiting.push(message(type, body));
      }
      if (waiting.length > 0) forward();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    outside,
    async close() {
      for (const client of clients) client.destroy();
      for (const pool of pools.values()) for (const { socket } of pool) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Signs in to a server that trusts its socket, and waits until it takes statements. */
function connectBackend(socketFolder: string, parameters: ReadonlyMap<string, string>): Promise<Backend> {
  const socket = createConnection(`${socketFolder}/.s.PGSQL.5432`);
  const backend: Backend = { socket, owner: null, rest: Buffer.alloc(0) };
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    let received = Buffer.alloc(0);
    socket.on('data', (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const { frames } = framesOf(received);
      if (frames.some(({ type }) => type === 'E')) reject(new Error(received.toString()));
      if (frames.some(({ type }) => type === 'Z')) resolve(backend);
    });
    socket.write(startupMessage(parameters));
  });
}
