import type {
  readSecondFactor as readSecondFactorCall,
  renewRecoveryCodes as renewRecoveryCodesCall,
  turnOffSecondFactor as turnOffSecondFactorCall,
} from '@portal/contract/accounts/second-factor.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { seal } from '../../../system/sealed-box.ts';
import { countPasskeys } from '../passkeys/passkeys.store.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { isSecondFactorRequired, lockUser } from '../users.store.ts';
import { countRecoveryCodes } from './recovery-codes.store.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { refuseWithoutCode } from './require-code.ts';
import { mustHaveSecondFactor } from './second-factor-need.ts';
import { deleteSecondFactor, findSecondFactor, removeApp } from './second-factors.store.ts';
import { tellSecondFactorChange } from './tell-second-factor-change.ts';
import { newTotpSecret } from './totp.ts';

/** How the caller's second factor stands. */
export async function readSecondFactor(
  { database }: Services,
  { session }: CallerOf<typeof readSecondFactorCall>,
): Promise<AnswerOf<typeof readSecondFactorCall>> {
  return database.asSystem(async (tx) => {
    const factor = await findSecondFactor(tx, session.userId);
    const isRequiredByOrganisation = session.orgId !== null && (await isSecondFactorRequired(tx, session.orgId));
    return {
      success: true,
      data: {
        isOn: factor !== undefined,
        hasApp: factor?.has_app === true,
        passkeys: await countPasskeys(tx, session.userId),
        turnedOnAt: factor?.turned_on_at.toISOString() ?? null,
        recoveryCodesLeft: await countRecoveryCodes(tx, session.userId),
        isRequiredByOrganisation,
        isNeeded: isRequiredByOrganisation || session.isStaff,
      },
    };
  });
}

/** Takes the app away. Without passkeys that turns the second factor off, unless everyone here must have one. */
export async function turnOffSecondFactor(
  services: Services,
  caller: CallerOf<typeof turnOffSecondFactorCall>,
  { code }: InputOf<typeof turnOffSecondFactorCall>,
): Promise<AnswerOf<typeof turnOffSecondFactorCall>> {
  const { database, clock } = services;

  const proof = await requireFreshProof(services, caller);
  const { userId, orgId, email } = caller.session;
  const refusal = await database.asSystem(async (tx) => {
    await lockUser(tx, userId);
    const hasPasskeys = (await countPasskeys(tx, userId)) > 0;
    if (!hasPasskeys && (await mustHaveSecondFactor(tx, caller.session))) throw new AppError('SECOND_FACTOR_NEEDED');
    const refused = await refuseWithoutCode(services, tx, userId, code, clock.now(), proof);
    if (refused !== null) return refused;
    if (hasPasskeys) await removeApp(tx, userId, seal(services.secondFactorKey, newTotpSecret()));
    else if (!(await deleteSecondFactor(tx, userId))) return null;
    const change = hasPasskeys ? 'app-removed' : 'turned-off';
    await tellSecondFactorChange(services, tx, caller, { userId, orgId, email }, change, clock.now());
    return null;
  });
  if (refusal !== null) throw refusal;
  return { success: true };
}

/** Gives the caller ten new recovery codes in place of those before. */
export async function renewRecoveryCodes(
  services: Services,
  caller: CallerOf<typeof renewRecoveryCodesCall>,
  { code }: InputOf<typeof renewRecoveryCodesCall>,
): Promise<AnswerOf<typeof renewRecoveryCodesCall>> {
  const { database, clock } = services;

  const proof = await requireFreshProof(services, caller);
  const { userId, orgId, email } = caller.session;
  const recoveryCodes = await database.asSystem(async (tx) => {
    await lockUser(tx, userId);
    if ((await findSecondFactor(tx, userId)) === undefined) throw new AppError('SECOND_FACTOR_NOT_ON');
    const refused = await refuseWithoutCode(services, tx, userId, code, clock.now(), proof);
    if (refused !== null) return refused;
    await tellSecondFactorChange(services, tx, caller, { userId, orgId, email }, 'new-recovery-codes', clock.now());
    return makeRecoveryCodes(tx, userId);
  });
  if (recoveryCodes instanceof AppError) throw recoveryCodes;
  return { success: true, data: { recoveryCodes } };
}
