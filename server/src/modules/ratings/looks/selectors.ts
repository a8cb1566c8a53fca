import type { saveSelectors as saveSelectorsCall } from '@portal/contract/ratings/ratings.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import { auditCaller } from '../../audit/public.ts';
import { findFirmDetails } from '../../profile/public.ts';
import { companyAddress } from '../company-address.ts';
import type { RatingsServices } from '../ratings-services.ts';
import { lockRatedCompany, saveDkimSelectors } from './rated-companies.store.ts';

/** Keeps the names of the firm's DKIM keys for the next look. */
export async function saveSelectors(
  { database, clock }: RatingsServices,
  caller: CallerOf<typeof saveSelectorsCall>,
  { dkimSelectors }: InputOf<typeof saveSelectorsCall>,
): Promise<AnswerOf<typeof saveSelectorsCall>> {
  const { orgId } = caller.session;
  const now = clock.now();
  await database.inOrg(orgId, async (tx) => {
    const address = companyAddress((await findFirmDetails(tx)).companyUrl);
    if (address === null) throw new AppError('NO_COMPANY_URL');
    await lockRatedCompany(tx, { orgId, domain: address.domain, now });
    await saveDkimSelectors(tx, [...new Set(dkimSelectors)]);
    await auditCaller(tx, caller, now, { action: 'rating.selectors-saved', subject: dkimSelectors.join(', ') });
  });
  return { success: true };
}
