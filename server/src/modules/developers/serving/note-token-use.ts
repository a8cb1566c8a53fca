import type { Session } from '../../../call/caller.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { inOwner } from '../owner.store.ts';
import type { ApiCaller } from './bind-operation.ts';

/** Logs that a token changed something; what was changed has an entry of its own. */
export async function noteTokenUse(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  caller: ApiCaller<Session>,
  orgId: string | null,
  operation: string,
): Promise<void> {
  const { tokenId, name } = caller.token;
  await inOwner(database, { orgId }, (tx) =>
    auditCaller(tx, caller, clock.now(), {
      action: 'developers.token-used',
      subject: name,
      details: { operation, tokenId },
    }),
  );
}
