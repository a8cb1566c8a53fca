import type { PortalFacts } from '@portal/domain/maturity/portal-facts.ts';
import type { ModuleStatuses } from '@portal/domain/plans/module-status.ts';
import type { Brand } from '@portal/domain/portal/brand.ts';
import type { PeopleFacts } from '../accounts/public.ts';
import { countReviewsDue } from '../policies/public.ts';
import { outsideFactsOf } from '../ratings/public.ts';
import { FRAUD_COURSE, PHISHING_COURSE, type ReportRows } from './report/report.store.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOBODY = { assigned: 0, completed: 0, late: 0 };

/** What the portal knows of a firm; of modules that its plan does not hold it knows nothing. */
export function portalFactsOf(
  rows: ReportRows,
  people: Pick<PeopleFacts, 'people' | 'withSecondFactor'>,
  modules: ModuleStatuses,
  place: { readonly now: Date } & Pick<Brand, 'timeZone' | 'locale'>,
): PortalFacts {
  const active = rows.policies.filter((policy) => policy.active !== null);
  const { oldestScanAt, ...websites } = rows.websites;
  return {
    admins: people.people,
    adminsWithSecondFactor: people.withSecondFactor,
    training:
      modules.training === 'ACTIVE'
        ? {
            people: rows.training.people,
            late: rows.training.late,
            fraudCourse: rows.courses[FRAUD_COURSE] ?? NOBODY,
            phishingCourse: rows.courses[PHISHING_COURSE] ?? NOBODY,
          }
        : null,
    policies:
      modules.compliance === 'ACTIVE'
        ? { active: active.map(({ id }) => id), reviewsDue: countReviewsDue(rows.policies, place), ...rows.signOffs }
        : null,
    websites:
      modules.monitoring === 'ACTIVE'
        ? {
            ...websites,
            daysSinceScan:
              oldestScanAt === null ? null : Math.floor((place.now.getTime() - Date.parse(oldestScanAt)) / DAY_MS),
          }
        : null,
    outside: modules.ratings === 'ACTIVE' ? outsideFactsOf(rows.outside, place) : null,
  };
}
