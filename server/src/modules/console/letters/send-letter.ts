import type { sendLetter as sendLetterCall } from '@portal/contract/console/letters.calls.ts';
import { LETTER_LIMITS } from '@portal/domain/console/letter-limits.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName } from '../../profile/public.ts';
import { sendLetterJob } from '../console.kinds.ts';
import { countAudience, insertRecipients, type LetterAudience } from './letter-audience.store.ts';
import { findLetter, insertLetter } from './letters.store.ts';

/** Keeps a letter with whom it is for and has a job deliver it; the same letter a second time changes nothing. */
export async function sendLetter(
  services: Services,
  caller: CallerOf<typeof sendLetterCall>,
  { letterId, subject, body, audience }: InputOf<typeof sendLetterCall>,
): Promise<AnswerOf<typeof sendLetterCall>> {
  const { database, clock, queue } = services;
  const { userId, email } = caller.session;
  await requireFreshProof(services, caller);
  const sentAt = clock.now();
  const customers = await database.asSystem(async (tx) => {
    const sentBy = { userId, email, name: await findUserName(tx, userId) };
    if (!(await insertLetter(tx, { letterId, subject, body, sentAt, sentBy })))
      return customersOfSame(tx, { letterId, subject, body, userId });
    const { reached } = await requireReaders(tx, audience, sentAt);
    await insertRecipients(tx, letterId, audience, sentAt);
    await queue.enqueue(tx, sendLetterJob, { letterId });
    await auditCaller(tx, caller, sentAt, {
      action: 'letter.sent',
      subject,
      orgId: null,
      details: { letterId, customers: reached },
    });
    return reached;
  });
  return { success: true, data: { letterId, customers } };
}

/**
 * Whom a letter reaches.
 * @throws AppError LETTER_WITHOUT_READERS, LETTER_TO_TOO_MANY
 */
export async function requireReaders(tx: SystemTransaction, audience: LetterAudience, now: Date) {
  const counts = await countAudience(tx, audience, now);
  if (counts.reached === 0) throw new AppError('LETTER_WITHOUT_READERS', { field: 'audience' });
  if (counts.reached > LETTER_LIMITS.customers)
    throw new AppError('LETTER_TO_TOO_MANY', {
      field: 'audience',
      values: { count: counts.reached, maximum: LETTER_LIMITS.customers },
    });
  return counts;
}

type SameLetter = {
  readonly letterId: string;
  readonly subject: string;
  readonly body: string;
  readonly userId: string;
};

async function customersOfSame(tx: SystemTransaction, asked: SameLetter): Promise<number> {
  const letter = await findLetter(tx, asked.letterId);
  const isSame = letter?.subject === asked.subject && letter.body === asked.body && letter.sent_by === asked.userId;
  if (!isSame) throw new AppError('LETTER_SENT_ALREADY');
  return letter.customers + letter.left_out + letter.waiting;
}
