import {
  companyUpdate,
  editUser,
  getCustomerPortalData,
  getUserList,
  profileCheck,
  profileSave,
  removeUser,
  updateCustomerPortalData,
} from '@portal/contract/profile/profile.calls.ts';
import { AppError } from '../../http/app-error.ts';
import { type BoundCall, bind } from '../../http/bind-call.ts';
import type { Services } from '../../services.ts';
import { findSignUpLinkOfUser } from '../accounts/public.ts';
import { auditCaller } from '../audit/public.ts';
import { allowsUsage } from '../marketing/public.ts';
import type { Plans } from '../plans/public.ts';
import { createReadPortalData, createUpdatePortalData } from './portal-data.ts';
import {
  findCompany,
  findCompanyToChange,
  findUser,
  findUserToChange,
  listUsers,
  toUserView,
  updateCompany,
  updateUser,
} from './profile.store.ts';
import { createRemoveUser } from './remove-user.ts';
import { requireUnchanged } from './require-unchanged.ts';
import { createSaveProfile } from './save-profile.ts';

/** Calls of people's and companies' profiles. */
export function profileModule(services: Services, plans: Plans): BoundCall[] {
  const { database, clock, config } = services;
  return [
    bind(profileSave).to(createSaveProfile(services, plans)),
    bind(getCustomerPortalData).to(createReadPortalData(services)),
    bind(updateCustomerPortalData).to(createUpdatePortalData(services)),

    bind(profileCheck).to(async ({ session }, { cognitoId }) => {
      if (cognitoId !== undefined && cognitoId !== session.userId) throw new AppError('NOT_FOUND');
      const { user, link, countsUsage } = await database.asSystem(async (tx) => ({
        user: await findUser(tx, session.userId),
        countsUsage: session.service === null && (await allowsUsage(tx, session.userId)),
        // Of use in onboarding only, which nobody does twice.
        link: session.orgId === null ? await findSignUpLinkOfUser(tx, session.userId) : undefined,
      }));
      if (user === undefined) throw new AppError('NOT_FOUND');
      const company = session.orgId === null ? undefined : await database.inOrg(session.orgId, findCompany);
      return {
        success: true,
        companyData: company ?? null,
        userData: toUserView(user),
        signupData: {
          companyName: company?.companyName ?? link?.company_name ?? '',
          firstName: user.first_name,
          lastName: user.last_name,
          linkId: link?.link_id ?? null,
          subscriptionId: user.subscription_id,
        },
        orgId: session.orgId,
        countsUsage,
        config: {
          environmentName: config.production ? 'production' : 'dev',
          sessionInactivityTimeout: config.sessionInactivityMs / 1000,
        },
      };
    }),

    bind(companyUpdate).to(async (caller, { orgId, before, ...company }) => {
      if (orgId !== undefined && orgId !== caller.session.orgId) throw new AppError('NOT_FOUND');
      await database.inOrg(caller.session.orgId, async (tx) => {
        requireUnchanged((await findCompanyToChange(tx)) ?? company, before, company);
        await updateCompany(tx, company);
        await auditCaller(tx, caller, clock.now(), { action: 'organisation.changed' });
      });
      return { success: true, data: company };
    }),

    bind(editUser).to(async (caller, input) => {
      if (input.orgId !== undefined && input.orgId !== caller.session.orgId) throw new AppError('NOT_FOUND');
      const userId = input.cognitoId ?? caller.session.userId;
      const user = await database.inOrg(caller.session.orgId, async (tx) => {
        if (input.userProfile !== undefined) {
          const stored = await findUserToChange(tx, userId);
          if (stored === undefined) throw new AppError('NOT_FOUND');
          requireUnchanged(toUserView(stored), input.before, input.userProfile);
        }
        const changes = { ...input.userProfile, orgGoals: input.orgGoals, hasSeenOrgGoals: input.hasSeenOrgGoals };
        const changed = await updateUser(tx, userId, changes);
        if (changed === undefined) throw new AppError('NOT_FOUND');
        await auditCaller(tx, caller, clock.now(), { action: 'user.changed', subject: changed.email });
        return changed;
      });
      return { success: true, data: toUserView(user) };
    }),

    bind(getUserList).to(async ({ session }) => {
      const users = await database.inOrg(session.orgId, listUsers);
      return { success: true, data: users.map(toUserView) };
    }),

    bind(removeUser).to(createRemoveUser(services)),
  ];
}
