import { getCountries, saveCountries as saveCountriesCall } from '@portal/contract/profile/countries.calls.ts';
import {
  chooseLanguage as chooseLanguageCall,
  companyUpdate as companyUpdateCall,
  editUser as editUserCall,
  getCustomerPortalData,
  getUserList as getUserListCall,
  profileCheck as profileCheckCall,
  profileSave,
  removeUser as removeUserCall,
  updateCustomerPortalData,
} from '@portal/contract/profile/profile.calls.ts';
import { suggestedWebsite } from '@portal/domain/profile/suggested-website.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import { AppError } from '../../call/app-error.ts';
import { type AnswerOf, type BoundCall, bind, type CallerOf, type InputOf } from '../../call/bind-call.ts';
import { isSandboxOf } from '../../database/sandboxes/sandbox.store.ts';
import type { Services } from '../../services.ts';
import { findSignUpLinkOfUser } from '../accounts/public.ts';
import { auditCaller } from '../audit/public.ts';
import { allowsUsage } from '../marketing/public.ts';
import { readCountryChoices } from './countries/read-countries.ts';
import { saveCountries } from './countries/save-countries.ts';
import { isMailProvider } from './mail-providers.ts';
import { languageOfVisit } from './people-languages.store.ts';
import { readPortalData, savePortalData } from './portal-data.ts';
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
import { removeUser } from './remove-user.ts';
import { requireUnchanged } from './require-unchanged.ts';
import { saveProfile } from './save-profile.ts';

/** Calls of people's and companies' profiles. */
export const profileCalls: readonly BoundCall<Services>[] = [
  bind(profileSave).to(saveProfile),
  bind(getCustomerPortalData).to(readPortalData),
  bind(updateCustomerPortalData).to(savePortalData),
  bind(profileCheckCall).to(profileCheck),
  bind(chooseLanguageCall).to(chooseLanguage),
  bind(companyUpdateCall).to(companyUpdate),
  bind(editUserCall).to(editUser),
  bind(getUserListCall).to(getUserList),
  bind(removeUserCall).to(removeUser),
  bind(getCountries).to(readCountryChoices),
  bind(saveCountriesCall).to(saveCountries),
];

async function profileCheck(
  { database, config, clock }: Services,
  { session, language: pageLanguage }: CallerOf<typeof profileCheckCall>,
  { cognitoId }: InputOf<typeof profileCheckCall>,
): Promise<AnswerOf<typeof profileCheckCall>> {
  if (cognitoId !== undefined && cognitoId !== session.userId) throw new AppError('NOT_FOUND');
  const { user, link, countsUsage } = await database.asSystem(async (tx) => ({
    user: await findUser(tx, session.userId),
    countsUsage: session.service === null && (await allowsUsage(tx, session.userId)),
    // Of use in onboarding only, which nobody does twice.
    link: session.orgId === null ? await findSignUpLinkOfUser(tx, session.userId) : undefined,
  }));
  if (user === undefined) throw new AppError('NOT_FOUND');
  const { orgId } = session;
  const { company, isSandbox, language } =
    orgId === null
      ? { company: undefined, isSandbox: false, language: pageLanguage }
      : await database.inOrg(orgId, async (tx) => ({
          company: await findCompany(tx),
          isSandbox: await isSandboxOf(tx, orgId),
          // Staff at work in a customer's portal reads as they do at home.
          language:
            session.service === null
              ? await languageOfVisit(tx, { ...visitOf(session.email, orgId), pageLanguage, at: clock.now() })
              : pageLanguage,
        }));
  return {
    success: true,
    companyData: company ?? null,
    userData: toUserView(user),
    signupData: {
      companyName: company?.companyName ?? link?.company_name ?? '',
      firstName: user.first_name,
      lastName: user.last_name,
      website: suggestedWebsite(session.email, isMailProvider),
      linkId: link?.link_id ?? null,
      subscriptionId: user.subscription_id,
    },
    orgId,
    isSandbox,
    countsUsage,
    language,
    config: {
      environmentName: config.production ? 'production' : 'dev',
      sessionInactivityTimeout: config.sessionInactivityMs / 1000,
    },
  };
}

const visitOf = (email: string, orgId: string, chosenLanguage?: Language) => ({ email, orgId, chosenLanguage });

async function chooseLanguage(
  { database, clock }: Services,
  { session }: CallerOf<typeof chooseLanguageCall>,
  { language }: InputOf<typeof chooseLanguageCall>,
): Promise<AnswerOf<typeof chooseLanguageCall>> {
  const visit = { ...visitOf(session.email, session.orgId, language), pageLanguage: language, at: clock.now() };
  await database.inOrg(session.orgId, (tx) => languageOfVisit(tx, visit));
  return { success: true };
}

async function companyUpdate(
  { database, clock }: Services,
  caller: CallerOf<typeof companyUpdateCall>,
  { orgId, before, ...company }: InputOf<typeof companyUpdateCall>,
): Promise<AnswerOf<typeof companyUpdateCall>> {
  if (orgId !== undefined && orgId !== caller.session.orgId) throw new AppError('NOT_FOUND');
  await database.inOrg(caller.session.orgId, async (tx) => {
    requireUnchanged((await findCompanyToChange(tx)) ?? company, before, company);
    await updateCompany(tx, company);
    await auditCaller(tx, caller, clock.now(), { action: 'organisation.changed' });
  });
  return { success: true, data: company };
}

async function editUser(
  { database, clock }: Services,
  caller: CallerOf<typeof editUserCall>,
  input: InputOf<typeof editUserCall>,
): Promise<AnswerOf<typeof editUserCall>> {
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
}

async function getUserList(
  { database }: Services,
  { session }: CallerOf<typeof getUserListCall>,
): Promise<AnswerOf<typeof getUserListCall>> {
  const users = await database.onceInOrg(session.orgId, listUsers);
  return { success: true, data: users.map(toUserView) };
}
