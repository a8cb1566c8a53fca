import { createHash } from 'node:crypto';
import { IDEMPOTENCY_HOURS } from '@portal/domain/developers/developer-limits.ts';
import { AppError } from '../../../call/app-error.ts';
import type { Services } from '../../../services.ts';
import { inOwner } from '../owner.store.ts';
import { giveKeyBack, keepAnswer, takeKey } from '../tokens/answers.store.ts';

const HOUR_MS = 60 * 60_000;
/** No request takes longer; a key whose process died is free again after that. */
const LONGEST_REQUEST_MS = 2 * 60_000;

type Request = {
  /** Null where the token is the provider's. */
  readonly orgId: string | null;
  readonly tokenId: string;
  readonly key: string;
  /** What is asked: call and input. */
  readonly asked: unknown;
};

/**
 * Answers a request once: the same one with the same key gets the answer that it had (IETF draft "The Idempotency-Key HTTP Header Field").
 * What failed can be sent again.
 * @throws AppError IDEMPOTENCY_KEY_REUSED for another request, IDEMPOTENCY_KEY_BUSY while the first is being answered
 */
export async function answerOnce(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  { orgId, tokenId, key, asked }: Request,
  answer: () => Promise<{ readonly status: number; readonly answer: unknown }>,
): Promise<{ readonly status: number; readonly answer: unknown }> {
  const at = clock.now();
  const requestHash = createHash('sha256').update(JSON.stringify(asked)).digest();
  const before = await inOwner(database, { orgId }, (tx) =>
    takeKey(
      tx,
      { tokenId, key, orgId, requestHash, at },
      {
        answeredBefore: new Date(at.getTime() - IDEMPOTENCY_HOURS * HOUR_MS),
        unansweredBefore: new Date(at.getTime() - LONGEST_REQUEST_MS),
      },
    ),
  );
  if (before !== null) {
    if (!before.request_hash.equals(requestHash)) throw new AppError('IDEMPOTENCY_KEY_REUSED');
    if (before.status === null) throw new AppError('IDEMPOTENCY_KEY_BUSY');
    return { status: before.status, answer: before.answer };
  }
  const answered = await answer().catch(async (error: unknown) => {
    await inOwner(database, { orgId }, (tx) => giveKeyBack(tx, { tokenId, key }));
    throw error;
  });
  await inOwner(database, { orgId }, (tx) => keepAnswer(tx, { tokenId, key }, answered));
  return answered;
}
