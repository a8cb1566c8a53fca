import type { saveSelectors } from '@portal/contract/ratings/ratings.calls.ts';
import { AppError } from '../../http/app-error.ts';
import type { Handler } from '../../http/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { findFirmDetails } from '../profile/public.ts';
import { companyAddress } from './company-address.ts';
import { lockRatedCompany, saveDkimSelectors } from './rated-companies.store.ts';
import type { RatingsServices } from './ratings-services.ts';

/** Keeps the names of the firm's DKIM keys for the next look. */
export function createSaveSelectors({ database, clock }: RatingsServices): Handler<typeof saveSelectors> {
  return async (caller, { dkimSelectors }) => {
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
  };
}
