import type * as calls from '@portal/contract/developers/developers.calls.ts';
import type { tokenView } from '@portal/contract/developers/developers.schemas.ts';
import type { z } from 'zod';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller, Session } from '../../../call/caller.ts';
import type { AnyTransaction } from '../../../database/database.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { listTokens, revokeToken, type TokenRow } from './tokens.store.ts';

/** Tokens of the caller's firm. */
export async function listApiTokens(
  { database }: Services,
  { session: { orgId } }: CallerOf<typeof calls.listApiTokens>,
): Promise<AnswerOf<typeof calls.listApiTokens>> {
  const rows = await database.onceInOrg(orgId, (tx) => listTokens(tx, { orgId }));
  return { success: true, data: { tokens: rows.map(toView) } };
}

/** Tokens of the provider. */
export async function listProviderTokens({ database }: Services): Promise<AnswerOf<typeof calls.listProviderTokens>> {
  const rows = await database.onceAsSystem((tx) => listTokens(tx, { orgId: null }));
  return { success: true, data: { tokens: rows.map(toView) } };
}

/** Ends a token of the caller's firm. */
export async function revokeApiToken(
  services: Services,
  caller: CallerOf<typeof calls.revokeApiToken>,
  { tokenId }: InputOf<typeof calls.revokeApiToken>,
): Promise<AnswerOf<typeof calls.revokeApiToken>> {
  const { orgId } = caller.session;
  await services.database.inOrg(orgId, (tx) => revoke(services, tx, caller, { orgId, tokenId }));
  return { success: true };
}

/** Ends a token of the provider. */
export async function revokeProviderToken(
  services: Services,
  caller: CallerOf<typeof calls.revokeProviderToken>,
  { tokenId }: InputOf<typeof calls.revokeProviderToken>,
): Promise<AnswerOf<typeof calls.revokeProviderToken>> {
  await services.database.asSystem((tx) => revoke(services, tx, caller, { orgId: null, tokenId }));
  return { success: true };
}

/** @throws AppError NOT_FOUND */
async function revoke(
  { clock }: Services,
  tx: AnyTransaction,
  caller: Caller<Session>,
  { orgId, tokenId }: { readonly orgId: string | null; readonly tokenId: string },
): Promise<void> {
  const at = clock.now();
  const name = await revokeToken(tx, { orgId }, { tokenId, at });
  if (name === undefined) throw new AppError('NOT_FOUND');
  const what = { action: 'developers.token-revoked', subject: name, orgId, details: { tokenId } };
  await auditCaller(tx, caller, at, what);
}

const toView = (row: TokenRow): z.input<typeof tokenView> => ({
  tokenId: row.token_id,
  name: row.name,
  hint: row.hint,
  scopes: row.scopes,
  madeBy: row.made_by_name,
  madeAt: row.made_at.toISOString(),
  expiresAt: row.expires_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
  revokedAt: row.revoked_at?.toISOString() ?? null,
});
