import type { readOutsideCheck } from '@portal/contract/outside-check/outside-check.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { hashToken } from '../../system/tokens.ts';
import { viewOfCheck } from './check-view.ts';
import { findOwnCheck } from './checks.store.ts';
import type { OutsideCheckServices } from './outside-check-services.ts';
import { requireSwitchedOn } from './require-switched-on.ts';

/** What a check has seen so far, to the browser that began it. */
export async function readCheck(
  { database, clock }: OutsideCheckServices,
  caller: CallerOf<typeof readOutsideCheck>,
  { checkId }: InputOf<typeof readOutsideCheck>,
): Promise<AnswerOf<typeof readOutsideCheck>> {
  requireSwitchedOn(caller);
  const now = clock.now();
  const browserHash = hashToken(caller.preSessionId);
  const row = await database.onceAsSystem((tx) => findOwnCheck(tx, { checkId, browserHash, now }));
  if (row === undefined) throw new AppError('NOT_FOUND');
  return { success: true, data: viewOfCheck(row, now, sayFor(caller.brand, caller.language)) };
}
