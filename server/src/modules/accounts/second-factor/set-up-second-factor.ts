import type {
  confirmSecondFactor as confirmSecondFactorCall,
  setUpSecondFactor as setUpSecondFactorCall,
} from '@portal/contract/accounts/second-factor.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { seal, unseal } from '../../../system/sealed-box.ts';
import { requireFreshProof } from '../sign-in/require-fresh-proof.ts';
import { startSession } from '../sign-in/start-session.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { refuseWithoutCode } from './require-code.ts';
import { findSetUp, replaceSecondFactor, saveSetUp } from './second-factors.store.ts';
import { tellSecondFactorChange } from './tell-second-factor-change.ts';
import { newTotpSecret, totpStep, totpUri } from './totp.ts';
import { whoSetsUp } from './who-sets-up.ts';

/** Time to get the phone, install an app and scan the code. */
const SET_UP_LIFE_MS = 15 * 60_000;

/** Begins a second factor: a secret that counts once its first code has come. In place of another one it takes a code of that. */
export async function setUpSecondFactor(
  services: Services,
  caller: CallerOf<typeof setUpSecondFactorCall>,
  { code }: InputOf<typeof setUpSecondFactorCall>,
): Promise<AnswerOf<typeof setUpSecondFactorCall>> {
  const { database, clock, secondFactorKey } = services;

  const { session } = caller;
  const proof = session === null ? null : await requireFreshProof(services, { ...caller, session });
  const secret = newTotpSecret();
  const now = clock.now();
  const account = await database.asSystem(async (tx) => {
    const user = await whoSetsUp(tx, caller, now);
    const refused = proof === null ? null : await refuseWithoutCode(services, tx, user.user_id, code, now, proof);
    if (refused !== null) return refused;
    const expiresAt = new Date(now.getTime() + SET_UP_LIFE_MS);
    await saveSetUp(tx, { userId: user.user_id, sealedSecret: seal(secondFactorKey, secret), expiresAt });
    return user.email;
  });
  if (account instanceof AppError) throw account;
  return { success: true, data: { secret, uri: totpUri(secret, caller.brand.brandNameLong, account) } };
}

/** Turns it on. The code that proves it is used up; a sign-in that waited for it becomes a session. */
export async function confirmSecondFactor(
  services: Services,
  caller: CallerOf<typeof confirmSecondFactorCall>,
  { code }: InputOf<typeof confirmSecondFactorCall>,
): Promise<AnswerOf<typeof confirmSecondFactorCall>> {
  const { database, clock, secondFactorKey } = services;

  const now = clock.now();
  const { user, recoveryCodes, started } = await database.asSystem(async (tx) => {
    const found = await whoSetsUp(tx, caller, now);
    const setUp = await findSetUp(tx, found.user_id, now);
    if (setUp === undefined) throw new AppError('SET_UP_EXPIRED');
    const step = totpStep(String(unseal(secondFactorKey, setUp.sealed_secret)), code.replace(/\s/g, ''), now);
    if (step === null) throw new AppError('WRONG_CODE', { field: 'code' });
    const userId = found.user_id;
    await replaceSecondFactor(tx, { userId, sealedSecret: setUp.sealed_secret, lastStep: step, turnedOnAt: now });
    const signingIn = { userId, orgId: found.org_id, email: found.email };
    await tellSecondFactorChange(services, tx, caller, signingIn, 'turned-on', now);
    const recoveryCodes = await makeRecoveryCodes(tx, userId);
    if (caller.session !== null) return { user: found, recoveryCodes, started: null };
    return { user: found, recoveryCodes, started: await startSession(services, tx, caller, signingIn, now) };
  });
  started?.setCookies();
  return {
    success: true,
    username: user.email,
    newUser: user.org_id === null,
    isServiceSession: false,
    secondFactor: 'not-needed',
    recoveryCodes,
  };
}
