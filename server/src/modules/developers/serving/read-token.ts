import { isApiToken } from '@portal/domain/developers/api-token.ts';
import type { Services } from '../../../services.ts';
import { hashToken } from '../../../system/tokens.ts';
import { findGoodToken, type GoodToken, touchToken } from '../tokens/tokens.store.ts';

/** Its last use is written down this often at most. */
const NOTED_EVERY_MS = 60_000;

/**
 * The token that an `Authorization` header names (RFC 6750), or null where it names no valid token: unknown, ended, revoked, of a firm
 * that is suspended, or made by somebody who belongs to its owner no more.
 */
export async function readToken(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  authorization = '',
): Promise<GoodToken | null> {
  const [, token = ''] = /^bearer +(\S+)$/i.exec(authorization) ?? [];
  if (!isApiToken(token)) return null;
  const now = clock.now();
  const row = await database.onceAsSystem((tx) => findGoodToken(tx, hashToken(token), now));
  if (row === undefined || !isStillTheirs(row)) return null;
  if (row.last_used_at === null || now.getTime() - row.last_used_at.getTime() >= NOTED_EVERY_MS)
    await database.onceAsSystem((tx) => touchToken(tx, row.token_id, now));
  return row;
}

/** The provider's are made by its owners alone, and end when somebody is no longer one. */
const isStillTheirs = ({ org_id: orgId, maker_org_id: makerOrgId, staff_role: role }: GoodToken): boolean =>
  orgId === null ? role === 'owner' : makerOrgId === orgId;
