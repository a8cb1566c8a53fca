import type { proveSignOnDomain as proveSignOnDomainCall } from '@portal/contract/accounts/sign-on.calls.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Services } from '../../../services.ts';
import { domainView, listDomains, provePhishingDomain } from '../../phishing/public.ts';

/** Looks for the record that proves a mail domain of the firm; one whose proof holds is not looked at again. */
export async function proveSignOnDomain(
  services: Services,
  caller: CallerOf<typeof proveSignOnDomainCall>,
  { domainId }: InputOf<typeof proveSignOnDomainCall>,
): Promise<AnswerOf<typeof proveSignOnDomainCall>> {
  const { database, clock } = services;

  const rows = await database.onceInOrg(caller.session.orgId, listDomains);
  const row = rows.find(({ domain_id: known }) => known === domainId);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const view = domainView(row, clock.now());
  if (view.state === 'proved') return { success: true, data: view };
  return provePhishingDomain(services, caller, { domainId, by: 'dns' });
}
