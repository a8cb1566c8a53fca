import type * as calls from '@portal/contract/phishing/phishing.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { hashToken, newToken } from '../../../system/tokens.ts';
import { auditCaller } from '../../audit/public.ts';
import { actorName } from '../../profile/public.ts';
import { findSettings, setReportLink } from './settings.store.ts';

/** Makes the link of the page "I report this"; the one before ends. */
export async function makeReportLink(
  { database, clock, config }: Services,
  caller: CallerOf<typeof calls.makeReportLink>,
): Promise<AnswerOf<typeof calls.makeReportLink>> {
  const { orgId } = caller.session;
  const at = clock.now();
  const token = newToken();
  await database.inOrg(orgId, async (tx) => {
    if (!(await findSettings(tx)).is_on) throw new AppError('PHISHING_IS_OFF');
    await setReportLink(tx, orgId, { tokenHash: hashToken(token), at, byName: await actorName(tx, caller) });
    await auditCaller(tx, caller, at, { action: 'phishing.report-link-made' });
  });
  return { success: true, data: { url: `${brandOrigin(caller.brand, config.publicUrl)}/report/${token}` } };
}

/** Ends that link; that there was none is no fault. */
export async function revokeReportLink(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.revokeReportLink>,
): Promise<AnswerOf<typeof calls.revokeReportLink>> {
  const { orgId } = caller.session;
  await database.inOrg(orgId, async (tx) => {
    await setReportLink(tx, orgId, null);
    await auditCaller(tx, caller, clock.now(), { action: 'phishing.report-link-revoked' });
  });
  return { success: true };
}
