import { timeOfPage } from './browser/time-of-page.ts';
import { atMost, type Figure } from './figure.ts';
import { withSeededPortal } from './portal/seeded-portal.ts';
import { seedOrganisations } from './seeds/seed-organisations.ts';

const CUSTOMERS = 50_000;
const MAX_MS = 50;

/** The console's lists as staff asks for them: first page, far page, search, filter and order. */
const PAGES: Readonly<Record<string, string>> = {
  'first page of customers': 'organisations',
  'customers, page 1,500': 'organisations?page=1500',
  'customers by name': 'organisations?sort=name',
  'customers by websites': 'organisations?sort=most-websites',
  'customers by scans, page 1,500': 'organisations?sort=most-scans&page=1500',
  'customers by admins': 'organisations?sort=fewest-admins',
  'customers by score': 'organisations?sort=worst-score',
  'customers by worst open point': 'organisations?sort=worst-point',
  'customers by activity': 'organisations?sort=active-longest-ago',
  'customers found by name': 'organisations?search=quay%20works%2012',
  'suspended customers': 'organisations?status=suspended',
  'log of the portal': 'auditLog',
  'log of one kind and some customers': 'auditLog?action=scan.started&organisation=works%20123',
  'failed mails': 'mails?status=failed',
  'what waits for the staff': 'waiting',
};

/** How long the console's lists take with 50,000 customers: medians over HTTP after a warm-up. */
export function measureConsoleLists(): Promise<Figure[]> {
  return withSeededPortal(
    (connection) => seedOrganisations(connection, CUSTOMERS),
    async (origin, token) => {
      const figures: Figure[] = [];
      for (const [name, path] of Object.entries(PAGES)) {
        const time = await timeOfPage(`${origin}/api/console/${path}`, token);
        figures.push(atMost(`console: ${name}`, time, MAX_MS, 'ms', 1));
      }
      return figures;
    },
  );
}
