import { z } from 'zod';
import { email } from '../accounts/accounts.schemas.ts';
import { call, done, id, line, noInput, withData } from '../call.ts';
import { readingLanguage } from '../reading-language.ts';
import {
  adminProfile,
  companyBefore,
  companyProfile,
  companyView,
  customerPortalData,
  inviteView,
  orgGoals,
  personBefore,
  userView,
} from './profile.schemas.ts';

/** Ends onboarding: creates the organisation and makes the user its first admin. */
export const profileSave = call({
  method: 'POST',
  path: '/profile/profileSave',
  access: 'session',
  input: z.object({ companyProfile, adminProfile, linkId: id.optional() }),
  output: z.object({ success: z.literal(true), email: z.string(), subscriptionStatus: z.string(), orgId: z.string() }),
  errors: ['PROFILE_EXISTS', 'PROFILE_INCOMPLETE'],
});

/** The user's and the company's profile; companyData is null until onboarding is done. */
export const profileCheck = call({
  method: 'POST',
  path: '/profile/profileCheck',
  isPassive: true,
  access: 'session',
  input: z.object({ cognitoId: z.string().max(100).optional() }),
  output: z.object({
    success: z.literal(true),
    companyData: companyView.nullable(),
    userData: userView,
    signupData: z.object({
      companyName: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      /** The firm's likely website, by the person's email address; empty where that tells nothing. */
      website: z.string(),
      /** The sign-up link by which the account was made; `profileSave` takes it back. */
      linkId: z.string().nullable(),
      subscriptionId: z.string().nullable(),
    }),
    orgId: z.string().nullable(),
    /** The organization is one that the provider tries things out in. */
    isSandbox: z.boolean(),
    /** Whether the user allows the pages that are opened to be counted. */
    countsUsage: z.boolean(),
    /** In which the user reads pages and emails. */
    language: readingLanguage,
    config: z.object({ environmentName: z.string(), sessionInactivityTimeout: z.number() }),
  }),
  errors: [],
});

/** Chooses the language in which the user reads pages and emails. */
export const chooseLanguage = call({
  method: 'POST',
  path: '/profile/chooseLanguage',
  access: 'member',
  closedToService: true,
  input: z.object({ language: readingLanguage }),
  output: done,
  errors: [],
});

/** Changes the company's details; refused when others changed them since `before` was read. */
export const companyUpdate = call({
  method: 'POST',
  path: '/profile/companyUpdate',
  access: 'member',
  input: companyProfile.extend({ orgId: id.optional(), before: companyBefore.optional() }),
  output: withData(companyView),
  errors: [],
});

/** Changes a user's details, or stores the organisation's goals at the end of the introduction. */
export const editUser = call({
  method: 'POST',
  path: '/profile/editUser',
  access: 'member',
  closedToService: true,
  input: z.object({
    cognitoId: id.optional(),
    orgId: id.optional(),
    userProfile: adminProfile.optional(),
    /** Refused when others changed the details since. */
    before: personBefore.optional(),
    orgGoals: orgGoals.optional(),
    hasSeenOrgGoals: z.boolean().optional(),
  }),
  output: withData(userView),
  errors: [],
});

export const getUserList = call({
  method: 'GET',
  path: '/profile/getUserList',
  access: 'member',
  input: noInput,
  output: withData(z.array(userView)),
  errors: [],
});

export const getUserInviteList = call({
  method: 'GET',
  path: '/profile/getUserInviteList',
  access: 'member',
  input: noInput,
  output: withData(z.array(inviteView)),
  errors: [],
});

export const removeUser = call({
  method: 'POST',
  path: '/profile/removeUser',
  access: 'member',
  closedToService: true,
  input: z.object({ cognitoId: id }),
  output: done,
  errors: ['CANNOT_REMOVE_SELF', 'IDENTITY_UNAVAILABLE', 'SIGN_ON_KEEPER_MISSING'],
});

export const editUserInvite = call({
  method: 'POST',
  path: '/profile/editUserInvite',
  access: 'member',
  closedToService: true,
  input: z.object({
    linkId: id,
    email,
    firstName: line(100).default(''),
    lastName: line(100).default(''),
    jobTitle: line(100).default(''),
    before: personBefore.extend({ email: z.string().max(254) }).optional(),
  }),
  output: done,
  errors: ['INVITE_EMAIL_TAKEN'],
});

/** Cancels an invite: its link stops working, the row stays. */
export const deleteUserInvite = call({
  method: 'POST',
  path: '/profile/deleteUserInvite',
  access: 'member',
  closedToService: true,
  input: z.object({ linkId: id }),
  output: done,
  errors: [],
});

/** Takes an invite off the list. */
export const removeUserInvite = call({
  method: 'POST',
  path: '/profile/removeUserInvite',
  access: 'member',
  closedToService: true,
  input: z.object({ linkId: id }),
  output: done,
  errors: [],
});

export const getCustomerPortalData = call({
  method: 'GET',
  path: '/profile/getCustomerPortalData',
  access: 'member',
  input: noInput,
  output: withData(customerPortalData),
  errors: [],
});

/** Merges what is given into what is stored. */
export const updateCustomerPortalData = call({
  method: 'POST',
  path: '/profile/updateCustomerPortalData',
  isPassive: true,
  access: 'member',
  input: customerPortalData.omit({ welcomeEmailSent: true }).partial(),
  output: withData(customerPortalData),
  errors: [],
});
