import type { readinessPdf } from '@portal/contract/insurance/insurance.calls.ts';
import type { ReadinessState } from '@portal/domain/insurance/answer-readiness.ts';
import { dayOf } from '@portal/domain/plans/end-of-day.ts';
import type { DocumentRenderer } from '../../documents/document-renderer.ts';
import { printedBrand, printedLogo } from '../../documents/printed-model.ts';
import { brandDate } from '../../emails/brand-date.ts';
import type { Handler } from '../../http/bind-call.ts';
import { auditCaller } from '../audit/public.ts';
import { type ReadinessServices, type ReadinessSheet, readReadinessSheet } from './readiness-sheet.ts';

const STATES: Readonly<Record<ReadinessState, string>> = {
  yes: 'Yes',
  partly: 'In part',
  no: 'Not yet',
  unknown: 'Not known',
  yours: 'To fill in',
};
const BASES: Readonly<Record<ReadinessSheet['topics'][number]['questions'][number]['basis'], string>> = {
  seen: 'Seen by the portal',
  stated: 'Stated by the organization',
  none: '',
};

/** The sheet as a PDF; that it was downloaded is logged, because it tells where a firm is weak. */
export function createReadinessPdf(
  services: ReadinessServices & { readonly documents: DocumentRenderer },
): Handler<typeof readinessPdf> {
  const { database, clock, documents, brands } = services;
  return async (caller) => {
    const { brand, session } = caller;
    const sheet = await readReadinessSheet(services, caller);
    const now = clock.now();
    const bytes = await documents.typeset('readiness-sheet', {
      brand: printedBrand(brand, printedLogo(await brands.logoOf(brand))),
      organisation: sheet.company,
      date: brandDate(now, brand),
      counts: (['yes', 'partly', 'no', 'unknown', 'yours'] as const).map((state) => ({
        state,
        label: STATES[state],
        count: sheet.counts[state],
      })),
      topics: sheet.topics.map(({ title, questions }) => ({
        title,
        questions: questions.map(({ question, why, state, basis, text, statedAt }) => ({
          question,
          why,
          state,
          label: STATES[state],
          basis: statedAt === null ? BASES[basis] : `${BASES[basis]} on ${brandDate(new Date(statedAt), brand)}`,
          text,
        })),
      })),
    });
    const what = { action: 'insurance.sheet-downloaded' };
    await database.inOrg(session.orgId, (tx) => auditCaller(tx, caller, now, what));
    return { fileName: `InsuranceReadiness_${dayOf(now, brand.timeZone)}.pdf`, bytes };
  };
}
