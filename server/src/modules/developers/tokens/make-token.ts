import { randomBytes, randomUUID } from 'node:crypto';
import type * as calls from '@portal/contract/developers/developers.calls.ts';
import type { ApiScope } from '@portal/domain/developers/api-scopes.ts';
import { apiTokenOf, tokenHint } from '@portal/domain/developers/api-token.ts';
import { MAX_TOKENS } from '@portal/domain/developers/developer-limits.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller, Session } from '../../../call/caller.ts';
import type { AnyTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { requireFreshProof } from '../../accounts/public.ts';
import { auditCaller } from '../../audit/public.ts';
import { findUserName, lockOrganisation } from '../../profile/public.ts';
import { countGoodTokens, insertToken } from './tokens.store.ts';

const DAY_MS = 24 * 60 * 60_000;

type Wanted = { readonly name: string; readonly days: number; readonly scopes: readonly ApiScope[] };

/** Makes a token of the caller's firm. */
export async function makeApiToken(
  services: Services,
  caller: CallerOf<typeof calls.makeApiToken>,
  wanted: InputOf<typeof calls.makeApiToken>,
): Promise<AnswerOf<typeof calls.makeApiToken>> {
  await requireFreshProof(services, caller);
  const { orgId } = caller.session;
  return services.database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    return makeToken(services, tx, caller, { ...wanted, orgId });
  });
}

/** Makes a token of the provider. */
export async function makeProviderToken(
  services: Services,
  caller: CallerOf<typeof calls.makeProviderToken>,
  wanted: InputOf<typeof calls.makeProviderToken>,
): Promise<AnswerOf<typeof calls.makeProviderToken>> {
  await requireFreshProof(services, caller);
  return services.database.asSystem((tx) => makeToken(services, tx, caller, { ...wanted, orgId: null }));
}

/** @throws AppError TOO_MANY_TOKENS */
async function makeToken(
  { clock }: Services,
  tx: AnyTransaction,
  caller: Caller<Session>,
  { orgId, name, days, scopes }: Wanted & { readonly orgId: string | null },
) {
  const now = clock.now();
  if ((await countGoodTokens(tx, { orgId }, now)) >= MAX_TOKENS)
    throw new AppError('TOO_MANY_TOKENS', { values: { maximum: MAX_TOKENS } });
  const token = apiTokenOf(randomBytes(32));
  const tokenId = randomUUID();
  const { userId } = caller.session;
  await insertToken(tx, {
    ...{ tokenId, orgId, name, scopes },
    hash: hashToken(token),
    hint: tokenHint(token),
    madeBy: userId,
    madeByName: await findUserName(tx, userId),
    madeAt: now,
    expiresAt: new Date(now.getTime() + days * DAY_MS),
  });
  const details = { tokenId, scopes, days };
  await auditCaller(tx, caller, now, { action: 'developers.token-made', subject: name, orgId, details });
  return { success: true as const, data: { tokenId, token } };
}
