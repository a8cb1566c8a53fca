import { randomBytes, randomUUID } from 'node:crypto';
import type * as calls from '@portal/contract/phishing/phishing.calls.ts';
import { mailDomainOf } from '@portal/domain/phishing/mail-domain.ts';
import { MAX_DOMAINS } from '@portal/domain/phishing/phishing-limits.ts';
import { AppError } from '../../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../../call/bind-call.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { Services } from '../../../services.ts';
import { auditCaller } from '../../audit/public.ts';
import { isMailProvider, lockOrganisation } from '../../profile/public.ts';
import { domainView } from './domain-view.ts';
import { deleteDomain, insertDomain, listDomains } from './domains.store.ts';

const RECORD_BYTES = 16;

/** Puts a domain on the firm's list; it counts once it is proved. */
export async function addPhishingDomain(
  { database, clock }: Services,
  caller: Caller<MemberSession>,
  input: InputOf<typeof calls.addPhishingDomain>,
): Promise<AnswerOf<typeof calls.addPhishingDomain>> {
  const domain = mailDomainOf(input.domain);
  if (domain === null) throw new AppError('PHISHING_DOMAIN_INVALID', { field: 'domain' });
  if (isMailProvider(domain))
    throw new AppError('PHISHING_DOMAIN_SHARED', { field: 'domain', values: { name: domain } });
  const { orgId } = caller.session;
  const now = clock.now();
  const domainId = randomUUID();
  const rows = await database.inOrg(orgId, async (tx) => {
    await lockOrganisation(tx);
    const before = await listDomains(tx);
    if (before.some((row) => row.domain === domain)) throw new AppError('PHISHING_DOMAIN_THERE', { field: 'domain' });
    if (before.length >= MAX_DOMAINS)
      throw new AppError('PHISHING_TOO_MANY_DOMAINS', { values: { maximum: MAX_DOMAINS } });
    const recordValue = `training=${randomBytes(RECORD_BYTES).toString('hex')}`;
    await insertDomain(tx, { orgId, domainId, domain, recordValue, at: now });
    await auditCaller(tx, caller, now, { action: 'phishing.domain-added', subject: domain });
    return listDomains(tx);
  });
  const added = rows.find((row) => row.domain_id === domainId);
  if (added === undefined) throw new Error('The domain was just added');
  return { success: true, data: domainView(added, now) };
}

/** Takes a domain from the list; mails to people there are no longer sent. */
export async function removePhishingDomain(
  { database, clock }: Services,
  caller: CallerOf<typeof calls.removePhishingDomain>,
  { domainId }: InputOf<typeof calls.removePhishingDomain>,
): Promise<AnswerOf<typeof calls.removePhishingDomain>> {
  await database.inOrg(caller.session.orgId, async (tx) => {
    const domain = await deleteDomain(tx, domainId);
    if (domain === undefined) throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, clock.now(), { action: 'phishing.domain-removed', subject: domain });
  });
  return { success: true };
}
