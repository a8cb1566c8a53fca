import type {
  readPasskeys as readPasskeysCall,
  removePasskey as removePasskeyCall,
  renamePasskey as renamePasskeyCall,
} from '@portal/contract/accounts/passkeys.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { refuseWithoutCode } from '../second-factor/require-code.ts';
import { mustHaveSecondFactor } from '../second-factor/second-factor-need.ts';
import { deleteSecondFactor, findSecondFactor } from '../second-factor/second-factors.store.ts';
import { tellSecondFactorChange } from '../second-factor/tell-second-factor-change.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { lockUser } from '../users.store.ts';
import { deletePasskey, listPasskeysOf, setPasskeyName } from './passkeys.store.ts';

/** The caller's passkeys. */
export async function readPasskeys(
  { database }: Services,
  { session }: CallerOf<typeof readPasskeysCall>,
): Promise<AnswerOf<typeof readPasskeysCall>> {
  const rows = await database.onceAsSystem((tx) => listPasskeysOf(tx, session.userId));
  const data = rows.map((row) => ({
    passkeyId: row.passkey_id,
    name: row.name,
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
    isBackedUp: row.is_backed_up,
  }));
  return { success: true, data };
}

/** Gives one of the caller's passkeys another name; those of others do not exist for it. */
export async function renamePasskey(
  { database, clock }: Services,
  caller: CallerOf<typeof renamePasskeyCall>,
  { passkeyId, name }: InputOf<typeof renamePasskeyCall>,
): Promise<AnswerOf<typeof renamePasskeyCall>> {
  await database.asSystem(async (tx) => {
    if (!(await setPasskeyName(tx, caller.session.userId, passkeyId, name))) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), { action: 'passkey.renamed', details: { name } });
  });
  return { success: true };
}

/**
 * Removes one of the caller's passkeys. The last one, where there is no app, is the second factor itself: it goes with its
 * recovery codes, and stays where everyone here must have one.
 */
export async function removePasskey(
  services: Services,
  caller: CallerOf<typeof removePasskeyCall>,
  { passkeyId, code }: InputOf<typeof removePasskeyCall>,
): Promise<AnswerOf<typeof removePasskeyCall>> {
  const { database, clock } = services;

  const proof = await requireFreshProof(services, caller);
  const { userId, orgId, email } = caller.session;
  const refusal = await database.asSystem(async (tx) => {
    await lockUser(tx, userId);
    const now = clock.now();
    const own = await listPasskeysOf(tx, userId);
    const passkey = own.find(({ passkey_id }) => passkey_id === passkeyId);
    if (passkey === undefined) throw new AppError('NOT_FOUND');
    const refused = await refuseWithoutCode(services, tx, userId, code, now, proof);
    if (refused !== null) return refused;
    await deletePasskey(tx, userId, passkeyId);
    const factor = await findSecondFactor(tx, userId);
    if (factor?.has_app === false && own.length === 1) {
      if (await mustHaveSecondFactor(tx, caller.session)) throw new AppError('SECOND_FACTOR_NEEDED');
      await deleteSecondFactor(tx, userId);
    }
    const owner = { userId, orgId, email };
    await tellSecondFactorChange(services, tx, caller, owner, 'passkey-removed', now, {
      details: { name: passkey.name },
    });
    return null;
  });
  if (refusal !== null) throw refusal;
  return { success: true };
}
