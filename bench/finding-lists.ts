import { timeOfPage } from './browser/time-of-page.ts';
import { atMost, type Figure } from './figure.ts';
import { withSeededPortal } from './portal/seeded-portal.ts';
import { type SeededFirm, seedFindings } from './seeds/seed-findings.ts';

const MAX_MS = 50;

type Page = (firm: SeededFirm) => string;
const list =
  (query = ''): Page =>
  ({ targetId }) =>
    `monitoring/findings/listFindings?targetId=${targetId}${query}`;

/** What people open about findings: lists as they narrow them, one finding, the trend, the dashboard. */
const PAGES: Readonly<Record<string, Page>> = {
  'first page': list(),
  'all websites': () => 'monitoring/findings/listFindings',
  'page 300': list('&page=300&state=all'),
  'high ones': list('&severity=high'),
  'for the web developer': list('&who=web-developer'),
  'one check': list('&checkId=P24'),
  'found by address': list('&search=page%2F77'),
  'fixed ones': list('&state=fixed'),
  'one finding': ({ findingId }) => `monitoring/findings/readFinding/${findingId}`,
  trend: ({ targetId }) => `monitoring/findings/readFindingsTrend/${targetId}`,
  dashboard: () => 'dashboard/getModuleActivity',
};

/**
 * How long the pages about findings take with 200,000 scans and 2,000,000 findings in the database, for an ordinary firm and for
 * one with 10,000 findings on one website: medians over HTTP after a warm-up.
 */
export function measureFindingLists(): Promise<Figure[]> {
  return withSeededPortal(seedFindings, async (origin, firms) => {
    const figures: Figure[] = [];
    for (const [size, firm] of Object.entries(firms))
      for (const [name, page] of Object.entries(PAGES)) {
        const time = await timeOfPage(`${origin}/api/${page(firm)}`, firm.token);
        figures.push(atMost(`findings of the ${size} firm: ${name}`, time, MAX_MS, 'ms', 1));
      }
    return figures;
  });
}
