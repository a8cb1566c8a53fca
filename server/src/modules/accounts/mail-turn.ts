import { recordUse, type SingleUseKind, takeUse } from '../../database/single-use.store.ts';
import type { Services } from '../../services.ts';

/** How long an address that anybody may type rests between two mails of a kind; as for verification (spec part 1, section 9). */
export const MAIL_COOLDOWN_MS = 60_000;

/** Whether an address may get another mail of this kind now, so that nobody can fill another's mailbox. */
export function takeMailTurn(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  kind: SingleUseKind,
  email: string,
): Promise<boolean> {
  const now = clock.now();
  const restsUntil = new Date(now.getTime() + MAIL_COOLDOWN_MS);
  return database.onceAsSystem((tx) => recordUse(tx, kind, email, restsUntil, now));
}

/** Gives a turn back when no mail came of it. */
export async function giveBackMailTurn(
  { database, clock }: Pick<Services, 'database' | 'clock'>,
  kind: SingleUseKind,
  email: string,
): Promise<void> {
  await database.onceAsSystem((tx) => takeUse(tx, kind, email, clock.now()));
}
