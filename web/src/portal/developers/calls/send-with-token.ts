import { type Operation, pathOf, type Tried } from './operation.ts';

export type Answered = { readonly status: number; readonly text: string };

/**
 * Makes a call of the public interface as a program would: with a token and without the session of the page.
 * @throws TypeError where there is no answer
 */
export async function sendWithToken(operation: Operation, token: string, { fields, body }: Tried): Promise<Answered> {
  const response = await fetch(`/api/v1${pathOf(operation, fields)}`, {
    method: operation.method,
    credentials: 'omit',
    headers: {
      authorization: `Bearer ${token}`,
      ...(operation.method === 'POST' ? { 'content-type': 'application/json' } : {}),
    },
    ...(operation.method === 'POST' ? { body } : {}),
  });
  return { status: response.status, text: inLines(await response.text()) };
}

function inLines(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
