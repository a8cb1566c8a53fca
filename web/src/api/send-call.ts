import { fillPath } from '@portal/contract/path.ts';
import { pageLanguage } from '../portal/texts/page-language.ts';
import { say } from '../portal/texts/say.ts';
import { failures } from './api.texts.ts';
import { ApiError, type ApiErrorItem } from './api-error.ts';
import { callAddress, callRoute } from './call-address.ts';
import type { CallInput, CallName } from './calls.ts';
import { reportChangeMade } from './change-made.ts';
import { csrfToken, forgetCsrfToken } from './csrf-token.ts';
import { reportMaintenance } from './in-maintenance.ts';
import { reportUnauthorized } from './unauthorized.ts';

const signInCalls: ReadonlySet<CallName> = new Set([
  'authenticate',
  'createSession',
  'answerNewPassword',
  'passwordChanged',
]);

const networkError = () => new ApiError(0, [{ code: 'NETWORK', message: say(failures.network) }]);

export type SendOptions = {
  readonly signal?: AbortSignal | undefined;
  /** Further headers, such as the bearer that is exchanged for a session. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
};

/**
 * Sends a call and answers the successful response. Failure throws an ApiError; a refused CSRF token is fetched anew and
 * the call repeated once; a 401 also reports that the session is over, and a refusal for maintenance that it has begun.
 */
export async function sendCall<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: SendOptions = {},
): Promise<Response> {
  const response = await sendOnce(name, input, options);
  if (response.ok) return noted(name, response);
  const error = await errorOf(response);
  if (error.has('CSRF_REJECTED')) {
    forgetCsrfToken();
    const repeated = await sendOnce(name, input, options);
    if (repeated.ok) return noted(name, repeated);
    throw await errorOf(repeated);
  }
  if (error.has('IN_MAINTENANCE')) reportMaintenance();
  if (response.status === 401 && !signInCalls.has(name)) reportUnauthorized();
  throw error;
}

/** Tells of a change that was made. */
function noted(name: CallName, response: Response): Response {
  const { method, isPassive } = callRoute(name);
  if (method === 'POST' && !isPassive) reportChangeMade();
  return response;
}

async function sendOnce<Name extends CallName>(
  name: Name,
  input: CallInput<Name>,
  options: SendOptions,
): Promise<Response> {
  const route = callRoute(name);
  try {
    const headers: Record<string, string> = {
      'accept-language': pageLanguage,
      'x-transaction-id': crypto.randomUUID(),
      ...options.headers,
    };
    if (route.method === 'POST' || route.changesState) headers['x-csrf-token'] = await csrfToken();
    const request: RequestInit = { method: route.method, credentials: 'same-origin', headers };
    if (options.signal) request.signal = options.signal;
    if (route.method === 'GET') return await fetch(callAddress(name, input), request);
    const { path, rest } = fillPath(route.path, input as Record<string, unknown>);
    if (rest.file) return await fetch(`/api${path}`, { ...request, body: formOf(rest) });
    headers['content-type'] = 'application/json';
    return await fetch(`/api${path}`, { ...request, body: JSON.stringify(rest) });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw networkError();
  }
}

/** What is sent together with a file; the browser adds the type with the parts' boundary. */
function formOf(values: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (name === 'file') {
      const { bytes, fileName } = value as { readonly bytes: Blob; readonly fileName: string };
      form.append(name, bytes, fileName);
    } else form.append(name, String(value));
  }
  return form;
}

async function errorOf(response: Response): Promise<ApiError> {
  const body: unknown = await response.json().catch(() => null);
  if (typeof body === 'object' && body !== null && 'errors' in body && Array.isArray(body.errors)) {
    return new ApiError(response.status, body.errors as readonly ApiErrorItem[]);
  }
  return new ApiError(response.status, [{ code: 'UNEXPECTED', message: say(failures.unexpected) }]);
}
