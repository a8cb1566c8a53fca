import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A website of one page that answers at once until it is told to take its time. */
export async function startSlowSite(): Promise<{ url: string; slowDown(): void; close(): void }> {
  let isSlow = false;
  const server = createServer((_request, response) => {
    const answer = () => response.setHeader('content-type', 'text/html').end('<!doctype html><title>Slow</title>');
    if (isSlow) setTimeout(answer, 2000);
    else answer();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    slowDown() {
      isSlow = true;
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
