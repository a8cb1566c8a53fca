import type { Page } from '@playwright/test';
import { callPortal } from './call-portal.ts';
import { SPEC_ROUTES } from './spec-routes.ts';

/** A page by its pattern in the table of routes, and the address at which it is looked at. */
export type PageToVisit = { readonly pattern: string; readonly path: string };

const VISITORS = ['visitor-only', 'public', 'maintenance', 'staff-sign-in'];
const NOT_FOR_MEMBERS = [...VISITORS, 'console', 'development', 'unknown', 'onboarding'];
/** Their last part names one of a few pages, not a row. */
const EACH_A_PAGE = /\/\$(?:list|tab)$/;
const TABS = ['/settings/$tab', '/training/$tab', '/concierge/$tab', '/attacksurface/$tab'];

const visit = (path: string) => ({ pattern: path, path });

/** What anybody may open. */
export const PAGES_OF_VISITORS: readonly PageToVisit[] = SPEC_ROUTES.filter(([, , kind]) =>
  VISITORS.includes(kind),
).map(([pattern, path]) => ({ pattern, path }));

const FOR_VISITORS: ReadonlySet<string> = new Set(PAGES_OF_VISITORS.map(({ pattern }) => pattern));

/** Where a firm's pages begin: each without a row's id in its address, and each tab. */
export const PAGES_OF_MEMBERS: readonly PageToVisit[] = [
  ...SPEC_ROUTES.filter(([pattern, , kind]) => !NOT_FOR_MEMBERS.includes(kind) && !pattern.includes('$')),
  ...SPEC_ROUTES.filter(([pattern]) => TABS.includes(pattern)),
].map(([, path]) => visit(path));

/** The lists of the provider's console. */
export const PAGES_OF_STAFF: readonly PageToVisit[] = [
  ...SPEC_ROUTES.filter(([pattern]) => pattern === '/console' || pattern === '/console/$list').map(([, path]) =>
    visit(path),
  ),
  visit('/console/account'),
];

/** The pattern of the route table that serves an address, and for lists and tabs the address itself; null for what is no page of ours. */
function patternOf(path: string): string | null {
  const patterns = SPEC_ROUTES.map(([pattern]) => pattern).filter((pattern) => pattern !== '/$');
  const fits = (pattern: string) => new RegExp(`^${pattern.replaceAll(/\$\w+/g, '[^/]+')}$`).test(path);
  const found = patterns.find((pattern) => pattern === path) ?? patterns.find(fits) ?? null;
  return found !== null && EACH_A_PAGE.test(found) ? path : found;
}

/**
 * Visits pages and what they lead to, each pattern once.
 *
 * @param steps how far one page leads to another: from a list to one of its rows, from there to what belongs to it.
 * @param look looks at one page.
 */
export async function walkPages(
  page: Page,
  pages: readonly PageToVisit[],
  steps: number,
  look: (page: Page, one: PageToVisit) => Promise<void>,
): Promise<void> {
  const seen = new Set<string>();
  let now = pages;
  for (let step = 0; step < steps && now.length > 0; step += 1) {
    const next = new Map<string, string>();
    for (const one of now) {
      if (seen.has(one.pattern)) continue;
      seen.add(one.pattern);
      await look(page, one);
      for (const path of await linksOf(page)) {
        const pattern = patternOf(path);
        if (pattern !== null && !FOR_VISITORS.has(pattern) && !seen.has(pattern))
          next.set(pattern, next.get(pattern) ?? path);
      }
    }
    now = [...next].map(([pattern, path]) => ({ pattern, path }));
  }
}

async function linksOf(page: Page): Promise<readonly string[]> {
  return page.evaluate<string[]>(
    `[...document.querySelectorAll('main a[href], nav a[href]')].map((link) => new URL(link.href)).filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname)`,
  );
}

/** Nothing that greets a newcomer stands before the pages of this browser's member. */
export async function passGreetings(member: Page, portalUrl: string): Promise<void> {
  const modules = ['dashboard', 'monitoring', 'training', 'compliance', 'ratings', 'cybermaturity', 'cyberconcierge'];
  await callPortal(member.context().request, portalUrl, '/profile/updateCustomerPortalData', {
    introViewed: Object.fromEntries(modules.map((module) => [module, true])),
    cybermaturity: { hasSeenReleaseNotes: true, dontShowRoadBlock: true },
  });
}
