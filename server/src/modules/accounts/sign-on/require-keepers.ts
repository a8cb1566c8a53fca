import { AppError } from '../../../call/app-error.ts';
import type { Services } from '../../../services.ts';
import { listPeople } from './sign-on.store.ts';

/**
 * Refuses keepers of the other way in who are not the firm's own, and a directory as the only way in without one of them who has a second factor.
 * @throws AppError NOT_FOUND, SIGN_ON_KEEPER_MISSING
 */
export async function requireKeepers(
  { database }: Services,
  orgId: string,
  keepers: readonly string[],
  isEnforced: boolean,
): Promise<void> {
  const people = await database.onceAsSystem((tx) => listPeople(tx, orgId));
  const own = people.filter((person) => keepers.includes(person.user_id));
  if (own.length !== new Set(keepers).size) throw new AppError('NOT_FOUND');
  if (isEnforced && !own.some(({ factor_of: factor }) => factor !== null))
    throw new AppError('SIGN_ON_KEEPER_MISSING', { field: 'keepers' });
}
