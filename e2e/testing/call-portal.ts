import { type APIRequestContext, expect } from '@playwright/test';

/** Makes a call as a page of the portal would, with the browser's cookies; fails unless it succeeds. */
export async function callPortal<Answer = unknown>(
  request: APIRequestContext,
  portalUrl: string,
  path: string,
  input?: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const { CSRFToken } = await (await request.get(`${portalUrl}/api/getCSRFToken`)).json();
  const response = await request.post(`${portalUrl}/api${path}`, {
    headers: { ...headers, 'x-csrf-token': CSRFToken, origin: portalUrl },
    data: input ?? {},
  });
  expect(response.ok(), `${path} answers ${response.status()} ${await response.text()}`).toBe(true);
  return response.json();
}
