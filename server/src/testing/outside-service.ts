import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the service got it. */
export type SeenRequest = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
};

type Reply = { readonly status: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> };

/** Our own stand-in for an outside service on a free port of this machine: keeps what it gets, and answers as it is told. */
export async function startOutsideService(answer: (request: SeenRequest) => Reply | 'hang up' | 'say nothing') {
  const seen: SeenRequest[] = [];
  const server = createServer(async (request, response) => {
    const got = { path: request.url ?? '', headers: request.headers, body: await text(request) };
    seen.push(got);
    const reply = request.method === 'POST' ? answer(got) : { status: 405 };
    if (reply === 'hang up') response.destroy();
    else if (reply !== 'say nothing')
      response
        .writeHead(reply.status, { 'content-type': 'application/json', ...reply.headers })
        .end(JSON.stringify(reply.body ?? {}));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Everything so far, oldest first. */
    seen,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export type OutsideService = Awaited<ReturnType<typeof startOutsideService>>;
