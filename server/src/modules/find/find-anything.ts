import type { findAnything as contract } from '@portal/contract/find/find.calls.ts';
import { FOUND_AT_MOST } from '@portal/contract/find/find.schemas.ts';
import { withoutMarks } from '@portal/domain/portal/without-marks.ts';
import type { AnswerOf, CallerOf, InputOf } from '../../call/bind-call.ts';
import type { Services } from '../../services.ts';
import { sayFor } from '../../system/texts/say-for.ts';
import { findFindingPages, findWebsitePages } from '../monitoring/public.ts';
import { findCampaignPages } from '../phishing/public.ts';
import { findPolicyPages } from '../policies/public.ts';
import { findRecordPages } from '../registers/public.ts';
import { findCoursePages, findPersonPages } from '../training/public.ts';

type Hit = AnswerOf<typeof contract>['data']['hits'][number];

/** What of the caller's firm has such a name; of a module that its plan does not hold now, nothing. */
export async function findAnything(
  { database, clock, plans }: Services,
  { session, brand, language }: CallerOf<typeof contract>,
  { search }: InputOf<typeof contract>,
): Promise<AnswerOf<typeof contract>> {
  // Nothing is left of accents alone, and nothing is in every name.
  if (withoutMarks(search) === '') return { success: true, data: { hits: [] } };
  const told = { say: sayFor(brand, language), limit: FOUND_AT_MOST };
  const found = { language, limit: FOUND_AT_MOST };
  const titled = { limit: FOUND_AT_MOST, locale: told.say.locale };
  const at = { ...told, now: clock.now() };
  const hits = await database.inOrg(session.orgId, async (tx) => {
    const { modules } = await plans.current(tx);
    const isScanning = modules.monitoring === 'ACTIVE';
    const isTraining = modules.training === 'ACTIVE';
    return [
      ...ofKind('website', isScanning ? await findWebsitePages(tx, search, FOUND_AT_MOST) : []),
      ...ofKind('finding', isScanning ? await findFindingPages(tx, search, at) : []),
      ...ofKind('person', isTraining ? await findPersonPages(tx, search, FOUND_AT_MOST) : []),
      ...ofKind('policy', modules.compliance === 'ACTIVE' ? await findPolicyPages(tx, search, told) : []),
      ...ofKind('record', modules.compliance === 'ACTIVE' ? await findRecordPages(tx, search, found) : []),
      ...ofKind('campaign', modules.phishing === 'ACTIVE' ? await findCampaignPages(tx, search, titled) : []),
      ...ofKind('course', isTraining ? await findCoursePages(tx, search, FOUND_AT_MOST, language) : []),
    ];
  });
  return { success: true, data: { hits } };
}

function ofKind(kind: Hit['kind'], hits: readonly Omit<Hit, 'kind'>[]): Hit[] {
  return hits.map((hit) => ({ kind, ...hit }));
}
