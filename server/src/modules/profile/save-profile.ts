import { randomUUID } from 'node:crypto';
import type { profileSave } from '@portal/contract/profile/profile.calls.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { brandOrigin, linkInLanguage } from '../../system/brand-origin.ts';
import { markSignUpLinkFinished } from '../accounts/public.ts';
import { auditCaller } from '../audit/public.ts';
import { organisationOffer } from './organisation-offer.ts';
import { findUser, insertOrganisation, joinOrganisation } from './profile.store.ts';

/** Ends onboarding: the organisation, its trial and its first admin come into being together (spec part 1, section 2). */
export async function saveProfile(
  { database, clock, outbox, config, plans }: Services,
  caller: CallerOf<typeof profileSave>,
  { companyProfile, adminProfile, linkId }: InputOf<typeof profileSave>,
): Promise<AnswerOf<typeof profileSave>> {
  // The provider's staff looks after customers and is not one of them.
  if (caller.session.isStaff) throw new AppError('NO_ACCESS');
  if (caller.session.orgId !== null) throw new AppError('PROFILE_EXISTS');
  const now = clock.now();
  const orgId = randomUUID();
  const subscriptionStatus = await database.asSystem(async (tx) => {
    const user = await findUser(tx, caller.session.userId);
    const offer = await organisationOffer(tx, user?.subscription_id ?? null, plans, caller.brand.brandId, now);
    await insertOrganisation(tx, { orgId, company: companyProfile, createdAt: now, ...offer });
    // A second click finds the user a member already; its organisation is rolled back.
    if (!(await joinOrganisation(tx, caller.session.userId, orgId, adminProfile))) throw new AppError('PROFILE_EXISTS');
    if (linkId !== undefined && !(await markSignUpLinkFinished(tx, linkId, caller.session.userId, now)))
      throw new AppError('NOT_FOUND');
    const { brand, language } = caller;
    const mail = {
      kind: 'welcome' as const,
      firstName: adminProfile.firstName,
      organisationName: companyProfile.companyName,
      websiteScansUrl: linkInLanguage(`${brandOrigin(brand, config.publicUrl)}/webappscan`, language),
    };
    await outbox.put(tx, brand, caller.session.email, mail, { language });
    await auditCaller(tx, caller, now, {
      action: 'organisation.created',
      subject: companyProfile.companyName,
      orgId,
      details: { subscriptionId: user?.subscription_id ?? null, planId: offer.planId },
    });
    return offer.subscriptionStatus;
  });
  return { success: true, email: caller.session.email, subscriptionStatus, orgId };
}
