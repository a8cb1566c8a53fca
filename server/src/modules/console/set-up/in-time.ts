/** What some work gave; null where it failed or was not ready in time. Name look-ups cannot be cancelled, so they are left behind. */
export async function orNull<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result | null> {
  const ended = new Promise<null>((resolve) => {
    if (signal.aborted) resolve(null);
    signal.addEventListener('abort', () => resolve(null), { once: true });
  });
  return Promise.race([work.catch(() => null), ended]);
}
