import type { weaknessPdf } from '@portal/contract/concierge/concierge.calls.ts';
import { weaknessPdfName } from '@portal/domain/concierge/weakness-pdf-name.ts';
import { AppError } from '../../call/app-error.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import { printedLogo } from '../../documents/printed-model.ts';
import { readMarkdown } from '../../documents/read-markdown.ts';
import { weaknessModel } from '../../documents/weakness-model.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { auditCaller } from '../audit/public.ts';
import { findOrganisationName } from '../profile/public.ts';
import type { ConciergeServices } from './concierge-services.ts';
import { findWeakness, listWeaknessFiles } from './weaknesses.store.ts';

/** A weakness as a PDF, under the one name that the specification gives it (spec part 2, section 7). */
export async function downloadWeaknessPdf(
  services: ConciergeServices,
  caller: CallerOf<typeof weaknessPdf>,
  { weaknessId, fileName }: InputOf<typeof weaknessPdf>,
): Promise<AnswerOf<typeof weaknessPdf>> {
  const { database, clock, documents, brands } = services;

  const { session, brand, language } = caller;
  const now = clock.now();
  const { row, organisationName, files } = await database.inOrg(session.orgId, async (tx) => {
    const found = await findWeakness(tx, weaknessId);
    if (found === undefined || weaknessPdfName(found.reported_on, weaknessId) !== fileName)
      throw new AppError('NOT_FOUND');
    await auditCaller(tx, caller, now, {
      action: 'weakness.downloaded',
      subject: found.title,
      details: { weaknessId },
    });
    return {
      row: found,
      organisationName: await findOrganisationName(tx),
      files: await listWeaknessFiles(tx, weaknessId),
    };
  });
  const model = weaknessModel({
    brand,
    logo: printedLogo(await brands.logoOf(brand)),
    say: sayFor(brand, language),
    organisationName,
    title: row.title,
    severity: row.severity,
    status: row.status,
    statusNote: row.status_note,
    statusUpdatedAt: row.status_updated_at,
    reportedOn: row.reported_on,
    cvssScore: row.cvss_score === null ? null : Number(row.cvss_score),
    cvssVector: row.cvss_vector,
    body: await readMarkdown(row.body),
    fileNames: files.map((file) => file.file_name),
    createdAt: now,
  });
  return { fileName, bytes: await documents.typeset('weakness', model) };
}
