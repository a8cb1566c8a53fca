import { AppError } from '../../../call/app-error.ts';
import type { Caller } from '../../../call/caller.ts';
import type { SystemTransaction } from '../../../database/database.ts';
import { recordUse, takeUse } from '../../../database/single-use.store.ts';
import type { Services } from '../../../services.ts';

const PASS_LIFE_MS = 5 * 60_000;
const SOLUTION_MEMORY_MS = 30 * 60_000;

type CaptchaServices = Pick<Services, 'database' | 'captcha' | 'clock'>;

/** Checks a solution and leaves a pass, bound to this browser, that one sign-up consumes. Each solution counts once. */
export async function verifyCaptcha(
  { database, captcha, clock }: CaptchaServices,
  caller: Caller,
  token: string,
): Promise<boolean> {
  const solution = await captcha.verify(token, caller.ip);
  if (solution === null) return false;
  const now = clock.now();
  return database.asSystem(async (tx) => {
    const memory = new Date(now.getTime() + SOLUTION_MEMORY_MS);
    if (!(await recordUse(tx, 'captcha-solution', solution.solutionId, memory, now))) return false;
    // A new solution renews the pass.
    await takeUse(tx, 'captcha-pass', caller.preSessionId, now);
    await recordUse(tx, 'captcha-pass', caller.preSessionId, new Date(now.getTime() + PASS_LIFE_MS), now);
    return true;
  });
}

/** @throws AppError CAPTCHA_FAILED when this browser has no pass */
export async function spendCaptchaPass({ database, clock }: CaptchaServices, caller: Caller): Promise<void> {
  if (!(await database.asSystem((tx) => takeCaptchaPass(tx, caller, clock.now()))))
    throw new AppError('CAPTCHA_FAILED');
}

/** Spends the pass of this browser within a transaction; false when it has none. */
export function takeCaptchaPass(tx: SystemTransaction, { preSessionId }: Caller, now: Date): Promise<boolean> {
  return takeUse(tx, 'captcha-pass', preSessionId, now);
}
