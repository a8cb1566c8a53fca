import type { HelpSubject } from '@portal/domain/concierge/help-request.ts';
import type { Caller, MemberSession } from '../../../call/caller.ts';
import type { OrgTransaction } from '../../../database/database.ts';
import { TO_STAFF } from '../../../emails/mail-outbox.ts';
import { brandOrigin } from '../../../system/brand-origin.ts';
import { findOrganisationName } from '../../profile/public.ts';
import type { ConciergeServices } from '../concierge-services.ts';

/** How the mail calls each kind of thing; its name is not said. */
const KINDS: Readonly<Record<HelpSubject, string>> = {
  weakness: 'A reported weakness',
  finding: 'A website scan finding',
  policy: 'A security policy',
  course: 'A training course',
  element: 'A question in the cyber maturity assessment',
  general: 'A general question',
};

/** Mails the brand's concierge that a customer has written; who and which number, and not what. */
export async function tellConcierge(
  tx: OrgTransaction,
  { outbox, config, brands }: Pick<ConciergeServices, 'outbox' | 'config' | 'brands'>,
  { brand }: Caller<MemberSession>,
  request: { helpRequestId: string; number: string; kind: HelpSubject; isFirst: boolean },
): Promise<void> {
  // Staff signs in under the portal's own address.
  const origin = brandOrigin(brands.default, config.publicUrl);
  await outbox.put(
    tx,
    brand,
    brand.conciergeEmail,
    {
      kind: 'help-request',
      number: request.number,
      organisationName: await findOrganisationName(tx),
      about: KINDS[request.kind],
      isFirst: request.isFirst,
      url: `${origin}/console/help-requests/${request.helpRequestId}`,
    },
    TO_STAFF,
  );
}
