import type { getCustomerPortalData, updateCustomerPortalData } from '@portal/contract/profile/profile.calls.ts';
import { customerPortalData } from '@portal/contract/profile/profile.schemas.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { findUser, findUserToChange, type UserRow, updatePortalData } from './profile.store.ts';

const stored = customerPortalData.omit({ welcomeEmailSent: true }).partial();

function toPortalData(user: UserRow) {
  const data = stored.parse(user.portal_data);
  return {
    introViewed: data.introViewed ?? {},
    cybermaturity: data.cybermaturity ?? {},
    welcomeEmailSent: user.welcome_email_sent,
  };
}

/** What the caller has seen of the portal. */
export function createReadPortalData({ database }: Services): Handler<typeof getCustomerPortalData> {
  return async ({ session }) => {
    const user = await database.inOrg(session.orgId, (tx) => findUser(tx, session.userId));
    if (user === undefined) throw new AppError('NOT_FOUND');
    return { success: true, data: toPortalData(user) };
  };
}

/** Merges new flags into the stored ones, so that two tabs do not undo each other's. */
export function createUpdatePortalData({ database }: Services): Handler<typeof updateCustomerPortalData> {
  return async ({ session }, changes) => {
    const data = await database.inOrg(session.orgId, async (tx) => {
      const user = await findUserToChange(tx, session.userId);
      if (user === undefined) throw new AppError('NOT_FOUND');
      const before = toPortalData(user);
      const merged = {
        introViewed: { ...before.introViewed, ...changes.introViewed },
        cybermaturity: { ...before.cybermaturity, ...changes.cybermaturity },
      };
      await updatePortalData(tx, session.userId, merged);
      return { ...merged, welcomeEmailSent: before.welcomeEmailSent };
    });
    return { success: true, data };
  };
}
