import * as calls from '@portal/contract/marketplace/console-marketplace.calls.ts';
import { readCodes } from '@portal/domain/marketplace/read-codes.ts';
import { AppError } from '../../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { countCodes, insertCodes } from './codes.store.ts';
import { lockOffer } from './own-offers.store.ts';

/** Of one offer, given or not. */
const MAX_CODES = 20_000;

const notValid = (reason: string) => new AppError('CODES_NOT_VALID', { field: 'codes', values: { reason } });

/** The call by which staff enters a partner's codes. */
export const codeCalls: readonly BoundCall<Services>[] = [bind(calls.addOfferCodes).to(addOfferCodes)];

async function addOfferCodes(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.addOfferCodes>,
  { offerId, codes: text }: InputOf<typeof calls.addOfferCodes>,
): Promise<AnswerOf<typeof calls.addOfferCodes>> {
  const { codes, problem } = readCodes(text);
  if (problem !== null) throw notValid(problem);
  const added = await database.asSystem(async (tx) => {
    const offer = await lockOffer(tx, offerId);
    if (offer === undefined) throw new AppError('NOT_FOUND');
    const before = await countCodes(tx, offerId);
    const count = await insertCodes(tx, offerId, codes);
    if (before + count > MAX_CODES)
      throw notValid(`An offer can have at most ${MAX_CODES}, and there are already ${before}.`);
    // The codes themselves are worth money and stay out of the log.
    const what = { action: 'marketplace-codes.added', subject: offer.title, details: { offerId, added: count } };
    await auditCaller(tx, caller, clock.now(), what);
    return count;
  });
  return { success: true, data: { added, known: codes.length - added } };
}
