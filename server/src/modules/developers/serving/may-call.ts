import type { Operation } from '@portal/contract/developers/operation.ts';
import type { ApiScope } from '@portal/domain/developers/api-scopes.ts';
import type { GoodToken } from '../tokens/tokens.store.ts';

/** Every permission that a call needs. */
export const neededScopes = ({ scope, alsoNeeds = [] }: Operation): readonly ApiScope[] => [scope, ...alsoNeeds];

/** Whether a token is of the call's audience and has all permissions that it needs. */
export function mayCall(operation: Operation, { org_id: orgId, scopes }: GoodToken): boolean {
  const isOfAudience = (operation.audience === 'firm') === (orgId !== null);
  return isOfAudience && neededScopes(operation).every((scope) => scopes.includes(scope));
}
