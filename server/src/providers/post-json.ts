const TIMEOUT_MS = 10_000;
/** Waiting helps: the service is busy or down, or a setting such as a token has to be put right. */
const WORTH_ANOTHER_TRY = new Set([401, 403, 408, 425, 429]);

/** What became of something that was sent to an outside service. */
export type Delivery =
  | { readonly isTaken: true }
  | { readonly isTaken: false; readonly status: number; readonly answer: string };

/**
 * Sends JSON to an outside service; it takes it, or refuses it for good.
 * @throws Error when another try may succeed
 */
export async function postJson(
  address: string,
  body: unknown,
  headers: Readonly<Record<string, string>> = {},
): Promise<Delivery> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const answer = (await response.text()).slice(0, 2000);
  if (response.ok) return { isTaken: true };
  const { status } = response;
  if (status >= 500 || WORTH_ANOTHER_TRY.has(status)) {
    throw new Error(`${new URL(address).host} answered ${status}`);
  }
  return { isTaken: false, status, answer };
}
