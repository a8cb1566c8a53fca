import type { policyDownload } from '@portal/contract/policies/policies.calls.ts';
import { parseMarkdown } from '../../documents/parse-markdown.ts';
import { policyModel } from '../../documents/policy-model.ts';
import { printedLogo } from '../../documents/printed-model.ts';
import type { Handler } from '../../http/bind-call.ts';
import { findOrganisationName } from '../profile/public.ts';
import { loadVersion } from './load-version.ts';
import type { PoliciesServices } from './policies-services.ts';
import { libraryPolicy, textOf } from './policy-content.ts';
import { reviewMonthsOf, reviewOf } from './policy-view.ts';
import { listAcknowledgements } from './sign-off/sign-offs.store.ts';

/** A version as a PDF; what was approved is printed from the text that was approved (spec part 2, section 7). */
export function createDownloadPolicy(services: PoliciesServices): Handler<typeof policyDownload> {
  const { database, clock, documents, brands } = services;
  return async (caller, { id, version }) => {
    const { session, brand } = caller;
    const now = clock.now();
    const { loaded, organisationName, acknowledgements } = await database.inOrg(session.orgId, async (tx) => {
      const found = await loadVersion(tx, id, version);
      return {
        loaded: found,
        organisationName: await findOrganisationName(tx),
        acknowledgements: await listAcknowledgements(tx, { policyId: id, version }),
      };
    });
    const months = reviewMonthsOf(loaded.fields, loaded.values);
    const { nextReview } = reviewOf(loaded.approvedAt, months, { now, timeZone: brand.timeZone });
    const library = libraryPolicy(id);
    const model = policyModel({
      brand,
      logo: printedLogo(await brands.logoOf(brand)),
      organisationName,
      name: loaded.name,
      purpose: library?.purpose ?? '',
      audience: library?.audience ?? '',
      version: loaded.version,
      status: loaded.status,
      approver: loaded.approver,
      approvedAt: loaded.approvedAt,
      nextReview: nextReview === null ? null : new Date(nextReview),
      savedAt: loaded.savedAt,
      text: loaded.approvedText === null ? textOf(loaded) : parseMarkdown(loaded.approvedText),
      acknowledgements,
      createdAt: now,
    });
    return { fileName: `${id}_v${version}.pdf`, bytes: await documents.typeset('policy', model) };
  };
}
