import { randomUUID } from 'node:crypto';
import type { checkFirstStaffLink, createFirstStaff } from '@portal/contract/console/console.calls.ts';
import { recordUse } from '../../database/single-use.store.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { newToken, secretsEqual } from '../../system/tokens.ts';
import { countStaff, createStaffUser } from '../accounts/public.ts';
import { auditCaller } from '../audit/public.ts';

/** The one-time link for the first staff account; it lives as long as this process and until it is used. */
export type StaffSetup = {
  /** The address to print at the start; null once there is a staff account. */
  link(): Promise<string | null>;
  readonly check: Handler<typeof checkFirstStaffLink>;
  readonly create: Handler<typeof createFirstStaff>;
};

/** Lets whoever reads the portal's own output make the first staff account, so that no default account exists. */
export function createStaffSetup(
  services: Services,
  checkPassword: (password: string, email: string) => Promise<void>,
): StaffSetup {
  const { database, clock, identity, config } = services;
  const token = newToken();
  return {
    async link() {
      const staff = await database.asSystem(countStaff);
      return staff === 0 ? `${config.publicUrl}/console/setup/${token}` : null;
    },
    check: async (_caller, { linkId }) => {
      const isGood = secretsEqual(linkId, token) && (await database.asSystem(countStaff)) === 0;
      if (!isGood) throw new AppError('SETUP_LINK_INVALID');
      return { success: true };
    },
    create: async (caller, { linkId, email, password, firstName, lastName, jobTitle }) => {
      if (!secretsEqual(linkId, token)) throw new AppError('SETUP_LINK_INVALID');
      await checkPassword(password, email);
      const userId = randomUUID();
      const now = clock.now();
      await database.asSystem(async (tx) => {
        // Whoever comes second waits here until the first has committed.
        const isFirst = await recordUse(tx, 'first-staff', 'first-staff', new Date(now.getTime() + 60_000), now);
        if (!isFirst || (await countStaff(tx)) > 0) throw new AppError('SETUP_LINK_INVALID');
        const account = await identity.createVerified(tx, email, password);
        if (account === 'exists') throw new AppError('USERNAME_EXISTS', { field: 'email' });
        await createStaffUser(tx, {
          userId,
          subject: account.subject,
          email,
          firstName,
          lastName,
          jobTitle,
          staffRole: 'owner',
          createdAt: now,
        });
        await auditCaller(tx, caller, now, { action: 'staff.created', subject: email, actorId: userId });
      });
      return { success: true };
    },
  };
}
