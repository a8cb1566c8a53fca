import type { Call } from '@portal/contract/call.ts';
import { CALLS_BY_MODULE } from '@portal/contract/calls.ts';
import { matchPath } from '@portal/contract/path.ts';
import type { CallInput, CallName, CallOutput } from '../api/calls.ts';
import { pressTwice } from './double-press.ts';
import { FakeFailure } from './fake-failure.ts';

/** Answers of a fake server by call; inputs and outputs are checked against the contract. */
export type FakeHandlers = {
  readonly [Name in CallName]?: (
    input: CallInput<Name>,
    request: Request,
  ) => CallOutput<Name> | Response | Promise<CallOutput<Name> | Response>;
};

export type FakeServer = {
  /** Calls made so far, oldest first, with their checked input. */
  readonly requests: { name: string; input: Record<string, unknown>; headers: Headers }[];
  /** Inputs of the calls of one name, oldest first. */
  inputsOf(name: CallName): Record<string, unknown>[];
  /** Replaces or adds answers. */
  use(handlers: FakeHandlers): void;
  /** Gives `window.fetch` back; throws when a call had no answer or an answer broke the contract. */
  restore(): void;
};

/** What a passkey is to sign, on a page of a test. */
export const askedPasskey = {
  challenge: 'Y2hhbGxlbmdl',
  rpId: 'localhost',
  timeout: 300_000,
  userVerification: 'required' as const,
  allowCredentials: [],
};

const allCalls: readonly (readonly [string, Call])[] = Object.values(CALLS_BY_MODULE).flatMap((calls) =>
  Object.entries(calls),
);

/** What pages ask for without anybody's doing. */
const ASKED_BY_ITSELF: FakeHandlers = {
  getCsrfToken: () => ({ CSRFToken: 'test-csrf-token' }),
  askPasskey: () => ({ success: true, data: askedPasskey }),
  readTicket: () => ({ success: true, data: { hasDesk: false, ticket: null } }),
};

/**
 * Replaces `window.fetch` for calls below /api. A handler throws a `FakeFailure` to answer an error. What sends a change is pressed
 * twice, always.
 */
export function fakeServer(initialHandlers: FakeHandlers): FakeServer {
  const realFetch = window.fetch;
  let handlers: FakeHandlers = { ...ASKED_BY_ITSELF, ...initialHandlers };
  const requests: FakeServer['requests'] = [];
  const problems: string[] = [];
  const twice = pressTwice((problem) => problems.push(problem));

  window.fetch = async (resource, init) => {
    const request = new Request(resource, init);
    const address = new URL(request.url);
    if (!address.pathname.startsWith('/api/')) return realFetch(resource, init);
    const found = findCall(request.method, address.pathname.slice('/api'.length));
    if (found === undefined) {
      problems.push(`The contract has no call ${request.method} ${address.pathname}.`);
      return failure(new FakeFailure('ROUTE_NOT_FOUND'));
    }
    const { name, call, parameters } = found;
    try {
      await twice.arrived(name, call);
      return await answerOf(name, call, parameters, request);
    } catch (error) {
      if (error instanceof FakeFailure) return failure(error);
      throw error;
    } finally {
      twice.answered(name);
    }
  };

  async function answerOf(name: string, call: Call, parameters: Readonly<Record<string, string>>, request: Request) {
    const { searchParams } = new URL(request.url);
    const body: unknown = request.method === 'POST' ? await bodyOf(request.clone()) : {};
    const given = { ...Object.fromEntries(searchParams), ...parameters, ...(body as Record<string, unknown>) };
    const input = call.input.safeParse(given);
    if (!input.success) return json(400, invalidInput(input.error.issues));
    requests.push({ name, input: input.data as Record<string, unknown>, headers: request.headers });
    if (request.method === 'POST' && request.headers.get('x-csrf-token') === null)
      problems.push(`${name}: no CSRF token`);
    const handler = handlers[name as CallName] as ((input: unknown, request: Request) => unknown) | undefined;
    if (handler === undefined) {
      problems.push(`Nothing answers ${name}.`);
      throw new FakeFailure('UNEXPECTED');
    }
    const answer = await handler(input.data, request);
    if (answer instanceof Response) return answer;
    const output = call.output.safeParse(answer);
    if (!output.success) problems.push(`${name} answers against the contract: ${output.error.message}`);
    return json(200, output.success ? output.data : answer);
  }

  return {
    requests,
    inputsOf: (name) => requests.filter((request) => request.name === name).map((request) => request.input),
    use(more) {
      handlers = { ...handlers, ...more };
    },
    restore() {
      window.fetch = realFetch;
      twice.stop();
      if (problems.length > 0) throw new Error(problems.join('\n'));
    },
  };
}

async function bodyOf(request: Request): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('multipart/form-data')) return request.json();
  const parts = [...(await request.formData())];
  return Object.fromEntries(
    parts.map(([name, part]) => [name, part instanceof File ? { fileName: part.name, bytes: part } : part]),
  );
}

function findCall(method: string, path: string) {
  for (const [name, call] of allCalls) {
    const parameters = call.method === method ? matchPath(call.path, path) : null;
    if (parameters) return { name, call, parameters };
  }
  return undefined;
}

function invalidInput(issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[]) {
  const errors = issues.map((issue) => ({
    code: 'INVALID_INPUT',
    message: issue.message,
    field: issue.path.join('.'),
  }));
  return { success: false, errors };
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
}

function failure(error: FakeFailure): Response {
  return json(error.status, error.reply);
}
