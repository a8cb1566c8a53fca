import type { Brand } from '@portal/domain/portal/brand.ts';
import type { Language } from '@portal/domain/texts/languages.ts';
import type { OrgTransaction } from '../../database/database.ts';
import { policyModel } from '../../documents/policy-model.ts';
import { type PrintedModel, printedLogo } from '../../documents/printed-model.ts';
import { readMarkdown } from '../../documents/read-markdown.ts';
import type { Services } from '../../services.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { findOrganisationName } from '../profile/public.ts';
import { printedLibrary } from './clauses/printed-library.ts';
import { type LoadedVersion, libraryPolicy, textOf } from './library/policy-content.ts';
import { loadVersion } from './load-version.ts';
import { listVersions } from './policy-versions.store.ts';
import { reviewMonthsOf, reviewOf } from './policy-view.ts';
import { listAcknowledgements } from './sign-off/sign-offs.store.ts';

/** What a policy's document needs of the organisation's rows. */
export type ReadPolicy = {
  readonly loaded: LoadedVersion;
  readonly organisationName: string;
  /** The versions that were approved up to this one, newest first. */
  readonly history: readonly { readonly version: number; readonly approver: string; readonly approvedAt: Date }[];
  readonly acknowledgements: Awaited<ReturnType<typeof listAcknowledgements>>;
};

type Asked = {
  readonly policyId: string;
  readonly version: number;
  readonly confirmedUntil: Date | null;
  readonly brand: Brand;
};

/**
 * A version for print.
 * @param confirmedUntil up to when those are listed who have confirmed the version; null leaves the list out
 * @throws AppError NOT_FOUND
 */
export async function readPolicyForPrint(
  tx: OrgTransaction,
  { policyId, version, confirmedUntil, brand }: Asked,
): Promise<ReadPolicy> {
  return {
    loaded: await loadVersion(tx, policyId, version, brand),
    organisationName: await findOrganisationName(tx),
    history: (await listVersions(tx, policyId)).flatMap((row) =>
      row.approved_at === null || row.version > version
        ? []
        : [{ version: row.version, approver: row.approver ?? '', approvedAt: row.approved_at }],
    ),
    acknowledgements:
      confirmedUntil === null ? [] : await listAcknowledgements(tx, { policyId, version }, confirmedUntil),
  };
}

/**
 * What the template `policy` prints; what was approved is printed from the text that was approved (spec part 2, section 7).
 * @param language of who asks; a text of the library is printed in its own language as a whole
 */
export async function printedPolicy(
  { brands, clock }: Pick<Services, 'brands' | 'clock'>,
  { loaded, organisationName, acknowledgements, history }: ReadPolicy,
  { brand, language }: { readonly brand: Brand; readonly language: Language },
): Promise<PrintedModel> {
  const now = clock.now();
  const months = reviewMonthsOf(loaded.fields, loaded.values);
  const { nextReview } = reviewOf(loaded.approvedAt, months, { now, timeZone: brand.timeZone });
  const library = libraryPolicy(loaded.policyId, loaded.language);
  const say = sayFor(brand, loaded.template === null ? language : loaded.language);
  return policyModel({
    brand,
    logo: printedLogo(await brands.logoOf(brand)),
    say,
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
    text: await (loaded.approvedText === null ? textOf(loaded) : readMarkdown(loaded.approvedText)),
    acknowledgements,
    createdAt: now,
    library: library === undefined ? null : printedLibrary(library, loaded),
    history,
  });
}
