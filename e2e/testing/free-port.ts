import { createServer } from 'node:net';

// Below the ports that Linux gives to outgoing connections and to servers that name none (32768 and up), so that none of these takes
// a port between asking and use. Each process has a hundred of its own, so that no other test does either.
const FIRST_PORT = 12_000;
const PORTS_PER_PROCESS = 100;
const PROCESSES = 200;

let asked = 0;

/** A TCP port of 127.0.0.1 that nothing listens on and that no other process of the tests is told. */
export async function freePort(): Promise<number> {
  const first = FIRST_PORT + (process.pid % PROCESSES) * PORTS_PER_PROCESS;
  for (let tries = 0; tries < PORTS_PER_PROCESS; tries += 1) {
    const port = first + (asked++ % PORTS_PER_PROCESS);
    if (await isFree(port)) return port;
  }
  throw new Error(`Every port from ${first} to ${first + PORTS_PER_PROCESS - 1} is taken`);
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(false) : reject(error),
    );
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
}
