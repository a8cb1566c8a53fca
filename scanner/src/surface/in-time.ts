import type { RiskVectorSlug } from '@portal/domain/ratings/risk-vectors.ts';
import type { SurfaceContext } from './surface-context.ts';
import type { VectorLook } from './vector-look.ts';
import { isOfNetwork } from './without-answer.ts';

/** What a look at a vector gave, or that nothing answered in time. */
export async function orNoAnswer(
  context: SurfaceContext,
  vector: RiskVectorSlug,
  look: Promise<VectorLook>,
): Promise<VectorLook> {
  return (await orNull(context, look)) ?? { vector, reason: 'NO_ANSWER', findings: [] };
}

/** Null for what the network did not give, or not in time. A mistake in the program and a cancelled look throw. */
export async function orNull<Result>(
  { signal, options }: SurfaceContext,
  work: Promise<Result>,
): Promise<Result | null> {
  try {
    return await untilEnded(work, signal);
  } catch (error) {
    options.signal.throwIfAborted();
    if (signal.aborted || isOfNetwork(error)) return null;
    throw error;
  }
}

/** Name lookups cannot be cancelled, so they are left behind. */
function untilEnded<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = () => reject(signal.reason);
    if (signal.aborted) end();
    signal.addEventListener('abort', end, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', end));
  });
}
