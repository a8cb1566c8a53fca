import type { PortalFacts } from '@portal/domain/facts/portal-facts.ts';
import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import { fewestPeopleOf } from '@portal/domain/profile/team-sizes.ts';
import type { PeopleFacts } from '../accounts/public.ts';
import { countReviewsDue } from '../policies/public.ts';
import { outsideFactsOf } from '../ratings/public.ts';
import { type FirmRows, FRAUD_COURSE, PHISHING_COURSE } from './firm-rows.store.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOBODY = { assigned: 0, completed: 0, late: 0 };

/** What the portal knows of a firm; of modules that its plan does not hold it knows nothing. */
export function portalFactsOf(
  rows: FirmRows,
  people: Pick<PeopleFacts, 'people' | 'withSecondFactor'>,
  modules: ModuleStatuses,
  place: { readonly now: Date } & Pick<Brand, 'timeZone' | 'locale'>,
): PortalFacts {
  const active = rows.policies.filter((policy) => policy.active !== null);
  const { oldestScanAt, latestFirstScanAt, ...websites } = rows.websites;
  const daysSince = (instant: string | null) =>
    instant === null ? null : Math.floor((place.now.getTime() - Date.parse(instant)) / DAY_MS);
  return {
    headcount: fewestPeopleOf(rows.means.teamSize),
    admins: people.people,
    adminsWithSecondFactor: people.withSecondFactor,
    training:
      modules.training === 'ACTIVE'
        ? {
            people: rows.training.people,
            trained: rows.training.trained,
            finished: rows.training.finished,
            late: rows.training.late,
            fraudCourse: rows.courses[FRAUD_COURSE] ?? NOBODY,
            phishingCourse: rows.courses[PHISHING_COURSE] ?? NOBODY,
          }
        : null,
    policies:
      modules.compliance === 'ACTIVE'
        ? { active: active.map(({ id }) => id), reviewsDue: countReviewsDue(rows.policies, place), ...rows.signOffs }
        : null,
    records:
      modules.compliance === 'ACTIVE'
        ? { kept: rows.records.kept, open: rows.records.open, overdue: rows.records.overdue }
        : null,
    websites:
      modules.monitoring === 'ACTIVE'
        ? {
            ...websites,
            daysSinceScan: daysSince(oldestScanAt),
            daysOfScans: daysSince(latestFirstScanAt),
          }
        : null,
    phishing: modules.phishing === 'ACTIVE' && rows.phishing.isOn ? { campaigns: rows.phishing.ran } : null,
    outside: modules.ratings === 'ACTIVE' ? outsideFactsOf(rows.outside, place) : null,
  };
}
