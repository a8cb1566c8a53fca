import type { Socket } from 'node:net';
import { errorMessage, framesOf, greeting, message } from './pooler-messages.ts';

const SSL_REQUEST = 80_877_103;
const CANCEL_REQUEST = 80_877_102;
const RETRY_MS = 5;
/** What PgBouncer lets through at the start of a connection unless told otherwise. */
const KNOWN_PARAMETERS = new Set(['user', 'database', 'application_name', 'client_encoding']);

/** A connection to the server, lent to one client for one transaction. */
export type Backend = { readonly socket: Socket; isLent: boolean };

export type Pooler = {
  /** The connections for a user and a database. */
  poolOf(parameters: ReadonlyMap<string, string>): Promise<readonly Backend[]>;
  /** One that nobody has, each time another; none while all are lent. */
  lend(pool: readonly Backend[]): Backend | null;
  /** Told what a client without a transaction says. */
  onOutside(text: string): void;
};

/** One client of the pooler stand-in: it gets a connection of the server with its first message and loses it with its transaction. */
export class PooledClient {
  readonly #socket: Socket;
  readonly #pooler: Pooler;
  readonly #waiting: Buffer[] = [];
  #rest: Buffer = Buffer.alloc(0);
  #pool: readonly Backend[] | null = null;
  #backend: Backend | null = null;

  constructor(socket: Socket, pooler: Pooler) {
    this.#socket = socket;
    this.#pooler = pooler;
    socket.on('error', () => undefined);
    socket.on('data', (chunk: Buffer) => void this.#receive(chunk));
    // A transaction that is left behind is ended by ending its connection.
    socket.once('close', () => this.#backend?.socket.destroy());
  }

  async #receive(chunk: Buffer): Promise<void> {
    this.#rest = Buffer.concat([this.#rest, chunk]);
    if (this.#pool === null) return await this.#begin();
    const { frames, rest } = framesOf(this.#rest);
    this.#rest = rest;
    for (const { type, body } of frames) {
      if (type === 'X') return void this.#socket.end();
      const isFirst = this.#backend === null && this.#waiting.length === 0;
      if (isFirst && 'QP'.includes(type)) this.#pooler.onOutside(body.toString().replaceAll('\0', ''));
      this.#waiting.push(message(type, body));
    }
    this.#forward();
  }

  async #begin(): Promise<void> {
    if (this.#rest.length < 4 || this.#rest.length < this.#rest.readInt32BE(0)) return;
    const body = this.#rest.subarray(4, this.#rest.readInt32BE(0));
    this.#rest = Buffer.alloc(0);
    const code = body.readInt32BE(0);
    if (code === SSL_REQUEST) return void this.#socket.write('N');
    if (code === CANCEL_REQUEST) return void this.#socket.end();
    const fields = body.subarray(4).toString().split('\0');
    const parameters = new Map<string, string>();
    for (let index = 0; index + 1 < fields.length; index += 2)
      if (fields[index] !== '') parameters.set(fields[index] ?? '', fields[index + 1] ?? '');
    const unknown = [...parameters.keys()].find((name) => !KNOWN_PARAMETERS.has(name));
    if (unknown !== undefined) return void this.#socket.end(errorMessage(`unsupported startup parameter: ${unknown}`));
    this.#pool = await this.#pooler.poolOf(parameters);
    this.#socket.write(greeting());
  }

  #forward(): void {
    if (this.#waiting.length === 0 || this.#pool === null) return;
    const backend = this.#backend ?? this.#pooler.lend(this.#pool);
    if (backend === null) return void setTimeout(() => this.#forward(), RETRY_MS);
    if (this.#backend === null) this.#take(backend);
    for (const frame of this.#waiting.splice(0)) backend.socket.write(frame);
  }

  #take(backend: Backend): void {
    this.#backend = backend;
    let rest: Buffer = Buffer.alloc(0);
    backend.socket.removeAllListeners('data');
    backend.socket.on('data', (chunk: Buffer) => {
      this.#socket.write(chunk);
      const answer = framesOf(Buffer.concat([rest, chunk]));
      rest = answer.rest;
      if (!answer.frames.some(({ type, body }) => type === 'Z' && body.toString() === 'I')) return;
      backend.isLent = false;
      this.#backend = null;
      this.#forward();
    });
  }
}
