import type { getCustomerPortalData, updateCustomerPortalData } from '@portal/contract/profile/profile.calls.ts';
import { customerPortalData } from '@portal/contract/profile/profile.schemas.ts';
import type { z } from 'zod';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { findUser, findUserToChange, type UserRow, updatePortalData } from './profile.store.ts';

const stored = customerPortalData.omit({ welcomeEmailSent: true }).partial();

/** Staff in a customer's portal skips the introduction, and what it opens is not kept (spec part 1, section 6). */
const OF_SERVICE = { introViewed: { dashboard: true }, cybermaturity: {}, welcomeEmailSent: true };

function toPortalData(user: UserRow) {
  const data = stored.parse(user.portal_data);
  return {
    introViewed: data.introViewed ?? {},
    cybermaturity: data.cybermaturity ?? {},
    welcomeEmailSent: user.welcome_email_sent,
  };
}

type PortalData = z.output<typeof customerPortalData>;

const merged = (before: PortalData, changes: z.output<typeof stored>): PortalData => ({
  introViewed: { ...before.introViewed, ...changes.introViewed },
  cybermaturity: { ...before.cybermaturity, ...changes.cybermaturity },
  welcomeEmailSent: before.welcomeEmailSent,
});

/** What the caller has seen of the portal. */
export async function readPortalData(
  { database }: Services,
  { session }: CallerOf<typeof getCustomerPortalData>,
): Promise<AnswerOf<typeof getCustomerPortalData>> {
  if (session.service !== null) return { success: true, data: OF_SERVICE };
  const user = await database.onceInOrg(session.orgId, (tx) => findUser(tx, session.userId));
  if (user === undefined) throw new AppError('NOT_FOUND');
  return { success: true, data: toPortalData(user) };
}

/** Merges new flags into the stored ones, so that two tabs do not undo each other's. */
export async function savePortalData(
  { database }: Services,
  { session }: CallerOf<typeof updateCustomerPortalData>,
  changes: InputOf<typeof updateCustomerPortalData>,
): Promise<AnswerOf<typeof updateCustomerPortalData>> {
  if (session.service !== null) return { success: true, data: merged(OF_SERVICE, changes) };
  const data = await database.inOrg(session.orgId, async (tx) => {
    const user = await findUserToChange(tx, session.userId);
    if (user === undefined) throw new AppError('NOT_FOUND');
    const { welcomeEmailSent, ...flags } = merged(toPortalData(user), changes);
    await updatePortalData(tx, session.userId, flags);
    return { ...flags, welcomeEmailSent };
  });
  return { success: true, data };
}
